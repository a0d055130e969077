import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { pseudo, pseudoText } from './pseudo.ts';
import { ago, count } from './say.ts';
import { shellWords, wordsIn } from './words.ts';

test('the pseudo-locale is strange, about a third longer, and leaves what is not text', () => {
  expect(pseudoText('Go on')).toBe('Ĝó óñ ẋ');
  for (const text of ['Play Saktris', en.later.line, en.error.matchLine]) {
    const grown = pseudoText(text).length / text.length;
    expect(grown).toBeGreaterThan(1.25);
    expect(grown).toBeLessThan(1.45);
  }
  expect(pseudoText('· 24 –')).toBe('· 24 –');
});

test('every text of the shell becomes strange, whichever way it is said', () => {
  const words = pseudo(en);
  expect(words.home.play('Saktris')).toBe(pseudoText('Play Saktris'));
  expect(words.home.headline).toEqual(en.home.headline.map(pseudoText));
  for (const text of textsOf(words)) expect(text, text).toMatch(/ẋ|^[^a-z]*$/iu);
});

test('a language is looked up once, and the pseudo-locale is made once', () => {
  expect(wordsIn(shellWords, 'en')).toBe(en);
  expect(wordsIn(shellWords, 'qps')).toBe(wordsIn(shellWords, 'qps'));
});

test('no text of the shell is empty or untidy', () => {
  for (const text of textsOf(en)) {
    expect(text.trim(), text).toBe(text);
    expect(text, text).not.toMatch(/ {2}|\.\.\.|'/u);
    expect(text).not.toBe('');
  }
});

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}

test('numbers and dates are said as the language says them', () => {
  expect([count(0, 'move', 'moves'), count(1, 'move', 'moves'), count(1204, 'move', 'moves')]).toEqual([
    '0 moves',
    '1 move',
    '1,204 moves',
  ]);
  const now = Date.UTC(2025, 5, 15);
  const HOUR = 3_600_000;
  expect([5000, HOUR / 2, 2 * HOUR, 24 * HOUR].map((passed) => ago(now - passed, now, 'en'))).toEqual([
    'now',
    '30 minutes ago',
    '2 hours ago',
    'yesterday',
  ]);
  expect(ago(now - 30 * 24 * HOUR, now, 'en')).toContain('2025');
});

test('no text of the shell is left over: each is said somewhere', () => {
  const folder = `${import.meta.dirname}/..`;
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !file.includes('test') && !file.startsWith('words'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
  const { games: _games, trouble: _trouble, ...sections } = en;
  const idle = Object.entries(sections).flatMap(([section, texts]) =>
    Object.keys(texts)
      .map((name) => `${section}.${name}`)
      .filter((path) => !code.includes(`.${path}`)),
  );
  expect(idle).toEqual([]);
});
