import { expect, test } from 'vitest';
import { Failure } from './failure.mjs';
import { runSteps } from './steps.mjs';

/** @param {readonly import('./steps.mjs').Step[]} steps */
async function play(steps) {
  let clock = 0;
  /** @type {string[]} */
  const said = [];
  const hooks = { say: (/** @type {string} */ line) => void said.push(line), now: () => (clock += 500) };
  const isWell = await runSteps(steps, hooks);
  return { isWell, said };
}

test('every step is named with its time', async () => {
  const { isWell, said } = await play([
    ['format', () => undefined],
    ['lint', async () => undefined],
  ]);
  expect(isWell).toBe(true);
  expect(said).toEqual([
    '── format',
    '── lint',
    '\n✓ format        0.5 s\n✓ lint          0.5 s\n\nAll is well, after 2.5 s.',
  ]);
});

test('the first failure stops the rest, which is named all the same', async () => {
  /** @type {string[]} */
  const ran = [];
  const { isWell, said } = await play([
    ['format', () => ran.push('format')],
    [
      'lint',
      () => {
        throw new Failure('It found something.', 'Look above.');
      },
    ],
    ['unit', () => ran.push('unit')],
  ]);
  expect(isWell).toBe(false);
  expect(ran).toEqual(['format']);
  expect(said.slice(2)).toEqual([
    'It found something. Look above.',
    '\n✓ format        0.5 s\n✗ lint          0.5 s  failed\n· unit       not run\n\nThe step "lint" failed, after 2.5 s.',
  ]);
});
