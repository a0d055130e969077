/** The square to look at for what is wrong with a key of the file: whatever the key is about lies somewhere on the map. */
import type { LevelProblem } from './level-problem.ts';
import { parseSquare, squareName } from './squares.ts';
import type { Level } from './types.ts';

export function withSquare(problem: LevelProblem, level: Pick<Level, 'map' | 'legend'>): LevelProblem {
  if (problem.square !== undefined || problem.key === undefined) return problem;
  const dot = problem.key.indexOf('.');
  const [part, name] = [problem.key.slice(0, dot), problem.key.slice(dot + 1)];
  const square = squareOf(part, name, level);
  return square === undefined ? problem : { ...problem, square };
}

function squareOf(
  part: string,
  name: string,
  { map, legend }: Pick<Level, 'map' | 'legend'>,
): string | undefined {
  const first = (isIt: (glyph: string) => boolean): string | undefined => {
    const at = [...map.join('')].findIndex(isIt);
    return at < 0 ? undefined : squareName(at);
  };
  switch (part) {
    case 'crates':
      return parseSquare(name) === undefined ? undefined : name;
    case 'legend':
      return first((glyph) => glyph === name);
    case 'clocks':
    case 'modes':
      return first((glyph) => {
        const tile = Object.hasOwn(legend, glyph) ? legend[glyph] : undefined;
        return tile !== undefined && 'ch' in tile && tile.ch === name;
      });
    default:
      return undefined;
  }
}
