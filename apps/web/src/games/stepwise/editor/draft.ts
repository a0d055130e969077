/** A level being made: the JSON of the format, possibly not yet playable. Every change gives a new draft; nothing is refused here. */
import {
  firstState,
  parseSquare,
  readLevel,
  SIZE,
  squareName,
  xOf,
  yOf,
  type CharacterSheet,
  type Cost,
  type Level,
  type LevelFile,
  type Mode,
  type Square,
  type StepwiseState,
  type Tile,
  type Turn,
} from '@rankfall/stepwise';

export interface Draft {
  readonly title: string;
  readonly map: readonly string[];
  readonly legend: Readonly<Record<string, Tile>>;
  readonly modes: Readonly<Record<string, Mode>>;
  readonly clocks: Readonly<Record<string, string>>;
  readonly crateWeight: number;
  readonly chars: readonly CharacterSheet[];
  /** What the solver has proven of exactly this level. */
  readonly proof?: { readonly par: Cost; readonly solution: readonly Turn[] };
}

export const brushes = [
  'floor',
  'wall',
  'entrance',
  'exit',
  'pit',
  'crumble',
  'crate',
  'hold',
  'latch',
  'switch',
  'door',
  'door-inv',
  'spikes',
  'spikes-inv',
] as const;
export type Brush = (typeof brushes)[number];

export const isWired = (brush: Brush): boolean =>
  ['hold', 'latch', 'switch', 'door', 'door-inv', 'spikes', 'spikes-inv'].includes(brush);

const plain: Partial<Readonly<Record<Brush, string>>> = {
  floor: '.',
  wall: '#',
  entrance: 'E',
  exit: 'X',
  pit: '_',
  crumble: '%',
  crate: 'B',
};

function tileOf(brush: Brush, ch: string): Tile | undefined {
  switch (brush) {
    case 'hold':
    case 'latch':
      return { t: 'plate', ch, kind: brush };
    case 'switch':
      return { t: 'switch', ch };
    case 'door':
    case 'spikes':
      return { t: brush, ch };
    case 'door-inv':
      return { t: 'door', ch, inv: true };
    case 'spikes-inv':
      return { t: 'spikes', ch, inv: true };
    default:
      return undefined;
  }
}

const shapesInOrder = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;

export const newcomer = (place: number, at: string): CharacterSheet => ({
  name: String.fromCodePoint(65 + (place % 26)),
  at,
  dex: 2,
  str: 2,
  con: 3,
  int: 2,
  wis: 2,
  cha: 2,
  shape: shapesInOrder[place % shapesInOrder.length] ?? 'circle',
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
  crateWeight: 30,
  chars: [newcomer(0, 'a2')],
};

/** What was proven is proven of another level as soon as anything changes. */
function changed(draft: Draft, some: Partial<Draft>): Draft {
  const { proof: _proof, ...rest } = draft;
  return { ...rest, ...some };
}

export const retitle = (draft: Draft, title: string): Draft => ({ ...draft, title });

export function paint(draft: Draft, brush: Brush, channel: string, square: Square): Draft {
  const tile = tileOf(brush, channel);
  const glyph = tile ? glyphFor(draft, tile) : (plain[brush] ?? '.');
  if (glyph === undefined || draft.map[yOf(square)]?.[xOf(square)] === glyph) return draft;
  const map = draft.map.map((row, y) =>
    y === yOf(square) ? row.slice(0, xOf(square)) + glyph + row.slice(xOf(square) + 1) : row,
  );
  const legend = Object.fromEntries(
    Object.entries(tile ? { ...draft.legend, [glyph]: tile } : draft.legend).filter(([one]) =>
      map.some((row) => row.includes(one)),
    ),
  );
  return changed(draft, { map, legend });
}

/** The letter of the legend that already means this tile, or the first that is free. */
function glyphFor({ legend }: Draft, tile: Tile): string | undefined {
  const same = Object.entries(legend).find(([, one]) => JSON.stringify(one) === JSON.stringify(tile));
  return same?.[0] ?? [...'abcdefghijklmnopqrstuvwxyz'].find((letter) => !Object.hasOwn(legend, letter));
}

export function changeCharacter(draft: Draft, who: number, some: Partial<CharacterSheet>): Draft {
  return changed(draft, { chars: draft.chars.map((one, i) => (i === who ? { ...one, ...some } : one)) });
}

export const moveCharacter = (draft: Draft, who: number, square: Square): Draft =>
  changeCharacter(draft, who, { at: squareName(square) });

/** On the first free square of the entrance, or of the floor. */
export function addCharacter(draft: Draft): Draft {
  const taken = new Set(draft.chars.map(({ at }) => at));
  const glyphs = draft.map.join('');
  const free = (wanted: string): string | undefined =>
    [...glyphs].flatMap((glyph, at) =>
      glyph === wanted && !taken.has(squareName(at)) ? [squareName(at)] : [],
    )[0];
  return changed(draft, {
    chars: [...draft.chars, newcomer(draft.chars.length, free('E') ?? free('.') ?? 'b1')],
  });
}

export const removeCharacter = (draft: Draft, who: number): Draft =>
  changed(draft, { chars: draft.chars.filter((_, i) => i !== who) });

export const setMode = (draft: Draft, channel: string, mode: Mode): Draft =>
  changed(draft, { modes: { ...draft.modes, [channel]: mode } });

/** An empty beat takes the clock away. */
export function setClock(draft: Draft, channel: string, beat: string): Draft {
  const { [channel]: _old, ...others } = draft.clocks;
  return changed(draft, { clocks: beat === '' ? others : { ...others, [channel]: beat } });
}

export const setWeight = (draft: Draft, crateWeight: number): Draft => changed(draft, { crateWeight });

export function withProof(draft: Draft, par: Cost, solution: readonly Turn[]): Draft {
  return { ...draft, proof: { par, solution } };
}

/** Every channel that something is wired to. */
export function channelsOf({ legend, clocks }: Draft): readonly string[] {
  const wired = Object.values(legend).flatMap((tile) => ('ch' in tile ? [tile.ch] : []));
  return [...new Set([...wired, ...Object.keys(clocks)])].toSorted();
}

/** As the reader of levels takes it. */
export function fileOf(draft: Draft): object {
  const { proof, ...rest } = draft;
  return { v: 1, ...rest, ...(proof ? { par: proof.par, solution: proof.solution } : {}) };
}

export const check = (draft: Draft): ReturnType<typeof readLevel> => readLevel(fileOf(draft));

/** A level that was read, to be worked on. */
export function draftOf(level: LevelFile): Draft {
  const { title, map, legend, modes, clocks, crateWeight, chars, par, solution } = level;
  return {
    title,
    map,
    legend,
    modes,
    clocks,
    crateWeight,
    chars,
    ...(par && solution ? { proof: { par, solution } } : {}),
  };
}

/** Drawn as far as it can be, whether or not it could be played. */
export function looseState(draft: Draft): StepwiseState {
  const level: Level = { ...draft, crates: {}, limits: {} };
  const safe = { ...level, chars: level.chars.filter(({ at }) => parseSquare(at) !== undefined) };
  return firstState(safe, false);
}
