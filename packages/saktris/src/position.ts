/**
 * The fast Classic position: one mutable object on typed arrays that bots, perft and the game walk with
 * make and unmake. Actions are int32 numbers (see action.ts); plain data goes in by `load`, out by `value`.
 */
import { countLegal, DOUBLE_STEP, isChecked, KEY_HIGH, KEY_LOW } from '@rankfall/chess';
import { formatAction } from './action.ts';
import { legalActions } from './legal.ts';
import { loadSetup, valueOf } from './load.ts';
import { play, playStep } from './make.ts';
import { isStopped, occurrencesOf, outcomeOf } from './outcome.ts';
import { HALF, MOST_ACTIONS, PositionState } from './position-state.ts';
import { ActionRecord } from './record.ts';
import type { Facts, Outcome, Setup, Side } from './types.ts';

export { MOST_ACTIONS } from './position-state.ts';

const scratch = new Int32Array(MOST_ACTIONS);

export class SaktrisPosition extends PositionState {
  private readonly record = new ActionRecord();
  /** Keys of positions before `load`. */
  private earlier: readonly number[] = [];

  /** Takes over a position. `seen` are the keys of earlier positions, as `seen()` gave them. */
  load(setup: Setup, seen: readonly number[] = []): this {
    loadSetup(this, setup);
    this.earlier = seen;
    return this;
  }

  /** The position as plain data, in canonical form: equal positions give equal values. */
  value(): Setup {
    return valueOf(this);
  }

  /** Key pairs (low, high) of the positions since the last irreversible action, oldest first, without this one. */
  seen(): number[] {
    const { board, earlier } = this;
    const keys: number[] = [];
    for (let back = board.get(HALF); back > 0; back--)
      if (back <= board.depth) keys.push(board.before(back, KEY_LOW), board.before(back, KEY_HIGH));
      else {
        const at = earlier.length - 2 * (back - board.depth);
        if (at >= 0) keys.push(...earlier.slice(at, at + 2));
      }
    return keys;
  }

  get toMove(): Side {
    return this.board.toMove === 0 ? 0 : 1;
  }

  /** Low half of the repetition key. */
  get keyLow(): number {
    return this.board.get(KEY_LOW);
  }

  /** High half of the repetition key. */
  get keyHigh(): number {
    return this.board.get(KEY_HIGH);
  }

  /** Writes every legal action (a forced pass included) to `out` and returns how many there are. */
  legal(out: Int32Array, offset = 0): number {
    return legalActions(this, out, offset) - offset;
  }

  /** How many legal actions there are. */
  count(): number {
    const { board, rules } = this;
    const side = board.toMove;
    if (rules.rowClear || rules.tripletClear || this.due(side) > 0) return legalActions(this, scratch, 0);
    const moves = countLegal(board);
    // Not in check and somebody still to come: a forced pass.
    return moves === 0 && this.left(side) > 0 && !isChecked(board, side) ? 1 : moves;
  }

  /** Plays an action of `legal`. */
  make(action: number): void {
    if (this.isStep(action)) return playStep(this, this.record, action);
    this.begin();
    play(this, this.record, action);
  }

  /** Whether an action is nothing but its squares: a step without clears. The bits above are of other kinds and of Force turns. */
  private isStep(action: number): boolean {
    return action >> 15 <= DOUBLE_STEP && !this.rules.rowClear && !this.rules.tripletClear;
  }

  /** Takes back the last `make`. */
  unmake(): void {
    this.undo();
  }

  /** Half-moves since the last irreversible action. */
  get half(): number {
    return this.board.get(HALF);
  }

  /** Whether the side to move has its king on the board and attacked. */
  inCheck(): boolean {
    return isChecked(this.board, this.board.toMove);
  }

  /** How often this position has now occurred, this time included. */
  occurrences(): number {
    return occurrencesOf(this, this.earlier);
  }

  /** The end of the game, if this is one. Pass the number of legal actions if you have it already. */
  outcome(actions: number = this.count()): Outcome | undefined {
    return outcomeOf(this, this.earlier, actions);
  }

  /** Whether the game has ended other than by checkmate or stalemate, which show in `legal` being empty. */
  isStopped(): boolean {
    return isStopped(this, this.earlier);
  }

  /** What the last `make` did. Only good until the next make or unmake. */
  facts(): Facts {
    return this.record.tell(1 - this.board.toMove, this.board.changes());
  }

  /** The legal action with this machine form ("N@c1", "e1e3", "a7a8q", "b1c3,P@b1", "0000"). */
  find(text: string): number | undefined {
    const end = this.legal(scratch);
    return scratch.subarray(0, end).find((action) => formatAction(action) === text);
  }
}
