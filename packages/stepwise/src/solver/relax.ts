/**
 * A lower bound of the steps that are left, from a relaxed world that only ever helps: characters pass through each
 * other and may be in many places at once, whatever can be pressed counts as pressed, and released as well. Clocks stay
 * exact. It sees what plain distances miss: that a latch has to be reached before its door can be passed.
 */
import { isRing } from '../squares.ts';
import type { Mode } from '../types.ts';
import { NONE, type Puzzle } from './puzzle.ts';
import type { RowWorld } from './world.ts';

/** More than any search goes through; also what cannot be reached at all. */
export const NEVER = 4000;
const FULL = 1023;

interface Source {
  readonly kind: 'hold' | 'latch' | 'switch' | 'clock';
  readonly place: number;
  readonly square: number;
  readonly beat: string;
}

export class Relaxed {
  private readonly puzzle: Puzzle;
  private readonly world: RowWorld;
  private readonly sets: Int32Array;
  private readonly next: Int32Array;
  private readonly past: Int32Array;
  private readonly enter = new Int32Array(10);
  private readonly sources: readonly (readonly Source[])[];
  private readonly modes: readonly Mode[];
  /** A latch that is taken to stay off, to see whether there is a way without it. */
  private barred = -1;
  private readonly clocked: readonly boolean[];
  private readonly canOn: Uint8Array;
  private readonly canOff: Uint8Array;
  /** Latches that may be on by now, and switches that may have been flipped. */
  private readonly latched: Uint8Array;
  private readonly touched: Uint8Array;
  private readonly floor = new Int32Array(10);
  private readonly exitRows = new Int32Array(10);
  private readonly exits: readonly number[];
  /** Squares where a crate might ever stand, as rows of bits. */
  private readonly paths = new Int32Array(10);

  constructor(puzzle: Puzzle, world: RowWorld) {
    const { board, size } = puzzle;
    this.puzzle = puzzle;
    this.world = world;
    this.sets = new Int32Array(10 * size);
    this.next = new Int32Array(10 * size);
    this.past = new Int32Array(10 * size);
    this.modes = board.channels.map(({ mode }) => mode);
    this.sources = board.channels.map(({ ch }) => [
      ...sourcesOf('hold', ch, board.holds),
      ...sourcesOf('latch', ch, board.latches),
      ...sourcesOf('switch', ch, board.switches),
      ...board.clocks
        .filter((one) => one.ch === ch)
        .map(({ beat }): Source => ({ kind: 'clock', place: 0, square: 0, beat })),
    ]);
    this.clocked = this.sources.map((list) => list.some(({ kind }) => kind === 'clock'));
    this.canOn = new Uint8Array(board.channels.length);
    this.canOff = new Uint8Array(board.channels.length);
    this.latched = new Uint8Array(board.latches.length);
    this.touched = new Uint8Array(board.switches.length);
    board.wall.forEach((is, square) => {
      if (!is)
        this.floor[Math.floor(square / 10)] =
          (this.floor[Math.floor(square / 10)] as number) | (1 << (square % 10));
    });
    this.exits = board.exits;
    for (const square of cratePaths(puzzle))
      this.paths[Math.floor(square / 10)] =
        (this.paths[Math.floor(square / 10)] as number) | (1 << (square % 10));
    for (const square of board.exits)
      this.exitRows[Math.floor(square / 10)] =
        (this.exitRows[Math.floor(square / 10)] as number) | (1 << (square % 10));
  }

