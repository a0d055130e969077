/** What a Classic match is made of: state, view, options and events, all plain data. */
import type { Both, Outcome, Setup, Side } from './types.ts';
import type { Past } from './past.ts';
import type { SaktrisSettings } from './settings.ts';

/** Everything about a match that matters from here on. */
export interface SaktrisState {
  readonly position: Setup;
  /** For the repetition rule; nothing after a turn that cannot be taken back. */
  readonly past?: Past;
  readonly previewCount: number;
  /** Both queues are the rest of one and the same order. */
  readonly twins: boolean;
  /** The side to move is in check. */
  readonly check: boolean;
  /** The latest turn that was not a pass, machine form. */
  readonly last?: string;
  /** The side to move can only pass, and nobody's turn has led here: time does it at once. */
  readonly passDue?: true;
  readonly over?: Outcome;
}

/** The same with `X` for pieces that this seat may not know, and what everybody can count: which are still to come. */
export interface SaktrisView extends SaktrisState {
  readonly toCome: Both<string>;
}

export type Placing = { readonly type: 'place'; readonly piece: string; readonly to: string };
export type Moving =
  | { readonly type: 'move'; readonly from: string; readonly to: string; readonly promotes?: string }
  | { readonly type: 'castle'; readonly king: Both<string>; readonly rook: Both<string> };

/** What an option does; `action` is the number that the fast position plays. */
export type SaktrisDoes = { readonly action: number } & (
  | Placing
  | Moving
  | { readonly type: 'force'; readonly move: Moving; readonly place: Placing }
);

/** A FEN letter and a square name. */
export interface Standing {
  readonly piece: string;
  readonly square: string;
}

/** What happened, in order. Pieces are FEN letters, so they say their side; `side` is whose turn it was or is. */
export type SaktrisEvent =
  | { readonly type: 'skipped'; readonly side: Side; readonly piece?: string }
  | { readonly type: 'passed'; readonly side: Side }
  | {
      readonly type: 'moved';
      readonly side: Side;
      readonly piece: string;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly type: 'castled';
      readonly side: Side;
      readonly king: Both<string>;
      readonly rook: Both<string>;
    }
  | ({ readonly type: 'captured'; readonly side: Side; readonly enPassant: boolean } & Standing)
  | ({ readonly type: 'promoted'; readonly side: Side } & Standing)
  | {
      readonly type: 'triplet-cleared';
      readonly side: Side;
      readonly line: readonly Standing[];
      readonly victim?: Standing;
    }
  | { readonly type: 'row-cleared'; readonly side: Side; readonly line: readonly Standing[] }
  | ({ readonly type: 'placed'; readonly side: Side } & Standing)
  | { readonly type: 'due'; readonly side: Side; readonly piece?: string }
  | { readonly type: 'check'; readonly side: Side; readonly square: string };

export interface SaktrisTerms {
  settings: SaktrisSettings;
  state: SaktrisState;
  view: SaktrisView;
  event: SaktrisEvent;
  does: SaktrisDoes;
}
