/** What a board is told and what it tells. It knows no rules: it shows pieces and marks, and turns pointing into a choice. */
import type { JSX } from 'solid-js';
import type { BoardTheme, PieceLook } from '../look/themes.ts';
import type { Drawn } from './drawings.ts';
import type { Command } from './keyboard.ts';
import type { BoardPiece, Mark } from './marks.ts';
import type { Gone } from './motion.ts';
import type { Pickable } from './picks.ts';
import type { BoardWords, NamedPiece } from './words.ts';

/** Somebody pointed at what is not on offer. With `option`, it was offered but is off. */
export interface Attempt<O> {
  readonly picked: readonly string[];
  readonly token: string;
  readonly option?: O;
}

export interface BoardProps<O extends Pickable = Pickable> {
  readonly files: number;
  readonly ranks: number;
  readonly pieces: readonly BoardPiece[];
  readonly words: BoardWords;
  /** All that can be chosen now; those with picks can be pointed at. None: the board is only looked at. */
  readonly options: readonly O[];
  readonly onChoose: (option: O) => void;
  /** Says something to those who cannot see it. */
  readonly announce: (text: string) => void;

  readonly label?: string | undefined;
  readonly flipped?: boolean | undefined;
  readonly marks?: readonly Mark[] | undefined;
  /** Sides whose pieces must wait: a thin ring lies around each. Given at all, even empty, the rings are there to be shown. */
  readonly waiting?: readonly number[] | undefined;
  /** Arrows that the page shows, beside those a player draws. */
  readonly arrows?: readonly Drawn[] | undefined;
  /** Squares under attack, shown while the player asks for them. */
  readonly threats?: readonly string[] | undefined;
  /** Which pieces vanished with the latest change as a line, or over the edge; without it this is guessed. */
  readonly gone?: Gone | undefined;
  /** The last move in words; without it, it is read from the marks. */
  readonly lastMove?: string | undefined;
  /** A sentence near a square: why something cannot be. */
  readonly note?: { readonly square: string; readonly text: string } | undefined;
  /** Whose pieces are offered where one has to be chosen; without it, those of the piece that was picked. */
  readonly side?: number | undefined;
  /** Left out or true. */
  readonly coordinates?: boolean | undefined;
  /** Left out or true; otherwise it can be read but not played. */
  readonly interactive?: boolean | undefined;
  readonly theme?: BoardTheme | undefined;
  readonly look?: PieceLook | undefined;
  /** Captures knock into their neighbours. */
  readonly physics?: boolean | undefined;
  readonly keys?: Readonly<Record<string, Command>> | undefined;
  /** Drawn above the pieces and never in the way: placed by `--square`, the size of one, in board.css. */
  readonly above?: JSX.Element;

  /** After every pick, and empty when they are taken back: what is picked so far, to show the turn half made. */
  readonly onPick?: ((picked: readonly string[]) => void) | undefined;
  readonly onRefuse?: ((attempt: Attempt<O>) => void) | undefined;
  readonly onFlip?: (() => void) | undefined;
  /** Escape, when there is nothing on the board to take back: a premove, say. */
  readonly onEscape?: (() => void) | undefined;
  readonly handle?: ((handle: BoardHandle) => void) | undefined;
}

/** For what stands beside the board: a queue to take pieces from, a button that clears drawings. */
export interface BoardHandle {
  readonly pick: (token: string) => void;
  /** Takes back whatever is picked. */
  readonly clear: () => void;
  /** A press on something outside that may become a drag onto the board; that thing needs `touch-action: none`. */
  readonly dragIn: (event: PointerEvent, token: string, piece: NamedPiece) => void;
  readonly focus: (square?: string) => void;
  readonly erase: () => void;
}
