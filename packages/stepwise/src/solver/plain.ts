/**
 * The textbook search, as a yardstick: plain A* over whole states, every joint choice generated at once, each character
 * judged by its own distance. Tests hold the solver's costs against it, the bench counts what the solver saves.
 */
import type { StepwiseState } from '../types.ts';
import { distancesOf, NEVER } from './distance.ts';
import { Estimate, TURN } from './estimate.ts';
import { Partials } from './partials.ts';
import { NONE, puzzleOf, rowOf, type Puzzle } from './puzzle.ts';
import { Queue } from './queue.ts';
import { RowTable } from './table.ts';
import { RowWorld } from './world.ts';

export interface PlainVerdict {
  /** The packed cost, or undefined if there is none or the budget ran out. */
  readonly cost?: number;
  readonly isDecided: boolean;
  readonly expanded: number;
  readonly generated: number;
}

export class PlainSearch {
  private readonly puzzle: Puzzle;
  private readonly world: RowWorld;
  private readonly far: readonly Uint16Array[];
  private readonly table: RowTable;
  private readonly queue = new Queue();
  private readonly costs: number[] = [];
  private readonly done: boolean[] = [];
  private readonly child: Uint8Array;
  private readonly action: Uint8Array;
  private readonly estimate: Estimate;
  private generated = 0;

  constructor(state: StepwiseState) {
    this.puzzle = { ...puzzleOf(state, false), alike: [] };
    this.world = new RowWorld(this.puzzle);
    this.estimate = new Estimate(this.puzzle, this.world);
    this.far = distancesOf(this.puzzle);
    this.table = new RowTable(this.puzzle.at.width);
    this.child = rowOf(this.puzzle, state);
    this.action = new Uint8Array(this.puzzle.size + 1);
    this.arrive(state.turn * TURN + state.steps);
  }

  run(budget: number): PlainVerdict {
    let expanded = 0;
    while (this.queue.size > 0) {
      const id = this.queue.pop();
      if (this.done[id]) continue;
      this.done[id] = true;
      const row = this.table.row(id).slice();
      if (expanded > 0 && this.isWon(row))
        return { cost: this.costs[id] as number, isDecided: true, expanded, generated: this.generated };
      if (++expanded > budget) return { isDecided: false, expanded, generated: this.generated };
      this.expand(id, row);
    }
    return { isDecided: true, expanded, generated: this.generated };
  }

  private isWon(row: Uint8Array): boolean {
    return this.puzzle.sheets.every((_, who) => this.puzzle.board.exit[row[who] as number]);
  }

  private expand(id: number, row: Uint8Array): void {
    const { puzzle, world } = this;
    const cost = this.costs[id] as number;
    world.look(row);
    for (let who = 0; puzzle.weights.length > 0 && who < puzzle.size; who++)
      for (let way = 0; way < 4; way++) {
        const again = world.push(row, who, way, this.child);
        if (again !== undefined) this.arrive(cost + (again ? TURN : 0));
      }
    const partials = new Partials(puzzle.size);
    this.join(partials, partials.begin(id), row, cost + 1 + (row[puzzle.at.acted] === 0 ? 0 : TURN));
  }

  /** Every joint choice, one character after the other. */
  private join(partials: Partials, item: number, row: Uint8Array, cost: number): void {
    const { puzzle, world } = this;
    const { count: who, focus } = partials.open(item);
    const ways = puzzle.ways[who]?.[row[who] as number] ?? new Uint8Array();
    const isLast = who + 1 === puzzle.size;
    const more: number[] = [];
    const take = (to: number, middle: number, focused: number): void => {
      if (!partials.fits(row, who, to, middle)) return;
      if (!isLast) {
        more.push(partials.add(to, middle, focused));
        return;
      }
      partials.targets(this.action, to);
      if (world.step(row, this.action.subarray(1), focused, this.child)) this.arrive(cost);
    };
    const here = row[who] as number;
    take(here, NONE, focus);
    const isFocused = puzzle.weights.length > 0 && ((row[puzzle.at.focus] as number) & (1 << who)) !== 0;
    if (puzzle.strong[who] && !isFocused) take(here, NONE, focus | (1 << who));
    for (let i = 0; i < ways.length; i += 2) {
      const to = ways[i] as number;
      const middle = ways[i + 1] as number;
      if (world.solid[to] === 1) continue;
      if (middle !== NONE && (world.solid[middle] === 1 || world.occupied[middle] !== -1)) continue;
      take(to, middle, focus);
    }
    for (const next of more) this.join(partials, next, row, cost);
  }

  private arrive(cost: number): void {
    this.generated++;
    const before = this.table.count;
    const id = this.table.add(this.child);
    if (id !== before && (this.costs[id] as number) <= cost) return;
    this.costs[id] = cost;
    this.done[id] = false;
    let far = 0;
    for (let who = 0; who < this.puzzle.size; who++) {
      const own = this.far[who]?.[this.child[who] as number] as number;
      // A push carries its pusher a square on for nothing.
      far = Math.max(far, own >= NEVER ? own : own - this.estimate.pushesOf(this.child, who));
    }
    // The earliest first among equals: plain A* has no opinion.
    if (far < NEVER) this.queue.push((cost + far + this.turnsLeft()) * 2 ** 28 + this.generated, id);
  }

  /** One more turn where a skill phase is open, or where crates and pits stand in somebody's way. */
  private turnsLeft(): number {
    if (this.puzzle.weights.length === 0) return 0;
    if (this.child[this.puzzle.at.acted] !== 0) return TURN;
    return this.estimate.relaxed.isWalled(this.child) ? TURN : 0;
  }
}
