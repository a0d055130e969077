import type { MatchRecord } from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import { memoryBox, pageBox } from './box.ts';
import { MATCH_PREFIX, MOST_MATCHES, newMatchId, openMatches, type KeptMatches } from './matches.ts';
import type { Box, MatchToSave, Trouble } from './types.ts';

const record: MatchRecord = {
  v: 1,
  game: 'saktris',
  rules: 1,
  settings: {},
  seed: 'x',
  seats: 2,
  table: { undo: 'free', pause: 'free', draw: true },
  log: [],
  until: 0,
  marks: [],
};
const over: MatchRecord = { ...record, result: { outcome: ['won', 'lost'], reason: 'checkmate' } };

const match = (id: string, of = record): MatchToSave => ({
  id,
  seats: [{ kind: 'human', name: 'Ada' }, { kind: 'bot' }],
  startedAt: 5,
  plies: 3,
  preset: 'classic',
  record: of,
});

function open(box: Box = memoryBox()): { matches: KeptMatches; told: Trouble[]; box: Box } {
  let at = 100;
  const told: Trouble[] = [];
  return {
    matches: openMatches({ box, now: () => (at += 1), tell: (trouble) => told.push(trouble) }),
    told,
    box,
  };
}

test('a saved match is listed, the latest first, and its record can be read', () => {
  const { matches } = open();
  matches.save(match('a'));
  const head = matches.save(match('b', over));
  expect(matches.heads().map(({ id }) => id)).toEqual(['b', 'a']);
  expect(head).toEqual({
    id: 'b',
    game: 'saktris',
    seats: [{ kind: 'human', name: 'Ada' }, { kind: 'bot' }],
    startedAt: 5,
    savedAt: 102,
    finished: true,
    result: { outcome: ['won', 'lost'], reason: 'checkmate' },
    plies: 3,
    preset: 'classic',
  });
  expect(JSON.parse(matches.recordText('a') ?? '')).toEqual(record);
  matches.save(match('a'));
  expect(matches.heads().map(({ id }) => id)).toEqual(['a', 'b']);
});

test('everything is there again when the page is opened again', () => {
  const { matches, box } = open();
  matches.save(match('a', over));
  expect(open(box).matches.heads()).toEqual(matches.heads());
});

describe('damaged entries', () => {
  test.each([
    ['no JSON', '{"id":"x"'],
    ['nothing', ''],
    ['no head', '[]\n{}'],
    [
      'another id',
      '{"id":"y","game":"g","seats":[],"startedAt":1,"savedAt":1,"finished":true,"plies":0}\n{}',
    ],
    ['no record', '{"id":"x","game":"g","seats":[],"startedAt":1,"savedAt":1,"finished":true,"plies":0}'],
    [
      'a strange sitter',
      '{"id":"x","game":"g","seats":[{"kind":"cat"}],"startedAt":1,"savedAt":1,"finished":true,"plies":0}\n{}',
    ],
    [
      'a day that no calendar has',
      '{"id":"x","game":"g","seats":[],"startedAt":1,"savedAt":1e300,"finished":true,"plies":0}\n{}',
    ],
  ])('%s: skipped and reported, and nothing else suffers', (_what, text) => {
    const { box } = open();
    box.set(`${MATCH_PREFIX}x`, text);
    const { matches } = open(box);
    matches.save(match('good'));
    expect(matches.heads().map(({ id }) => id)).toEqual(['good']);
    expect(matches.damaged()).toEqual([{ id: 'x', text }]);
    matches.remove('x');
    expect(matches.damaged()).toEqual([]);
  });
});

describe('room', () => {
  test('the newest 200 stay, and running ones before finished ones', () => {
    const { matches } = open();
    matches.save(match('running'));
    for (let i = 0; i < MOST_MATCHES + 5; i++) matches.save(match(`m${i}`, over));
    const ids = matches.heads().map(({ id }) => id);
    expect(ids).toHaveLength(MOST_MATCHES);
    expect(ids).toContain('running');
    expect(ids).not.toContain('m5');
    expect(ids).toContain('m6');
  });

  test('a match from long ago that is brought here does not push out what is newer', () => {
    const { matches } = open();
    for (let i = 0; i < MOST_MATCHES; i++) matches.save(match(`m${i}`, over));
    const [newest] = matches.heads();
    matches.take({ ...newest!, id: 'old', savedAt: 1 }, '{}');
    expect(matches.heads().map(({ id }) => id)).not.toContain('old');
    matches.take({ ...newest!, id: 'recent' }, '{}');
    const ids = matches.heads().map(({ id }) => id);
    expect([ids.length, ids.includes('recent'), ids.includes('m0')]).toEqual([MOST_MATCHES, true, false]);
  });

  test('when all are running the oldest leaves', () => {
    const { matches, box } = open();
    for (let i = 0; i <= MOST_MATCHES; i++) matches.save(match(`m${i}`));
    expect(matches.heads()).toHaveLength(MOST_MATCHES);
    expect(matches.recordText('m0')).toBeUndefined();
    expect(box.keys(MATCH_PREFIX)).toHaveLength(MOST_MATCHES);
  });

  /** Room for so many entries. */
  const narrow = (most: number): Box => {
    const texts = new Map<string, string>();
    return pageBox({
      get length() {
        return texts.size;
      },
      key: (place) => [...texts.keys()][place] ?? null,
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => {
        if (!texts.has(key) && texts.size >= most) throw new Error('QuotaExceededError');
        texts.set(key, text);
      },
      removeItem: (key) => void texts.delete(key),
    });
  };

  test('a full storage makes room by the oldest finished match, and says nothing', () => {
    const { matches, told } = open(narrow(2));
    matches.save(match('old', over));
    matches.save(match('new', over));
    matches.save(match('now'));
    expect(matches.heads().map(({ id }) => id)).toEqual(['now', 'new']);
    expect(told).toEqual([]);
  });

  test('when only running ones are there, the match lasts as long as the page; said once', () => {
    const { matches, told } = open(narrow(1));
    matches.save(match('a'));
    matches.save(match('b'));
    matches.save(match('b'));
    expect(matches.heads().map(({ id }) => id)).toEqual(['b', 'a']);
    expect(matches.recordText('b')).toBeDefined();
    expect(told).toEqual(['full']);
  });

  test('without storage it is said once, at the first save', () => {
    const { matches, told } = open();
    expect(told).toEqual([]);
    matches.save(match('a'));
    matches.save(match('b'));
    expect(told).toEqual(['blocked']);
  });
});

test('a removed match comes back exactly as it was', () => {
  const { matches, box } = open();
  matches.save(match('a'));
  matches.save(match('b'));
  const before = box.get(`${MATCH_PREFIX}a`);
  const putBack = matches.remove('a');
  expect(matches.heads().map(({ id }) => id)).toEqual(['b']);
  putBack();
  putBack();
  expect(matches.heads().map(({ id }) => id)).toEqual(['b', 'a']);
  expect(box.get(`${MATCH_PREFIX}a`)).toBe(before);
});

test('what another tab saves shows here, and counts as a change of that match', () => {
  const { matches, box } = open();
  const elsewhere = open(box).matches;
  elsewhere.save(match('a'));
  matches.changed(`${MATCH_PREFIX}a`);
  matches.changed('somebody else');
  expect(matches.heads().map(({ id }) => id)).toEqual(['a']);
  expect([matches.changesElsewhere('a'), matches.changesElsewhere('b')]).toEqual([1, 0]);
});

test('names of matches are fit for an address and differ', () => {
  const ids = Array.from({ length: 100 }, newMatchId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[a-z2-9]{12}$/u);
});
