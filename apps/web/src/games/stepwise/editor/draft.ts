/** A level being made: the JSON of the format, possibly not yet playable. Every change gives a new draft; nothing is refused here. */
import { isRecord } from '@rankfall/kernel';
import {
  firstState,
  parseSquare,
  readLevel,
  shapes,
  SIZE,
  USUAL_WEIGHT,
  usualOf,
  type CharacterSheet,
  type Cost,
  type Level,
  type LevelFile,
  type Mode,
  type StepwiseState,
  type Tile,
  type Turn,
} from '@rankfall/stepwise';

/** A way out that is known, and what it costs. */
export interface Way {
  readonly par: Cost;
  readonly solution: readonly Turn[];
}

export interface Draft {
  readonly title: string;
  readonly map: readonly string[];
  readonly legend: Readonly<Record<string, Tile>>;
  readonly modes: Readonly<Record<string, Mode>>;
  readonly clocks: Readonly<Record<string, string>>;
  readonly crateWeight: number;
  /** Weights of single crates, by square. */
  readonly crates: Readonly<Record<string, number>>;
  readonly limits: Level['limits'];
  readonly chars: readonly CharacterSheet[];
  /** What its file holds besides: author, hints, keys that nobody knows. */
  readonly more: Pick<LevelFile, 'author' | 'hints' | 'extra'>;
  /** What the solver has proven of exactly this level. */
  readonly proof?: Way;
  /** How its author got out of exactly this level. */
  readonly played?: Way;
}

const shapeOf = (place: number): CharacterSheet['shape'] => shapes[place % shapes.length] ?? 'circle';

export const newcomer = (place: number, at: string): CharacterSheet => ({
  name: String.fromCodePoint(65 + (place % 26)),
  at,
  dex: 2,
  str: 2,
  con: 3,
  int: 2,
  wis: 2,
  cha: 2,
  shape: shapeOf(place),
});

/** An open room with one member at the door. */
export const emptyDraft: Draft = {
  title: '',
  map: Array.from({ length: SIZE }, (_, y) => {
    if (y === 0 || y === SIZE - 1) return '#'.repeat(SIZE);
    return `${y <= 4 ? 'E' : '#'}........${y >= 5 ? 'X' : '#'}`;
  }),
  legend: {},
  modes: {},
  clocks: {},
  crateWeight: USUAL_WEIGHT,
  crates: {},
  limits: {},
  chars: [newcomer(0, 'a2')],
  more: {},
};

/** What was proven is proven of another level as soon as anything changes. */
export function changed(draft: Draft, some: Partial<Draft>): Draft {
  const { proof: _proof, played: _played, ...rest } = draft;
  return { ...rest, ...some };
}

export const retitle = (draft: Draft, title: string): Draft => ({ ...draft, title });
export const withProof = (draft: Draft, par: Cost, solution: readonly Turn[]): Draft => ({
  ...draft,
  proof: { par, solution },
});
export const withPlayed = (draft: Draft, played: Way): Draft => ({ ...draft, played });

/** As the reader of levels takes it. Par is what was proven: what somebody played may not be the shortest. */
export function fileOf(draft: Draft): Readonly<Record<string, unknown>> {
  const { proof, played, more, ...rest } = draft;
  const { extra, ...known } = more;
  const solution = (proof ?? played)?.solution;
  return {
    v: 1,
    ...extra,
    ...known,
    ...rest,
    ...(proof ? { par: proof.par } : {}),
    ...(solution ? { solution } : {}),
  };
}

export const check = (draft: Draft): ReturnType<typeof readLevel> => readLevel(fileOf(draft));

/** A level that was read, to be worked on. The names of shipped levels stay theirs. */
export function draftOf(level: LevelFile): Draft {
  const { id: _id, par, solution, author, hints, extra, ...rest } = level;
  return {
    ...rest,
    more: {
      ...(author === undefined ? {} : { author }),
      ...(hints ? { hints } : {}),
      ...(extra ? { extra } : {}),
    },
    ...(par && solution ? { proof: { par, solution } } : {}),
  };
}

/**
 * As much of a level as can be drawn, from whatever came in: with a map of the right size everything else can be mended in the
 * editor, where each fault is marked on its square. Without one there is nothing to draw.
 */
export function looseDraft(input: unknown): Draft | undefined {
  const { level } = readLevel(input);
  if (level) return draftOf(level);
  if (!isRecord(input)) return undefined;
  const { title, map, legend, modes, clocks, crateWeight, crates, limits, chars } = input;
  const isMap =
    Array.isArray(map) &&
    map.length === SIZE &&
    map.every((row): row is string => typeof row === 'string' && row.length === SIZE);
  if (!isMap) return undefined;
  const only = <V>(record: unknown, isFit: (value: unknown) => value is V): Readonly<Record<string, V>> =>
    Object.fromEntries(
      Object.entries(isRecord(record) ? record : {}).filter((pair): pair is [string, V] => isFit(pair[1])),
    );
  const isText = (value: unknown): value is string => typeof value === 'string';
  const isNumber = (value: unknown): value is number => typeof value === 'number';
  const isTile = (value: unknown): value is Tile =>
    isRecord(value) && isText(value['t']) && (value['t'] === 'crumble' || isText(value['ch']));
  return {
    title: isText(title) ? title : '',
    map,
    legend: only(legend, isTile),
    modes: only(modes, isText) as Draft['modes'],
    clocks: only(clocks, isText),
    crateWeight: isNumber(crateWeight) ? crateWeight : USUAL_WEIGHT,
    crates: only(crates, isNumber),
    limits: only(limits, isNumber),
    chars: Array.isArray(chars) ? (chars as unknown[]).slice(0, 20).map(looseSheet) : [],
    more: {},
  };
}

function looseSheet(input: unknown, place: number): CharacterSheet {
  const sheet = isRecord(input) ? input : {};
  const usual = newcomer(place, '');
  const number = (key: 'dex' | 'str' | 'con' | 'int' | 'wis' | 'cha'): number => {
    const value = sheet[key];
    return typeof value === 'number' ? value : (usualOf(key) ?? usual[key]);
  };
  return {
    name: typeof sheet['name'] === 'string' ? sheet['name'] : usual.name,
    at: typeof sheet['at'] === 'string' ? sheet['at'] : '',
    dex: number('dex'),
    str: number('str'),
    con: number('con'),
    int: number('int'),
    wis: number('wis'),
    cha: number('cha'),
    shape: shapes.find((one) => one === sheet['shape']) ?? shapeOf(place),
  };
}

/** Drawn as far as it can be, whether or not it could be played. */
export function looseState(draft: Draft): StepwiseState {
  const { more: _more, proof: _proof, played: _played, ...level } = draft;
  const safe = {
    ...level,
    map: level.map.map((row) =>
      [...row]
        .map((glyph) => ('#.EX_%B'.includes(glyph) || Object.hasOwn(level.legend, glyph) ? glyph : '.'))
        .join(''),
    ),
    chars: level.chars.filter(({ at }) => parseSquare(at) !== undefined),
  };
  return firstState(safe, false);
}
