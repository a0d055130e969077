/** Recorded Action matches stay replayable: each is folded again to the very state it ended in. */
import { readFileSync } from 'node:fs';
import { fold, hashOf, readRecord, type MatchRecord } from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import { saktrisAction } from './game.ts';

const records = readFileSync(new URL('../../corpus/action-1.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { hash: string; record: MatchRecord });

describe('corpus', () => {
  test('holds matches of all presets', () => {
    expect(records.length).toBeGreaterThanOrEqual(16);
  });

  test.each(records)('record $# folds to the same state', ({ hash, record }) => {
    const read = readRecord(JSON.stringify(record));
    if ('code' in read) throw new Error(`not a record: ${read.code}`);
    const { match } = fold(saktrisAction, read);
    expect(match && hashOf([match.state, match.at])).toBe(hash);
  });
});
