import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDigits, spanDigits, writeDigits } from './digits.ts';

const digit = fc
  .integer({ min: 1, max: 2 ** 43 })
  .chain((base) => fc.tuple(fc.constant(base), fc.integer({ min: 0, max: base - 1 })));

test('what was written is read again, whatever the bases', () => {
  fc.assert(
    fc.property(fc.array(digit, { maxLength: 60 }), (digits) => {
      const writer = writeDigits();
      for (const [base, value] of digits) writer.digit(base, value);
      const reader = readDigits(writer.text());
      expect(digits.map(([base]) => reader?.digit(base, 0))).toEqual(digits.map(([, value]) => value));
    }),
  );
});

test('a digit costs log2 of its base: eighty choices of twenty fit 58 letters', () => {
  const writer = writeDigits();
  for (let i = 0; i < 80; i++) writer.digit(20, 19);
  expect(writer.text().length).toBe(Math.ceil((80 * Math.log2(20)) / 6));
});

test('past its end any text reads as zeros', () => {
  expect(readDigits('')?.digit(1000, 5)).toBe(0);
  expect(readDigits('B')?.digit(2, 0)).toBe(1);
});

test('letters outside the alphabet are refused', () => {
  expect(readDigits('ab!c')).toBeUndefined();
  expect(readDigits('ä')).toBeUndefined();
});

test('spans of time come back', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: Number.MAX_SAFE_INTEGER }).filter((span) => span < 2 ** 46),
      (span) => {
        const writer = writeDigits();
        spanDigits(writer.digit, span);
        const reader = readDigits(writer.text());
        expect(reader && spanDigits(reader.digit, 0)).toBe(span);
      },
    ),
  );
});
