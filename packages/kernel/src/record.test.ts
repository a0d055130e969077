import { noughts } from '@rankfall/testkit';
import { describe, expect, test } from 'vitest';
import { choose } from './choose.ts';
import { reach } from './match.ts';
import { begin, playSquares } from '../test/squares.ts';
import { fold, readRecord, recordOf, writeRecord, type MatchRecord } from './record.ts';
import { sayReason } from './words.en.ts';

const table = { clock: { base: 60_000, increment: 1000 } };

describe('record', () => {
  test('holds all that is needed to play it again', () => {
    const undone = choose(playSquares(begin({ table }), 4, 0, 8), 1, {
      action: '~undo',
      option: 'undo',
    }).match;
    const match = playSquares(undone, 6, 2);
    const read = readRecord(writeRecord(recordOf(match)));
    if ('code' in read) throw new Error(sayReason(read));
    const folded = fold(noughts, read);
    expect(folded.match?.state).toEqual(match.state);
    expect(folded.match?.clock).toEqual(match.clock);
    expect(folded.match?.heard).toEqual(match.heard);
    expect(folded.match && recordOf(folded.match)).toEqual(recordOf(match));
  });

  test('keeps how far time ran, so that an end by time is not lost', () => {
    const flagged = reach(playSquares(begin({ table }), 4), 900_000).match;
    const folded = fold(noughts, recordOf(flagged));
    expect(folded.match?.result?.reason).toBe('time');
  });

  test('goes on where it was left, undo included', () => {
    const folded = fold(noughts, recordOf(playSquares(begin(), 4, 0)));
    if (!folded.match) throw new Error('not folded');
    expect(choose(folded.match, 1, { action: '~undo', option: 'undo' }).match.state.ply).toBe(1);
  });
});

describe('a record from outside', () => {
  const good = recordOf(playSquares(begin(), 4, 0, 8));
  const withLog = (log: unknown): string => JSON.stringify({ ...good, log });

  test.each([
    ['', 'This is not JSON, so it is no match record.'],
    ['[]', '"v" in the record must be record version 1, not undefined.'],
    [JSON.stringify({ ...good, v: 2 }), '"v" in the record must be record version 1, not 2.'],
    [
      JSON.stringify({ ...good, seed: '' }),
      '"seed" in the record must be 1 to 64 printable ASCII characters, not "".',
    ],
    [
      JSON.stringify({ ...good, extra: 1 }),
      '"extra" in the record must be an object with the fields of a match record, not "extra".',
    ],
    [withLog([[0, 0, 'turn/0']]), undefined],
    [withLog([[0.5, 0, 'turn/0', '4']]), undefined],
    [withLog('x'.repeat(1_000_000)), undefined],
    ['{'.repeat(1_000_000), 'This is not JSON, so it is no match record.'],
  ])('refuses the text of case %$', (text, said) => {
    const read = readRecord(text);
    expect('code' in read).toBe(true);
    if (said && 'code' in read) expect(sayReason(read)).toBe(said);
    if ('code' in read) expect(sayReason(read).length).toBeLessThan(250);
  });

  test.each<[string, Partial<MatchRecord>, string, number | undefined]>([
    ['another choice', { log: [...good.log.slice(0, 2), [3000, 0, 'turn/2', '4']] }, 'not-offered', 2],
    [
      'time going back',
      {
        log: [
          [5000, 0, 'turn/0', '4'],
          [4000, 1, 'turn/1', '0'],
        ],
      },
      'time-went-back',
      1,
    ],
    ['another result', { result: { outcome: ['won', 'lost'], reason: 'line' } }, 'other-result', undefined],
    ['hidden help', { marks: ['hint'] }, 'other-marks', undefined],
    ['settings that do not exist', { settings: { size: 99 } }, 'bad-settings', undefined],
    ['another game', { game: 'chess' }, 'other-game', undefined],
    ['other rules', { rules: 2 }, 'other-game', undefined],
  ])('is not believed with %s', (_what, change, code, entry) => {
    const folded = fold(noughts, { ...good, ...change });
    expect(folded.refused?.code).toBe(code);
    expect(folded.refused && 'entry' in folded ? folded.entry : undefined).toBe(entry);
  });
});
