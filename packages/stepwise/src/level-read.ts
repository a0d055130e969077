/** A level from outside: every key is checked once, here, and everything that is wrong is named at once. */
import { isRecord } from '@rankfall/kernel';
import type { LevelProblem } from './level-problem.ts';
import { readTurns } from './level-turns.ts';
import { checkSense } from './level-sense.ts';
import { withSquare } from './level-where.ts';
import { parseSquare } from './squares.ts';
import {
  attributes,
  modes,
  shapes,
  type Attribute,
  type CharacterSheet,
  type Cost,
  type LevelFile,
  type Mode,
  type Tile,
} from './types.ts';

export type ReadLevel =
  | { readonly level: LevelFile; readonly problems?: undefined }
  | { readonly level?: undefined; readonly problems: readonly LevelProblem[] };

/** The most text of a level file, inflated. */
export const LONGEST_LEVEL = 8000;
const MANY = 30;

const usual: Readonly<Record<Exclude<Attribute, 'dex'>, number>> = { str: 2, con: 3, int: 2, wis: 2, cha: 2 };
export const usualOf = (key: Attribute): number | undefined => (key === 'dex' ? undefined : usual[key]);
export const USUAL_WEIGHT = 30;
const BUILT_IN = '#.EX_%B';

const known = new Set(
  'v id title map legend modes clocks crateWeight crates chars limits par hints solution author'.split(' '),
);

export function readLevel(input: unknown): ReadLevel {
  if (!isRecord(input)) return { problems: [{ code: 'not-a-level' }] };
  const problems: LevelProblem[] = [];
  const told = (code: LevelProblem['code'], more: Omit<LevelProblem, 'code'> = {}): void => {
    problems.push({ code, ...more });
  };
  if (input['v'] !== 1) told('bad-version');
  const text = (key: string, longest: number): string | undefined => {
    const value = input[key];
    if (value === undefined) return undefined;
    if (typeof value === 'string' && value.length <= longest) return value;
    told('bad-text', { key, longest });
    return undefined;
  };
  const map = readMap(input['map'], problems);
  const legend = readLegend(input['legend'], problems);
  const id = text('id', 40);
  const author = text('author', 60);
  const par = readPar(input['par'], problems);
  const hints = readHints(input['hints'], problems);
  const solution = readTurns(input['solution'], problems);
  const extra = Object.fromEntries(Object.entries(input).filter(([key]) => !known.has(key)));
  const level: LevelFile = {
    ...(id === undefined ? {} : { id }),
    title: text('title', 60) ?? '',
    map,
    legend,
    modes: readWords(input['modes'], 'modes', 'bad-mode', isMode, problems),
    clocks: readWords(input['clocks'], 'clocks', 'bad-clock', isBeat, problems),
    crateWeight:
      readNumber(input['crateWeight'], 'crateWeight', 'bad-weight', 1, 400, problems) ?? USUAL_WEIGHT,
    crates: readCrates(input['crates'], problems),
    chars: readSquad(input['chars'], problems),
    limits: readLimits(input['limits'], problems),
    ...(par ? { par } : {}),
    ...(author === undefined ? {} : { author }),
    ...(hints ? { hints } : {}),
    ...(solution ? { solution } : {}),
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
  };
  if (map.length > 0) problems.push(...checkSense(level));
  return problems.length > 0
    ? { problems: problems.slice(0, MANY).map((problem) => withSquare(problem, level)) }
    : { level };
}

function readMap(input: unknown, problems: LevelProblem[]): readonly string[] {
  const rows = Array.isArray(input) ? (input as unknown[]) : [];
  const isWhole =
    rows.length === 10 &&
    rows.every((row): row is string => typeof row === 'string' && [...row].length === 10);
  if (isWhole && rows.every((row) => row.length === 10)) return rows;
  const row = rows.findIndex((one) => typeof one !== 'string' || one.length !== 10);
  problems.push({ code: 'bad-size', key: 'map', rows: rows.length, ...(row < 0 ? {} : { row }) });
  return [];
}

function readLegend(input: unknown, problems: LevelProblem[]): Readonly<Record<string, Tile>> {
  if (input === undefined) return {};
  if (!isRecord(input)) {
    problems.push({ code: 'bad-legend', key: 'legend' });
    return {};
  }
  const tiles: [string, Tile][] = [];
  for (const [glyph, value] of Object.entries(input)) {
    const tile = glyph.length === 1 && !BUILT_IN.includes(glyph) ? readTile(value) : undefined;
    if (tile) tiles.push([glyph, tile]);
    else problems.push({ code: 'bad-legend', key: `legend.${glyph.slice(0, 8)}` });
  }
  return Object.fromEntries(tiles);
}

const isChannel = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= 1 && value.length <= 12;

function readTile(value: unknown): Tile | undefined {
  if (!isRecord(value)) return undefined;
  const { t, ch, kind, inv, n } = value;
  if (t === 'crumble')
    return typeof n === 'number' && Number.isInteger(n) && n >= 1 && n <= 9 ? { t, n } : undefined;
  if (!isChannel(ch) || (inv !== undefined && typeof inv !== 'boolean')) return undefined;
  if (t === 'plate') return kind === 'hold' || kind === 'latch' ? { t, ch, kind } : undefined;
  if (t === 'switch') return { t, ch };
  if (t === 'door' || t === 'spikes') return inv === true ? { t, ch, inv } : { t, ch };
  return undefined;
}

