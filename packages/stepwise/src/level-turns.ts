/** The stored form of a solution or replay: turns of paths and skills, read from outside. */
import { isRecord } from '@rankfall/kernel';
import type { LevelProblem } from './level-problem.ts';
import type { Turn } from './types.ts';

const MOST = 99;

export function readTurns(input: unknown, problems: LevelProblem[]): readonly Turn[] | undefined {
  if (input === undefined) return undefined;
  const list = Array.isArray(input) ? (input as unknown[]) : undefined;
  const turns = list?.map(readTurn);
  if (turns && turns.length <= MOST && turns.every((turn): turn is Turn => turn !== undefined)) return turns;
  const wrong = turns?.findIndex((turn) => turn === undefined) ?? -1;
  problems.push({ code: 'bad-solution', key: wrong < 0 ? 'solution' : `solution.${wrong}` });
  return undefined;
}

function readTurn(input: unknown): Turn | undefined {
  if (!isRecord(input)) return undefined;
  const { paths = {}, skills = [] } = input;
  if (!isRecord(paths) || !Array.isArray(skills)) return undefined;
  const isPath = (text: unknown): text is string => typeof text === 'string' && text.length <= 400;
  const ways = Object.entries(paths).filter((pair): pair is [string, string] => isPath(pair[1]));
  const list = (skills as unknown[]).filter((skill): skill is string => isPath(skill));
  if (ways.length !== Object.keys(paths).length || list.length !== skills.length) return undefined;
  return { paths: Object.fromEntries(ways), skills: list };
}
