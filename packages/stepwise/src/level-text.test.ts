/** Levels go out and come back the same, fit into a link, and say what is wrong with them, by square. */
import { settingsFromLink, settingsToLink } from '@rankfall/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLevelText } from './level-parse.ts';
import { writePlain } from './level-plain.ts';
import { readLevel } from './level-read.ts';
import { isLevelText, levelText } from './level-text.ts';
import { levelHash, levelJson, writeLevel } from './level-write.ts';
import { levelWarningsOf } from './level-warn.ts';
import { campaign, shipped } from './levels.ts';
import { stepwiseSettings } from './settings.ts';
import type { LevelFile } from './types.ts';
import { sayLevelProblem, sayLevelWarning } from './words.en.ts';

/** Drawn again with the letters of the short form, so that only what matters is compared. */
const drawn = (level: LevelFile): string => levelText(level, true);

test.each(shipped.map((level) => [level.id ?? '', level] as const))(
  'level %s survives all three forms',
  (_id, level) => {
    expect(readLevelText(writeLevel(level)).level).toEqual(level);
    const short = readLevelText(levelText(level, true)).level;
    const plain = readLevelText(writePlain(level)).level;
    expect(plain && drawn(plain)).toBe(drawn(level));
    expect(short && drawn(short)).toBe(drawn(level));
    expect(short?.chars).toEqual(level.chars);
  },
);

