/**
 * A lower bound of the steps that are left, from a relaxed world that only ever helps: characters may be in many places
 * at once, whatever can be pressed counts as pressed, and released as well. It sees what plain distances miss: that a
 * latch has to be reached before its door can be passed, and that a crowd has to queue.
 */
import { isRing } from '../squares.ts';
import { addSquare, dropSquare, hasSquare, isSame, SIDE, squaresOf } from './bits.ts';
import { Chances } from './chances.ts';
import { ALL_PUSHES, CratePaths } from './crate-paths.ts';
import { Crowd } from './crowd.ts';
import { NEVER } from './distance.ts';
import { Errands, errandsOf, type Errand } from './errands.ts';
import { NONE, type Puzzle } from './puzzle.ts';
import { follow, spread } from './spread.ts';
import type { RowWorld } from './world.ts';

/** So many steps are tried for a crowd beyond what everybody takes alone. */
const MOST_QUEUEING = 24;

export class Relaxed {
  private readonly puzzle: Puzzle;
  private readonly world: RowWorld;
  private readonly chances: Chances;
  readonly crowd: Crowd;
  /** Where each one could be, where it could be next, and where it could be a period ago. */
  private readonly sets: Int32Array;
  private readonly next: Int32Array;
  private readonly past: Int32Array;
  private readonly enter = new Int32Array(SIDE);
  private readonly floor: Int32Array;
  private readonly exits: Int32Array;
  /** Squares where a crate might stand. */
  private readonly paths = new Int32Array(SIDE);
  private readonly crates: CratePaths;
  private errands: Errands;
  private readonly everybody: readonly number[];
  private readonly weak: readonly number[];

  constructor(puzzle: Puzzle, world: RowWorld) {
    const { board, size } = puzzle;
    this.puzzle = puzzle;
    this.world = world;
    this.sets = new Int32Array(SIDE * size);
    this.next = new Int32Array(SIDE * size);
    this.past = new Int32Array(SIDE * size);
    this.floor = squaresOf(board.wall.flatMap((is, square) => (is ? [] : [square])));
    this.exits = squaresOf(board.exits);
    this.crates = new CratePaths(puzzle);
    this.errands = new Errands(puzzle, [], this.exits);
    this.chances = new Chances(puzzle, world, this.sets, this.paths);
    this.crowd = new Crowd(puzzle);
    this.everybody = puzzle.sheets.map((_, who) => who);
    this.weak = this.everybody.filter((who) => !puzzle.strong[who]);
  }

  /** The last bound; and whether it was for everybody, so that the crowd's way is a whole plan. */
  steps = NEVER;
  isForAll = false;

  /** Finds out which errands there are from this row on, for all bounds that follow. */
  learn(row: Uint8Array): readonly Errand[] {
    const { board, weights } = this.puzzle;
    this.crates.mark(row, ALL_PUSHES, this.paths);
    const isByHand = board.latches.map(({ square }) => !hasSquare(this.paths, 0, square));
    const pushes = weights.length > 0 ? ALL_PUSHES : 0;
    const found = errandsOf(
      this.puzzle,
      row,
      (latch) => isByHand[latch] === true && this.bound(row, pushes, latch) >= NEVER,
    );
    this.errands = new Errands(this.puzzle, found, this.exits);
    return found;
  }

  /**
   * At least so many steps; NEVER if there is no way. As soon as somebody strong can stand beside a crate, crates may be
   * anywhere that so many pushes take them, and the strong may follow them there for nothing, as a push takes no step.
   */
  bound(row: Uint8Array, pushes: number, barred = -1): number {
    this.steps = this.boundOf(row, pushes, barred);
    this.isForAll = pushes === 0 && this.steps < NEVER && this.crowd.isWhole;
    return this.steps;
  }

