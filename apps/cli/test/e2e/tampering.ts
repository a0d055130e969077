/** Records that were tampered with. */
import { beforeAll, describe, expect, test } from 'vitest';
import { rankfall } from '../cli.ts';
import { expectComplaint } from './shared.ts';

describe.concurrent('a tampered record', () => {
  interface Record_ {
    log: [number, number, string, string][];
    result: { outcome: string[]; reason: string };
    until: number;
    seed: string;
  }
  let record: Record_;
  beforeAll(async () => {
    const { stdout } = await rankfall([
      'play',
      'saktris',
      '--seed',
      'honest',
      '--seats',
      'random,random',
      '--json',
    ]);
    record = JSON.parse(stdout) as Record_;
  });
  const withEntry = (i: number, change: Partial<Record<0 | 1 | 2 | 3, unknown>>): object => ({
    ...record,
    log: record.log.map((entry, at) => (at === i ? Object.assign([...entry], change) : entry)),
  });

  test.each([
    [
      'another move',
      () => withEntry(6, { 3: 'a1a8' }),
      /^rankfall: Entry 7 of \d+ breaks the log \(at 0 ms, seat 0 White, action turn\/7, option a1a8\): \w/u,
    ],
    [
      'another seat',
      () => withEntry(6, { 1: 1 }),
      /^rankfall: Entry 7 of \d+ breaks the log \(at 0 ms, seat 1 Black/u,
    ],
    ['a seat that is not there', () => withEntry(6, { 1: 7 }), 'Entry 7 of'],
    ['another turn', () => withEntry(6, { 2: 'turn/9' }), 'Entry 7 of'],
    ['a time that goes back', () => ({ ...withEntry(6, { 0: 5 }), until: 5 }), 'Entry 8 of'],
    ['a move left out', () => ({ ...record, log: record.log.filter((_, i) => i !== 3) }), 'Entry 4 of'],
    [
      'a claimed win',
      () => ({ ...record, result: { outcome: ['won', 'lost'], reason: 'cheating' } }),
      'The record claims another result',
    ],
    ['marks washed off', () => ({ ...record, marks: ['hint'] }), 'The record claims other marks'],
    ['a field too many', () => ({ ...record, extra: 1 }), 'extra'],
    ['rules from tomorrow', () => ({ ...record, rules: 99 }), 'There are no rules 99'],
  ])('%s is found', async (_title, tamper, says) => {
    expectComplaint(await rankfall(['replay', '-'], { stdin: JSON.stringify(tamper()) }), says);
  });

  test('--json says it for machines too', async () => {
    const { code, stdout } = await rankfall(['replay', '-', '--json'], {
      stdin: JSON.stringify(withEntry(6, { 3: 'a1a8' })),
    });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      entry: 7,
      at: 0,
      seat: 0,
      action: 'turn/7',
      option: 'a1a8',
    });
  });
});
