/** The small scenes of the rules page: levels of a few squares with a plan, shown by the real drawing. */
import { addEntry, firstState, forPlay, readLevel, readPath, type StepwiseState } from '@rankfall/stepwise';

interface Scene {
  readonly rows: readonly string[];
  readonly chars: readonly {
    readonly name: string;
    readonly at: string;
    readonly dex: number;
    readonly path?: string;
  }[];
}

const legend = {
  p: { t: 'plate', ch: 'a', kind: 'hold' },
  l: { t: 'plate', ch: 'b', kind: 'latch' },
  w: { t: 'switch', ch: 'c' },
  d: { t: 'door', ch: 'a' },
  k: { t: 'spikes', ch: 'b', inv: true },
};

const open = [
  '##########',
  'E........#',
  'E........#',
  'E........#',
  'E........#',
  '#........X',
  '#........X',
  '#........X',
  '#........X',
  '##########',
];

export const scenes = {
  plan: {
    rows: [
      '##########',
      'E....#...#',
      'E.##.#.#.#',
      'E.##...#.#',
      'E.######.#',
      '#........X',
      '#.######.X',
      '#.######.X',
      '#........X',
      '##########',
    ],
    chars: [{ name: 'A', at: 'a2', dex: 2, path: 'e n e e e s s e e n n e e s s s s e' }],
  },
  execute: {
    rows: [
      '##########',
      'E#########',
      'E#########',
      'E........#',
      'E#######.#',
      '########.X',
      '########.X',
      '########.X',
      '########.X',
      '##########',
    ],
    chars: [
      { name: 'A', at: 'e3', dex: 2, path: 'e e e e s s e' },
      { name: 'B', at: 'd3', dex: 2, path: 'e e e e e s s' },
    ],
  },
  meet: {
    rows: open,
    chars: [
      { name: 'A', at: 'c3', dex: 2, path: 'e e s s' },
      { name: 'B', at: 'g7', dex: 2, path: 'w w n n' },
    ],
  },
  moves: { rows: open, chars: [{ name: 'A', at: 'e4', dex: 10, path: 'ene' }] },
  tiles: {
    rows: [
      '##########',
      'E........#',
      'E.p...d..#',
      'E........#',
      'E.l...k..#',
      '#........X',
      '#.w...%..X',
      '#........X',
      '#.....__.X',
      '##########',
    ],
    chars: [{ name: 'A', at: 'b5', dex: 2 }],
  },
  push: {
    rows: [
      '##########',
      'E...#....#',
      'E...#....#',
      'E..B_....#',
      'E...#....#',
      '#####....X',
      '#####....X',
      '#####....X',
      '#####....X',
      '##########',
    ],
    chars: [{ name: 'A', at: 'c3', dex: 2 }],
  },
  win: {
    rows: open,
    chars: [
      { name: 'A', at: 'j5', dex: 2 },
      { name: 'B', at: 'j6', dex: 2 },
      { name: 'C', at: 'j7', dex: 2 },
    ],
  },
} as const satisfies Readonly<Record<string, Scene>>;

export const sections = ['plan', 'execute', 'meet', 'moves', 'tiles', 'push', 'win'] as const;
export type Section = (typeof sections)[number];

export function pictureOf(section: Section): StepwiseState {
  const { rows, chars }: Scene = scenes[section];
  const used = Object.fromEntries(
    Object.entries(legend).filter(([glyph]) => rows.some((row) => row.includes(glyph))),
  );
  const read = readLevel({
    v: 1,
    title: section,
    map: rows,
    legend: used,
    chars: chars.map(({ name, at, dex }) => ({ name, at, dex })),
  });
  if (!read.level) throw new Error(`the picture of ${section} is no level: ${read.problems[0]?.code}`);
  let state = firstState(forPlay(read.level), false);
  for (const [who, { path }] of chars.entries()) {
    const entries = readPath(state.chars[who]?.at ?? 0, path ?? '');
    if ('unknown' in entries) throw new Error(`no such move: ${entries.unknown}`);
    for (const entry of entries) state = addEntry(state, who, entry);
  }
  return state;
}
