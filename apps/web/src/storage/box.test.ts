import { describe, expect, test } from 'vitest';
import { memoryBox, openBox, pageBox, type PageStorage } from './box.ts';
import type { Box } from './types.ts';

/** As a browser has it, with as much room as wanted. */
function fakeStorage(room = Number.POSITIVE_INFINITY): PageStorage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (place) => [...texts.keys()][place] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      const others = [...texts].filter(([other]) => other !== key);
      if (others.reduce((sum, [, one]) => sum + one.length, text.length) > room)
        throw new Error('QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
  };
}

function throwing(): PageStorage {
  const refuse = (): never => {
    throw new Error('SecurityError');
  };
  return { length: 0, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse };
}

const boxes: readonly (readonly [string, () => Box])[] = [
  ['memory', memoryBox],
  ['the storage of the page', () => pageBox(fakeStorage())],
  ['a storage that refuses everything', () => pageBox(throwing())],
  ['a storage without room', () => pageBox(fakeStorage(0))],
  ['no storage at all', () => openBox(() => throwing())],
];

describe.each(boxes)('%s', (_name, open) => {
  test('gives back what was put in, until it is taken out', () => {
    const box = open();
    box.set('a/1', 'one');
    box.set('a/2', 'two');
    box.set('b/1', 'other');
    box.set('a/1', 'new');
    expect([box.get('a/1'), box.get('a/2'), box.get('a/3')]).toEqual(['new', 'two', undefined]);
    expect(box.keys('a/').toSorted()).toEqual(['a/1', 'a/2']);
    box.remove('a/1');
    expect(box.get('a/1')).toBeUndefined();
    expect(box.keys('')).toHaveLength(2);
  });
});

test('it says whether something will outlast the page', () => {
  expect(memoryBox().set('a', 'x')).toBe(false);
  const small = pageBox(fakeStorage(5));
  expect([small.set('a', '123'), small.set('b', '4567')]).toEqual([true, false]);
  small.remove('a');
  expect(small.set('b', '4567')).toBe(true);
});

test('what could not be written wins over what was there before', () => {
  const box = pageBox(fakeStorage(5));
  box.set('a', 'old');
  box.set('a', 'too long');
  expect(box.get('a')).toBe('too long');
});

test.each([
  [
    'throws when it is named',
    () => {
      throw new Error('SecurityError');
    },
  ],
  ['throws when it is used', throwing],
  ['forgets at once', () => ({ ...fakeStorage(), getItem: () => null })],
] as const)('a storage that %s is replaced by memory', (_how, find) => {
  expect(openBox(find).lasts).toBe(false);
});

test('a storage that works is used, and nothing is left in it', () => {
  const storage = fakeStorage();
  expect(openBox(() => storage).lasts).toBe(true);
  expect(storage.length).toBe(0);
});
