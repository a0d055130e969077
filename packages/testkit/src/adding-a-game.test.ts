import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const page = read('../../../docs/adding-a-game.md');
const source = read('./toys/noughts.ts');
const blocks = [...page.matchAll(/```ts noughts\.ts\n([^]*?)```/g)].map(([, code = '']) => code);

test('docs/adding-a-game.md shows the whole game as it is, in order', () => {
  const body = source.slice(source.indexOf('const settings'));
  expect(blocks.map((block) => block.trim()).join('\n\n')).toBe(body.trim());
});

test('the whole game is under 150 lines of code', () => {
  expect(source.split('\n').length).toBeLessThan(150);
});
