/** Draws a level at random: rooms divided by walls, each wall with one gap, and a mechanism in every gap. */
import type { Dice } from '@rankfall/kernel';
import { readLevel } from '../level-read.ts';
import { squareName } from '../squares.ts';
import type { LevelFile } from '../types.ts';

export const difficulties = [1, 2, 3, 4, 5] as const;
export type Difficulty = (typeof difficulties)[number];

const mechanisms = ['latch', 'pocket', 'hold', 'switch', 'spikes', 'beat', 'ice', 'pit'] as const;
type Mechanism = (typeof mechanisms)[number];

/** Which mechanisms a difficulty may use, and how many walls and people it has. */
const plans: Readonly<
  Record<Difficulty, { walls: readonly number[]; squad: readonly number[]; from: readonly Mechanism[] }>
> = {
  1: { walls: [1], squad: [1, 2], from: ['latch', 'switch', 'spikes', 'hold'] },
  2: { walls: [1, 2], squad: [2], from: ['latch', 'switch', 'spikes', 'hold', 'pocket', 'ice'] },
  3: { walls: [2], squad: [2, 3], from: ['latch', 'switch', 'spikes', 'hold', 'pocket', 'beat', 'pit'] },
  4: { walls: [2], squad: [2, 3], from: ['switch', 'hold', 'pocket', 'beat', 'pit', 'spikes', 'ice'] },
  5: { walls: [2, 3], squad: [3], from: ['switch', 'hold', 'pocket', 'beat', 'pit', 'spikes', 'ice'] },
};

const beats = ['0011', '011', '001', '00111', '0101', '0111'];
const columns: Readonly<Record<number, readonly (readonly number[])[]>> = {
  1: [[4], [5], [6]],
  2: [
    [3, 6],
    [4, 6],
    [3, 7],
    [4, 7],
  ],
  3: [
    [3, 5, 7],
    [2, 5, 7],
  ],
};

interface Drawing {
  readonly map: string[][];
  readonly legend: Record<string, object>;
  readonly clocks: Record<string, string>;
  readonly dice: Dice;
  readonly taken: Set<string>;
  needsDiagonal: boolean;
  needsStrength: boolean;
}

const pick = <E>(dice: Dice, list: readonly E[]): E => list[dice.below('draw', list.length)] as E;

/** A drawn level, or undefined where the drawing came to nothing. */
export function drawLevel(difficulty: Difficulty, dice: Dice): LevelFile | undefined {
  const plan = plans[difficulty];
  const drawing: Drawing = {
    map: openBoard(),
    legend: {},
    clocks: {},
    dice,
    taken: new Set(),
    needsDiagonal: false,
    needsStrength: false,
  };
  const squad = pick(dice, plan.squad);
  const walls = pick(dice, columns[pick(dice, plan.walls)] ?? [[4]]);
  walls.forEach((x, i) =>
    divide(drawing, x, i === 0 ? 1 : (walls[i - 1] ?? 0) + 1, pick(dice, plan.from), i),
  );
  scatter(drawing, 2 + dice.below('draw', 4 + 2 * difficulty));
  const read = readLevel({
    v: 1,
    map: drawing.map.map((row) => row.join('')),
    legend: drawing.legend,
    clocks: drawing.clocks,
    crateWeight: 20,
    chars: squadOf(drawing, squad, difficulty),
  });
  return read.level;
}

function openBoard(): string[][] {
  return Array.from({ length: 10 }, (_, y) =>
    Array.from({ length: 10 }, (_column, x) => {
      if (y === 0 || y === 9) return '#';
      if (x === 0) return y <= 4 ? 'E' : '#';
      return x === 9 ? (y >= 5 ? 'X' : '#') : '.';
    }),
  );
}

const put = ({ map, taken }: Drawing, x: number, y: number, glyph: string): void => {
  const row = map[y];
  if (row) row[x] = glyph;
  taken.add(`${x},${y}`);
};

