/** An Action match driven by hand in tests: a position as text, time, and orders by square. */
import {
  choose,
  entriesOf,
  reach,
  start,
  type Match,
  type Millis,
  type Reason,
  type Seat,
  type Told,
} from '@rankfall/kernel';
import { squareOf } from '../src/squares.ts';
import { writeBoard } from '../src/sakfen-board.ts';
import {
  lettersOf,
  saktrisAction,
  type ActionEvent,
  type ActionSettings,
  type ActionTerms,
} from '../src/action/index.ts';

export interface Position {
  /** White's pieces to come in upper case, then Black's in lower case. */
  readonly queue?: string;
  /** Files of unmoved kings and rooks, as in a SakFEN. */
  readonly rights?: string;
  /** The seventh field, without the time: announcement, readiness and so on. */
  readonly timers?: string;
  /** The eighth field behind `action;cd1000;in3000;fixed`. */
  readonly rules?: string;
}

export function positionText(board: string, position: Position = {}): string {
  const { queue = '', rights = '-', timers = 'a-;r0/0', rules = ';tc' } = position;
  return `${board}[${queue}] - ${rights} - 0 1 t0;${timers} action;cd1000;in3000;fixed${rules}`;
}

export class Driven {
  match: Match<ActionTerms>;
  readonly told: Told<ActionTerms>[] = [];

  constructor(settings: Partial<ActionSettings> = {}, seed = 'action') {
    const begun = start(saktrisAction, { settings, seed });
    if (!begun.match) throw new Error(JSON.stringify(begun.refused));
    this.match = begun.match;
    this.told.push(...begun.told);
  }

  get state(): ActionTerms['state'] {
    return this.match.state;
  }

  at(time: Millis): this {
    const woken = reach(this.match, time);
    if (woken.refused) throw new Error(`${time}: ${woken.refused.code}`);
    this.match = woken.match;
    this.told.push(...woken.told);
    return this;
  }

  /** The id of the piece that stands there now. */
  idOn(square: string): number {
    const man = this.state.cells[squareOf(square) ?? -1];
    if (!man) throw new Error(`nothing stands on ${square}`);
    return man.id;
  }

  /** A seat orders 'd1d3' now, with the piece that stands on the first square or the one named. The answer is why not. */
  order(seat: Seat, move: string, man = this.idOn(move.slice(0, 2)), action = 'move'): Reason | undefined {
    return this.choose(seat, action, `${man}:${move}`);
  }

  choose(seat: Seat, action: string, option: string): Reason | undefined {
    const step = choose(this.match, seat, { action, option });
    this.match = step.match;
    this.told.push(...step.told);
    return step.refused;
  }

  /** The board field of a FEN. */
  board(): string {
    return writeBoard(lettersOf(this.state.cells));
  }

  /** 'white king-fell', 'draw quiet', or 'none'. */
  outcome(): string {
    const { result } = this.match;
    if (!result) return 'none';
    const winner = result.outcome[0] === 'won' ? 'white' : result.outcome[1] === 'won' ? 'black' : 'draw';
    return `${winner} ${result.reason}`;
  }

  /** What was told of these kinds, in order. */
  events<K extends ActionEvent['type']>(...kinds: readonly K[]): (ActionEvent & { readonly type: K })[] {
    return this.told.flatMap(({ event }) =>
      kinds.some((kind) => kind === event.type) ? [event as ActionEvent & { readonly type: K }] : [],
    );
  }

  /** The announced squares, '^' where the column will be bumped. */
  targets(): string[] {
    return this.state.slots.map(({ target }) =>
      target ? `${target.piece}@${nameOfSquare(target.square)}${target.bump ? '^' : ''}` : '-',
    );
  }

  entries(): number {
    return entriesOf(this.match.log).length;
  }
}

const nameOfSquare = (square: number): string =>
  `${'abcdefgh'.charAt(square % 8)}${Math.floor(square / 8) + 1}`;

/** A match that starts from this position. */
export const from = (
  board: string,
  position: Position = {},
  settings: Partial<ActionSettings> = {},
): Driven => new Driven({ ...settings, start: positionText(board, position) });
