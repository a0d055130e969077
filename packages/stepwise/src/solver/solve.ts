/**
 * The solver: the smallest (turns, steps) from a state, or the proof that there is none. Resumable: it yields as it
 * goes, so that a worker can show progress and be cancelled. What it finds is replayed through the real rules.
 */
import { boardOf } from '../board.ts';
import { runAll } from '../forecast.ts';
import { writePath } from '../moves.ts';
import { endTurn } from '../run.ts';
import { playOn } from '../turns.ts';
import { FOCUS, WAIT, directions, type Cost, type Entry, type StepwiseState, type Turn } from '../types.ts';
import { TURN } from './estimate.ts';
import { CLOSE, PUSH, Search, type Found, type Progress, type Stats } from './search.ts';

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
  // Ending a turn in each other's places is so rare that it is only searched for when a plan shows it.
  for (const careful of [false, true]) {
    const search = new Search(state, careful);
    const searched = yield* search.run(wish.states ?? MOST_STATES);
    if (!searched.found)
      return { kind: searched.why === 'exhausted' ? 'unsolvable' : 'undecided', stats: searched.stats };
    const turns = turnsOf(state, search, searched.found);
    const played = playOn(state, turns);
    if (!played.refused && played.state.phase === 'won') {
      const lead = afterRun(from).phase === 'rest' ? [NO_TURN] : [];
      return {
        kind: 'solved',
        cost: unpack(searched.found.cost),
        turns: [...lead, ...turns],
        stats: searched.found.stats,
      };
    }
    const isRare = turns.some(({ paths }) =>
      Object.values(paths).some((path) => path.split(' ').length > 40),
    );
    const isGate = played.refused?.code === 'gate';
    if (careful || !(isRare || isGate))
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

interface Draft {
  readonly paths: Entry[][];
  readonly skills: string[];
  readonly starts: readonly number[];
}

/** The found actions as turns. States keep those who are alike in order, so who is who is followed along. */
function turnsOf(state: StepwiseState, { puzzle }: Search, { actions, rows }: Found): readonly Turn[] {
  const { ids } = boardOf(state.level);
  const squares = state.chars.map(({ at }) => at);
  let slots = sorted(
    puzzle.alike,
    squares,
    squares.map((_, who) => who),
  );
  const begin = (): Draft => ({ paths: squares.map(() => []), skills: [], starts: [...squares] });
  let draft = begin();
  const drafts = [draft];
  const nextTurn = (): void => {
    draft = begin();
    drafts.push(draft);
  };
  actions.forEach((action, i) => {
    const first = action[0] as number;
    const isOpen = (rows[i]?.[puzzle.at.acted] ?? 0) !== 0;
    if (first === CLOSE) return;
    if (first >= PUSH) {
      const slot = (first - PUSH) % 8;
      const who = slots[slot] as number;
      const acted = rows[i]?.[puzzle.at.acted] ?? 0;
      if ((acted & (1 << slot)) !== 0) nextTurn();
      draft.skills.push(`${ids[who] ?? ''} ${directions[Math.floor((first - PUSH) / 8)] ?? 'n'}`);
      squares[who] = rows[i + 1]?.[slot] as number;
    } else {
      if (isOpen) nextTurn();
      slots.forEach((who, slot) => {
        const to = action[1 + slot] as number;
        const stays = (first & (1 << slot)) !== 0 ? FOCUS : WAIT;
        draft.paths[who]?.push(to === squares[who] ? stays : to);
        squares[who] = to;
      });
    }
    slots = sorted(puzzle.alike, squares, slots);
  });
  return drafts.map(({ paths, skills, starts }) => ({
    paths: Object.fromEntries(
      trimmed(paths).flatMap((path, who) =>
        path.length > 0 ? [[ids[who] ?? '', writePath(starts[who] ?? 0, path)]] : [],
      ),
    ),
    skills,
  }));
}

/** Who sits in which slot when those who are alike are put in the order of their squares. */
function sorted(
  alike: readonly (readonly number[])[],
  squares: readonly number[],
  slots: readonly number[],
): readonly number[] {
  const result = [...slots];
  for (const group of alike) {
    const members = group
      .map((slot) => slots[slot] as number)
      .toSorted((a, b) => (squares[a] as number) - (squares[b] as number));
    group.forEach((slot, i) => (result[slot] = members[i] as number));
  }
  return result;
}

/** Waiting at the end of a path is what everybody does without being told; but somebody has to make the run last. */
function trimmed(paths: readonly (readonly Entry[])[]): readonly (readonly Entry[])[] {
  const short = paths.map((path) => path.slice(0, path.findLastIndex((entry) => entry !== WAIT) + 1));
  const length = paths[0]?.length ?? 0;
  return short.some((path) => path.length === length) ? short : [paths[0] ?? [], ...short.slice(1)];
}
