/** The vocabulary of Stepwise. Squares are numbers, y * 10 + x, written as column letter and row digit: c3 is 32. */

export const phases = ['plan', 'run', 'skill', 'rest', 'won', 'lost'] as const;
/** `rest`: the run is over and there is no crate to push; the first entry of the next plan begins the new turn. */
export type Phase = (typeof phases)[number];

export const statuses = ['idle', 'ready', 'moving', 'complete', 'blocked', 'down'] as const;
export type Status = (typeof statuses)[number];

export type Square = number;

/** An entry of a path: the square to move to, or one of the three below. */
export type Entry = number;
export const WAIT: Entry = -1;
export const FOCUS: Entry = -2;
/** A move off the board: never offered, but a path from a file is taken as it is. */
export const OFF: Entry = -3;

/** The most entries of one path. */
export const MOST_ENTRIES = 40;
/** Every encounter ends some time: a level without a limit of its own is lost after this many turns. */
export const MOST_TURNS = 99;
export const MOST_CHARACTERS = 6;

export const shapes = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;
export type Shape = (typeof shapes)[number];

export const attributes = ['dex', 'str', 'con', 'int', 'wis', 'cha'] as const;
export type Attribute = (typeof attributes)[number];

export type Tile =
  | { readonly t: 'plate'; readonly ch: string; readonly kind: 'hold' | 'latch' }
  | { readonly t: 'switch'; readonly ch: string }
  | { readonly t: 'door' | 'spikes'; readonly ch: string; readonly inv?: true }
  | { readonly t: 'crumble'; readonly n: number };

export const modes = ['any', 'all', 'odd'] as const;
export type Mode = (typeof modes)[number];

export interface CharacterSheet {
  readonly name: string;
  readonly at: string;
  readonly dex: number;
  readonly str: number;
  readonly con: number;
  readonly int: number;
  readonly wis: number;
  readonly cha: number;
  readonly shape: Shape;
}

/** (turns, steps), compared turns first. */
export interface Cost {
  readonly turns: number;
  readonly steps: number;
}

/** One turn as stored: paths by character in the names of moves, and the skill queue ('A e'). */
export interface Turn {
  readonly paths: Readonly<Record<string, string>>;
  readonly skills: readonly string[];
}

/** What the rules need of a level, with nothing left to default. */
export interface Level {
  readonly id?: string;
  readonly title: string;
  readonly map: readonly string[];
  readonly legend: Readonly<Record<string, Tile>>;
  readonly modes: Readonly<Record<string, Mode>>;
  readonly clocks: Readonly<Record<string, string>>;
  readonly crateWeight: number;
  readonly crates: Readonly<Record<string, number>>;
  readonly chars: readonly CharacterSheet[];
  readonly limits: { readonly turns?: number; readonly steps?: number };
  readonly par?: Cost;
}

/** A level with everything its file holds; unknown keys are kept. */
export interface LevelFile extends Level {
  readonly author?: string;
  readonly hints?: readonly string[];
  readonly solution?: readonly Turn[];
  readonly extra?: Readonly<Record<string, unknown>>;
}

export const stopCodes = [
  'BOUNDS',
  'PATTERN',
  'WALL',
  'DOOR',
  'PIT',
  'CRATE',
  'PATH',
  'SWAP',
  'CONTESTED',
  'OCCUPIED',
] as const;
export type StopCode = (typeof stopCodes)[number];

/** Why an entry fails, with everything its sentence needs. */
export interface Stop {
  readonly [detail: string]: unknown;
  readonly code: StopCode;
  readonly name: string;
  /** The square the sentence names: the target, the contested one, or the middle one. */
  readonly square?: string;
  readonly dex?: number;
  readonly others?: readonly string[];
}

