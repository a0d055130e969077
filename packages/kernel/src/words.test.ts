import { expect, test } from 'vitest';
import { sayReason } from './words.en.ts';

test('a reason nobody knows still says its code', () => {
  expect(sayReason({ code: 'odd' })).toBe('Refused (odd).');
  expect(sayReason({ code: 'toString' })).toBe('Refused (toString).');
});

test("a game's words come before the kernel's, inside settings too", () => {
  const words = (reason: { readonly code: string }): string | undefined =>
    reason.code === 'bad-level' ? 'No such level.' : undefined;
  expect(sayReason({ code: 'bad-level' }, words)).toBe('No such level.');
  expect(sayReason({ code: 'bad-settings', problems: [{ code: 'bad-level' }] }, words)).toBe(
    'No such level.',
  );
  expect(sayReason({ code: 'paused' }, words)).toBe('The match is paused.');
});
