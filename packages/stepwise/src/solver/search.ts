/**
 * The search: A* over (turns, steps) with operator decomposition. Inside one step the characters choose one after the
 * other, each choice a node of its own, so that a bad first choice is never combined with everybody else's. It is a
 * generator without a clock: whoever drives it decides how long.
 */
import { MOST_ENTRIES, MOST_TURNS, type StepwiseState } from '../types.ts';
import { distancesOf, NEVER } from './distance.ts';
import { detoursOf, type Detour } from './errands.ts';
import { Estimate, TURN } from './estimate.ts';
import { Partials } from './partials.ts';
import { playOut, type Played } from './play-out.ts';
import { isOut, NONE, OPEN, order, puzzleOf, rowOf, type Puzzle } from './puzzle.ts';
import { Queue } from './queue.ts';
import { RowTable } from './table.ts';
import { RowWorld } from './world.ts';

/** First byte of an action: below 128 a step with the bits of who focuses, then a push, then closing a turn. */
export const PUSH = 128;
export const CLOSE = 192;

export interface Stats {
  /** States expanded, choices of single characters expanded between them, and states seen. */
  readonly expanded: number;
  readonly partial: number;
  /** Whole states reached, again or anew. */
  readonly generated: number;
  readonly seen: number;
}

export interface Progress extends Stats {
  /** No solution is cheaper than this. */
  readonly bound: number;
}

export interface Found {
  /** The packed cost, turns counted from the start state's own. */
  readonly cost: number;
  /** From the first action to the last, each in the slots of its state. */
  readonly actions: readonly Uint8Array[];
  readonly rows: readonly Uint8Array[];
  readonly stats: Stats;
}

export type Searched =
  | { readonly found: Found; readonly why?: undefined }
  | { readonly found?: undefined; readonly why: 'exhausted' | 'budget'; readonly stats: Stats };

const EVERY = 256;
const NOWHERE = new Uint8Array();

/** Who is choosing, in which state, what the step will cost, and how far all others are. */
interface Choosing {
  readonly id: number;
  readonly row: Uint8Array;
  readonly who: number;
  readonly cost: number;
  readonly rest: number;
  readonly key: number;
  /** Squares that pushing may carry this one for nothing, once in each turn that the key allows. */
  readonly free: number;
  /** How far it is from every square. */
  readonly way: Uint16Array;
}

/** Smallest f first, then the smallest sum of distances, then the deepest. */
const rank = (f: number, sum: number, cost: number): number =>
  f * 2 ** 28 + (TURN - 1 - (cost % TURN)) * 2 ** 16 + Math.min(sum, 65_535);

export class Search {
  readonly puzzle: Puzzle;
  private readonly world: RowWorld;
  /** For plans that are tried while a state is being expanded. */
  private readonly trial: RowWorld;
  private readonly estimate: Estimate;
  private readonly far: readonly Uint16Array[];
  private readonly detours: readonly Detour[];
  private readonly table: RowTable;
  private readonly queue = new Queue();
  private readonly partials: Partials;
  private costs = new Int32Array(1024);
  private hopes = new Int32Array(1024);
  private parents = new Int32Array(1024);
  private done = new Uint8Array(1024);
  /** From here the crowd's own way wins. */
  private isStraight = new Uint8Array(1024);
  private actions: Uint8Array;
  private readonly child: Uint8Array;
  private readonly action: Uint8Array;
  private readonly targets: Uint8Array;
  private looked = -1;
  private expanded = 0;
  private partial = 0;
  private generated = 0;
  private readonly mostTurns: number;
  private readonly mostSteps: number;

  constructor(state: StepwiseState, careful = false) {
    const puzzle = puzzleOf(state, careful);
    const { turns = MOST_TURNS, steps = TURN - 1 } = state.level.limits;
    this.puzzle = puzzle;
    this.world = new RowWorld(puzzle);
    this.trial = new RowWorld(puzzle);
    this.estimate = new Estimate(puzzle, this.trial);
    this.far = distancesOf(puzzle);
    this.table = new RowTable(puzzle.at.width);
    this.partials = new Partials(puzzle.size);
    this.actions = new Uint8Array(1024 * (puzzle.size + 1));
    this.child = new Uint8Array(puzzle.at.width);
    this.action = new Uint8Array(puzzle.size + 1);
    this.targets = this.action.subarray(1);
    this.mostTurns = Math.min(turns, MOST_TURNS);
    this.mostSteps = steps;
    const row = rowOf(puzzle, state);
    this.detours = detoursOf(puzzle, this.estimate.relaxed.learn(row), this.far);
    this.child.set(row);
    this.arrive(state.turn * TURN + state.steps, -1, 0);
  }