  /**
   * At least so many steps; NEVER if there is no way. `pushes`: as soon as somebody strong can stand beside a crate, crates
   * may be anywhere they could be pushed to, and the strong may follow them there for nothing, as a push takes no step.
   */
  bound(row: Uint8Array, pushes: boolean, barred = -1): number {
    this.barred = barred;
    let loose = pushes && this.canPush(row, true);
    const { puzzle, sets, past } = this;
    const { size, at, period } = puzzle;
    sets.fill(0);
    for (let who = 0; who < size; who++) this.add(who, row[who] as number);
    this.latched.set(row.subarray(at.latches, at.latches + this.latched.length));
    this.touched.fill(0);
    const time = (row[at.time] as number) + 256 * (row[at.time + 1] as number);
    this.signalsNow(row, loose);
    if (loose) this.follow();
    past.set(sets);
    let changed = false;
    for (let steps = 0; ; steps++) {
      if (this.isOut()) return steps;
      if (steps % period === 0 && steps > 0) {
        if (!changed && same(sets, past)) return NEVER;
        past.set(sets);
        changed = false;
      }
      this.openUp(row, loose);
      for (let who = 0; who < size; who++) this.spread(who);
      sets.set(this.next);
      if (this.touch()) changed = true;
      if (this.signalsLater(row, loose, time + steps + 1)) changed = true;
      this.clearSpikes();
      if (pushes && !loose && this.canPush(row, false)) {
        loose = true;
        changed = true;
        this.signalsLater(row, true, time + steps + 1);
      }
      if (loose) this.follow();
    }
  }

  /** Whether somebody strong is, or could be, beside a crate with room behind it. */
  private canPush(row: Uint8Array, isNow: boolean): boolean {
    const { at, weights, board, strong, size } = this.puzzle;
    for (let i = 0; i < weights.length; i++) {
      const crate = row[at.crates + i] as number;
      if (crate === NONE) continue;
      for (const way of [-10, 1, 10, -1]) {
        const stand = crate - way;
        if (board.wall[crate + way] || isRing(crate + way)) continue;
        for (let who = 0; who < size; who++)
          if (strong[who] && (isNow ? row[who] === stand : this.isIn(who, stand))) return true;
      }
    }
    return false;
  }

  private isIn(who: number, square: number): boolean {
    return (((this.sets[10 * who + Math.floor(square / 10)] as number) >> (square % 10)) & 1) === 1;
  }

  /** The strong go on, without a step, over squares that a crate can be pushed away from. */
  private follow(): void {
    const { puzzle, sets, paths } = this;
    for (let who = 0; who < puzzle.size; who++) {
      if (!puzzle.strong[who]) continue;
      const base = 10 * who;
      for (let changed = true; changed;) {
        changed = false;
        for (let y = 0; y < 10; y++) {
          const row = sets[base + y] as number;
          const near =
            (row << 1) |
            (row >> 1) |
            (y > 0 ? (sets[base + y - 1] as number) : 0) |
            (y < 9 ? (sets[base + y + 1] as number) : 0);
          const grown = row | (near & (paths[y] as number));
          if (grown === row) continue;
          sets[base + y] = grown;
          changed = true;
        }
      }
    }
  }

  /** Whether somebody has no way out with every door open but crates and pits solid. */
  isWalled(row: Uint8Array): boolean {
    const { sets, puzzle, canOn, canOff } = this;
    sets.fill(0);
    for (let who = 0; who < puzzle.size; who++) this.add(who, row[who] as number);
    canOn.fill(1);
    canOff.fill(1);
    for (;;) {
      this.openUp(row, false);
      for (let who = 0; who < puzzle.size; who++) this.spread(who);
      if (same(sets, this.next)) return !this.isOut();
      sets.set(this.next);
    }
  }

  private add(who: number, square: number): void {
    const place = 10 * who + Math.floor(square / 10);
    this.sets[place] = (this.sets[place] as number) | (1 << (square % 10));
  }

  private isThere(square: number): boolean {
    const y = Math.floor(square / 10);
    const bit = 1 << (square % 10);
    for (let who = 0; who < this.puzzle.size; who++)
      if (((this.sets[10 * who + y] as number) & bit) !== 0) return true;
    return false;
  }

  private signalsNow(row: Uint8Array, loose: boolean): void {
    if (loose) {
      const { at } = this.puzzle;
      this.signalsLater(row, true, (row[at.time] as number) + 256 * (row[at.time + 1] as number));
      return;
    }
    const on = this.world.signals(row);
    for (let c = 0; c < on.length; c++) {
      this.canOn[c] = on[c] as number;
      this.canOff[c] = 1 - (on[c] as number);
    }
  }

