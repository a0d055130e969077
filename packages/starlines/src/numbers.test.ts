/** Numbers in force: earlier rules and trials differ in numbers alone, and leave nothing behind. */
import { start, pendingOf, choose } from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import { catalogue, codes, figures, typeOf } from './catalogue.ts';
import { PRICE, STRIKERS, indexOf } from './fast/index.ts';
import { starlines } from './game.ts';
import { asWritten, changesProblem, putInForce, under } from './numbers.ts';
import { changesIn, starlinesVersions } from './versions.ts';

const snapshot = (): string => JSON.stringify([figures, catalogue, [...PRICE], STRIKERS]);

describe('numbers', () => {
  test('hold while something is asked, in the catalogue and in the tables made from it', () => {
    const before = snapshot();
    const seen = under({ 'ANT.lines': 4, 'ZEN.damage': 9 }, () => ({
      price: PRICE[indexOf('ANT')],
      // Two Antlions and three Xenites.
      worth: typeOf('ZEN').lines,
      damage: STRIKERS.find(({ type }) => type === indexOf('ZEN'))?.value,
    }));
    expect(seen).toEqual({ price: 4, worth: 11, damage: 9 });
    expect(snapshot()).toBe(before);
  });

  test('are put back even if the asking fails, and one set follows another', () => {
    const before = snapshot();
    const fails = (): never => {
      throw new Error('no');
    };
    expect(() => under({ 'ANT.lines': 4 }, fails)).toThrow('no');
    expect(snapshot()).toBe(before);
    putInForce({ 'ANT.lines': 5 });
    expect(under({ 'PIC.lines': 1 }, () => [typeOf('ANT').lines, typeOf('PIC').lines])).toEqual([3, 1]);
    expect(typeOf('ANT').lines).toBe(5);
    putInForce(asWritten);
    expect(snapshot()).toBe(before);
  });

  test('change what is offered', () => {
    const { match } = start(starlines, { seed: 'numbers' });
    const priceOfXenite = (): unknown => {
      let now = match!;
      for (const seat of [0, 1])
        for (const option of ['hive_vanguard', 'ready']) {
          const action = pendingOf(now, seat).find(({ options }) => options.some(({ id }) => id === option));
          now = choose(now, seat, { action: action!.id, option }).match;
        }
      const offers = pendingOf(now, 0).flatMap(({ options }) => options);
      return offers.find(({ id }) => id === 'build_xen')?.cost;
    };
    expect(priceOfXenite()).toEqual({ lines: 1 });
    expect(under({ 'XEN.lines': 2 }, priceOfXenite)).toEqual({ lines: 2 });
    expect(priceOfXenite()).toEqual({ lines: 1 });
  });

  test.each([
    [[], 'Numbers are written as'],
    [{ 'XYZ.lines': 1 }, 'The catalogue has no number "XYZ.lines".'],
    [{ 'ZEN.lines': 8 }, 'The worth of "ZEN" follows from its parts.'],
    [{ 'PIC.lines': 1.5 }, '"PIC.lines" must be a whole number from 0 to 99.'],
    [{ 'PIC.lines': '2' }, '"PIC.lines" must be a whole number from 0 to 99.'],
  ])('%j is refused in a sentence', (changes, said) => {
    expect(changesProblem(changes)).toContain(said);
    expect(() => putInForce(changes as never)).toThrow(said);
  });
});

test('an upgraded ship is worth its parts', () => {
  for (const code of codes) {
    const { parts, lines } = typeOf(code);
    if (parts) expect(lines).toBe(parts.reduce((sum, [part, count]) => sum + count * typeOf(part).lines, 0));
  }
});

test('every version has its own number, the newest first, and its numbers can be', () => {
  const rules = starlinesVersions.map((game) => game.rules);
  expect(rules).toEqual(rules.toSorted((a, b) => b - a));
  expect(new Set(rules).size).toBe(rules.length);
  expect(rules[0]).toBe(starlines.rules);
  for (const one of rules.slice(1)) expect(changesProblem(changesIn(one))).toBeUndefined();
});
