/** Small random rooms of anything, so that exhaustive searches come to an end. */
import fc from 'fast-check';
import type { Level } from '../src/types.ts';

const glyphs = ['.', '.', '.', '.', '.', '.', '#', '#', '%', '_', 'B', 'p', 'l', 'w', 'd', 'n', 'k', 'c'];
const legend = {
  p: { t: 'plate', ch: 'a', kind: 'hold' },
  l: { t: 'plate', ch: 'b', kind: 'latch' },
  w: { t: 'switch', ch: 'a' },
  d: { t: 'door', ch: 'a' },
  n: { t: 'door', ch: 'b', inv: true },
  k: { t: 'spikes', ch: 'c' },
  c: { t: 'door', ch: 'b' },
} as const;

const sheet = { con: 6, int: 2, wis: 2, cha: 2 };

/** Rooms for so many people; without crates every plan is one turn. */
export const roomsFor = (
  size: number,
  hasCrates: boolean,
  dexes: readonly number[] = [2, 2, 5, 8, 10],
): fc.Arbitrary<Level> =>
  fc
    .record({
      inside: fc.array(fc.constantFrom(...glyphs.filter((glyph) => hasCrates || glyph !== 'B')), {
        minLength: 12,
        maxLength: 12,
      }),
      dex: fc.array(fc.constantFrom(...dexes), { minLength: size, maxLength: size }),
      str: fc.constantFrom(2, 5),
      mode: fc.constantFrom('any' as const, 'all' as const, 'odd' as const),
    })
    .map(({ inside, dex, str, mode }): Level => {
      const [top, middle, bottom] = [0, 4, 8].map((from) => inside.slice(from, from + 4).join(''));
      const rest = Array.from({ length: 5 }, () => '##########');
      return {
        title: '',
        map: ['##########', `E${top}.d..X`, `E${middle}.###X`, `E${bottom}####X`, 'E#########', ...rest],
        legend,
        modes: { a: mode },
        clocks: { c: '011' },
        crateWeight: 20,
        crates: {},
        chars: dex.map((one, i) => ({
          name: 'ABCD'[i] ?? '',
          at: `a${i + 1}`,
          dex: one,
          str: i === 0 ? str : 2,
          shape: (['circle', 'square', 'triangle'] as const)[i % 3] ?? 'circle',
          ...sheet,
        })),
        limits: {},
      };
    });
