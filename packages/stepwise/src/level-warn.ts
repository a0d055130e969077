/** What may be wrong with a level that can be played: wires that lead nowhere, exits out of reach, names that repeat. */
import { boardOf } from './board.ts';
import type { LevelWarning } from './level-problem.ts';
import { firstState } from './run.ts';
import { distancesOf, NEVER } from './solver/distance.ts';
import { puzzleOf } from './solver/puzzle.ts';
import { squareName } from './squares.ts';
import type { LevelFile } from './types.ts';

export function levelWarningsOf(level: LevelFile): readonly LevelWarning[] {
  return [...wireWarnings(level), ...reachWarnings(level), ...squadWarnings(level), ...proofWarnings(level)];
}

function wireWarnings(level: LevelFile): readonly LevelWarning[] {
  const { doors, spikes, holds, latches, switches, clocks } = boardOf(level);
  const sinks = [...doors, ...spikes];
  const sources = [...holds, ...latches, ...switches];
  const fed = new Set([...sources, ...clocks].map(({ ch }) => ch));
  const read = new Set(sinks.map(({ ch }) => ch));
  return [
    ...sinks
      .filter(({ ch }) => !fed.has(ch))
      .map(({ ch, square }) => ({ code: 'no-source' as const, channel: ch, square: squareName(square) })),
    ...sources
      .filter(({ ch }) => !read.has(ch))
      .map(({ ch, square }) => ({ code: 'no-sink' as const, channel: ch, square: squareName(square) })),
    ...clocks.filter(({ ch }) => !read.has(ch)).map(({ ch }) => ({ code: 'no-sink' as const, channel: ch })),
  ];
}

/** Everything open, every crate gone. */
function reachWarnings(level: LevelFile): readonly LevelWarning[] {
  const state = firstState(level, false);
  const far = distancesOf(puzzleOf(state, false));
  return state.chars.flatMap(({ at }, who): LevelWarning[] => {
    const name = level.chars[who]?.name ?? '';
    return (far[who]?.[at] ?? 0) < NEVER ? [] : [{ code: 'exit-unreachable', name, square: squareName(at) }];
  });
}

function squadWarnings({ chars }: LevelFile): readonly LevelWarning[] {
  return chars.flatMap(({ name, shape, at }, i): LevelWarning[] => {
    const before = chars.slice(0, i);
    return [
      ...(before.some((one) => one.name === name) ? [{ code: 'same-name' as const, name, square: at }] : []),
      ...(before.some((one) => one.shape === shape)
        ? [{ code: 'same-shape' as const, name, square: at }]
        : []),
    ];
  });
}

function proofWarnings({ par, solution }: LevelFile): readonly LevelWarning[] {
  return [
    ...(solution ? [] : [{ code: 'no-solution' as const }]),
    ...(par ? [] : [{ code: 'no-par' as const }]),
  ];
}
