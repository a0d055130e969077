/**
 * What every channel could be by now, in a relaxed world: a source that can have been pressed counts as pressed, and as
 * released as well. Clocks stay exact.
 */
import type { Mode } from '../types.ts';
import { hasSquare } from './bits.ts';
import { hasCrate, type Puzzle } from './puzzle.ts';
import type { RowWorld } from './world.ts';

interface Source {
  readonly kind: 'hold' | 'latch' | 'switch' | 'clock';
  readonly place: number;
  readonly square: number;
  readonly beat: string;
}

/** 1: can be on, 2: can be off, 3: either. */
type Can = 1 | 2 | 3;

/** What the sources are judged by. */
export interface Scene {
  readonly row: Uint8Array;
  /** Crates may be anywhere they could be pushed to. */
  readonly isLoose: boolean;
  readonly time: number;
}

export class Chances {
  readonly canOn: Uint8Array;
  readonly canOff: Uint8Array;
  /** A latch that is taken to stay off, to see whether there is a way without it. */
  barred = -1;
  private readonly puzzle: Puzzle;
  private readonly world: RowWorld;
  private readonly paths: Int32Array;
  private readonly sets: Int32Array;
  private readonly sources: readonly (readonly Source[])[];
  private readonly modes: readonly Mode[];
  private readonly clocked: readonly boolean[];
  /** Latches that may be on by now, and switches that may have been flipped. */
  private readonly latched: Uint8Array;
  private readonly touched: Uint8Array;

  /** `sets`: where everybody could be; `paths`: where a crate might ever stand. */
  constructor(puzzle: Puzzle, world: RowWorld, sets: Int32Array, paths: Int32Array) {
    const { board } = puzzle;
    this.puzzle = puzzle;
    this.world = world;
    this.sets = sets;
    this.paths = paths;
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
  }

  /** As things stand. */
  begin(scene: Scene): void {
    const { at } = this.puzzle;
    this.latched.set(scene.row.subarray(at.latches, at.latches + this.latched.length));
    this.touched.fill(0);
    if (scene.isLoose) {
      this.later(scene);
      return;
    }
    const on = this.world.signals(scene.row);
    for (let c = 0; c < on.length; c++) {
      this.canOn[c] = on[c] as number;
      this.canOff[c] = 1 - (on[c] as number);
    }
  }

  /** Every channel could be anything. */
  free(): void {
    this.canOn.fill(1);
    this.canOff.fill(1);
  }

  /** Whether anybody could be there. */
  isThere(square: number): boolean {
    for (let who = 0; who < this.puzzle.size; who++) if (hasSquare(this.sets, who, square)) return true;
    return false;
  }

  /** Marks what can have been touched by now; whether that is more than before. */
  touch(): boolean {
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

  /** After a step; whether a channel without a clock could be something new. */
  later(scene: Scene): boolean {
    let changed = false;
    for (let c = 0; c < this.modes.length; c++) {
      const before = (this.canOn[c] as number) + 2 * (this.canOff[c] as number);
      this.weigh(c, scene);
      if (before !== (this.canOn[c] as number) + 2 * (this.canOff[c] as number) && this.clocked[c] === false)
        changed = true;
    }
    return changed;
  }

  private weigh(c: number, scene: Scene): void {
    let anyOn = false;
    let anyOff = false;
    let allOn = true;
    let allOff = true;
    let isFree = false;
    let lit = 0;
    for (const source of this.sources[c] ?? []) {
      const can = this.canBe(source, scene);
      const on = can !== 2;
      const off = can !== 1;
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

  private canBe({ kind, place, square, beat }: Source, { row, isLoose, time }: Scene): Can {
    const { at } = this.puzzle;
    const mayHoldCrate = isLoose && hasSquare(this.paths, 0, square);
    switch (kind) {
      case 'clock':
        return beat.charCodeAt(time % beat.length) === 49 ? 1 : 2;
      case 'latch':
        if (place === this.barred) return 2;
        if (row[at.latches + place] === 1) return 1;
        return this.latched[place] === 1 || mayHoldCrate ? 3 : 2;
      case 'switch':
        if (this.touched[place] === 1 || mayHoldCrate) return 3;
        return row[at.switches + place] === 1 ? 1 : 2;
      case 'hold':
        if (mayHoldCrate) return 3;
        if (hasCrate(this.puzzle, row, square)) return 1;
        return this.isThere(square) ? 3 : 2;
    }
  }
}

function sourcesOf(
  kind: 'hold' | 'latch' | 'switch',
  ch: string,
  list: readonly { readonly square: number; readonly ch: string }[],
): readonly Source[] {
  return list.flatMap((one, place) => (one.ch === ch ? [{ kind, place, square: one.square, beat: '' }] : []));
}
