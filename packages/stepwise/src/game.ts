/**
 * Stepwise as a game of the kernel: one seat, no time, no chance, nothing hidden. A lost encounter is not over, because
 * undo stays free; it ends when the player abandons it.
 */
import { openState, timeless, type Game, type Result } from '@rankfall/kernel';
import { explain, pendingOf } from './options.ts';
import { addEntry, clearAll, clearPath, removeEntry } from './plan.ts';
import { endTurn, firstState, step } from './run.ts';
import { forPlay, levelFileOf, stepwiseSettings, type StepwiseTerms } from './settings.ts';
import { push } from './skills.ts';
import type { Does, Done, StepwiseState } from './types.ts';

const NOBODY: readonly number[] = [];
const PLAYER: readonly number[] = [0];

export const stepwise: Game<StepwiseTerms> = {
  id: 'stepwise',
  rules: 1,
  seats: { min: 1, max: 1 },
  settings: stepwiseSettings,
  table: { undo: 'free', pause: 'free', draw: false, clock: false },
  setup: (settings) => firstState(forPlay(levelFileOf(settings)), settings.freeDrawing),
  awaits: (state) => (resultOf(state) ? NOBODY : PLAYER),
  pending: (state) => (resultOf(state) ? [] : pendingOf(state)),
  choose: (state, _seat, does) => perform(state, does),
  result: resultOf,
  explain: (state, _seat, choice) => explain(state, choice),
  forfeit: (_state, _seat, why) => ({ outcome: ['lost'], reason: why }),
  ...openState<StepwiseState>(),
  ...timeless<StepwiseTerms>(),
};

function resultOf({ phase, abandoned, lost }: StepwiseState): Result | undefined {
  if (phase === 'won') return { outcome: ['won'], reason: 'exit' };
  return abandoned ? { outcome: ['lost'], reason: lost ?? 'abandoned' } : undefined;
}

function perform(state: StepwiseState, does: Does): Done {
  switch (does.do) {
    case 'add':
    case 'back':
    case 'clear':
      return edit(state, does);
    case 'clear-all': {
      const who = state.chars.flatMap(({ path }, i) => (path.length > 0 ? [i] : []));
      return { state: clearAll(state), events: [{ type: 'cleared', who }] };
    }
    case 'step':
      return step(state);
    case 'skip':
      return { state: { ...state, phase: 'skill' }, events: [{ type: 'skipped' }] };
    case 'push':
      return push(state, does.who, does.way);
    case 'end':
      return endTurn(state);
    case 'abandon':
      return { state: { ...state, abandoned: true }, events: [{ type: 'abandoned' }] };
  }
}

/** Edits of a path; the first one after a run without crates begins the new turn. */
function edit(
  state: StepwiseState,
  does: Extract<Does, { who: number; do: 'add' | 'back' | 'clear' }>,
): Done {
  const { who } = does;
  if (state.phase === 'rest') {
    const next = endTurn(state);
    const edited = edit(next.state, does);
    return { state: edited.state, events: [...next.events, ...edited.events] };
  }
  const last = state.chars[who]?.path.at(-1) ?? 0;
  switch (does.do) {
    case 'add':
      return {
        state: addEntry(state, who, does.entry),
        events: [{ type: 'planned', who, entry: does.entry }],
      };
    case 'back':
      return { state: removeEntry(state, who), events: [{ type: 'unplanned', who, entry: last }] };
    case 'clear':
      return { state: clearPath(state, who), events: [{ type: 'cleared', who: [who] }] };
  }
}
