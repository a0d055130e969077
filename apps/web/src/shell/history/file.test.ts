import {
  anyGame,
  choose,
  openState,
  recordOf,
  schema,
  start,
  timeless,
  type Game,
  type Match,
} from '@rankfall/kernel';
import { beforeEach, expect, test } from 'vitest';
import { memoryBox } from '../../storage/box.ts';
import { openMatches, type KeptMatches } from '../../storage/matches.ts';
import { checkEntry, entriesOf, takeEntries, writeFile } from './file.ts';

/** Whoever says it for the third time wins. */
type Terms = {
  settings: object;
  state: { said: number };
  view: { said: number };
  event: { type: string };
  does: string;
};
const toy: Game<Terms> = {
  id: 'toy',
  rules: 1,
  seats: { min: 2, max: 2 },
  settings: schema({}),
  table: { undo: 'free', pause: 'free', draw: true, clock: false },
  setup: () => ({ said: 0 }),
  awaits: ({ said }) => [said % 2],
  pending: ({ said }, seat) =>
    seat === said % 2 ? [{ id: `turn/${said}`, type: 'SAY', options: [{ id: 'say', does: 'say' }] }] : [],
  choose: ({ said }) => ({ state: { said: said + 1 }, events: [] }),
  result: ({ said }) => (said === 3 ? { outcome: ['won', 'lost'], reason: 'third' } : undefined),
  ...timeless<Terms>(),
  ...openState<Terms['state']>(),
};

function play(turns: number): Match<Terms> {
  const started = start(toy, { seed: 'file' });
  let match = started.match!;
  for (let turn = 0; turn < turns; turn++)
    match = choose(match, turn % 2, { action: `turn/${turn}`, option: 'say' }).match;
  return match;
}

let names = 0;
const outside = {
  catalogueOf: async (game: string) => (game === 'toy' ? [anyGame(toy)] : []),
  now: () => 7,
  newId: () => `new${(names += 1)}`,
  breathe: async () => undefined,
};
let at = 99;
const fresh = (): KeptMatches =>
  openMatches({ box: memoryBox(), now: () => (at += 1), tell: () => undefined });
const save = (matches: KeptMatches, id: string, turns: number): unknown =>
  matches.save({
    id,
    seats: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }],
    startedAt: 5,
    plies: turns,
    record: recordOf(play(turns)),
  });

beforeEach(() => {
  names = 0;
});

test('what is exported on one device is the same on another', async () => {
  const here = fresh();
  save(here, 'a', 2);
  save(here, 'b', 3);
  const there = fresh();
  const entries = entriesOf(writeFile(here));
  expect(await takeEntries(entries as unknown[], there, outside)).toEqual({
    taken: 2,
    known: 0,
    problems: [],
  });
  expect(there.heads()).toEqual(here.heads());
  expect(there.recordText('b')).toBe(here.recordText('b'));
  expect(await takeEntries(entries as unknown[], there, outside)).toEqual({
    taken: 0,
    known: 2,
    problems: [],
  });
});

test('another match under the same name stays what it is', async () => {
  const here = fresh();
  save(here, 'a', 1);
  const there = fresh();
  save(there, 'a', 3);
  await takeEntries(entriesOf(writeFile(here)) as unknown[], there, outside);
  expect(there.heads().map(({ id, plies }) => `${id} ${plies}`)).toEqual(['a 3', 'new1 1']);
});

test('a bare record is a file of one', async () => {
  const there = fresh();
  const entries = entriesOf(JSON.stringify(recordOf(play(3))));
  expect(await takeEntries(entries as unknown[], there, outside)).toMatchObject({ taken: 1 });
  expect(there.heads()[0]).toMatchObject({
    id: 'new1',
    game: 'toy',
    finished: true,
    plies: 3,
    result: { reason: 'third' },
  });
});

test.each([
  ['{"format":', 'not-json'],
  ['[]', 'not-export'],
  ['{"format":"rankfall-matches"}', 'not-export'],
  ['{"some":"thing"}', 'not-export'],
])('%s is no file of ours', (text, what) => {
  expect(entriesOf(text)).toBe(what);
});

const head = {
  id: 'x',
  game: 'toy',
  seats: [{ kind: 'human' }, { kind: 'human' }],
  startedAt: 1,
  savedAt: 1,
  finished: false,
  plies: 0,
};
const good = { ...head, record: recordOf(play(2)) };

test.each([
  ['nothing', 7, { is: 'bad-head' }],
  ['no record', head, { is: 'refused', reason: { code: 'bad-record' } }],
  ['a head without times', { ...good, startedAt: 'long ago' }, { is: 'bad-head' }],
  ['a head of another game', { ...good, game: 'chess' }, { is: 'bad-head' }],
  [
    'a game nobody has',
    { ...good, game: 'go', record: { ...good.record, game: 'go' } },
    { is: 'refused', reason: { code: 'unknown-game' } },
  ],
  [
    'a move that was not on offer',
    { ...good, record: { ...good.record, log: [[0, 0, 'turn/0', 'shout']] } },
    { is: 'refused', reason: { code: 'not-offered' } },
  ],
  [
    'a result that was not played',
    { ...good, record: { ...good.record, result: { outcome: ['won', 'lost'], reason: 'third' } } },
    { is: 'refused', reason: { code: 'other-result' } },
  ],
])('%s is refused with its reason, and the others are taken', async (_what, entry, problem) => {
  expect(await checkEntry(entry, outside)).toMatchObject(problem);
  const matches = fresh();
  const report = await takeEntries([entry, good], matches, outside);
  expect(report).toMatchObject({ taken: 1, problems: [{ entry: 1, problem }] });
});

test('what follows from the record is not believed from the head', async () => {
  const checked = await checkEntry(
    { ...good, finished: true, plies: 40, result: { outcome: ['won', 'lost'], reason: 'x' } },
    outside,
  );
  expect(checked).toMatchObject({ is: 'good', head: { finished: false, plies: 2 } });
  expect(checked).not.toHaveProperty('head.result');
});
