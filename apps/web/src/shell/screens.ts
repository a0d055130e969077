/** A game's screens, fetched when one of them is first needed. A hint (a pointer over a link) may fetch them sooner. */
import { lazy, type Component } from 'solid-js';
import type {
  GameScreens,
  LessonProps,
  NewGameProps,
  PlayableGame,
  PlayProps,
  ReplayProps,
} from '../games.ts';
import { gameNamed } from '../games.ts';

export interface LazyScreens {
  readonly NewGame: Component<NewGameProps>;
  readonly Play: Component<PlayProps>;
  readonly Replay: Component<ReplayProps>;
  readonly Rules: Component;
  readonly Lesson: Component<LessonProps>;
}

const known = new Map<string, LazyScreens>();

export function screensOf(game: PlayableGame): LazyScreens {
  const found = known.get(game.id);
  if (found) return found;
  const one = <P extends object>(pick: (screens: GameScreens) => Component<P>): Component<P> =>
    lazy(async () => ({ default: pick(await game.load()) }));
  const screens: LazyScreens = {
    NewGame: one((all) => all.NewGame),
    Play: one((all) => all.Play),
    Replay: one((all) => all.Replay),
    Rules: one((all) => all.Rules),
    Lesson: one((all) => {
      if (!all.Lesson) throw new Error(`${game.id} promises a lesson and has none`);
      return all.Lesson;
    }),
  };
  known.set(game.id, screens);
  return screens;
}

export function preloadGame(id: string | undefined): void {
  const game = gameNamed(id ?? '');
  // Only a hint: when it fails, the page that really needs it says so.
  if (game?.state === 'playable') game.load().catch(() => undefined);
}
