import { expect, test } from 'vitest';
import { budget, measure, overBudget, table } from './size.mjs';

const page = `<script type="module" src="/assets/main.js"></script><link rel="stylesheet" href="/assets/site.css">
  <link rel="icon" href="/favicon.svg"><a href="/rules">Rules</a>`;
const manifest = {
  'index.html': { file: 'assets/main.js', imports: ['_solid'] },
  _solid: { file: 'assets/solid.js', css: ['assets/solid.css'] },
  _kernel: { file: 'assets/kernel.js', name: 'kernel' },
  _board: { file: 'assets/board.js', name: 'board', imports: ['_solid'], css: ['assets/board.css'] },
  _chess: { file: 'assets/chess.js' },
  'src/games/saktris/screens.ts': {
    file: 'assets/screens.js',
    src: 'src/games/saktris/screens.ts',
    isDynamicEntry: true,
    imports: ['_solid', '_kernel', '_board', '_chess'],
  },
  'src/games/saktris/Miniature.tsx': {
    file: 'assets/miniature.js',
    src: 'src/games/saktris/Miniature.tsx',
    isDynamicEntry: true,
    imports: ['_chess'],
  },
  'src/games/saktris/bot-worker.ts': {
    file: 'assets/bots.js',
    src: 'src/games/saktris/bot-worker.ts',
    isDynamicEntry: true,
    imports: ['_kernel', '_chess'],
  },
  'src/games/saktris/editor/Editor.tsx': {
    file: 'assets/editor.js',
    src: 'src/games/saktris/editor/Editor.tsx',
    isDynamicEntry: true,
    imports: ['_kernel', '_chess', 'src/games/saktris/screens.ts'],
  },
  'src/shell/pages/HistoryPage.tsx': {
    file: 'assets/history.js',
    name: 'HistoryPage',
    src: 'src/shell/pages/HistoryPage.tsx',
    isDynamicEntry: true,
    imports: ['_kernel'],
  },
};
const sizes = new Map([
  ['assets/main.js', 1],
  ['assets/site.css', 2],
  ['assets/solid.js', 4],
  ['assets/solid.css', 8],
  ['assets/kernel.js', 16],
  ['assets/board.js', 32],
  ['assets/board.css', 64],
  ['assets/chess.js', 128],
  ['assets/screens.js', 256],
  ['assets/miniature.js', 512],
  ['assets/history.js', 1024],
  ['assets/bots.js', 2048],
  ['assets/editor.js', 4096],
]);

test('the first load is what the page names and what that imports; a game is what it adds and does not share, its bots and its editor are not among it', () => {
  expect(measure(page, manifest, (file) => sizes.get(file) ?? Number.NaN)).toEqual({
    first: 1 + 2 + 4 + 8,
    shared: 16 + 32 + 64,
    games: { saktris: 128 + 256 + 512 },
    pages: { 'saktris, its bots': 2048, 'saktris, its editor': 4096, HistoryPage: 1024 + 16 },
  });
});

test('each part has its budget', () => {
  expect(overBudget({ first: budget.first - 1, shared: 1, games: { a: budget.lazy }, pages: {} })).toEqual(
    [],
  );
  const large = {
    first: budget.first,
    shared: 100,
    games: { a: budget.lazy + 100, b: 1 },
    pages: { C: 60_200 },
  };
  expect(overBudget(large)).toEqual([
    'the first load and what games share is 100.1 kB, at most 100.0 kB',
    'a is 60.1 kB, at most 60.0 kB',
    'C is 60.2 kB, at most 60.0 kB',
  ]);
});

test('it is printed as a table', () => {
  expect(table({ first: 40_000, shared: 30_000, games: { saktris: 50_500 }, pages: {} }).split('\n')).toEqual(
    [
      'first load                40.0 kB',
      'and what games share      70.0 kB  of 100.0 kB',
      'saktris, its own          50.5 kB  of  60.0 kB',
    ],
  );
});
