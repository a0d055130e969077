/**
 * The solver: the smallest (turns, steps) from a state, or the proof that there is none. Resumable: it yields as it
 * goes, so that a worker can show progress and be cancelled. What it finds is replayed through the real rules.
 */
import { runAll } from '../forecast.ts';
import { endTurn } from '../run.ts';
import { playOn } from '../turns.ts';
import { MOST_ENTRIES, type Cost, type StepwiseState, type Turn } from '../types.ts';
import { TURN } from './estimate.ts';
import { turnsOf } from './found-turns.ts';
import { Search, type Progress, type Stats } from './search.ts';

export type { Progress, Stats } from './search.ts';

export type Verdict =
  | {
      readonly kind: 'solved';
      /** Turns and steps in all, with those played before. */
      readonly cost: Cost;
      /** The plan from here: the turn that is open now, then the following ones. */
      readonly turns: readonly Turn[];
      readonly stats: Stats;
    }
  | { readonly kind: 'unsolvable' | 'undecided'; readonly stats: Stats };

export interface SolveWish {
  /** The most states to look at before giving up undecided. */
  readonly states?: number;
}

/** About 200 MB of states. */
export const MOST_STATES = 4_000_000;

/** The cost of a packed one. */
export const unpack = (packed: number): Cost => ({ turns: Math.floor(packed / TURN), steps: packed % TURN });

export function* solving(from: StepwiseState, wish: SolveWish = {}): Generator<Progress, Verdict> {
  const nothing: Stats = { expanded: 0, partial: 0, generated: 0, seen: 0 };
  const state = atRest(from);
  if (!state) return { kind: 'unsolvable', stats: nothing };
  // Ending a turn in each other's places, or walking for more than 40 steps, is so rare that it is only looked after when
  // a plan shows it.
  for (const careful of [false, true]) {
    const search = new Search(state, careful);
    const searched = yield* search.run(wish.states ?? MOST_STATES);
    if (!searched.found)
      return { kind: searched.why === 'exhausted' ? 'unsolvable' : 'undecided', stats: searched.stats };
    const turns = turnsOf(state, search.puzzle, searched.found);
    const played = playOn(state, turns);
    const isDrawable = turns.every(({ paths }) =>
      Object.values(paths).every((path) => path.split(' ').length <= MOST_ENTRIES),
    );
    if (isDrawable && !played.refused && played.state.phase === 'won') {
      const lead = afterRun(from).phase === 'rest' ? [NO_TURN] : [];
      return {
        kind: 'solved',
        cost: unpack(searched.found.cost),
        turns: [...lead, ...turns],
        stats: searched.found.stats,
      };
    }
    if (careful || (isDrawable && played.refused?.code !== 'gate'))
      throw new Error(
        `the rules refuse a found plan: ${JSON.stringify(played.refused)} ${JSON.stringify(turns)}`,
      );
  }
  throw new Error('a careful search neither found nor refused');
}

const NO_TURN: Turn = { paths: {}, skills: [] };

const afterRun = (state: StepwiseState): StepwiseState =>
  state.phase === 'run' ? runAll(state).state : state;

/** Where planning can go on: a run under way is locked, so it is asked about where it ends. */
function atRest(state: StepwiseState): StepwiseState | undefined {
  if (state.phase === 'won' || state.phase === 'lost') return undefined;
  if (state.phase === 'run') return atRest(afterRun(state));
  if (state.phase !== 'rest') return state;
  const next = endTurn(state).state;
  return next.phase === 'plan' ? next : undefined;
}

/** The verdict at once, for whoever does not mind waiting. */
export function solve(from: StepwiseState, wish: SolveWish = {}): Verdict {
  const search = solving(from, wish);
  for (;;) {
    const next = search.next();
    if (next.done) return next.value;
  }
}
