/**
 * The shelf: every game there is, in the order of the home page, and what a game must bring to stand on it.
 *
 * A game lives in its own folder `games/<id>/`, reached only through the imports below, so each is a chunk of its own. Its screens
 * are drawn inside the shell: one header, one `<main>`, one live region, one settings dialog. A screen
 * - begins with `<Heading>` of `shell/Heading.tsx` (the page's `h1` and title; focus goes there after navigation);
 * - asks `useShell()` for settings, words, kept matches, announcements, toasts and shortcuts, and for nothing behind them;
 * - takes its texts from its own words modules through `useGameWords`, so that another language is one more file;
 * - saves with `shell.matches.save` after every accepted choice; the shell opens matches, a screen never reads storage, except
 *   what it keeps itself in `shell.box` (progress, records);
 * - has no static `style` attributes: the content policy forbids inline styles. Classes and custom properties are fine, and so
 *   is `style={{ '--x': value() }}` with a value that is not a literal.
 * While a `Play` is shown the header shrinks to `--bar` and `<main>` is all the rest of the viewport, without padding, as a flex
 * column that does not scroll; there is no footer. A screen that throws loses only its own match: the shell offers its record.
 */
import type { Component } from 'solid-js';
import type { Catalogue } from '@rankfall/kernel';
import type { StoredMatch } from './storage/types.ts';

export const gameIds = ['saktris', 'saktris-action', 'chessbrawl', 'stepwise', 'starlines'] as const;
/** The kernel's id of a game, and the first part of its addresses. */
export type GameId = (typeof gameIds)[number];

export interface NewGameProps {
  /** Settings that a link asks for, as `settingsToLink` writes them ('rc=1&p=3'); '' for the usual. A bad one says what is wrong. */
  readonly query: string;
}

export interface PlayProps {
  /** As it was when the screen opened. It is running, or finished and looked at again. */
  readonly match: StoredMatch;
}

export interface ReplayProps {
  readonly match: StoredMatch;
  /** It came by a link and is not kept on this device: offer to keep it, or to play on, by saving it. */
  readonly fromLink: boolean;
}

export interface LessonProps {
  /** Call it when the lesson is over or skipped: leads to the game's page. */
  readonly onDone: () => void;
}

/** What `load` of a playable game answers with. */
export interface GameScreens {
  /** Every version of the rules there is, newest first: to open links, and to check what is imported. */
  readonly catalogue: Catalogue;
  /** `/saktris`: starts a match with `shell.matches.save` and goes to `/saktris/play/<id>` (`playPath`). */
  readonly NewGame: Component<NewGameProps>;
  /** `/saktris/play/<id>` */
  readonly Play: Component<PlayProps>;
  /** `/saktris/replay/<id>`, and `/open#<link>`. */
  readonly Replay: Component<ReplayProps>;
  /** `/rules/saktris` */
  readonly Rules: Component;
  /** `/saktris/lesson`, if there is one: the guided first game. */
  readonly Lesson?: Component<LessonProps>;
}

export interface MiniatureProps {
  /** Stand still while this is false: the card is out of sight or the page is hidden. */
  readonly running: boolean;
}

interface Shelved {
  readonly id: GameId;
  /** The custom property of its colour; inside its screens it is `--accent`. */
  readonly accent: `--${string}`;
}

export interface PlayableGame extends Shelved {
  readonly state: 'playable';
  load(): Promise<GameScreens>;
  /** Whether `load` brings a `Lesson`: the home page says so without loading it. */
  readonly hasLesson: boolean;
  /** Whether a finished match can be analysed: its replay then begins by itself when the address asks for it. */
  readonly hasAnalysis?: true;
  /**
   * The live miniature: fills its square box and plays itself slowly by seeded moves, without sound, focus or labels (it is
   * decoration). The shell shows a still drawing until the browser is idle and motion is wanted, and only then loads this.
   */
  miniature?(): Promise<{ readonly Miniature: Component<MiniatureProps> }>;
}

/** In the making: shown honestly with a still drawing, and leads nowhere. */
export interface LaterGame extends Shelved {
  readonly state: 'later';
}

export type ShelvedGame = PlayableGame | LaterGame;

export const games: readonly ShelvedGame[] = [
  {
    id: 'saktris',
    accent: '--saktris',
    state: 'playable',
    load: async () => (await import('./games/saktris/screens.ts')).screens,
    hasLesson: true,
    hasAnalysis: true,
    miniature: async () => import('./games/saktris/Miniature.tsx'),
  },
  {
    id: 'saktris-action',
    accent: '--action',
    state: 'playable',
    load: async () => (await import('./games/saktris-action/screens.ts')).screens,
    hasLesson: true,
    miniature: async () => import('./games/saktris-action/Miniature.tsx'),
  },
  {
    id: 'chessbrawl',
    accent: '--chessbrawl',
    state: 'playable',
    load: async () => (await import('./games/chessbrawl/screens.ts')).screens,
    hasLesson: true,
    miniature: async () => import('./games/chessbrawl/Miniature.tsx'),
  },
  {
    id: 'stepwise',
    accent: '--stepwise',
    state: 'playable',
    load: async () => (await import('./games/stepwise/screens.ts')).screens,
    hasLesson: false,
    miniature: async () => import('./games/stepwise/Miniature.tsx'),
  },
  {
    id: 'starlines',
    accent: '--starlines',
    state: 'playable',
    load: async () => (await import('./games/starlines/screens.ts')).screens,
    hasLesson: true,
    miniature: async () => import('./games/starlines/Miniature.tsx'),
  },
];

export const isGameId = (text: string): text is GameId => gameIds.some((id) => id === text);

export function gameNamed(id: string): ShelvedGame | undefined {
  return games.find((game) => game.id === id);
}

export const gamePath = (game: string, query = ''): string => `/${game}${query === '' ? '' : `?${query}`}`;
export const playPath = (game: string, match: string): string => `/${game}/play/${match}`;
export const replayPath = (game: string, match: string): string => `/${game}/replay/${match}`;
/** The same, analysed at once. */
export const analysisPath = (game: string, match: string): string => `${replayPath(game, match)}?analyse=1`;
export const rulesPath = (game: string): string => `/rules/${game}`;
export const lessonPath = (game: string): string => `/${game}/lesson`;
/** `link` is what `linkOf` of the kernel answers, or `<game>?<settings>` for settings alone. */
export const openPath = (link: string): string => `/open#${link}`;
