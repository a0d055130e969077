/** Positions and logs as text (9.4): written, read, and refused in one sentence where they are wrong. */
import { randomPlay } from '@rankfall/testkit';
import { hashOf } from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import { Driven, from, positionText } from '../../test/action-match.ts';
import { saktrisAction } from './game.ts';
import { logLines, readActionLog, toldIn, writeActionLog } from './log.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { sayActionReason } from './words.en.ts';

const played = (preset: string, seed: string): Driven['match'] =>
  randomPlay(saktrisAction, {
    seed,
    settings: saktrisAction.settings.presets[preset] ?? {},
    most: { time: 110_000 },
  });

describe('the log of a match', () => {
  test('is written as the specification shows it', () => {
    const match = from('8/8/8/8/3nN1k1/N7/8/RNBPQBNR', { queue: 'P', timers: 'awd2000^;r0/0' }).at(1300);
    match.order(0, 'g1f3');
    match.at(2000);
    match.choose(1, '~pause', 'pause');
    match.choose(0, '~pause', 'resume');
    match.at(2500).order(0, 'a3c4');
    expect(logLines(toldIn(match.match), match.match.result)).toEqual([
      '1300 w g1f3',
      '1300 w >g',
      '2000 w P@g1',
      '2000 b pause',
      '2000 w resume',
      '2500 w a3c4 ccde4 vk@g4',
      '2500 = 1-0 king-triplet',
    ]);
  });

  test('a bump is marked, with what fell and what was captured', () => {
    const match = from('3n4/3r4/3n4/3p4/3P4/3P4/3N4/RNBPQBNR', { queue: 'P', timers: 'awd500^;r0/0' }).at(
      600,
    );
    match.order(1, 'd8h8');
    expect(logLines(toldIn(match.match))).toEqual(['500 w P@d1^ fn@d8', '600 b d8h8']);
  });

  test.each([
    ['blitz', 'one'],
    ['blitz', 'two'],
    ['standard', 'three'],
    ['strategic', 'four'],
    ['survival', 'five'],
  ])('%s match %s is read back to the same state', (preset, seed) => {
    const match = played(preset, seed);
    const text = writeActionLog(match);
    const read = readActionLog(text);
    if ('code' in read) throw new Error(JSON.stringify(read));
    // Premoves are not written, only what came of them; so what waits at the end is left out.
    const plain = (one: typeof match): string => hashOf({ ...one.state, premoves: [null, null], now: 0 });
    expect(plain(read)).toBe(plain(match));
    expect(read.result).toEqual(match.result);
    expect(writeActionLog(read)).toBe(text);
  });

  test.each([
    ['resign', (one: Driven) => one.choose(1, '~resign', 'resign')],
    [
      'agreement',
      (one: Driven) => {
        one.choose(0, '~draw', 'ask');
        return one.choose(1, '~draw', 'accept');
      },
    ],
    ['left', (one: Driven) => one.choose(-1, '~left', '0')],
  ])('an end by %s is read back', (reason, finish) => {
    const match = new Driven().at(7000);
    expect(finish(match)).toBeUndefined();
    const read = readActionLog(writeActionLog(match.match));
    expect('code' in read ? read : read.result).toEqual(match.match.result);
    expect(match.match.result?.reason).toBe(reason);
  });

  test.each([
    ['not a log', 'log-tag'],
    ['[Variant "Saktris Action"]\n[Seed "a"]\n\n3000 w Q@d1', 'log-differs'],
    ['[Variant "Saktris Action"]\n[Seed "a"]\n\n3000 w a1a9', 'log-differs'],
    ['[Variant "Saktris Action"]\n[Seed "a"]\n\n3100 w a1a2', 'log-line'],
    ['[Variant "Saktris Action"]\n[Seed "a"]\n\nnonsense', 'log-line'],
    ['[Variant "Saktris Action"]\n[Seed "a"]\n[Settings "cd=99"]', 'log-tag'],
    ['x'.repeat(400_001), 'log-too-long'],
  ])('%.40s is refused as %s', (text, code) => {
    const read = readActionLog(text);
    expect(read).toHaveProperty('code', code);
    if ('code' in read) expect(sayActionReason(read)).toMatch(/\.$|:/);
  });
});

describe('a position as text', () => {
  test('the example of the specification is read and written', () => {
    const text =
      '3k4/8/8/8/8/8/3P4/RNBPQBNR[Kp] - AH - 0 1 t92000;awd93000^;r92600/91000;ud2 action;cd1000;in3000;fixed;tc';
    const read = readSnapshot(text);
    if ('code' in read) throw new Error(read.field);
    expect(read.slots).toMatchObject([{ side: 0, at: 1000, target: { piece: 'K', square: 3, bump: true } }]);
    expect(read.readyAt).toEqual([600, 0]);
    expect(read.cells[11]).toMatchObject({ piece: 'P', moved: false });
  });

  test('any moment of a match is written and read back to the same board, timers and rights', () => {
    for (let i = 0; i < 30; i++) {
      const match = randomPlay(saktrisAction, {
        seed: `moment ${i}`,
        most: { choices: 40 + i * 5, time: 90_000 },
      });
      if (match.result) continue;
      const text = writeSnapshot(match.state, match.at);
      const read = readSnapshot(text);
      if ('code' in read) throw new Error(`${text}: ${read.field}`);
      const again = new Driven({ start: text });
      expect(writeSnapshot(again.state, 0)).toBe(
        writeSnapshot(
          {
            ...match.state,
            slots: match.state.slots.map((slot) => ({ ...slot, at: slot.at - match.at })),
            readyAt: [
              Math.max(0, match.state.readyAt[0] - match.at),
              Math.max(0, match.state.readyAt[1] - match.at),
            ],
            passing: match.state.passing.map((right) => ({ ...right, until: right.until - match.at })),
          },
          0,
        ),
      );
    }
  });

  test.each([
    ['', 'fields'],
    [positionText('8/8/8/8/8/8/8/9'), 'board'],
    [positionText('8/8/8/8/8/8/8/8', { queue: 'XYZ' }), 'queue'],
    [positionText('KK6/8/8/8/8/8/8/8'), 'kings'],
    [positionText('8/8/8/8/8/8/8/8', { rights: 'A' }), 'rights'],
    [positionText('8/8/8/8/8/8/8/8', { timers: 'awd1' }), 'timers'],
    [positionText('8/8/8/8/8/8/8/8').replace('cd1000', 'cd5'), 'rules'],
    [positionText('8/8/8/8/8/8/8/8').replace('in3000', 'in99999'), 'rules'],
  ])('%s is refused for its %s', (text, field) => {
    const read = readSnapshot(text);
    expect(read).toMatchObject({ code: 'bad-snapshot', field });
  });
});
