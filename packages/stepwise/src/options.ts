/** All that can be done now. Planning options name squares; what could never be legal is shown off, with its reason. */
import type { Choice, Option, PendingAction, Reason } from '@rankfall/kernel';
import { boardOf } from './board.ts';
import { movesOf, tailOf, targetOf } from './moves.ts';
import { whyNever } from './plan.ts';
import { endTurn, gate } from './run.ts';
import { planPush } from './skills.ts';
import { parseSquare, SQUARES, squareName } from './squares.ts';
import {
  directions,
  FOCUS,
  MOST_CHARACTERS,
  WAIT,
  type Does,
  type Entry,
  type Square,
  type StepwiseState,
} from './types.ts';

type Action = PendingAction<Does>;

const abandon: Action = {
  id: 'abandon',
  type: 'ABANDON',
  options: [{ id: 'abandon', does: { do: 'abandon' } }],
};

/** Abandoning is always possible, and all that a lost encounter offers beside undo. */
export function pendingOf(state: StepwiseState): readonly Action[] {
  return state.phase === 'won' ? [] : [...actionsOf(state), abandon];
}

function actionsOf(state: StepwiseState): readonly Action[] {
  switch (state.phase) {
    case 'plan':
      return [...planActions(state), ...clearAction(state), stepAction(state), ...skipAction(state)];
    case 'run':
      return [stepAction(state)];
    case 'skill':
      return [skillAction(state), endAction(state)];
    case 'rest':
      // There is no crate, so the turn is over by itself; planning goes on from the new one.
      return [...planActions(endTurn(state).state), stepAction(state), endAction(state)];
    case 'lost':
    case 'won':
      return [];
  }
}

function one(id: string, type: string, does: Does, off?: Reason): Action {
  const name = id.split('/')[0] ?? id;
  return { id, type, options: [{ id: name, does, ...(off ? { off } : {}) }] };
}

const endAction = ({ turn }: StepwiseState): Action => one(`end/${turn}`, 'END', { do: 'end' });

function stepAction(state: StepwiseState): Action {
  const { enabled, reasons } = gate(state);
  const off = enabled ? undefined : { code: 'GATE', reasons };
  return one(`step/${state.turn}/${state.k + 1}`, 'STEP', { do: 'step' }, off);
}

const hasPlan = ({ chars }: StepwiseState): boolean => chars.some(({ path }) => path.length > 0);

function skipAction(state: StepwiseState): readonly Action[] {
  return state.crates.length > 0 && !hasPlan(state)
    ? [one(`skip/${state.turn}`, 'SKIP', { do: 'skip' })]
    : [];
}

const clearAction = (state: StepwiseState): readonly Action[] =>
  hasPlan(state) ? [one('clear', 'CLEAR_ALL', { do: 'clear-all' })] : [];

function planActions(state: StepwiseState): readonly Action[] {
  const { ids } = boardOf(state.level);
  return state.chars.map((_, who) => ({
    id: `plan/${ids[who] ?? ''}`,
    type: 'PLAN',
    about: ids[who] ?? '',
    options: planOptions(state, who),
  }));
}

export const entryId = (entry: Entry): string =>
  entry === WAIT ? '.' : entry === FOCUS ? 'f' : squareName(entry);

/** Options that never change are made once and shared: what each member of a squad may add, take back and clear. */
const shared: readonly (readonly Option<Does>[])[] = Array.from({ length: MOST_CHARACTERS }, (_, who) =>
  Array.from({ length: SQUARES + 2 }, (_entry, i) => addOption(who, i - 2)),
);
const edits: readonly (readonly Option<Does>[])[] = Array.from({ length: MOST_CHARACTERS }, (_, who) => [
  { id: 'back', does: { do: 'back', who } },
  { id: 'clear', does: { do: 'clear', who } },
]);

function addOption(who: number, entry: Entry): Option<Does> {
  const id = entryId(entry);
  return { id, does: { do: 'add', who, entry }, ...(entry >= 0 ? { picks: [id] } : {}) };
}

function planOptions(state: StepwiseState, who: number): readonly Option<Does>[] {
  const adds = [...squaresFor(state, who), WAIT, FOCUS].map((entry): Option<Does> => {
    const option = shared[who]?.[entry + 2] ?? addOption(who, entry);
    const off = whyNever(state, who, entry);
    return off ? { ...option, off } : option;
  });
  return state.chars[who]?.path.length ? [...adds, ...(edits[who] ?? [])] : adds;
}

function squaresFor(state: StepwiseState, who: number): readonly Square[] {
  const character = state.chars[who];
  const sheet = state.level.chars[who];
  if (!character || !sheet) return [];
  const tail = tailOf(character.start, character.path);
  if (state.freeDrawing) return Array.from({ length: SQUARES }, (_, square) => square);
  return movesOf(sheet.dex).flatMap((move) => targetOf(tail, move) ?? []);
}

function skillAction(state: StepwiseState): Action {
  const { ids } = boardOf(state.level);
  const options = state.chars.flatMap((_, who) =>
    directions.map((way): Option<Does> => {
      const plan = planPush(state, who, way);
      const does: Does = { do: 'push', who, way };
      const id = `${ids[who] ?? ''} ${way}`;
      return 'code' in plan ? { id, does, off: plan } : { id, does, cost: { stamina: plan.cost } };
    }),
  );
  return { id: `skill/${state.turn}`, type: 'SKILL', options };
}

/** Why a choice that is not on offer is not: the reasons of planning, by name. */
export function explain(state: StepwiseState, { action, option }: Choice): Reason | undefined {
  const found = pendingOf(state).find(({ id }) => id === action);
  const off = found?.options.find(({ id }) => id === option)?.off;
  if (off) return off;
  if (typeof action !== 'string' || typeof option !== 'string') return undefined;
  if (action.startsWith('plan/')) return explainPlan(state, action.slice(5), option);
  if (action.startsWith('step/')) return { code: 'GATE', reasons: gate(state).reasons };
  return undefined;
}

function explainPlan(state: StepwiseState, id: string, option: string): Reason | undefined {
  const who = boardOf(state.level).ids.indexOf(id);
  if (who < 0) return { code: 'NO_SELECTION' };
  if (state.phase === 'run' || state.phase === 'skill') return { code: 'LOCKED' };
  if (state.phase === 'won' || state.phase === 'lost') return { code: 'ENDED' };
  const square = parseSquare(option);
  if (square !== undefined)
    return whyNever(state.phase === 'rest' ? endTurn(state).state : state, who, square);
  return /^[a-z]-?\d+$/u.test(option) ? { code: 'OFF_BOARD' } : undefined;
}
