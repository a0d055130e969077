import { expect, test } from 'vitest';
import { budget, measure, overBudget } from './size.mjs';

const page = `<script type="module" src="/assets/main.js"></script><link rel="stylesheet" href="/assets/site.css">
  <link rel="icon" href="/favicon.svg"><a href="/rules">Rules</a>`;
const manifest = {
  'index.html': { file: 'assets/main.js', imports: ['_shared'] },
  _shared: { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'saktris.ts': { file: 'assets/saktris.js', isDynamicEntry: true, imports: ['_shared', '_chess'] },
  _chess: { file: 'assets/chess.js' },
};
const sizes = new Map([
  ['assets/main.js', 1],
  ['assets/site.css', 10],
  ['assets/shared.js', 100],
  ['assets/shared.css', 1000],
  ['assets/saktris.js', 10_000],
  ['assets/chess.js', 100_000],
]);

test('the first load is what the page names and what that imports; a lazy chunk is what it adds', () => {
  expect(measure(page, manifest, (file) => sizes.get(file) ?? Number.NaN)).toEqual({
    first: 1111,
    lazy: { 'assets/saktris.js': 110_000 },
  });
});

test('each part has its budget', () => {
  expect(overBudget({ first: budget.first, lazy: { a: budget.lazy } })).toEqual([]);
  expect(overBudget({ first: budget.first + 100, lazy: { a: budget.lazy + 100, b: 1 } })).toEqual([
    'the first load is 100.1 kB, at most 100.0 kB',
    'a is 60.1 kB, at most 60.0 kB',
  ]);
});
