/** What the search has found, as the turns that a player would plan. */
import { boardOf } from '../board.ts';
import { writePath } from '../moves.ts';
import { playOn } from '../turns.ts';
import { FOCUS, WAIT, directions, type Entry, type StepwiseState, type Turn } from '../types.ts';
import type { Puzzle } from './puzzle.ts';
import { CLOSE, PUSH, type Found } from './search.ts';

interface Draft {
  readonly paths: Entry[][];
  readonly skills: string[];
  readonly starts: readonly number[];
}

/** The found actions as turns, with as little focusing as they need: the search focuses whenever it stands still. */
export function turnsOf(state: StepwiseState, puzzle: Puzzle, found: Found): readonly Turn[] {
  const drafts = draftsOf(state, puzzle, found);
  const { ids } = boardOf(state.level);
  const write = (): readonly Turn[] => drafts.map((draft) => written(ids, draft));
  const wins = (): boolean => {
    const { refused, state: end } = playOn(state, write());
    return !refused && end.phase === 'won';
  };
  if (!wins()) return write();
  const focused = drafts.flatMap(({ paths }) =>
    paths.flatMap((path) => path.flatMap((entry, i) => (entry === FOCUS ? [{ path, i }] : []))),
  );
  for (const { path, i } of focused) path[i] = WAIT;
  if (wins()) return write();
  for (const { path, i } of focused) path[i] = FOCUS;
  for (const { path, i } of focused) {
    path[i] = WAIT;
    if (!wins()) path[i] = FOCUS;
  }
  return write();
}

/** States keep those who are alike in order, so who is who is followed along. */
function draftsOf(state: StepwiseState, puzzle: Puzzle, { actions, rows }: Found): readonly Draft[] {
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
  return drafts;
}

function written(ids: readonly string[], { paths, skills, starts }: Draft): Turn {
  const named = trimmed(paths).flatMap((path, who) =>
    path.length > 0 ? [[ids[who] ?? '', writePath(starts[who] ?? 0, path)] as const] : [],
  );
  return { paths: Object.fromEntries(named), skills };
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
