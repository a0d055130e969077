/** Whether a well-formed level makes sense: the ring, the glyphs, who starts where, what lies where. */
import type { LevelProblem } from './level-problem.ts';
import { firstState } from './run.ts';
import { isCorner, isRing, parseSquare, SQUARES, squareName } from './squares.ts';
import { MOST_CHARACTERS, type Level, type Square } from './types.ts';
import { worldOf } from './world.ts';

const all: readonly Square[] = Array.from({ length: SQUARES }, (_, square) => square);

export function checkSense(level: Level): readonly LevelProblem[] {
  const glyphs = level.map.join('');
  const problems = all.flatMap((square) => glyphProblem(level, square, glyphs[square] ?? '#'));
  const exits = all.filter((square) => glyphs[square] === 'X').length;
  const squad = level.chars.length;
  if (squad > MOST_CHARACTERS)
    problems.push({ code: 'too-many-characters', key: 'chars', most: MOST_CHARACTERS });
  if (exits < squad) problems.push({ code: 'too-few-exits', exits, squad });
  for (const name of Object.keys(level.crates)) {
    const square = parseSquare(name);
    if (square === undefined || glyphs[square] !== 'B')
      problems.push({ code: 'bad-crate', key: `crates.${name.slice(0, 8)}`, square: name.slice(0, 8) });
  }
  const starts = level.chars.map(({ at }) => parseSquare(at));
  if (starts.includes(undefined)) {
    starts.forEach((start, i) => {
      if (start === undefined) problems.push({ code: 'bad-start', key: `chars.${i}.at` });
    });
    return problems;
  }
  return problems.length > 0 ? problems : [...problems, ...startProblems(level)];
}

function glyphProblem(level: Level, at: Square, glyph: string): LevelProblem[] {
  const square = squareName(at);
  const isKnown = '#.EX_%B'.includes(glyph) || Object.hasOwn(level.legend, glyph);
  if (!isKnown) return [{ code: 'unknown-glyph', square, glyph }];
  if (isCorner(at)) return glyph === '#' ? [] : [{ code: 'bad-corner', square }];
  if (isRing(at)) return '#EX'.includes(glyph) ? [] : [{ code: 'bad-ring', square, glyph }];
  return glyph === 'E' || glyph === 'X' ? [{ code: 'tag-inside', square, glyph }] : [];
}

/** Starts are judged in the world as it is at time 0, with every plate pressed that somebody stands on. */
function startProblems(level: Level): readonly LevelProblem[] {
  const state = firstState(level, false);
  const world = worldOf(state);
  const glyphs = level.map.join('');
  const taken = new Set<Square>();
  const signalled = (square: Square): boolean => {
    const door = world.board.doors.find((one) => one.square === square);
    return !door || world.signals.get(door.ch) !== door.inv;
  };
  const problems: LevelProblem[] = [];
  state.chars.forEach(({ at }, i) => {
    const square = squareName(at);
    const name = level.chars[i]?.name;
    const more = { square, name, key: `chars.${i}.at` };
    if (taken.has(at)) problems.push({ code: 'start-taken', ...more });
    taken.add(at);
    if (world.board.wall[at] || world.pit[at] || !signalled(at))
      problems.push({ code: 'start-solid', ...more });
    else if (world.out[at]) problems.push({ code: 'start-deadly', ...more });
    else if (glyphs[at] === 'B') problems.push({ code: 'start-on-crate', ...more });
  });
  return problems;
}
