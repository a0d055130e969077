/**
 * Errands: a latch that has to be on before everybody gets out, and that no crate can press. Until it is on, somebody's
 * way leads over it, which is a much better bound than everybody's own way out.
 */
import { addSquare, dropSquare, hasSquare, isSame, SIDE } from './bits.ts';
import { distancesTo, NEVER } from './distance.ts';
import type { Puzzle } from './puzzle.ts';
import { spread } from './spread.ts';

export interface Errand {
  /** The latch's byte in a row, and its square. */
  readonly latch: number;
  readonly square: number;
  /** Who could ever get there. */
  readonly able: readonly number[];
}

/** The latches that cannot be done without, from this row on. */
export function errandsOf(
  puzzle: Puzzle,
  row: Uint8Array,
  isNeeded: (latch: number) => boolean,
): readonly Errand[] {
  const { board, at, ways } = puzzle;
  return board.latches.flatMap(({ square }, place): readonly Errand[] => {
    if (row[at.latches + place] === 1 || !isNeeded(place)) return [];
    const able = ways.flatMap((list, who) =>
      (distancesTo(puzzle, list, [square])[row[who] as number] as number) < NEVER ? [who] : [],
    );
    return [{ latch: at.latches + place, square, able }];
  });
}

/** An errand that only one can run: from each square over the latch to the exit. */
export interface Detour {
  readonly who: number;
  readonly latch: number;
  readonly far: Uint16Array;
}

export function detoursOf(
  puzzle: Puzzle,
  errands: readonly Errand[],
  out: readonly Uint16Array[],
): readonly Detour[] {
  return errands.flatMap(({ latch, square, able }): readonly Detour[] => {
    const [who] = able;
    if (who === undefined || able.length > 1) return [];
    const rest = out[who]?.[square] as number;
    const over = distancesTo(puzzle, puzzle.ways[who] ?? [], [square]);
    return [{ who, latch, far: over.map((steps) => Math.min(NEVER, steps + rest)) }];
  });
}

/** For each errand and each who could run it: where that one could be once it is done. */
export class Errands {
  private readonly puzzle: Puzzle;
  private readonly duties: readonly {
    readonly who: number;
    readonly errand: number;
    readonly square: number;
  }[];
  private readonly latches: readonly number[];
  private readonly sets: Int32Array;
  private readonly next: Int32Array;
  private readonly past: Int32Array;
  private readonly exits: Int32Array;
  private readonly isOpen: Uint8Array;

  constructor(puzzle: Puzzle, errands: readonly Errand[], exits: Int32Array) {
    this.puzzle = puzzle;
    this.latches = errands.map(({ latch }) => latch);
    this.duties = errands.flatMap(({ able, square }, errand) => able.map((who) => ({ who, errand, square })));
    this.sets = new Int32Array(SIDE * this.duties.length);
    this.next = new Int32Array(SIDE * this.duties.length);
    this.past = new Int32Array(SIDE * this.duties.length);
    this.exits = exits;
    this.isOpen = new Uint8Array(errands.length);
  }

  begin(row: Uint8Array, places: Int32Array): void {
    this.sets.fill(0);
    this.latches.forEach((latch, errand) => (this.isOpen[errand] = 1 - (row[latch] as number)));
    this.arrive(places);
    this.past.set(this.sets);
  }

  /** Whether nothing has changed since this was asked last. */
  areStill(): boolean {
    if (isSame(this.sets, this.past)) return true;
    this.past.set(this.sets);
    return false;
  }

  /** One step, after `places` have made theirs. */
  step(enter: Int32Array, places: Int32Array): void {
    this.duties.forEach(({ who, errand }, duty) => {
      if (this.isOpen[errand] === 1)
        spread(this.sets, duty, this.puzzle.sheets[who]?.dex ?? 1, enter, this.next);
    });
    this.sets.set(this.next);
    this.arrive(places);
  }

  private arrive(places: Int32Array): void {
    this.duties.forEach(({ who, square }, duty) => {
      if (hasSquare(places, who, square)) addSquare(this.sets, duty, square);
    });
  }

  /** Something else happens to everybody's places. */
  change(how: (sets: Int32Array, set: number, who: number) => void): void {
    this.duties.forEach(({ who }, duty) => how(this.sets, duty, who));
  }

  drop(square: number): void {
    for (let duty = 0; duty < this.duties.length; duty++) dropSquare(this.sets, duty, square);
  }

  /** Whether every errand could be run by somebody who is out by now. */
  areRun(): boolean {
    const { isOpen } = this;
    const open = isOpen.reduce((bits, is, errand) => bits | (is << errand), 0);
    let run = 0;
    this.duties.forEach(({ errand }, duty) => {
      let any = 0;
      for (let y = 0; y < SIDE; y++)
        any |= (this.sets[SIDE * duty + y] as number) & (this.exits[y] as number);
      if (any !== 0) run |= 1 << errand;
    });
    return (open & ~run) === 0;
  }
}