export interface Character {
  readonly at: Square;
  readonly stamina: number;
  readonly focused: boolean;
  readonly status: Status;
  readonly path: readonly Entry[];
  /** How many entries of the path have been executed. */
  readonly done: number;
  /** Where it stood when the turn began. */
  readonly start: Square;
  readonly acted: boolean;
  /** Why it is blocked; it had then executed `done` entries. */
  readonly stop?: Stop;
}

export interface Crate {
  readonly at: Square;
  readonly weight: number;
}

export interface StepwiseState {
  readonly level: Level;
  readonly freeDrawing: boolean;
  readonly phase: Phase;
  readonly turn: number;
  /** Steps executed in all, and in this run. */
  readonly steps: number;
  readonly k: number;
  readonly clock: number;
  readonly chars: readonly Character[];
  readonly crates: readonly Crate[];
  /** Pits and collapsed floor that a crate made floor for good. */
  readonly filled: readonly Square[];
  /** Crumbling squares that have worn, and what is left of them: 0 is a pit. */
  readonly worn: Readonly<Record<string, number>>;
  /** Latch plates that are on, and switches that are on. */
  readonly latched: readonly Square[];
  readonly flipped: readonly Square[];
  readonly lost?: 'down' | 'steps' | 'turns';
  readonly abandoned?: true;
}

export const directions = ['n', 'e', 's', 'w'] as const;
export type Direction = (typeof directions)[number];

/** What an option does. Characters are named by their place in the squad. */
export type Does =
  | { readonly do: 'add'; readonly who: number; readonly entry: Entry }
  | { readonly do: 'back' | 'clear'; readonly who: number }
  | { readonly do: 'clear-all' | 'step' | 'skip' | 'end' | 'abandon' }
  | { readonly do: 'push'; readonly who: number; readonly way: Direction };

/** What happened, in order. `who` is a place in the squad, squares are numbers. */
export type StepwiseEvent =
  | { readonly type: 'planned' | 'unplanned'; readonly who: number; readonly entry: Entry }
  | { readonly type: 'cleared'; readonly who: readonly number[] }
  | {
      readonly type: 'moved';
      readonly who: number;
      readonly from: Square;
      readonly to: Square;
      readonly step: number;
    }
  | { readonly type: 'waited' | 'focused' | 'completed'; readonly who: number }
  | { readonly type: 'blocked'; readonly who: number; readonly stop: Stop; readonly step: number }
  | {
      readonly type:
        | 'plateDown'
        | 'plateUp'
        | 'latched'
        | 'doorOpened'
        | 'doorClosed'
        | 'doorJammed'
        | 'spikesOut'
        | 'spikesIn'
        | 'collapsed'
        | 'pitFilled';
      readonly square: Square;
    }
  | { readonly type: 'flipped'; readonly square: Square; readonly on: boolean }
  | { readonly type: 'worn'; readonly square: Square; readonly left: number }
  | {
      readonly type: 'pushed';
      readonly who: number;
      readonly way: Direction;
      readonly from: Square;
      readonly to: Square;
      readonly cost: number;
    }
  | { readonly type: 'refused'; readonly who: number; readonly reason: SkillReason }
  | { readonly type: 'down'; readonly who: number; readonly square: Square }
  | { readonly type: 'runOver' | 'skipped' }
  | { readonly type: 'turnEnded'; readonly turn: number }
  | { readonly type: 'won'; readonly turns: number; readonly steps: number }
  | { readonly type: 'lost'; readonly why: 'down' | 'steps' | 'turns' }
  | { readonly type: 'abandoned' };

export const skillCodes = ['NO_CRATE', 'WEAK', 'HEAVY', 'BEYOND', 'STAMINA', 'ACTED'] as const;
export interface SkillReason {
  readonly [detail: string]: unknown;
  readonly code: (typeof skillCodes)[number];
  readonly name: string;
  readonly square?: string;
  readonly weight?: number;
  readonly limit?: number;
  readonly cost?: number;
  readonly stamina?: number;
}

export interface Done {
  readonly state: StepwiseState;
  readonly events: readonly StepwiseEvent[];
}
