/** Stored runs stay replayable: every recorded one, of every edition, is folded again to the very state it ended in. */
import { readFileSync } from 'node:fs';
import { fold, hashOf, readRecord, type MatchRecord } from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import { chessbrawls } from './game.ts';

describe.each(chessbrawls.map((game) => ({ rules: game.rules, game })))('rules $rules', ({ rules, game }) => {
  const lines = readFileSync(new URL(`../corpus/records-${rules}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const runs = lines.map((line) => JSON.parse(line) as { hash: string; record: MatchRecord });

  test('the corpus holds runs of every King, mode and enemy, won and lost', () => {
    expect(runs.length).toBeGreaterThanOrEqual(40);
    const kinds = new Set(runs.map(({ record }) => Object.values(record.settings).slice(0, 3).join(' ')));
    expect(kinds.size).toBe(18);
  });

  test.each(runs)('run $# folds to the same state', ({ hash, record }) => {
    const read = readRecord(JSON.stringify(record));
    if ('code' in read) throw new Error(`not a record: ${read.code}`);
    const { match } = fold(game, read);
    expect(match && hashOf([match.state, match.at])).toBe(hash);
  });
});