  /** Marks what can have been touched by now. */
  private touch(): boolean {
    const { board } = this.puzzle;
    let changed = false;
    for (let i = 0; i < this.latched.length; i++) {
      if (this.latched[i] === 1 || !this.isThere(board.latches[i]?.square ?? 0)) continue;
      this.latched[i] = 1;
      changed = true;
    }
    for (let i = 0; i < this.touched.length; i++) {
      if (this.touched[i] === 1 || !this.isThere(board.switches[i]?.square ?? 0)) continue;
      this.touched[i] = 1;
      changed = true;
    }
    return changed;
  }

  private signalsLater(row: Uint8Array, loose: boolean, time: number): boolean {
    let changed = false;
    for (let c = 0; c < this.modes.length; c++) {
      const before = (this.canOn[c] as number) + 2 * (this.canOff[c] as number);
      this.weigh(c, row, loose, time);
      if (before !== (this.canOn[c] as number) + 2 * (this.canOff[c] as number) && this.clocked[c] === false)
        changed = true;
    }
    return changed;
  }

  private weigh(c: number, row: Uint8Array, loose: boolean, time: number): void {
    let anyOn = false;
    let anyOff = false;
    let allOn = true;
    let allOff = true;
    let isFree = false;
    let lit = 0;
    for (const source of this.sources[c] ?? []) {
      const can = this.canBe(source, row, loose, time);
      const on = (can & 1) !== 0;
      const off = (can & 2) !== 0;
      anyOn ||= on;
      anyOff ||= off;
      allOn &&= on;
      allOff &&= off;
      isFree ||= on && off;
      if (on && !off) lit++;
    }
    const mode = this.modes[c];
    const hasSource = (this.sources[c]?.length ?? 0) > 0;
    if (mode === 'odd') {
      this.canOn[c] = isFree || lit % 2 === 1 ? 1 : 0;
      this.canOff[c] = isFree || lit % 2 === 0 ? 1 : 0;
      return;
    }
    this.canOn[c] = (mode === 'all' ? hasSource && allOn : anyOn) ? 1 : 0;
    this.canOff[c] = (mode === 'all' ? !hasSource || anyOff : allOff) ? 1 : 0;
  }

  /** 1: can be on, 2: can be off, 3: either. */
  private canBe(
    { kind, place, square, beat }: Source,
    row: Uint8Array,
    loose: boolean,
    time: number,
  ): number {
    const { at } = this.puzzle;
    switch (kind) {
      case 'clock':
        return beat.charCodeAt(time % beat.length) === 49 ? 1 : 2;
      case 'latch':
        if (place === this.barred) return 2;
        if (row[at.latches + place] === 1) return 1;
        return this.latched[place] === 1 || (loose && this.mayHoldCrate(square)) ? 3 : 2;
      case 'switch':
        if (this.touched[place] === 1 || (loose && this.mayHoldCrate(square))) return 3;
        return row[at.switches + place] === 1 ? 1 : 2;
      case 'hold':
        if (loose && this.mayHoldCrate(square)) return 3;
        if (this.hasCrate(row, square)) return 1;
        return this.isThere(square) ? 3 : 2;
    }
  }

  mayHoldCrate(square: number): boolean {
    return (((this.paths[Math.floor(square / 10)] as number) >> (square % 10)) & 1) === 1;
  }

  private hasCrate(row: Uint8Array, square: number): boolean {
    const { at, weights } = this.puzzle;
    for (let i = 0; i < weights.length; i++) if (row[at.crates + i] === square) return true;
    return false;
  }

  /** The squares that could be entered now. */
  private openUp(row: Uint8Array, loose: boolean): void {
    const { enter, puzzle, world } = this;
    const { holes, weights, at } = puzzle;
    enter.set(this.floor);
    const shut = (square: number): void => {
      enter[Math.floor(square / 10)] = (enter[Math.floor(square / 10)] as number) & ~(1 << (square % 10));
    };
    for (const { square, channel, inv } of world.wires.doors) {
      const can = inv === 1 ? this.canOff : this.canOn;
      if (can[channel] === 0 && !this.isThere(square)) shut(square);
    }
    for (let i = 0; i < holes.length; i++) {
      const hole = holes[i] as number;
      if (world.isPit(row, i) && !(loose && this.mayHoldCrate(hole))) shut(hole);
    }
    if (loose) return;
    for (let i = 0; i < weights.length; i++) {
      const crate = row[at.crates + i] as number;
      if (crate !== NONE) shut(crate);
    }
  }