test('every shipped level fits into a link, without help of the edge', () => {
  const lengths = shipped.map((level) => encodeURIComponent(levelText(level)).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(400);
});

test('a level of everything in every square still reads back', () => {
  const glyphs = fc.constantFrom(...'..##_%Bpwd');
  const name = fc.stringMatching(/^[A-Za-zäöü0-9 .'!-]{1,20}$/u).filter((text) => text.trim() === text);
  fc.assert(
    fc.property(fc.array(glyphs, { minLength: 64, maxLength: 64 }), name, fc.nat(19), (inside, who, dex) => {
      const rows = Array.from(
        { length: 8 },
        (_, y) => `${y < 4 ? 'E' : '#'}${inside.slice(8 * y, 8 * y + 8).join('')}X`,
      );
      const read = readLevel({
        v: 1,
        title: who,
        map: ['##########', ...rows, '##########'],
        legend: {
          p: { t: 'plate', ch: 'long name', kind: 'latch' },
          w: { t: 'switch', ch: '-' },
          d: { t: 'door', ch: '-', inv: true },
        },
        clocks: { '-': '0110' },
        modes: { 'long name': 'odd' },
        chars: [{ name: who, at: 'a1', dex: dex + 1, cha: 7 }],
        hints: ["It's easy - really!"],
        author: 'Ö',
      });
      const { level } = read;
      if (!level) throw new Error(JSON.stringify(read.problems));
      const back = readLevelText(levelText(level)).level;
      expect(back && drawn(back)).toBe(drawn(level));
      const plain = readLevelText(writePlain(level)).level;
      expect(plain && drawn(plain)).toBe(drawn(level));
      expect(back?.title).toBe(who);
      expect(back?.hints).toEqual(level.hints);
      expect(back?.clocks).toEqual(level.clocks);
    }),
    { numRuns: 60 },
  );
});

test('settings keep a level in its short form, and links keep the settings', () => {
  const [level] = campaign.slice(5);
  if (!level) throw new Error('no level');
  const { id: _id, ...own } = level;
  const read = settingsFromLink(stepwiseSettings, `l=${encodeURIComponent(writeLevel(own))}`);
  if (!('settings' in read)) throw new Error('refused');
  expect(isLevelText(read.settings.level)).toBe(true);
  expect(settingsToLink(stepwiseSettings, read.settings).length).toBeLessThan(400);
});

test('unknown keys are kept on save, and the hash does not mind par', () => {
  const [level] = campaign;
  if (!level) throw new Error('no level');
  const more = readLevel({ ...levelJson(level), mood: { colour: 'blue' } }).level;
  expect(more && levelJson(more)['mood']).toEqual({ colour: 'blue' });
  const { par: _par, ...unproven } = level;
  expect(levelHash(unproven)).toBe(levelHash(level));
  expect(levelHash(level)).toMatch(/^[0-9a-f]{12}$/u);
});

const base = campaign[5] && levelJson(campaign[5]);
const rows = (change: (map: string[]) => void): object => {
  const map = [...((base?.['map'] ?? []) as string[])];
  change(map);
  return { map };
};
const first = (text: unknown): string => {
  const { problems } = readLevel(text);
  return problems?.[0] ? sayLevelProblem(problems[0]) : '';
};

describe('every malformed level is explained', () => {
  test.each<[string, object, string]>([
    ['version', { v: 2 }, 'Only levels of version 1 can be read ("v": 1).'],
    ['size', rows((map) => map.pop()), 'The map needs exactly 10 rows of 10 squares.'],
    ['glyph', rows((map) => (map[2] = 'E.?..#...#')), 'c2: “?” is not in the legend.'],
    [
      'ring',
      rows((map) => (map[2] = '.....#...#')),
      'a2: the outer ring holds only walls, entrances and exits.',
    ],
    ['corner', rows((map) => (map[0] = 'E#########')), 'a0: a corner has to be a wall.'],
    ['tag', rows((map) => (map[2] = 'E.X..#...#')), 'c2: an exit can only be on the outer ring.'],
    [
      'legend',
      { legend: { p: { t: 'trap' } } },
      'c3 (legend.p): this tile is not described as a plate, switch, door, spikes or crumble.',
    ],
    [
      'exits',
      rows((map) => map.forEach((row, y) => (map[y] = row.replace('X', y === 5 ? 'X' : '#')))),
      'There are 1 exit squares for 2 characters; everybody needs one.',
    ],
    ['nobody', { chars: [] }, 'There is nobody in the squad.'],
    [
      'doubled',
      {
        chars: [
          { name: 'A', at: 'b2', dex: 2 },
          { name: 'B', at: 'b2', dex: 2 },
        ],
      },
      'b2: somebody else starts where B does.',
    ],
    [
      'in a wall',
      { chars: [{ name: 'A', at: 'f1', dex: 2 }] },
      'f1: A cannot start in a wall, pit or closed door.',
    ],
    [
      'in a door',
      { chars: [{ name: 'A', at: 'f3', dex: 2 }] },
      'f3: A cannot start in a wall, pit or closed door.',
    ],
    [
      'attribute',
      { chars: [{ name: 'A', at: 'b2', dex: 21 }] },
      'b2 (chars.0.dex): an attribute is a whole number from 1 to 20.',
    ],
    ['clock', { clocks: { a: '012' } }, 'c3 (clocks.a): a clock is 1 to 12 digits 0 or 1.'],
    ['crate', { crates: { c5: 40 } }, 'c5: there is no crate to weigh here.'],
  ])('%s', (_title, change, sentence) => {
    expect(first({ ...base, ...change })).toBe(sentence);
  });

  test('spikes that are out at the start', () => {
    const spiky = {
      ...rows((map) => (map[2] = 'Ek...#...#')),
      legend: {
        k: { t: 'spikes', ch: 'z', inv: true },
        p: { t: 'plate', ch: 'a', kind: 'hold' },
        d: { t: 'door', ch: 'a' },
      },
    };
    expect(first({ ...base, ...spiky, chars: [{ name: 'A', at: 'b2', dex: 2 }] })).toBe(
      'b2: A would start on spikes that are out.',
    );
  });

  test('garbage of every kind is refused in words and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.string()), (value) => {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        const { problems } = readLevelText(text);
        expect(problems?.map(sayLevelProblem).every((sentence) => sentence.length > 5)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (tail) => {
        const { problems, level } = readLevelText(`S1!${tail}`);
        expect(level ?? problems?.map(sayLevelProblem).join('')).toBeTruthy();
      }),
    );
  });
});

test('warnings name what leads nowhere', () => {
  const read = readLevel({
    ...base,
    legend: { p: { t: 'plate', ch: 'b', kind: 'hold' }, d: { t: 'door', ch: 'a' } },
    chars: [
      { name: 'A', at: 'b2', dex: 2 },
      { name: 'A', at: 'b3', dex: 2, shape: 'circle' },
    ],
  });
  const said = read.level ? levelWarningsOf(read.level).map(sayLevelWarning) : [];
  expect(said).toContain('f3: nothing feeds channel a.');
  expect(said).toContain('c3: channel b moves nothing.');
  expect(said).toContain('More than one character is called A.');
  expect(said).toContain('A has the same shape as somebody else.');
});

describe('a level drawn as plain text', () => {
  const room = [
    '##########',
    '#..p.....#',
    'E........#',
    '#....d...#',
    '#........#',
    '#........X',
    '#........#',
    '#..B.....#',
    '#........#',
    '##########',
  ];
  const more = ['tile p plate a hold', 'tile d door a inverse', 'who Ann Lee at a2 dex 5 str 4 star'];

  test('is read with everything beside the map', () => {
    const lines = [
      'My room',
      '',
      ...room,
      '',
      ...more,
      'crate d7 70',
      'limit turns 3',
      'clock b 0011',
      'hint Push.',
    ];
    const { level } = readLevelText(lines.join('\r\n'));
    expect(level).toMatchObject({
      title: 'My room',
      map: room,
      legend: { p: { t: 'plate', ch: 'a', kind: 'hold' }, d: { t: 'door', ch: 'a', inv: true } },
      chars: [{ name: 'Ann Lee', at: 'a2', dex: 5, str: 4, con: 3, shape: 'star' }],
      crates: { d7: 70 },
      limits: { turns: 3 },
      clocks: { b: '0011' },
      hints: ['Push.'],
    });
  });
  test.each([
    ['a line that says nothing', 'wall everywhere', 'Line 15 says nothing about a level: “wall everywhere”.'],
    [
      'a weight that is too large',
      'crate d7 900',
      'd7 (crates.d7): a weight is a whole number from 1 to 400.',
    ],
    ['a mode that is none', 'channel a some', 'd1 (modes.a): a mode is any, all or odd.'],
    ['a clock that is none', 'clock a 012', 'd1 (clocks.a): a clock is 1 to 12 digits 0 or 1.'],
  ])('names the place of %s', (_title, line, said) => {
    const { problems } = readLevelText([...room, '', ...more, line].join('\n'));
    expect(problems?.map(sayLevelProblem)).toEqual([said]);
  });
  test('names the square of a character that cannot be', () => {
    const { problems } = readLevelText([...room, '', ...more.slice(0, 2), 'who A at a2 dex 30'].join('\n'));
    expect(problems?.map(sayLevelProblem)).toEqual([
      'a2 (chars.0.dex): an attribute is a whole number from 1 to 20.',
    ]);
  });
});