/** A wall with one gap, and what is in the gap. `left` is the first column of the room before it. */
function divide(drawing: Drawing, x: number, left: number, mechanism: Mechanism, i: number): void {
  const { dice, legend, clocks } = drawing;
  const gap = 1 + dice.below('draw', 8);
  for (let y = 1; y < 9; y++) put(drawing, x, y, '#');
  const channel = 'abc'[i] ?? 'a';
  const sink = 'def'[i] ?? 'd';
  const source = 'pqr'[i] ?? 'p';
  const door = (): void => {
    legend[sink] = { t: 'door', ch: channel };
    put(drawing, x, gap, sink);
  };
  const keepClear = [x - 1, x + 1].map((near) => `${near},${gap}`);
  switch (mechanism) {
    case 'latch':
    case 'switch':
      door();
      legend[source] =
        mechanism === 'latch' ? { t: 'plate', ch: channel, kind: 'latch' } : { t: 'switch', ch: channel };
      place(drawing, source, left, x - 1);
      break;
    case 'pocket':
      door();
      legend[source] = { t: 'plate', ch: channel, kind: 'latch' };
      pocket(drawing, source, left, x - 1);
      break;
    case 'hold':
      door();
      legend[source] = { t: 'plate', ch: channel, kind: 'hold' };
      place(drawing, source, left, x - 1);
      place(drawing, source, x + 1, 8);
      break;
    case 'spikes':
    case 'beat':
      legend[sink] = { t: mechanism === 'beat' ? 'door' : 'spikes', ch: channel };
      clocks[channel] = pick(dice, beats);
      put(drawing, x, gap, sink);
      break;
    case 'ice':
      put(drawing, x, gap, '%');
      if (x > left) put(drawing, x - 1, gap, '%');
      break;
    case 'pit':
      put(drawing, x, gap, '_');
      put(drawing, x - 1, gap, 'B');
      drawing.taken.add(`${x - 2},${gap}`);
      drawing.needsStrength = true;
      break;
  }
  for (const square of keepClear) drawing.taken.add(square);
}

/** Somewhere free between these columns. */
function place(drawing: Drawing, glyph: string, from: number, to: number): void {
  for (let tries = 0; tries < 20; tries++) {
    const x = from + drawing.dice.below('draw', Math.max(1, to - from + 1));
    const y = 1 + drawing.dice.below('draw', 8);
    if (drawing.taken.has(`${x},${y}`)) continue;
    put(drawing, x, y, glyph);
    return;
  }
}

/** A square walled in on four sides, that only a diagonal step reaches. */
function pocket(drawing: Drawing, glyph: string, from: number, to: number): void {
  const x = Math.min(to, from + drawing.dice.below('draw', Math.max(1, to - from + 1)));
  const y = 1 + drawing.dice.below('draw', 8);
  if (drawing.taken.has(`${x},${y}`)) return;
  put(drawing, x, y, glyph);
  for (const [dx, dy] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const) {
    const isInside = x + dx >= 1 && x + dx <= 8 && y + dy >= 1 && y + dy <= 8;
    if (isInside && !drawing.taken.has(`${x + dx},${y + dy}`)) put(drawing, x + dx, y + dy, '#');
  }
  drawing.needsDiagonal = true;
}

function scatter(drawing: Drawing, count: number): void {
  for (let i = 0; i < count; i++) {
    const x = 1 + drawing.dice.below('draw', 8);
    const y = 1 + drawing.dice.below('draw', 8);
    if (!drawing.taken.has(`${x},${y}`)) put(drawing, x, y, '#');
  }
}

function squadOf(drawing: Drawing, size: number, difficulty: Difficulty): readonly object[] {
  const { dice } = drawing;
  const names = ['Ash', 'Bea', 'Cob'];
  return Array.from({ length: size }, (_, i) => {
    const isLast = i === size - 1;
    const quick = drawing.needsDiagonal && isLast ? 5 : pick(dice, difficulty < 3 ? [2, 2, 5] : [2, 2, 5, 8]);
    const strong = drawing.needsStrength && i === 0 ? { str: 5, con: 3 + dice.below('draw', 3) } : {};
    return { name: names[i], at: squareName(10 * (1 + i)), dex: quick, ...strong };
  });
}