const isMode = (value: unknown): value is Mode => modes.some((mode) => mode === value);
const isBeat = (value: unknown): value is string => typeof value === 'string' && /^[01]{1,12}$/u.test(value);

function readWords<V extends string>(
  input: unknown,
  key: string,
  code: 'bad-mode' | 'bad-clock',
  isValue: (value: unknown) => value is V,
  problems: LevelProblem[],
): Readonly<Record<string, V>> {
  if (input === undefined) return {};
  if (!isRecord(input)) {
    problems.push({ code, key });
    return {};
  }
  const pairs: [string, V][] = [];
  for (const [ch, value] of Object.entries(input)) {
    if (isChannel(ch) && isValue(value)) pairs.push([ch, value]);
    else problems.push({ code, key: `${key}.${ch.slice(0, 12)}` });
  }
  return Object.fromEntries(pairs);
}

function readNumber(
  value: unknown,
  key: string,
  code: LevelProblem['code'],
  min: number,
  max: number,
  problems: LevelProblem[],
): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  problems.push({ code, key, min, max });
  return undefined;
}

function readCrates(input: unknown, problems: LevelProblem[]): Readonly<Record<string, number>> {
  if (input === undefined) return {};
  if (!isRecord(input)) {
    problems.push({ code: 'bad-weight', key: 'crates', min: 1, max: 400 });
    return {};
  }
  return Object.fromEntries(
    Object.entries(input).map(([square, weight]) => [
      square,
      readNumber(weight, `crates.${square.slice(0, 8)}`, 'bad-weight', 1, 400, problems) ?? USUAL_WEIGHT,
    ]),
  );
}

function readSquad(input: unknown, problems: LevelProblem[]): readonly CharacterSheet[] {
  const list = Array.isArray(input) ? (input as unknown[]) : [];
  if (list.length === 0) problems.push({ code: 'no-characters', key: 'chars' });
  return list.slice(0, 20).map((one, i) => readSheet(one, i, problems));
}

function readSheet(input: unknown, i: number, problems: LevelProblem[]): CharacterSheet {
  const key = `chars.${i}`;
  const sheet = isRecord(input) ? input : {};
  if (!isRecord(input)) problems.push({ code: 'bad-character', key });
  const { name, at, shape } = sheet;
  const here = typeof at === 'string' && parseSquare(at) !== undefined ? { square: at } : {};
  const isName = typeof name === 'string' && /^[^\p{C}/#~]{1,20}$/u.test(name) && name.trim() === name;
  if (!isName) problems.push({ code: 'bad-name', key: `${key}.name`, ...here });
  if (shape !== undefined && !shapes.some((one) => one === shape))
    problems.push({ code: 'bad-shape', key: `${key}.shape`, ...here });
  const value = (attribute: Attribute): number => {
    const got = sheet[attribute] ?? usualOf(attribute);
    const read = readNumber(got, '', 'bad-attribute', 1, 20, []);
    if (read === undefined)
      problems.push({ code: 'bad-attribute', key: `${key}.${attribute}`, min: 1, max: 20, ...here });
    return read ?? 2;
  };
  const [dex = 2, str = 2, con = 3, int = 2, wis = 2, cha = 2] = attributes.map(value);
  return {
    name: isName ? name : `${i + 1}`,
    at: typeof at === 'string' ? at.slice(0, 8) : '',
    dex,
    str,
    con,
    int,
    wis,
    cha,
    shape: shapes.find((one) => one === shape) ?? shapes[i % shapes.length] ?? 'circle',
  };
}

function readLimits(input: unknown, problems: LevelProblem[]): { turns?: number; steps?: number } {
  if (input === undefined) return {};
  if (!isRecord(input)) {
    problems.push({ code: 'bad-limit', key: 'limits', min: 1, max: 999 });
    return {};
  }
  const turns = readNumber(input['turns'], 'limits.turns', 'bad-limit', 1, 99, problems);
  const steps = readNumber(input['steps'], 'limits.steps', 'bad-limit', 1, 999, problems);
  return { ...(turns === undefined ? {} : { turns }), ...(steps === undefined ? {} : { steps }) };
}

function readPar(input: unknown, problems: LevelProblem[]): Cost | undefined {
  if (input === undefined) return undefined;
  const turns = isRecord(input) ? readNumber(input['turns'], 'par.turns', 'bad-par', 1, 99, []) : undefined;
  const steps = isRecord(input) ? readNumber(input['steps'], 'par.steps', 'bad-par', 1, 999, []) : undefined;
  if (turns !== undefined && steps !== undefined) return { turns, steps };
  problems.push({ code: 'bad-par', key: 'par' });
  return undefined;
}

function readHints(input: unknown, problems: LevelProblem[]): readonly string[] | undefined {
  if (input === undefined) return undefined;
  const list = Array.isArray(input) ? (input as unknown[]) : [];
  const hints = list.filter((hint): hint is string => typeof hint === 'string' && hint.length <= 200);
  if (Array.isArray(input) && hints.length === list.length && hints.length <= 8) return hints;
  problems.push({ code: 'bad-text', key: 'hints', longest: 200 });
  return undefined;
}
