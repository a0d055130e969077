import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, hashOf, sameData } from './data.ts';

const json = fc.jsonValue();

test('equal data has equal text and equal hash, whatever the order of keys', () => {
  expect(canonical({ b: 1, a: [2, { d: 3, c: null }] })).toBe('{"a":[2,{"c":null,"d":3}],"b":1}');
  expect(hashOf({ b: 1, a: 2 })).toBe(hashOf({ a: 2, b: 1 }));
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
});

test('sameData agrees with the canonical text on any two JSON values', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(sameData(a, b)).toBe(canonical(a) === canonical(b));
      expect(sameData(a, structuredClone(a))).toBe(true);
    }),
  );
});

test('a key that is left out equals one that is undefined, and inherited keys do not count', () => {
  expect(sameData({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(sameData({ toString: 1 }, { a: 1 })).toBe(false);
  expect(sameData({ a: 1 }, { toString: 1 })).toBe(false);
  expect(sameData(JSON.parse('{"__proto__":{}}'), { y: 1 })).toBe(false);
  expect(sameData([], {})).toBe(false);
});
