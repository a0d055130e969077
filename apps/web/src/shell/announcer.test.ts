import { expect, test } from 'vitest';
import { createAnnouncer } from './announcer.ts';

test('the same words again are another thing, so that they are read again; one moment is read together', () => {
  const work: (() => void)[] = [];
  const { said, announce } = createAnnouncer((later) => work.push(later));
  announce('Check');
  announce('');
  announce('Knight to f3');
  work.splice(0).forEach((later) => later());
  expect(said().map(({ text }) => text)).toEqual(['Check', 'Knight to f3']);
  const [first] = said();
  announce('Check');
  expect(work).toHaveLength(1);
  work.splice(0).forEach((later) => later());
  expect(said().map(({ text }) => text)).toEqual(['Check']);
  expect(said()[0]).not.toBe(first);
});
