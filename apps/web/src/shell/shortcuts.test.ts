import { expect, test } from 'vitest';
import { keycaps, meaningOf, type Press } from './shortcuts.ts';

const plain: Press = {
  key: 'f',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  isTyping: false,
};
const run = (): void => undefined;
const groups = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['?'], label: 'keys', run },
      { keys: ['f'], label: 'first', run },
    ],
  },
  {
    title: 'Board',
    shortcuts: [
      { keys: ['f', 'F'], label: 'flip', run },
      { keys: ['x'], label: 'listed only' },
    ],
  },
  { title: 'Replay', shortcuts: [{ keys: ['ArrowLeft'], label: 'back', run }] },
];

test.each([
  ['a letter means what the latest group says', {}, true, 'flip'],
  ['a key that is only listed is left to the screen', { key: 'x' }, true, undefined],
  ['nothing while somebody types', { isTyping: true }, true, undefined],
  ['nothing with a modifier', { ctrlKey: true }, true, undefined],
  ['nothing that was already answered', { defaultPrevented: true }, true, undefined],
  ['letters can be switched off', {}, false, undefined],
  ['and so can other characters', { key: '?' }, false, undefined],
  ['but not keys that write nothing', { key: 'ArrowLeft' }, false, 'back'],
])('%s', (_what, press, letters, label) => {
  expect(meaningOf({ ...plain, ...press }, groups, letters)?.label).toBe(label);
});

test('a letter with and without Shift is shown as one key', () => {
  expect(keycaps(['a', 'A'])).toEqual(['a']);
  expect(keycaps(['ArrowLeft', 'ArrowRight', 'p'])).toEqual(['ArrowLeft', 'ArrowRight', 'p']);
});
