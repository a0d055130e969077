/**
 * A wave as numbers that can be played on and taken back: for those who look ahead, and for playing many runs quickly. It
 * knows the fight alone; what comes between waves, and points, are the run's. Dice are never asked: a pawn that promotes is
 * taken to become a knight on the first free cell of its zone, since nobody who looks ahead can know better.
 */
import { perksOf } from './boons.ts';
import { CELLS, COLUMNS, ROWS } from './cells.ts';
import { decideIn, kingValues } from './enemy.ts';
import {
  addMoves,
  fieldOf,
  FOE,
  KIND,
  KING,
  KNIGHT,
  PAWN,
  PLAIN_GAITS,
  type Field,
  type Gaits,
} from './field.ts';
import type { BrawlState } from './state.ts';
import type { Cell } from './types.ts';

/** From * 64 + to: a move of either side. */
export type Move = number;
export const moveOf = (from: Cell, to: Cell): Move => from * 64 + to;
export const fromOf = (move: Move): Cell => move >> 6;
export const toOf = (move: Move): Cell => move & 63;
/** Nobody moves: the player skips, or the enemy has no move. */
export const PASS: Move = -1;

/** As many moves as one side can ever have. */
export const MOST_MOVES = 512;
/** How many moves can be taken back. */
const DEEPEST = 64;
const NUMBERS = 5;
const BOTTOM = CELLS - COLUMNS;

/** A number for each piece on each cell; positions are told apart by their sum without carry. */
function hashes(seed: number): Int32Array {
  let state = seed;
  return Int32Array.from({ length: CELLS * 16 }, () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d) + 0x9e37_79b9;
    state = Math.imul(state ^ (state >>> 12), 0x297a_2d39);
    return state ^ (state >>> 15);
  });
}
const keys = hashes(0x6d2b_79f5);
const locks = hashes(0x1b87_3593);

const tos = new Uint8Array(64);

export class Skirmish {
  readonly field: Field = new Uint8Array(CELLS);
  gaits: Gaits = PLAIN_GAITS;
  /** What the King is worth to the enemy of the rules. */
  kingValue = 0;
  /** How often the King's attacker is still struck down instead. */
  guards = 0;
  /** Where the King stands, or fell. */
  king: Cell = 0;
  kingFell = false;
  /** How many enemies are left. */
  foes = 0;
  /** The position as two numbers. */
  key = 0;
  lock = 0;
  #depth = 0;
  readonly #fields = new Uint8Array(CELLS * DEEPEST);
  readonly #numbers = new Int32Array(NUMBERS * DEEPEST);

  /** A wave as it stands in a run. */
  loadRun(run: BrawlState): this {
    const perks = perksOf(run);
    return this.load(run.board, perks.gaits, kingValues[run.enemy], perks.guards - run.spared);
  }

  load(board: string, gaits: Gaits = PLAIN_GAITS, kingValue = 0, guards = 0): this {
    fieldOf(board, this.field);
    this.gaits = gaits;
    this.kingValue = kingValue;
    this.guards = guards;
    this.king = board.indexOf('K');
    this.kingFell = this.king < 0;
    this.foes = 0;
    this.key = 0;
    this.lock = 0;
    this.#depth = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      const code = this.field[cell] as number;
      if (code >= FOE) this.foes++;
      if (code !== 0) this.#toggle(cell, code);
    }
    return this;
  }

  /** All moves of the player (0) or the enemy (FOE) in canonical order; answers how many. Skipping is not among them. */
  moves(side: 0 | typeof FOE, into: Int16Array, at = 0): number {
    let count = at;
    for (let from = 0; from < CELLS; from++) {
      const code = this.field[from] as number;
      if (code === 0 || (code & FOE) !== side) continue;
      const found = addMoves(this.field, from, tos, 0, this.gaits);
      for (let i = 0; i < found; i++) into[count++] = from * 64 + (tos[i] as number);
    }
    return count - at;
  }

  /** What the enemy of the rules does now. */
  reply(): Move {
    return decideIn(this.field, this.kingValue, this.gaits);
  }

  make(move: Move): void {
    this.#remember();
    if (move !== PASS) this.#move(move >> 6, move & 63);
  }

  unmake(): void {
    const depth = --this.#depth;
    const field = depth * CELLS;
    for (let cell = 0; cell < CELLS; cell++) this.field[cell] = this.#fields[field + cell] as number;
    const at = depth * NUMBERS;
    this.key = this.#numbers[at] as number;
    this.lock = this.#numbers[at + 1] as number;
    this.king = this.#numbers[at + 2] as number;
    this.guards = this.#numbers[at + 3] as number;
    this.foes = this.#numbers[at + 4] as number;
    this.kingFell = false;
  }

  #remember(): void {
    const depth = this.#depth++;
    const field = depth * CELLS;
    for (let cell = 0; cell < CELLS; cell++) this.#fields[field + cell] = this.field[cell] as number;
    const at = depth * NUMBERS;
    this.#numbers[at] = this.key;
    this.#numbers[at + 1] = this.lock;
    this.#numbers[at + 2] = this.king;
    this.#numbers[at + 3] = this.guards;
    this.#numbers[at + 4] = this.foes;
  }

  #move(from: Cell, to: Cell): void {
    const code = this.field[from] as number;
    const victim = this.field[to] as number;
    this.#put(from, 0);
    if (victim >= FOE) this.foes--;
    if (victim === KING) {
      if (this.guards > 0) {
        this.guards--;
        this.foes--;
        return;
      }
      this.kingFell = true;
      this.#put(to, code);
      return;
    }
    if (code === KING) this.king = to;
    const isPawn = (code & KIND) === PAWN;
    if (isPawn && (code === PAWN ? to < COLUMNS : to >= BOTTOM)) this.#promote(to, code & FOE, victim);
    else this.#put(to, code);
  }

  #promote(at: Cell, side: number, victim: number): void {
    if (victim !== 0) this.#put(at, 0);
    const first = side === 0 ? (ROWS - 2) * COLUMNS : 0;
    let to = at;
    for (let cell = first; cell < first + 2 * COLUMNS; cell++) {
      if (this.field[cell] !== 0) continue;
      to = cell;
      break;
    }
    this.#put(to, side | KNIGHT);
  }

  #put(cell: Cell, code: number): void {
    const had = this.field[cell] as number;
    if (had !== 0) this.#toggle(cell, had);
    if (code !== 0) this.#toggle(cell, code);
    this.field[cell] = code;
  }

  #toggle(cell: Cell, code: number): void {
    this.key ^= keys[cell * 16 + code] as number;
    this.lock ^= locks[cell * 16 + code] as number;
  }
}