  private clearSpikes(): void {
    const { puzzle, world, sets } = this;
    for (const { square, channel, inv } of world.wires.spikes) {
      const safe = inv === 1 ? this.canOn : this.canOff;
      if (safe[channel] === 1) continue;
      const y = Math.floor(square / 10);
      for (let who = 0; who < puzzle.size; who++)
        sets[10 * who + y] = (sets[10 * who + y] as number) & ~(1 << (square % 10));
    }
  }

  /** One step further in every way this character has; waiting is one of them. */
  private spread(who: number): void {
    const { sets, next, enter } = this;
    const base = 10 * who;
    const dex = this.puzzle.sheets[who]?.dex ?? 1;
    for (let y = 0; y < 10; y++) next[base + y] = 0;
    for (let y = 0; y < 10; y++) {
      const row = sets[base + y] as number;
      if (row === 0) continue;
      const sides = ((row << 1) | (row >> 1)) & FULL;
      const far = row | sides;
      this.reach(base, y, sides);
      this.reach(base, y - 1, dex >= 4 ? far : row);
      this.reach(base, y + 1, dex >= 4 ? far : row);
      if (dex >= 7) this.dash(base, y, row, dex);
    }
    for (let y = 0; y < 10; y++)
      next[base + y] = ((next[base + y] as number) & (enter[y] as number)) | (sets[base + y] as number);
  }

  private reach(base: number, y: number, bits: number): void {
    if (y >= 0 && y < 10) this.next[base + y] = (this.next[base + y] as number) | bits;
  }

  private dash(base: number, y: number, row: number, dex: number): void {
    const { enter } = this;
    const here = enter[y] as number;
    this.reach(base, y, ((((row << 1) & here) << 1) | (((row >> 1) & here) >> 1)) & FULL);
    for (const way of [-1, 1]) {
      const middle = y + way >= 0 && y + way < 10 ? (enter[y + way] as number) : 0;
      this.reach(base, y + 2 * way, row & middle);
      if (dex < 10) continue;
      this.reach(base, y + 2 * way, ((((row << 1) & middle) << 1) | (((row >> 1) & middle) >> 1)) & FULL);
      this.reach(base, y + 2 * way, ((row << 1) | (row >> 1)) & FULL);
      this.reach(base, y + way, ((row << 2) | (row >> 2)) & FULL);
    }
  }

  /** Whether everybody could be on an exit of their own. */
  private isOut(): boolean {
    for (let who = 0; who < this.puzzle.size; who++) {
      let any = 0;
      for (let y = 0; y < 10; y++) any |= (this.sets[10 * who + y] as number) & (this.exitRows[y] as number);
      if (any === 0) return false;
    }
    return this.assign(0, 0);
  }

  private assign(who: number, taken: number): boolean {
    if (who === this.puzzle.size) return true;
    // There are at most 32 squares for exits, so one number holds who has taken which.
    for (let i = 0; i < this.exits.length; i++) {
      const square = this.exits[i] as number;
      const there = ((this.sets[10 * who + Math.floor(square / 10)] as number) >> (square % 10)) & 1;
      if (there === 1 && (taken & (1 << i)) === 0 && this.assign(who + 1, taken | (1 << i))) return true;
    }
    return false;
  }
}

/** Where crates could ever be pushed, if nothing but walls and the ring stood in their way. */
function cratePaths({ board, startCrates }: Puzzle): ReadonlySet<number> {
  const reached = new Set(startCrates);
  const isFree = (square: number): boolean => square >= 0 && square < 100 && !board.wall[square];
  for (const square of reached)
    for (const way of [-10, 1, 10, -1])
      if (isFree(square - way) && isFree(square + way) && !isRing(square + way)) reached.add(square + way);
  return reached;
}

function sourcesOf(
  kind: 'hold' | 'latch' | 'switch',
  ch: string,
  list: readonly { readonly square: number; readonly ch: string }[],
): readonly Source[] {
  return list.flatMap((one, place) => (one.ch === ch ? [{ kind, place, square: one.square, beat: '' }] : []));
}

function same(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
