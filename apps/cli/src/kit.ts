/** What the command line needs to know about a game beyond the contract: its words, and how it looks in a terminal. */
import type {
  AnyGame,
  AnyTerms,
  Choice,
  Folded,
  Look,
  Match,
  Reason,
  Result,
  Seat,
  Table,
  Told,
} from '@rankfall/kernel';
import type { Style } from './style.ts';
import type { Count } from './tally.ts';

export interface GameKit {
  readonly title: string;
  /** Newest rules first; older ones so that old records can still be replayed. */
  readonly games: readonly [AnyGame, ...AnyGame[]];
  seatName(seat: Seat): string;
  sayReason(reason: Reason): string;
  /** One sentence. */
  sayResult(result: Result): string;
  /** What a setting is for. */
  readonly helpOnSetting?: (path: string) => string | undefined;
  /** The choices really played, in the game's own notation. */
  movesOf(match: Match<AnyTerms>): string;
  /** The position as text, if the game has such a notation. */
  readonly positionOf?: (match: Match<AnyTerms>) => string;
  /** The match in PGN; `names` are those of the players. */
  readonly pgnOf?: (match: Match<AnyTerms>, names: readonly string[]) => string;
  readonly fromPgn?: (text: string) => FromText;
  readonly face: Face;
  /** What these settings forbid at the table. */
  readonly tableFor?: (settings: object) => Partial<Table>;
  /** A game in real time: bots play it with their delays, in simulated time. People play it on the site, not in a terminal. */
  readonly inRealTime?: (match: Match<AnyTerms>, bots: readonly string[]) => Match<AnyTerms>;
  /** What `simulate` asks of this game where nothing else is asked. */
  readonly survey?: Survey;
}

/** A game's own question to many kinds of matches at once. */
export interface Survey {
  /** The settings that are varied, and their values. */
  readonly varies: Readonly<Record<string, readonly string[]>>;
  /** Settings of all kinds, unless something else is asked. */
  readonly fixed: object;
  /** Who plays, each in turn. */
  readonly bots: readonly string[];
  readonly count: Count;
  tell(parts: readonly Surveyed[], seed: string): Findings;
}

/** One kind of match, and what was counted in its games. */
export interface Surveyed {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly games: number;
  readonly counts: Readonly<Record<string, number>>;
}

/** What a survey says: for machines, for a terminal, as a picture, and as a page that shows the picture of that name. */
export interface Findings {
  readonly data: object;
  readonly lines: readonly string[];
  readonly chart: string;
  report(chart: string): string;
}

/** What a text became; the note says what could not be taken over. */
export type FromText = Folded<AnyTerms> & { readonly note?: string };

/** How a game is shown and typed. */
export interface Face {
  draw(look: Look<AnyTerms>, wish: DrawWish): readonly string[];
  /** What is asked of this seat now: "White places a knight on a, c or h." */
  ask(match: Match<AnyTerms>, seat: Seat, wish: DrawWish): string;
  /** What the typed words choose, or why they choose nothing. */
  read(match: Match<AnyTerms>, seat: Seat, typed: string): Choice | Reason;
  /** The latest choice of the line, as players write it: "12. N@c1". */
  sayLatest(match: Match<AnyTerms>): string;
  /** What else happened that somebody should hear about: passes, clears, checks. */
  tell(told: readonly Told<AnyTerms>[]): readonly string[];
  /** All that can be typed now, or all that begins with one square or word. */
  menu(match: Match<AnyTerms>, seat: Seat, only: string | undefined): readonly string[];
  /** How moves are typed, for the help. */
  readonly howTo: readonly string[];
}

export interface DrawWish {
  readonly style: Style;
  readonly ascii: boolean;
  /** The seat that sits at the bottom. */
  readonly bottom: Seat;
  /** Whom to show options to; nobody when a bot is to move. */
  readonly hintsFor: Seat | undefined;
  /** What to call each seat: "White (you)". */
  readonly names: readonly string[];
  /** The moves so far, in the game's notation. */
  readonly moves: string;
  readonly columns: number;
}
