import { random } from '@rankfall/bots';
import { anyGame, fold, readRecord, start, type ClockSettings } from '@rankfall/kernel';
import { noughts } from '@rankfall/testkit';
import { describe, expect, test } from 'vitest';
import { fakeOutside, type Fake } from '../../test/fake-outside.ts';
import { hereThinker } from '../bot-thread.ts';
import { HUMAN, type Sitter } from '../match-args.ts';
import { plainKit } from '../plain-kit.ts';
import { plain } from '../style.ts';
import { clockText } from './clock-text.ts';
import { Session } from './session.ts';
import { sitDown } from './sit-down.ts';

const game = anyGame(noughts);

interface Table {
  readonly sitters?: readonly Sitter[];
  readonly clock?: ClockSettings;
  readonly tick?: number;
}

/** Plays these lines and gives back everything that was said, line by line. */
async function play(
  lines: readonly string[],
  table: Table = {},
): Promise<{ said: readonly string[]; outside: Fake; session: Session }> {
  const { sitters = [HUMAN, HUMAN], clock, tick = 0 } = table;
  const outside = fakeOutside({ stdin: lines.map((line) => `${line}\n`), tick });
  const { match } = start(game, { seed: 'table', ...(clock ? { table: { clock } } : {}) });
  const session = new Session({
    kit: plainKit('Noughts', game),
    match: match!,
    thinker: hereThinker({ games: [game], bots: [random] }),
    sitters,
    style: plain,
    ascii: false,
    columns: 80,
    now: () => outside.now(),
  });
  await sitDown(session, ['Welcome.'], outside);
  return { said: outside.written.stdout.split('\n'), outside, session };
}

describe('two people at one terminal', () => {
  test('play a whole match', async () => {
    const { said, session } = await play(['0', '3', '1', '4', '2']);
    expect(session.match.result?.outcome).toEqual(['won', 'lost']);
    expect(said).toContain('Seat 1: 2');
    expect(said).toContain('Seat 1 wins (line).');
    expect(said.at(-3)).toBe('Seat 1 wins (line). 5 plies.');
    expect(said.at(-2)).toMatch(/^Link: noughts~1~2~/u);
  });

  test('undo takes back one move at a time, redo plays it again', async () => {
    const { said, session } = await play(['0', '3', 'undo', 'undo', 'undo', 'redo', 'redo', 'redo']);
    expect(session.kit.movesOf(session.match)).toBe('0 3');
    expect(said.filter((line) => line === 'Taken back.')).toHaveLength(2);
    expect(said.filter((line) => line === 'Played again.')).toHaveLength(2);
    expect(said).toContain('There is nothing to take back.');
    expect(said).toContain('There is nothing to play again.');
  });

  test('agree on a draw', async () => {
    const { said, session } = await play([
      'accept',
      '0',
      'draw',
      'draw',
      'decline',
      'draw',
      '4',
      '1',
      '8',
      'draw',
      'accept',
    ]);
    expect(said).toContain('No draw is on offer.');
    expect(said).toContain('Seat 2 offers a draw. Seat 1: accept or decline? A move declines too.');
    expect(said).toContain('There is an offer already: accept or decline?');
    expect(said).toContain('Seat 1 declines. Play goes on.');
    expect(said).toContain('Your offer was declined; play on before the next one.');
    expect(session.match.result).toEqual({ outcome: ['drawn', 'drawn'], reason: 'agreement' });
  });

  test('a move that is not offered is refused, a misspelt order suggested', async () => {
    const { said } = await play(['0', '0', '99', 'hlep', 'x'.repeat(300), '']);
    expect(said.filter((line) => line === 'That is not on offer now.')).toHaveLength(2);
    expect(said).toContain('There is no "hlep"; did you mean help?');
    expect(said).toContain('That is too long to be a move.');
  });

  test('help names every order', async () => {
    const { said } = await play(['help']);
    for (const order of [
      'moves',
      'undo',
      'redo',
      'resign',
      'draw',
      'flip',
      'save FILE',
      'pgn',
      'link',
      'quit',
    ])
      expect(said.some((line) => line.startsWith(`  ${order}`))).toBe(true);
  });

  test('moves lists what is open', async () => {
    const { said } = await play(['moves', 'moves turn/7', 'resign', 'moves']);
    expect(said.some((line) => line.includes('turn/0 0, turn/0 1'))).toBe(true);
    expect(said).toContain('There is nothing to choose now.');
  });
});

describe('against a bot', () => {
  test('it answers at once, and undo takes both moves back', async () => {
    const { session, said } = await play(['4', 'undo', '4'], { sitters: [HUMAN, random] });
    expect(said.filter((line) => line.startsWith('Seat 2: '))).toHaveLength(2);
    expect(session.turn).toBe(0);
    expect(session.kit.movesOf(session.match).split(' ')).toHaveLength(2);
  });

  test('it begins if it sits first', async () => {
    const { said, session } = await play([], { sitters: [random, HUMAN] });
    expect(said.some((line) => line.startsWith('Seat 1: '))).toBe(true);
    expect(session.turn).toBe(1);
  });

  test('it declines draws; resigning ends the match', async () => {
    const { said, session } = await play(['draw', 'draw', 'resign', 'undo', '5', 'draw', 'resign'], {
      sitters: [HUMAN, random],
    });
    expect(said).toContain('Seat 2 declines: it wants to play on.');
    expect(session.match.result).toEqual({ outcome: ['lost', 'won'], reason: 'resign' });
    expect(said).toContain('The match is over; nothing can be taken back.');
    expect(said.some((line) => line.startsWith('The match is over. You can still save it'))).toBe(true);
  });
});

describe('leaving', () => {
  test('the end of the input is polite', async () => {
    const { said } = await play(['0']);
    expect(said.at(-3)).toBe('You leave after 1 ply. See you.');
  });

  test('quit does not read on', async () => {
    const { session } = await play(['0', 'quit', '1']);
    expect(session.kit.movesOf(session.match)).toBe('0');
  });

  test('a saved match can be folded', async () => {
    const { outside, said } = await play(['0', 'save', 'save my match.json', 'save x.pgn']);
    const record = readRecord(outside.files.get('my match.json')!);
    expect('code' in record ? record : fold(noughts, record).match?.state.ply).toBe(1);
    expect(said).toContain('Saved as my match.json.');
    expect(said).toContain('save needs a file name: save match.json or save match.pgn.');
    expect(said).toContain('This game has no PGN; save it as a .json record.');
  });
});

describe('the clock', () => {
  test('runs while somebody thinks, and is shown', async () => {
    const { said, session } = await play(['0'], { clock: { base: 60_000, increment: 2000 }, tick: 500 });
    expect(session.match.clock?.[0]).toBeLessThan(62_000);
    expect(session.match.clock?.[0]).toBeGreaterThan(50_000);
    expect(said.some((line) => line.includes('Seat 2  1:00'))).toBe(true);
  });

  test('a move after the flag fell comes too late', async () => {
    const { session, said } = await play(['0'], { clock: { base: 1000, increment: 0 }, tick: 3000 });
    expect(session.match.result).toEqual({ outcome: ['lost', 'won'], reason: 'time' });
    expect(said).toContain('Seat 2 wins (time).');
  });

  test.each([
    [300_000, '5:00'],
    [299_999, '4:59'],
    [9999, '0:09.9'],
    [0, '0:00.0'],
    [3_723_000, '1:02:03'],
  ])('%i ms are shown as %s', (millis, text) => {
    expect(clockText(millis)).toBe(text);
  });
});
