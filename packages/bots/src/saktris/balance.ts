/**
 * A position together with what its pieces are worth where they stand, White's less Black's. Searches make and take back their
 * moves here: an ordinary move changes two or three of these numbers, so nothing is counted again.
 */
import {
  bitOf,
  DROP,
  fromOf,
  kindOf,
  lowest,
  MOVE_BITS,
  OCCUPIED,
  toOf,
  TYPE,
  typeIn,
} from '@rankfall/chess';
import type { SaktrisPosition } from '@rankfall/saktris';
import { END_AT, MIDDLE_AT, PHASE } from './weights.ts';

/** By code * 64 + square, with the sign of the side; the empty code is worth nothing. */
const MIDDLE = signed(MIDDLE_AT);
const END = signed(END_AT);

function signed(table: Int32Array): Int32Array {
  const out = new Int32Array(32 * 64);
  for (let side = 0; side < 2; side++)
    for (let at = 0; at < 512; at++) {
      const worth = table[side * 512 + at] ?? 0;
      out[bitOf(side) * 64 + at] = side === 0 ? worth : -worth;
    }
  return out;
}

/** Without the bit that says whether a piece has moved. */
const CODE = 31;
/** Numbers kept for each move that can be taken back. */
const WIDTH = 3;

export class Balance {
  readonly position: SaktrisPosition;
  middle = 0;
  end = 0;
  /** How much of the middle game is on the board. */
  phase = 0;
  private kept = new Int32Array(WIDTH * 256);
  private level = 0;
  /** Clears take off more than a move says. */
  private readonly isPlain: boolean;

  constructor(position: SaktrisPosition) {
    this.position = position;
    this.isPlain = !position.rules.rowClear && !position.rules.tripletClear;
    this.count();
  }

  /** Counts the position as it stands, which becomes the one that nothing is taken back from. */
  begin(): void {
    this.level = 0;
    this.count();
  }

  make(move: number): void {
    this.keep();
    const kind = kindOf(move);
    if (this.isPlain && kind < 2 && move >> MOVE_BITS === 0) {
      const { cells } = this.position.board;
      const from = fromOf(move);
      const to = toOf(move);
      const own = ((cells[from] as number) & CODE) * 64;
      const taken = (cells[to] as number) & CODE;
      const victim = taken * 64 + to;
      this.middle +=
        (MIDDLE[own + to] as number) - (MIDDLE[own + from] as number) - (MIDDLE[victim] as number);
      this.end += (END[own + to] as number) - (END[own + from] as number) - (END[victim] as number);
      this.phase -= PHASE[taken & TYPE] as number;
      this.position.make(move);
    } else this.makeOther(move, kind);
  }

  private makeOther(move: number, kind: number): void {
    const { position } = this;
    if (this.isPlain && kind === DROP) {
      const type = typeIn(move);
      const at = (type | bitOf(position.board.toMove)) * 64 + toOf(move);
      this.middle += MIDDLE[at] as number;
      this.end += END[at] as number;
      this.phase += PHASE[type] as number;
      position.make(move);
      return;
    }
    position.make(move);
    this.count();
  }

  yieldTurn(): void {
    this.keep();
    this.position.yieldTurn();
  }

  unmake(): void {
    const { kept } = this;
    const at = --this.level * WIDTH;
    this.middle = kept[at] as number;
    this.end = kept[at + 1] as number;
    this.phase = kept[at + 2] as number;
    this.position.unmake();
  }

  private keep(): void {
    const { kept } = this;
    const at = this.level++ * WIDTH;
    kept[at] = this.middle;
    kept[at + 1] = this.end;
    kept[at + 2] = this.phase;
  }

  private count(): void {
    const { sets, cells } = this.position.board;
    let middle = 0;
    let end = 0;
    let phase = 0;
    for (let half = 0; half < 2; half++) {
      const all = (sets[OCCUPIED + half] as number) | (sets[OCCUPIED + 2 + half] as number);
      for (let left = all; left !== 0; left &= left - 1) {
        const square = half * 32 + lowest(left);
        const code = (cells[square] as number) & CODE;
        middle += MIDDLE[code * 64 + square] as number;
        end += END[code * 64 + square] as number;
        phase += PHASE[code & TYPE] as number;
      }
    }
    this.middle = middle;
    this.end = end;
    this.phase = phase;
  }
}
