import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './stale.mjs';
import { root } from './workspace.mjs';

/** @type {string} */
let folder;
/** @param {string} name */
const path = (name) => join(folder, name);
const print = () => fingerprint([relative(root, folder)]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rankfall-stale-'));
  mkdirSync(path('src'));
  mkdirSync(path('dist'));
  writeFileSync(path('src/a.ts'), 'a');
  writeFileSync(path('src/b.ts'), 'b');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['a file was written', () => writeFileSync(path('src/a.ts'), 'longer')],
  ['a file came back older', () => utimesSync(path('src/a.ts'), 1000, 1000)],
  ['a file was added', () => writeFileSync(path('src/c.ts'), '')],
  ['a file went away', () => rmSync(path('src/b.ts'))],
])('stale: %s', (_title, change) => {
  const before = print();
  change();
  expect(print()).not.toBe(before);
});

test.each([
  ['nothing happened', () => undefined],
  ['a test was written', () => writeFileSync(path('src/a.test.ts'), '')],
  ['the product was written', () => writeFileSync(path('dist/a.js'), '')],
])('fresh: %s', (_title, change) => {
  const before = print();
  change();
  expect(print()).toBe(before);
});
