/** The rules on rows: signals, what is solid, one step of everybody, one push. The same rules as the engine's, packed. */
import { pushCost } from '../skills.ts';
import { isRing, SQUARES, xOf } from '../squares.ts';
import type { Square } from '../types.ts';
import { NONE, OPEN, type Puzzle } from './puzzle.ts';
import { wiresOf, type Wire, type Wires } from './wires.ts';

const WAYS: readonly number[] = [-10, 1, 10, -1];

export class RowWorld {
  readonly puzzle: Puzzle;
  /** What of the world keeps a character out, and who stands where (-1 nobody), for the row that was looked at. */
  readonly solid = new Uint8Array(SQUARES);
  readonly occupied = new Int8Array(SQUARES).fill(-1);
  private readonly walls = new Uint8Array(SQUARES);
  readonly wires: Wires;
  private readonly on: Uint8Array;
  private readonly bodies: Uint8Array = new Uint8Array(SQUARES);

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
    puzzle.board.wall.forEach((is, square) => (this.walls[square] = is ? 1 : 0));
    this.wires = wiresOf(puzzle.board);
    this.on = new Uint8Array(this.wires.channels.length);
  }

  isPit(row: Uint8Array, hole: number): boolean {
    const { at, pits, weights } = this.puzzle;
    if (weights.length > 0 && row[at.filled + hole] === 1) return false;
    return hole < pits || row[at.wear + hole - pits] === 0;
  }

  private markBodies(row: Uint8Array, mark: number): void {
    const { size, at, weights } = this.puzzle;
    for (let who = 0; who < size; who++) this.bodies[row[who] as number] = mark;
    for (let i = 0; i < weights.length; i++) {
      const crate = row[at.crates + i] as number;
      if (crate !== NONE) this.bodies[crate] = mark;
    }
  }

  /** The value of every channel, in the order of the board's channels. */
  signals(row: Uint8Array): Uint8Array {
    const { at } = this.puzzle;
    const { on, wires, bodies } = this;
    if (on.length === 0) return on;
    const time = (row[at.time] as number) + 256 * (row[at.time + 1] as number);
    this.markBodies(row, 1);
    for (let c = 0; c < on.length; c++) {
      const wire = wires.channels[c] as Wire;
      let lit = 0;
      for (const square of wire.holds) lit += bodies[square] as number;
      for (const place of wire.latches) lit += row[at.latches + place] as number;
      for (const place of wire.switches) lit += row[at.switches + place] as number;
      for (const beat of wire.beats) if (beat.charCodeAt(time % beat.length) === 49) lit++;
      const { mode, sources } = wire;
      on[c] = (mode === 'any' ? lit > 0 : mode === 'odd' ? lit % 2 === 1 : sources > 0 && lit === sources)
        ? 1
        : 0;
    }
    this.markBodies(row, 0);
    return on;
  }

  /** Looks at a row: fills `solid` and `occupied`. */
  look(row: Uint8Array): void {
    const { puzzle, solid, occupied } = this;
    const { at, size, weights, holes } = puzzle;
    solid.set(this.walls);
    occupied.fill(-1);
    for (let who = 0; who < size; who++) occupied[row[who] as number] = who;
    const on = this.signals(row);
    // A closed door holds nobody; a crate in it is solid anyway.
    for (const { square, channel, inv } of this.wires.doors)
      if (on[channel] === inv && occupied[square] === -1) solid[square] = 1;
    for (let i = 0; i < holes.length; i++) if (this.isPit(row, i)) solid[holes[i] as number] = 1;
    for (let i = 0; i < weights.length; i++) {
      const crate = row[at.crates + i] as number;
      if (crate !== NONE) solid[crate] = 1;
    }
  }

  /** Settles a row whose bodies have moved; false if somebody is hurt. `left` and `came` list squares. */
  private settle(row: Uint8Array, left: readonly Square[], came: readonly Square[]): boolean {
    const { board, at, crumbs, pits, weights, size } = this.puzzle;
    this.markBodies(row, 1);
    for (let i = 0; i < crumbs.length; i++) {
      const square = crumbs[i] as number;
      const strength = row[at.wear + i] as number;
      const isFilled = weights.length > 0 && row[at.filled + pits + i] === 1;
      if (strength > 0 && !isFilled && left.includes(square) && this.bodies[square] === 0)
        row[at.wear + i] = strength - 1;
    }
    for (let i = 0; i < board.switches.length; i++)
      if (came.includes(board.switches[i]?.square ?? -1))
        row[at.switches + i] = (row[at.switches + i] as number) ^ 1;
    for (let i = 0; i < board.latches.length; i++)
      if (this.bodies[board.latches[i]?.square ?? 0] === 1) row[at.latches + i] = 1;
    this.markBodies(row, 0);
    if (board.spikes.length === 0) return true;
    const on = this.signals(row);
    for (const { square, channel, inv } of this.wires.spikes) {
      if (on[channel] === inv) continue;
      for (let who = 0; who < size; who++) if (row[who] === square) return false;
    }
    return true;
  }

  private readonly left: Square[] = [];
  private readonly came: Square[] = [];

  /** Everybody moves to these targets (their own square: stay); `focus` has the bits of who focuses. */
  step(from: Uint8Array, targets: Uint8Array, focus: number, to: Uint8Array): boolean {
    const { at, size, period, weights, careful } = this.puzzle;
    const { left, came } = this;
    to.set(from);
    left.length = 0;
    came.length = 0;
    let focused = weights.length > 0 ? (from[at.focus] as number) | focus : 0;
    for (let who = 0; who < size; who++) {
      const target = targets[who] as number;
      if (target === from[who]) continue;
      left.push(from[who] as number);
      came.push(target);
      to[who] = target;
      focused &= ~(1 << who);
    }
    if (weights.length > 0) to[at.focus] = focused;
    if (careful) {
      const isNew = (from[at.acted] as number) !== 0;
      if (isNew) for (let who = 0; who < size; who++) to[at.starts + who] = from[who] as number;
      to[at.run] = isNew ? 1 : (from[at.run] as number) + 1;
    }
    to[at.acted] = 0;
    if (period > 1) {
      const time = ((from[at.time] as number) + 256 * (from[at.time + 1] as number) + 1) % period;
      to[at.time] = time & 255;
      to[at.time + 1] = time >> 8;
    }
    return this.settle(to, left, came);
  }

  /** One push by this character; undefined if it cannot, otherwise whether it costs a turn. `look` at `from` first. */
  push(from: Uint8Array, who: number, way: number, to: Uint8Array): boolean | undefined {
    const { puzzle } = this;
    const { at } = puzzle;
    const sheet = puzzle.sheets[who];
    const here = from[who] as number;
    const offset = WAYS[way] as number;
    if (!sheet || !puzzle.strong[who]) return undefined;
    const square = here + offset;
    const isBeside =
      way % 2 === 0 ? square >= 0 && square < SQUARES : Math.abs(xOf(square) - xOf(here)) === 1;
    const crate = isBeside ? crateAt(puzzle, from, square) : -1;
    if (crate < 0) return undefined;
    const weight = puzzle.weights[crate] as number;
    const beyond = square + offset;
    if (weight > 20 * sheet.str || isRing(beyond) || this.occupied[beyond] !== -1) return undefined;
    const hole = puzzle.holes.indexOf(beyond);
    const fills = hole >= 0 && this.isPit(from, hole);
    if (!fills && this.solid[beyond] === 1) return undefined;
    const isFocused = ((from[at.focus] as number) & (1 << who)) !== 0;
    const cost = pushCost(sheet, weight, isFocused);
    const stamina = from[at.stamina + who] as number;
    if (cost > stamina) return undefined;
    const acted = from[at.acted] as number;
    const isAgain = (acted & (1 << who)) !== 0;
    to.set(from);
    to[who] = square;
    to[at.stamina + who] = stamina - cost;
    to[at.focus] = (from[at.focus] as number) & ~(1 << who);
    to[at.acted] = (isAgain ? 0 : acted) | OPEN | (1 << who);
    to[at.crates + crate] = fills ? NONE : beyond;
    if (fills) to[at.filled + hole] = 1;
    if (puzzle.careful && isAgain) {
      for (let i = 0; i < puzzle.size; i++) to[at.starts + i] = from[i] as number;
      to[at.run] = 0;
    }
    return this.settle(to, [square, here], fills ? [square] : [beyond, square]) ? isAgain : undefined;
  }
}

function crateAt(puzzle: Puzzle, row: Uint8Array, square: Square): number {
  for (let i = 0; i < puzzle.weights.length; i++) if (row[puzzle.at.crates + i] === square) return i;
  return -1;
}
