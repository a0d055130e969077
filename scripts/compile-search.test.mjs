import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileSearch, PRODUCT } from './compile-search.mjs';
import { at } from './workspace.mjs';

test('the search that is kept is the one that its source compiles to', async () => {
  // Thousands of digits say nothing.
  expect((await compileSearch()) === readFileSync(at(PRODUCT), 'utf8')).toBe(true);
});
