/** Stored matches stay replayable: every recorded one is folded again to the very state it ended in. */
import { readFileSync } from 'node:fs';
import { fold, hashOf, readRecord, type MatchRecord } from '@rankfall/kernel';
import { expect, test } from 'vitest';
import { stepwise } from './game.ts';
import { shippedNames } from './levels.ts';

const lines = readFileSync(new URL('../corpus/records-1.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const matches = lines.map((line) => JSON.parse(line) as { hash: string; record: MatchRecord });

test('the corpus holds every shipped level, won and not', () => {
  const wins = matches.filter(({ record }) => record.result?.outcome[0] === 'won');
  expect(wins.length).toBeGreaterThanOrEqual(shippedNames.length);
  expect(matches.length).toBeGreaterThan(wins.length);
});

test.each(matches)('match $# folds to the same state', ({ hash, record }) => {
  const read = readRecord(JSON.stringify(record));
  if ('code' in read) throw new Error(`not a record: ${read.code}`);
  const { match } = fold(stepwise, read);
  expect(match && hashOf([match.state, match.at])).toBe(hash);
});