  private boundOf(row: Uint8Array, pushes: number, barred: number): number {
    const { puzzle, sets, past, chances, crowd, errands } = this;
    const { at, period } = puzzle;
    this.crates.mark(row, pushes, this.paths);
    let isLoose = pushes > 0 && this.canPush(row, true);
    chances.barred = barred;
    this.place(row);
    errands.begin(row, sets);
    // The strong may change places for nothing once they push, so only the others have to queue.
    crowd.begin(pushes > 0 ? this.weak : this.everybody, row);
    const time = (row[at.time] as number) + 256 * (row[at.time + 1] as number);
    chances.begin({ row, isLoose, time });
    if (isLoose) this.follow();
    past.set(sets);
    let changed = false;
    let alone = NEVER;
    for (let steps = 0; ; steps++) {
      crowd.stand(steps, sets);
      if (alone < NEVER || (this.isOut() && errands.areRun())) {
        alone = Math.min(alone, steps);
        if (barred >= 0 || crowd.isOut(steps) || steps >= alone + MOST_QUEUEING) return steps;
      } else if (steps % period === 0 && steps > 0) {
        const areStill = errands.areStill();
        if (!changed && areStill && isSame(sets, past)) return NEVER;
        past.set(sets);
        changed = false;
      }
      this.openUp(row, isLoose);
      crowd.enter(steps, this.enter);
      this.spread();
      errands.step(this.enter, sets);
      const scene = { row, isLoose, time: time + steps + 1 };
      if (chances.touch()) changed = true;
      if (chances.later(scene)) changed = true;
      this.clearSpikes();
      if (pushes > 0 && !isLoose && this.canPush(row, false)) {
        isLoose = true;
        changed = true;
        chances.later({ ...scene, isLoose });
      }
      if (isLoose) this.follow();
    }
  }

  /** Whether somebody has no way out with every door open but crates and pits solid. */
  isWalled(row: Uint8Array): boolean {
    this.place(row);
    this.chances.free();
    for (;;) {
      this.past.set(this.sets);
      this.openUp(row, false);
      this.spread();
      if (isSame(this.sets, this.past)) return !this.isOut();
    }
  }

  private place(row: Uint8Array): void {
    this.sets.fill(0);
    for (const who of this.everybody) addSquare(this.sets, who, row[who] as number);
  }

  private spread(): void {
    for (const who of this.everybody)
      spread(this.sets, who, this.puzzle.sheets[who]?.dex ?? 1, this.enter, this.next);
    this.sets.set(this.next);
  }

  private follow(): void {
    const go = (sets: Int32Array, set: number, who: number): void => {
      if (this.puzzle.strong[who]) follow(sets, set, this.paths);
    };
    for (const who of this.everybody) go(this.sets, who, who);
    this.errands.change(go);
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
          if (strong[who] && (isNow ? row[who] === stand : hasSquare(this.sets, who, stand))) return true;
      }
    }
    return false;
  }

  /** The squares that could be entered now. */
  private openUp(row: Uint8Array, isLoose: boolean): void {
    const { enter, puzzle, world, chances } = this;
    const { holes, weights, at } = puzzle;
    enter.set(this.floor);
    for (const { square, channel, inv } of world.wires.doors) {
      const can = inv === 1 ? chances.canOff : chances.canOn;
      if (can[channel] === 0 && !chances.isThere(square)) dropSquare(enter, 0, square);
    }
    for (let i = 0; i < holes.length; i++) {
      const hole = holes[i] as number;
      if (world.isPit(row, i) && !(isLoose && hasSquare(this.paths, 0, hole))) dropSquare(enter, 0, hole);
    }
    if (isLoose) return;
    for (let i = 0; i < weights.length; i++) {
      const crate = row[at.crates + i] as number;
      if (crate !== NONE) dropSquare(enter, 0, crate);
    }
  }

  private clearSpikes(): void {
    const { world, sets, chances } = this;
    for (const { square, channel, inv } of world.wires.spikes) {
      const safe = inv === 1 ? chances.canOn : chances.canOff;
      if (safe[channel] === 1) continue;
      for (const who of this.everybody) dropSquare(sets, who, square);
      this.errands.drop(square);
    }
  }

  /** Whether everybody could be on an exit of their own. */
  private isOut(): boolean {
    for (const who of this.everybody) {
      let any = 0;
      for (let y = 0; y < SIDE; y++) any |= (this.sets[SIDE * who + y] as number) & (this.exits[y] as number);
      if (any === 0) return false;
    }
    return this.assign(0, 0);
  }

  private assign(who: number, taken: number): boolean {
    const { size, board } = this.puzzle;
    if (who === size) return true;
    // There are at most 32 squares for exits, so one number holds who has taken which.
    for (let i = 0; i < board.exits.length; i++) {
      if ((taken & (1 << i)) !== 0 || !hasSquare(this.sets, who, board.exits[i] as number)) continue;
      if (this.assign(who + 1, taken | (1 << i))) return true;
    }
    return false;
  }
}
