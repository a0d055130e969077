import { codes, typeOf } from '@rankfall/starlines';
import { expect, test } from 'vitest';
import { starlinesWords } from './words.en.ts';

const words = starlinesWords.en;

test.each(codes)('%s says in a few words what it does, with its own numbers', (code) => {
  const brief = words.brief(code);
  expect(brief).toMatch(/^\S.{3,40}$/u);
  const { damage, heals, onTrigger } = typeOf(code);
  for (const figure of [damage, heals, onTrigger])
    if (figure !== undefined) expect(brief).toContain(String(figure));
});

test.each([
  [{ code: 'not-payable', why: 'lines', lines: 6, joining: 3, hasLines: 5, hasJoining: 1 }, '3 short'],
  [{ code: 'not-payable', why: 'lines', lines: 3, joining: 0, hasLines: 1, hasJoining: 4 }, '2 short'],
  [{ code: 'not-payable', why: 'most', most: 1, ship: 'SCI' }, 'At most 1 Science Vessel'],
])('%j is said in short', (reason, said) => {
  expect(words.short(reason)).toBe(said);
});

test('health below nothing has a real minus', () => {
  expect([words.number(7), words.number(-12), words.table.forecast(-3)]).toEqual(['7', '−12', '→ −3']);
});

test('the end says whose ship dealt the blow, so that nobody takes it for whom it hit', () => {
  expect(words.end.story('Amber', 'Juggernaut #1', 7, 8)).toBe(
    'Amber’s Juggernaut #1 dealt the heaviest blow of turn 8: 7 damage.',
  );
});
