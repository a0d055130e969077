/**
 * The ships as drawings: every line of its price is one stroke, every stroke ends in joints. An upgraded ship is drawn from the
 * ships that it is made of, and its joining lines tie them together, so that a fleet shows what was paid for it.
 * All on 48 units, facing up.
 */
import { typeOf, type Code } from '@rankfall/starlines';

/** One stroke of the pen: a straight line (4 numbers), a bow (6) or a wave (8). */
export type Stroke = readonly number[];

type Upgraded = 'EVO' | 'ZEN' | 'DSW' | 'JUG' | 'FLG' | 'ARK' | 'BLK';
type Basic = Exclude<Code, Upgraded>;

const basics: { readonly [code in Basic]: readonly Stroke[] } = {
  XEN: [[24, 12, 24, 36]],
  OXI: [[11, 17, 24, 45, 37, 17]],
  AST: [[16, 40, 50, 24, -2, 24, 32, 8]],
  ANT: [
    [24, 41, 24, 25],
    [24, 25, 5, 24, 13, 7],
    [24, 25, 43, 24, 35, 7],
  ],
  SAC: [
    [6, 14, 14, 39],
    [14, 39, 34, 39],
    [34, 39, 42, 14],
    [9, 23, 18, 15, 30, 33, 39, 23],
  ],
  PIC: [
    [10, 35, 24, 11],
    [24, 11, 38, 35],
  ],
  TND: [
    [24, 8, 24, 40],
    [11, 21, 37, 21],
    [15, 40, 33, 40],
  ],
  FRG: [
    [24, 5, 7, 41],
    [24, 5, 41, 41],
    [7, 41, 41, 41],
  ],
  YRD: [
    [8, 9, 8, 39],
    [8, 39, 40, 39],
    [40, 39, 40, 9],
    [8, 25, 24, 25],
  ],
  GRD: [
    [24, 5, 41, 12],
    [41, 12, 37, 32],
    [37, 32, 24, 43],
    [24, 43, 11, 32],
    [11, 32, 7, 12],
    [7, 12, 24, 5],
    [24, 15, 24, 31],
  ],
  SCI: [
    [8, 13, 24, 41, 40, 13],
    [24, 27, 24, 42],
    [24, 27, 33, 6],
  ],
  LAN: [
    [24, 6, 4, 22, 16, 40],
    [24, 6, 44, 22, 32, 40],
    [16, 40, 32, 40],
  ],
  WVR: [
    [11, 9, 37, 39],
    [37, 9, 11, 39],
    [6, 24, 42, 24],
  ],
  SPR: [
    [24, 4, 15, 43],
    [24, 4, 33, 43],
    [8, 30, 40, 30],
  ],
  BCN: [
    [24, 22, 24, 42],
    [14, 42, 34, 42],
    [15, 20, 24, 6, 33, 20],
    [6, 18, 24, -8, 42, 18],
  ],
  EQL: [
    [20, 8, 20, 40],
    [20, 8, 4, 24],
    [4, 24, 20, 40],
    [28, 8, 28, 40],
    [28, 8, 44, 24],
    [44, 24, 28, 40],
  ],
  WAR: [
    [9, 40, 9, 22],
    [9, 22, 24, -4, 39, 22],
    [39, 22, 39, 40],
    [9, 40, 39, 40],
  ],
};

/** A component in its place: its centre, its size, and how far it is turned (degrees). */
type Placed = readonly [code: Basic, x: number, y: number, size: number, turn?: number];

