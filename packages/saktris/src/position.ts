/**
 * The fast Classic position: one mutable object on typed arrays that bots, perft and the game walk with
 * make and unmake. Actions are int32 numbers (see action.ts); plain data goes in by `load`, out by `value`.
 */
import type { Facts, Outcome, Setup, Side } from './types.ts';

/** An `out` array with this much room behind `offset` holds the actions of any position. */
export const MOST_ACTIONS = 1 << 14;

export class SaktrisPosition {
  /** Takes over a position. `seen` are the keys of earlier positions, as `seen()` gave them. */
  load(_setup: Setup, _seen: readonly number[] = []): this {
    throw new Error('not yet');
  }

  /** The position as plain data, in canonical form: equal positions give equal values. */
  value(): Setup {
    throw new Error('not yet');
  }

  /** Key pairs (low, high) of the positions since the last irreversible action, oldest first, without this one. */
  seen(): number[] {
    throw new Error('not yet');
  }

  get toMove(): Side {
    throw new Error('not yet');
  }

  /** Low half of the repetition key. */
  get keyLow(): number {
    throw new Error('not yet');
  }

  /** High half of the repetition key. */
  get keyHigh(): number {
    throw new Error('not yet');
  }

  /** Writes every legal action (a forced pass included) to `out` and returns how many there are. */
  legal(_out: Int32Array, _offset = 0): number {
    throw new Error('not yet');
  }

  /** How many legal actions there are. */
  count(): number {
    throw new Error('not yet');
  }

  /** Plays an action of `legal`. */
  make(_action: number): void {
    throw new Error('not yet');
  }

  /** Takes back the last `make`. */
  unmake(): void {
    throw new Error('not yet');
  }

  /** Whether the side to move has its king on the board and attacked. */
  inCheck(): boolean {
    throw new Error('not yet');
  }

  /** How often this position has now occurred, this time included. */
  occurrences(): number {
    throw new Error('not yet');
  }

  /** The end of the game, if this is one. Pass the number of legal actions if you have it already. */
  outcome(_actions = this.count()): Outcome | undefined {
    throw new Error('not yet');
  }

  /** What the last `make` did. Only good until the next make or unmake. */
  facts(): Facts {
    throw new Error('not yet');
  }

  /** The legal action with this machine form ("N@c1", "e1e3", "a7a8q", "b1c3,P@b1", "0000"). */
  find(_text: string): number | undefined {
    throw new Error('not yet');
  }
}
