import { describe, expect, test } from 'vitest';
import { fakeOutside } from '../test/fake-outside.ts';
import { styleFor } from './style.ts';

describe('colours', () => {
  test.each([
    ['a terminal', true, {}, true],
    ['a pipe', false, {}, false],
    ['NO_COLOR', true, { NO_COLOR: '1' }, false],
    ['an empty NO_COLOR', true, { NO_COLOR: '' }, true],
    ['a dumb terminal', true, { TERM: 'dumb' }, false],
    ['FORCE_COLOR in a pipe', false, { FORCE_COLOR: '1' }, true],
    ['NO_COLOR wins', false, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
  ])('%s', (_title, isTerminal, env, isColoured) => {
    const outside = fakeOutside({ isTerminal, env });
    expect(styleFor(outside.stdout, outside.env).isColoured).toBe(isColoured);
  });
});
