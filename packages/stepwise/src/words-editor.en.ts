/** What is wrong with a level, in English, square by square. */
import type { LevelProblem, LevelProblemCode, LevelWarning } from './level-problem.ts';

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

/** The square to look at and the key of the file, as far as they are known: 'a2 (chars.0.dex)'. */
const where = ({ square, key }: LevelProblem): string =>
  square === undefined ? text(key) : key === undefined ? square : `${square} (${key})`;

const problemWords: Readonly<Record<LevelProblemCode, (problem: LevelProblem) => string>> = {
  'not-json': () => 'This is not a level file: it is no JSON, no drawn map and no level text.',
  'bad-line': ({ line, text: said }) => `Line ${text(line)} says nothing about a level: “${text(said)}”.`,
  'not-a-level': () => 'This is not a level.',
  'bad-version': () => 'Only levels of version 1 can be read ("v": 1).',
  'bad-size': ({ row }) =>
    row === undefined
      ? 'The map needs exactly 10 rows of 10 squares.'
      : `The map needs exactly 10 rows of 10 squares; row ${text(row)} is different.`,
  'unknown-glyph': ({ square, glyph }) => `${text(square)}: “${text(glyph)}” is not in the legend.`,
  'bad-ring': ({ square }) => `${text(square)}: the outer ring holds only walls, entrances and exits.`,
  'bad-corner': ({ square }) => `${text(square)}: a corner has to be a wall.`,
  'tag-inside': ({ square, glyph }) =>
    `${text(square)}: ${glyph === 'X' ? 'an exit' : 'an entrance'} can only be on the outer ring.`,
  'bad-legend': (problem) =>
    `${where(problem)}: this tile is not described as a plate, switch, door, spikes or crumble.`,
  'too-few-exits': ({ exits, squad }) =>
    `There are ${text(exits)} exit squares for ${text(squad)} characters; everybody needs one.`,
  'no-characters': () => 'There is nobody in the squad.',
  'too-many-characters': ({ most }) => `A squad has at most ${text(most)} characters.`,
  'bad-character': (problem) => `${where(problem)}: this is no character.`,
  'bad-name': (problem) => `${where(problem)}: a name has 1 to 20 letters, without / # ~.`,
  'bad-start': (problem) => `${where(problem)}: a start square is written like c3.`,
  'start-taken': ({ square, name }) => `${text(square)}: somebody else starts where ${text(name)} does.`,
  'start-solid': ({ square, name }) =>
    `${text(square)}: ${text(name)} cannot start in a wall, pit or closed door.`,
  'start-deadly': ({ square, name }) => `${text(square)}: ${text(name)} would start on spikes that are out.`,
  'start-on-crate': ({ square, name }) => `${text(square)}: ${text(name)} cannot start on a crate.`,
  'bad-attribute': (problem) =>
    `${where(problem)}: an attribute is a whole number from ${text(problem['min'])} to ${text(problem['max'])}.`,
  'bad-shape': (problem) => `${where(problem)}: there is no such shape.`,
  'bad-clock': (problem) => `${where(problem)}: a clock is 1 to 12 digits 0 or 1.`,
  'bad-mode': (problem) => `${where(problem)}: a mode is any, all or odd.`,
  'bad-crate': ({ square }) => `${text(square)}: there is no crate to weigh here.`,
  'bad-weight': (problem) =>
    `${where(problem)}: a weight is a whole number from ${text(problem['min'])} to ${text(problem['max'])}.`,
  'bad-limit': (problem) =>
    `${where(problem)}: a limit is a whole number from ${text(problem['min'])} to ${text(problem['max'])}.`,
  'bad-par': () => 'par: needs whole numbers of turns and steps.',
  'bad-text': ({ key, longest }) =>
    `${key ? `${text(key)}: ` : ''}at most ${text(longest)} characters of text are allowed.`,
  'bad-solution': ({ key }) => `${text(key)}: a turn has paths by name and a list of skills.`,
};

export function sayLevelProblem(problem: LevelProblem): string {
  return problemWords[problem.code](problem);
}

const warningWords: Readonly<Record<LevelWarning['code'], (warning: LevelWarning) => string>> = {
  'no-source': ({ channel, square }) => `${text(square)}: nothing feeds channel ${text(channel)}.`,
  'no-sink': ({ channel, square }) =>
    `${square ? `${text(square)}: ` : ''}channel ${text(channel)} moves nothing.`,
  'exit-unreachable': ({ name }) => `${text(name)} could not reach the exit even with everything open.`,
  'no-solution': () => 'No solution is proven yet.',
  'no-par': () => 'No par is proven yet.',
  'par-beaten': () => 'The solver is quicker than this par.',
  'same-name': ({ name }) => `More than one character is called ${text(name)}.`,
  'same-shape': ({ name }) => `${text(name)} has the same shape as somebody else.`,
};

export function sayLevelWarning(warning: LevelWarning): string {
  return warningWords[warning.code](warning);
}
