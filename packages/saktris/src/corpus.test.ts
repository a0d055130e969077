/** Stored matches stay replayable: every recorded one is folded again to the very state it ended in. */
import { readFileSync } from 'node:fs';
import { fold, hashOf, openLink, readRecord, type MatchRecord } from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import { saktris } from './game.ts';

const linesOf = (name: string): string[] =>
  readFileSync(new URL(`../corpus/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

const links = linesOf('links-1.txt');
const records = linesOf('records-1.jsonl');

describe('corpus', () => {
  test('holds at least 200 matches of all kinds, recorded under these rules', () => {
    expect(links.length).toBeGreaterThanOrEqual(200);
    expect(records.length).toBeGreaterThanOrEqual(20);
  });

  test('each link opens as the match it was made of', () => {
    const changed = links.flatMap((line, place) => {
      const [link = '', hash = '', reason = ''] = line.split(' ');
      const { match } = openLink([saktris], link);
      const isSame = match && hashOf(match.state) === hash && match.result?.reason === reason;
      return isSame ? [] : [`line ${place + 1}`];
    });
    expect(changed).toEqual([]);
  });

  test.each(records.map((line) => JSON.parse(line) as { hash: string; record: MatchRecord }))(
    'record $# folds to the same state, times and clock included',
    ({ hash, record }) => {
      const read = readRecord(JSON.stringify(record));
      if ('code' in read) throw new Error(`not a record: ${read.code}`);
      const { match } = fold(saktris, read);
      expect(match && hashOf([match.state, match.clock ?? null, match.at])).toBe(hash);
    },
  );
});