const upgrades: {
  readonly [code in Upgraded]: { readonly parts: readonly Placed[]; readonly joins: readonly Stroke[] };
} = {
  EVO: {
    parts: [
      ['XEN', 9, 24, 1.2],
      ['XEN', 24, 24, 1.2],
      ['XEN', 39, 24, 1.2],
    ],
    joins: [[9, 24, 19, -2, 29, 50, 39, 24]],
  },
  ZEN: {
    parts: [
      ['ANT', 13, 30, 0.62, -14],
      ['ANT', 35, 30, 0.62, 14],
      ['XEN', 24, 12, 0.8],
      ['XEN', 13, 10, 0.5, -24],
      ['XEN', 35, 10, 0.5, 24],
    ],
    joins: [
      [16, 41, 24, 22],
      [32, 41, 24, 22],
      [16, 41, 32, 41],
    ],
  },
  DSW: {
    parts: [
      ['ANT', 24, 14, 0.54],
      ['ANT', 34.5, 31.5, 0.54, 120],
      ['ANT', 13.5, 31.5, 0.54, 240],
    ],
    joins: [
      [29.9, 4.8, 45.4, 30.9],
      [39.5, 41.2, 8.5, 41.2],
      [2.6, 30.9, 18.1, 4.8],
    ],
  },
  JUG: {
    parts: [
      ['FRG', 24, 22, 0.64],
      ['PIC', 9, 36, 0.46],
      ['PIC', 39, 36, 0.46],
    ],
    joins: [
      [24, 9.8, 9, 30],
      [24, 9.8, 39, 30],
      [13.1, 32.9, 15.4, 41.1],
      [34.9, 32.9, 32.6, 41.1],
    ],
  },
  FLG: {
    parts: [
      ['PIC', 24, 11, 0.6],
      ['PIC', 24, 22, 0.6],
      ['TND', 10, 34, 0.5],
      ['TND', 38, 34, 0.5],
    ],
    joins: [
      [24, 3.2, 10, 26],
      [24, 3.2, 38, 26],
    ],
  },
  ARK: {
    parts: [
      ['LAN', 24, 13.5, 0.6],
      ['WVR', 24, 35, 0.6],
    ],
    joins: [
      [19.2, 23.1, 13.2, 35],
      [28.8, 23.1, 34.8, 35],
    ],
  },
  BLK: {
    parts: [
      ['SPR', 24, 12, 0.46],
      ['EQL', 24, 30, 0.86],
    ],
    joins: [[6.8, 30, 24, -12, 41.2, 30]],
  },
};

function placed(stroke: Stroke, [, x, y, size, turn = 0]: Placed): Stroke {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const out: number[] = [];
  for (let at = 0; at + 1 < stroke.length; at += 2) {
    const [dx, dy] = [(stroke[at] ?? 0) - 24, (stroke[at + 1] ?? 0) - 24];
    out.push(round(x + dx * cos - dy * sin), round(y + dx * sin + dy * cos));
  }
  return out;
}

const round = (value: number): number => Math.round(value * 10) / 10;

export interface Drawing {
  readonly lines: readonly Stroke[];
  readonly joins: readonly Stroke[];
}

const isUpgrade = (code: Code): code is Upgraded => typeOf(code).parts !== undefined;

export function drawingOf(code: Code): Drawing {
  if (!isUpgrade(code)) return { lines: basics[code], joins: [] };
  const { parts, joins } = upgrades[code];
  return { lines: parts.flatMap((part) => basics[part[0]].map((stroke) => placed(stroke, part))), joins };
}

/** The ships that an upgraded ship is drawn from. */
export const drawnFrom = (code: Code): readonly Code[] =>
  isUpgrade(code) ? upgrades[code].parts.map(([part]) => part) : [];

const verbs: Readonly<Record<number, string>> = { 4: 'L', 6: 'Q', 8: 'C' };

/** As a path: each stroke begins anew. */
export function pathOf(strokes: readonly Stroke[]): string {
  return strokes
    .map(
      (stroke) =>
        `M${stroke.slice(0, 2).join(' ')}${verbs[stroke.length] ?? 'L'}${stroke.slice(2).join(' ')}`,
    )
    .join('');
}

/** A dot wherever a stroke ends, once. */
export function jointsOf(strokes: readonly Stroke[]): string {
  const ends = strokes.flatMap((stroke) => [stroke.slice(0, 2), stroke.slice(-2)]);
  return [...new Set(ends.map((end) => `M${end.join(' ')}h0`))].join('');
}
