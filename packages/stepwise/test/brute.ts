/** The shortest way through the real rules by trying everything, one step after the other. Knows nothing of the solver. */
import { boardOf } from '../src/board.ts';
import { movesOf, targetOf } from '../src/moves.ts';
import { resolve } from '../src/resolve.ts';
import { land } from '../src/run.ts';
import { WAIT, type Entry, type StepwiseState } from '../src/types.ts';

const keyOf = ({ chars, worn, latched, flipped, clock }: StepwiseState, period: number): string =>
  JSON.stringify([chars.map(({ at }) => at), worn, latched, flipped, clock % period]);

/** Steps of the shortest way out in one turn; undefined if there is none. For levels without crates. */
export function bruteForce(from: StepwiseState, period: number): number | undefined {
  const seen = new Set([keyOf(from, period)]);
  let edge = [from];
  for (let steps = 1; edge.length > 0; steps++) {
    const next: StepwiseState[] = [];
    for (const state of edge)
      for (const entries of choices(state)) {
        const after = stepped(state, entries);
        if (after?.phase === 'won') return steps;
        if (after?.phase !== 'run') continue;
        const key = keyOf(after, period);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(after);
      }
    edge = next;
  }
  return undefined;
}

/** Everybody's entries, in every combination. */
function choices({ level, chars }: StepwiseState): readonly (readonly Entry[])[] {
  const each = chars.map(({ at }, who): readonly Entry[] => [
    WAIT,
    ...movesOf(level.chars[who]?.dex ?? 1)
      .flatMap((move) => targetOf(at, move) ?? [])
      .filter((to) => !boardOf(level).wall[to]),
  ]);
  return each.reduce<readonly (readonly Entry[])[]>(
    (all, own) => all.flatMap((some) => own.map((entry) => [...some, entry])),
    [[]],
  );
}

function stepped(state: StepwiseState, entries: readonly Entry[]): StepwiseState | undefined {
  const intents = entries.map((entry) => (entry === WAIT ? undefined : entry));
  if (resolve(state, intents).some((stop) => stop !== undefined)) return undefined;
  const chars = state.chars.map((one, who) => ({
    ...one,
    status: 'moving' as const,
    path: [entries[who] ?? WAIT],
    done: 0,
  }));
  return land({ ...state, phase: 'run', chars }, []);
}
