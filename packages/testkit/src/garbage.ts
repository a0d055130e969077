/** What hostile or broken clients send. None of it may be taken, and none of it may break anything. */
import fc from 'fast-check';

const MEGABYTE = 1_000_000;

/** Hostile texts, as action ids, option ids, or anything else that comes in as text. */
export const garbage: readonly string[] = [
  '',
  ' ',
  '\0',
  'move\0',
  '\n',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'undefined',
  'null',
  'NaN',
  '-1',
  '0',
  '1e309',
  '~',
  '~~',
  '~nonsense',
  '~resign ',
  '~undo/../~resign',
  '\u{d800}',
  'a\u{dfff}b',
  '\u{202e}drawkcab',
  '🃏',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  "'; DROP TABLE matches; --",
  '%00',
  '${state}',
  'x'.repeat(MEGABYTE),
  '~'.repeat(MEGABYTE),
  'é'.normalize('NFD'),
];

/** What is no text at all. */
export const notText: readonly unknown[] = [undefined, null, 0, -1, Number.NaN, true, {}, [], ['move'], 7n];

/** What is no seat. */
export const notSeats: readonly unknown[] = [
  -2,
  0.5,
  1e9,
  Number.MAX_SAFE_INTEGER,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.NaN,
  '0',
  undefined,
  null,
  [0],
  {},
];

/** Hostile texts, the listed ones and made-up ones. */
export const garbageArbitrary: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...garbage),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 20 }).map((text) => `~${text}`),
);
