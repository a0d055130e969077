/** Stored battles stay replayable: every recorded one is folded again to the very state it ended in. */
import { readFileSync } from 'node:fs';
import { fold, hashOf, readRecord, type MatchRecord } from '@rankfall/kernel';
import { expect, test } from 'vitest';
import { starlinesVersions } from './versions.ts';

const recorded = starlinesVersions.map((game) => {
  const text = readFileSync(new URL(`../corpus/records-${game.rules}.jsonl`, import.meta.url), 'utf8');
  const battles = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { hash: string; record: MatchRecord });
  return { game, rules: game.rules, battles };
});

test.each(recorded)('rules $rules: battles of every pairing, each to its end', ({ battles }) => {
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

test.each(recorded)('rules $rules: every kind of choice', ({ battles }) => {
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

// One version after the other, battle by battle, so that numbers of one that stayed in force would show in the next.
const inTurn = (recorded[0]?.battles ?? []).flatMap((_, i) =>
  recorded.map(({ game, rules, battles }) => ({ i, game, rules, battle: battles[i] })),
);

test.each(inTurn)('rules $rules: battle $i folds to the same state', ({ game, battle }) => {
  const read = readRecord(JSON.stringify(battle?.record));
  if ('code' in read) throw new Error(`not a record: ${read.code}`);
  const { match } = fold(game, read);
  expect(match && hashOf([match.state, match.at])).toBe(battle?.hash);
});
