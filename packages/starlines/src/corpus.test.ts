/** Stored battles stay replayable: every recorded one is folded again to the very state it ended in. */
import { readFileSync } from 'node:fs';
import { fold, hashOf, readRecord, type MatchRecord } from '@rankfall/kernel';
import { expect, test } from 'vitest';
import { starlines } from './game.ts';

const lines = readFileSync(new URL('../corpus/records-1.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const battles = lines.map((line) => JSON.parse(line) as { hash: string; record: MatchRecord });

test('the corpus holds battles of every pairing, each to its end', () => {
  const musters = new Set(
    battles.map(({ record }) =>
      record.log
        .filter(([, , action]) => action === '0/muster/muster')
        .map(([, seat, , option]) => `${seat} ${option}`)
        .toSorted()
        .join(),
    ),
  );
  expect(musters.size).toBe(9);
  expect(
    battles.every(({ record }) => record.result?.reason === 'defeat' || record.result?.reason === 'draw'),
  ).toBe(true);
});

test('and every kind of choice', () => {
  const options = battles.flatMap(({ record }) =>
    record.log.map(([, , , option]) => option.replace(/_.*/u, '')),
  );
  const kinds = [
    'build',
    'upgrade',
    'trigger',
    'to',
    'destroy',
    'use',
    'respond',
    'reroll',
    'keep',
    'skip',
    'done',
    'ready',
  ];
  expect([...new Set(options)]).toEqual(expect.arrayContaining(kinds));
});

test.each(battles)('battle $# folds to the same state', ({ hash, record }) => {
  const read = readRecord(JSON.stringify(record));
  if ('code' in read) throw new Error(`not a record: ${read.code}`);
  const { match } = fold(starlines, read);
  expect(match && hashOf([match.state, match.at])).toBe(hash);
});