  get stats(): Stats {
    return {
      expanded: this.expanded,
      partial: this.partial,
      generated: this.generated,
      seen: this.table.count,
    };
  }

  *run(budget: number): Generator<Progress, Searched> {
    const { queue } = this;
    for (let i = 1; queue.size > 0; i++) {
      if (i % EVERY === 0) yield { ...this.stats, bound: Math.floor(queue.key / 2 ** 28) };
      if (this.table.count > budget) return { why: 'budget', stats: this.stats };
      const key = Math.floor(queue.key / 2 ** 28);
      const item = queue.pop();
      if (item % 2 === 1) {
        this.choose((item - 1) / 2, key);
        continue;
      }
      const id = item / 2;
      if (this.done[id] === 1) continue;
      this.done[id] = 1;
      if (this.isWon(id)) return { found: this.found(id) };
      this.expanded++;
      if (this.isStraight[id] === 1) return { found: this.found(id, this.restOf(id)) };
      this.expand(id, key);
    }
    return { why: 'exhausted', stats: this.stats };
  }

  private isWon(id: number): boolean {
    if ((this.parents[id] as number) < 0) return false;
    const row = this.table.row(id);
    return isOut(this.puzzle, row) && row[this.puzzle.at.acted] === 0 && !this.isSwapped(row);
  }

  /** In a careful search: whether two would end the turn in each other's places. */
  private isSwapped(row: Uint8Array): boolean {
    const { careful, at, size } = this.puzzle;
    if (!careful) return false;
    for (let i = 0; i < size; i++)
      for (let j = 0; j < i; j++)
        if (row[i] === row[at.starts + j] && row[j] === row[at.starts + i]) return true;
    return false;
  }

  /** The rest of the way, where the bound can be walked just as it was found. Careful rules are left to the search. */
  private straightOn(row: Uint8Array): Played | undefined {
    const { relaxed } = this.estimate;
    if (this.puzzle.careful || !relaxed.isForAll) return undefined;
    return playOut(this.puzzle, this.trial, relaxed.crowd, row, relaxed.steps);
  }

  private expand(id: number, key: number): void {
    const { puzzle, world, partials } = this;
    const row = this.table.row(id).slice();
    this.look(id, row);
    const cost = this.costs[id] as number;
    const isOpen = row[puzzle.at.acted] !== 0;
    if (!this.isSwapped(row) || isOpen) {
      for (let who = 0; puzzle.weights.length > 0 && who < puzzle.size; who++)
        for (let way = 0; puzzle.strong[who] && way < 4; way++) {
          const again = world.push(row, who, way, this.child);
          if (again === undefined) continue;
          this.action.fill(0);
          this.action[0] = PUSH + way * 8 + who;
          this.arrive(cost + (again ? TURN : 0), id, key);
        }
      if (puzzle.careful && !isOpen) {
        this.child.set(row);
        this.child[puzzle.at.acted] = OPEN;
        this.action.fill(0);
        this.action[0] = CLOSE;
        this.arrive(cost, id, key);
      }
    }
    if (puzzle.careful && !isOpen && row[puzzle.at.run] === MOST_ENTRIES) return;
    this.choose(partials.begin(id), key);
  }

  private look(id: number, row: Uint8Array): void {
    if (this.looked === id) return;
    this.looked = id;
    this.world.look(row);
  }

  /** The next character of a half-chosen step chooses. */
  private choose(item: number, key: number): void {
    const { partials, puzzle, world } = this;
    const { id, count, focus } = partials.open(item);
    if (count > 0) this.partial++;
    const row = this.table.row(id);
    this.look(id, row);
    const cost = (this.costs[id] as number) + 1 + (row[puzzle.at.acted] === 0 ? 0 : TURN);
    if (count === puzzle.size) {
      partials.targets(this.action);
      this.go(id, row, cost, focus, key);
      return;
    }
    const { solid, occupied } = world;
    const here = row[count] as number;
    const ways = puzzle.ways[count]?.[here] ?? NOWHERE;
    const turns = Math.floor(key / TURN) - Math.floor(cost / TURN);
    const free = turns > 0 ? Math.min(turns, this.estimate.pushesOf(row, count)) : 0;
    const way = this.wayOf(row, count);
    const at: Choosing = { id, row, who: count, cost, rest: this.sumOf(row, count), key, free, way };
    // Who could push and stands still may as well focus: it costs nothing and never does harm.
    this.offer(at, here, NONE, puzzle.strong[count] ? focus | (1 << count) : focus);
    for (let i = 0; i < ways.length; i += 2) {
      const to = ways[i] as number;
      const middle = ways[i + 1] as number;
      if (solid[to] === 1 || (middle !== NONE && (solid[middle] === 1 || occupied[middle] !== -1))) continue;
      this.offer(at, to, middle, focus);
    }
  }

  /** How far this one is from the exit, by way of what it alone can and must do first. */
  private wayOf(row: Uint8Array, who: number): Uint16Array {
    for (const detour of this.detours) if (detour.who === who && row[detour.latch] === 0) return detour.far;
    return this.far[who] as Uint16Array;
  }

  /** How far from the exit all others are: those who have chosen by their choice, the rest where they stand. */
  private sumOf(row: Uint8Array, who: number): number {
    let sum = this.partials.sum(this.far);
    for (let other = who + 1; other < this.puzzle.size; other++)
      sum += this.far[other]?.[row[other] as number] as number;
    return sum;
  }

  private offer(
    { id, row, who, cost, rest, key, free, way }: Choosing,
    to: number,
    middle: number,
    focus: number,
  ): void {
    const { partials, puzzle } = this;
    const far = way[to] as number;
    if (far >= NEVER || !partials.fits(row, who, to, middle)) return;
    // No way from here takes fewer turns than the key says, and in as many it takes at least these steps.
    const f = Math.max(key, key - (key % TURN) + (cost % TURN) + Math.max(0, far - free));
    // What is bound to cost more is put off, and most of it for good.
    if (who + 1 < puzzle.size || f > key) {
      this.queue.push(rank(f, rest + far, cost), 2 * partials.add(to, middle, focus) + 1);
      return;
    }
    partials.targets(this.action, to);
    this.go(id, row, cost, focus, key);
  }

  /** Everybody has chosen. */
  private go(id: number, row: Uint8Array, cost: number, focus: number, key: number): void {
    this.action[0] = focus;
    if (this.world.step(row, this.targets, focus, this.child)) this.arrive(cost, id, key);
  }

  /** `child` is reached at this cost by `action`. */
  private arrive(cost: number, parent: number, key: number): void {
    this.generated++;
    order(this.puzzle, this.child);
    const before = this.table.count;
    const id = this.table.add(this.child);
    if (id === before) {
      this.makeRoom(id);
      this.hopes[id] = this.estimate.of(this.child);
      this.isStraight[id] = this.hopes[id] >= 0 && this.straightOn(this.child) ? 1 : 0;
      this.costs[id] = 2 ** 30;
    }
    const hope = this.hopes[id] as number;
    if (hope < 0 || (this.costs[id] as number) <= cost) return;
    const f = Math.max(cost + hope, key);
    if (Math.floor(f / TURN) > this.mostTurns || f % TURN > this.mostSteps) return;
    this.costs[id] = cost;
    this.parents[id] = parent;
    this.done[id] = 0;
    this.actions.set(this.action, id * this.action.length);
    let sum = 0;
    for (let who = 0; who < this.puzzle.size; who++)
      sum += this.far[who]?.[this.child[who] as number] as number;
    this.queue.push(rank(f, sum, cost), 2 * id);
  }

  private makeRoom(id: number): void {
    if (id < this.costs.length) return;
    const grow = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const larger = new Int32Array(old.length * 2);
      larger.set(old);
      return larger;
    };
    this.costs = grow(this.costs);
    this.hopes = grow(this.hopes);
    this.parents = grow(this.parents);
    this.done = larger(this.done);
    this.isStraight = larger(this.isStraight);
    this.actions = larger(this.actions);
  }

  private restOf(id: number): Played {
    const row = this.table.row(id).slice();
    this.estimate.of(row);
    const rest = this.straightOn(row);
    if (!rest) throw new Error('a way that was straight is so no longer');
    return rest;
  }

  private found(goal: number, rest?: Played): Found {
    const actions: Uint8Array[] = [];
    const rows: Uint8Array[] = [];
    const width = this.action.length;
    for (let id = goal; id >= 0; id = this.parents[id] as number) {
      rows.unshift(this.table.row(id).slice());
      if ((this.parents[id] as number) >= 0)
        actions.unshift(this.actions.slice(id * width, (id + 1) * width));
    }
    const cost = this.costs[goal] as number;
    if (!rest) return { cost, actions, rows, stats: this.stats };
    const isOpen = rows.at(-1)?.[this.puzzle.at.acted] !== 0;
    return {
      cost: cost + rest.actions.length + (isOpen ? TURN : 0),
      actions: [...actions, ...rest.actions],
      rows: [...rows, ...rest.rows],
      stats: this.stats,
    };
  }
}

function larger(old: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(old.length * 2);
  bytes.set(old);
  return bytes;
}
