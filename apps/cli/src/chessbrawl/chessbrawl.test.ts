import { start, startFrom, lookAt, type AnyTerms, type Match } from '@rankfall/kernel';
import type { BrawlState } from '@rankfall/chessbrawl';
import { describe, expect, test } from 'vitest';
import { fakeOutside } from '../../test/fake-outside.ts';
import { parseArgs } from '../args.ts';
import { commands } from '../commands.ts';
import type { DrawWish } from '../kit.ts';
import { hereThinker } from '../bot-thread.ts';
import { HUMAN } from '../match-args.ts';
import { run } from '../play.ts';
import { coloured, plain } from '../style.ts';
import { widthOf } from '../table.ts';
import { Session } from '../terminal/session.ts';
import { sitDown } from '../terminal/sit-down.ts';
import { askFor, brawlFace } from './face.ts';
import { chessbrawlKit } from './kit.ts';

const wish: DrawWish = {
  style: plain,
  ascii: false,
  bottom: 0,
  hintsFor: 0,
  names: ['You'],
  moves: '',
  columns: 80,
};

function begun(settings: object = {}): Match<AnyTerms> {
  const { match, refused } = start(chessbrawlKit.games[0], { settings, seed: 'CHESS' });
  if (!match) throw new Error(refused.code);
  return match;
}

/** A run that stands like this. */
function standing(rows: string, more: Partial<BrawlState> = {}, settings: object = {}): Match<AnyTerms> {
  const { charter, state } = begun(settings);
  const board = rows.replaceAll(/\s+/gu, '');
  const now = { ...state, board, phase: 'player', plays: 1, turn: 5, ...more };
  return startFrom(charter, now, { at: 0 });
}

const FIGHT = `
  ..p...
  ......
  ......
  .r....
  ......
  .N...N
  ......
  ..K..P`;

/** Plays these lines and gives back what was said. */
async function play(lines: readonly string[], match = begun()): Promise<{ said: string; session: Session }> {
  const outside = fakeOutside({ stdin: lines.map((line) => `${line}\n`) });
  const session = new Session({
    kit: chessbrawlKit,
    match,
    thinker: hereThinker({ games: chessbrawlKit.games, bots: [] }),
    sitters: [HUMAN],
    style: plain,
    ascii: false,
    columns: 80,
    now: () => outside.now(),
  });
  await sitDown(session, ['Welcome.'], outside);
  return { said: outside.written.stdout, session };
}

describe('the picture', () => {
  test('shows the board, the run, and what the enemy would do', () => {
    expect(brawlFace.draw(lookAt(standing(FIGHT), 0), wish).join('\n')).toMatchInlineSnapshot(`
      "    a  b  c  d  e  f
       8  ·  ·  ♟  ·  ·  ·  8  Classic, The Good
       7  ·  ·  ·  ·  ·  ·  7  Round 1/10, wave 1/3   Score 3
       6  ·  ·  ·  ·  ·  ·  6  Moves 0   Time 00:00
       5  · [♜] ·  ·  ·  ·  5  Now   2 Pawns
       4  ·  ·  ·  ·  ·  ·  4  Then  3 Pawns (+1 more)
       3  · [♘] ·  ·  ·  ♘  3  Taken 0   Lost 0
       2  ·  ·  ·  ·  ·  ·  2
       1  ·  ·  ♔  ·  ·  ♙  1
          a  b  c  d  e  f"
    `);
  });

  test('marks where pieces can be placed', () => {
    const lines = brawlFace.draw(lookAt(begun(), 0), { ...wish, ascii: true });
    expect(lines[7]).toContain(' 2  +  +  +  +  +  +  2');
    expect(lines[1]).toContain(' 8  p  .  .  .  p  .  8');
  });

  test('a narrow terminal gets the panel below, and colours take no room', () => {
    const narrow = brawlFace.draw(lookAt(standing(FIGHT), 0), { ...wish, columns: 50 });
    expect(Math.max(...narrow.map(widthOf))).toBeLessThanOrEqual(50);
    const inColour = brawlFace.draw(lookAt(standing(FIGHT), 0), { ...wish, style: coloured });
    const inPlain = brawlFace.draw(lookAt(standing(FIGHT), 0), wish);
    expect(inColour.map(widthOf)).toEqual(inPlain.map(widthOf));
  });

  test('the siege is announced', () => {
    const match = standing(FIGHT, { quiet: 38, ranked: true });
    expect(brawlFace.draw(lookAt(match, 0), wish).join('\n')).toContain('The siege tightens in 2 turns');
  });

  test('nothing is foretold of somebody who thinks', () => {
    const match = standing(FIGHT, { manned: true });
    expect(brawlFace.draw(lookAt(match, 0), wish).join('\n')).not.toContain('[');
    expect(askFor(match.state as BrawlState)).toBe('Your move.');
  });
});

describe('what is asked', () => {
  test.each([
    [
      { board: '.'.repeat(48), phase: 'placement' },
      'Place your King in the two rows at the bottom, such as K@c1.',
    ],
    [
      { phase: 'placement', points: 4 },
      'Buy with 4 points (P 1, N 3, B 3, R 5, Q 9), such as P@c2, or "start".',
    ],
    [{ phase: 'placement', points: 0 }, 'Nothing more can be bought. Type "start".'],
    [{ phase: 'transition', wave: 2 }, 'Wave 2: 3 Pawns. Type "start".'],
    [{}, 'Your move. If you wait, the rook on b5 takes your knight on b3.'],
    [{ plays: 2 }, 'Your move, 2 in a row. If you wait, the rook on b5 takes your knight on b3.'],
  ] as const)('%o', (more, says) => {
    expect(askFor(standing(FIGHT, more).state as BrawlState)).toBe(says);
  });

  test('boons, with their lines', () => {
    const state = standing(FIGHT, { phase: 'boon', offer: ['windfall', 'muster', 'tower'] })
      .state as BrawlState;
    expect(askFor(state).split('\n')).toHaveLength(4);
    expect(askFor(state)).toContain('2 Muster: ');
  });
});

describe('what is typed', () => {
  const read = (typed: string, more: Partial<BrawlState> = {}): string => {
    const choice = brawlFace.read(standing(FIGHT, more), 0, typed);
    return 'code' in choice ? `?${choice.code}` : `${choice.action} ${choice.option}`;
  };
  const placing = { phase: 'placement' } as const;
  const giving = { phase: 'boon', offer: ['windfall', 'muster', 'tower'] } as const;

  test.each([
    ['b3d4', {}, 'play/5 b3d4'],
    ['b3 - d4', {}, 'play/5 b3d4'],
    ['Nb3xb5', {}, 'play/5 b3b5'],
    ['Na5', {}, 'play/5 b3a5'],
    ['f2', {}, 'play/5 f1f2'],
    ['Nd2', {}, '?two-can'],
    ['Qd4', {}, '?not-understood'],
    ['skip', {}, 'skip-turn/5 skip-turn'],
    ['Skip  Wave', {}, 'skip-wave/1.1 skip-wave'],
    ['speed x4', {}, 'pace x4'],
    ['N@c2', placing, 'buy N@c2'],
    ['bb2', placing, 'buy B@b2'],
    ['buy q d1', placing, 'buy Q@d1'],
    ['back c2', placing, 'refund c2'],
    ['c2', placing, 'refund c2'],
    ['start', placing, 'start/1.1 start'],
    ['x@c2', placing, '?not-understood'],
    ['2', giving, 'boon/1 muster'],
    ['Tower', giving, 'boon/1 tower'],
    ['9', giving, '?no-boon'],
  ] as const)('%s', (typed, more, found) => {
    expect(read(typed, more)).toBe(found);
  });

  test('every code has a sentence of its own', () => {
    for (const code of ['not-understood', 'two-can', 'no-boon', 'king-first', 'ranked-run'])
      expect(chessbrawlKit.sayReason({ code })).toMatch(/^[A-Z].*\.$/u);
  });
});

describe('a ranked run', () => {
  test.each([
    [['--set', 'ranked=on'], 'never'],
    [['--preset', 'gauntlet'], 'never'],
    [[], 'free'],
  ] as const)('%j: undo is %s', async (typed, undo) => {
    const outside = fakeOutside({ stdin: 'K@c1\nundo\nquit\n' });
    const options = commands.find(({ name }) => name === 'play')?.options ?? [];
    await run(parseArgs(options, ['chessbrawl', ...typed]), outside);
    expect(outside.written.stdout.includes('Taken back.')).toBe(undo === 'free');
  });
});

describe('a run at a terminal', () => {
  test('the enemy replies at once, losses and gains are said, and moves are kept', async () => {
    const { said, session } = await play(['K@e1', 'N@e2', 'start', 'Nd4', 'skip', 'moves', 'quit']);
    expect(said).toContain('You: Knight e2 to d4.');
    expect(said.match(/^Enemy pawn .*\.$/gmu)?.length).toBe(2);
    expect((session.match.state as BrawlState).phase).toBe('player');
    expect(chessbrawlKit.movesOf(session.match)).toBe('1.1: K@e1 N@e2 | e2d4 -');
    expect(chessbrawlKit.positionOf?.(session.match)).toMatch(/^[\dp]+(?:\/\w+){7} 1\.1 0$/u);
  });

  test('refusals say why', async () => {
    const { said } = await play([
      'N@c1',
      'K@c1',
      'Q@d1',
      'c3',
      'start',
      'c1c5',
      'finish wave',
      'draw',
      'resume',
      'quit',
    ]);
    expect(said).toContain('Place your King first.');
    expect(said).toContain('A queen costs 9, and you have 3 points.');
    expect(said).toContain('There is nothing on c3.');
    expect(said).toContain('The king cannot reach c5.');
    expect(said).toContain('That can only be chosen while the match is paused.');
    expect(said).toContain('There are no draws in this game.');
    expect(said).toContain('It is not paused.');
  });

  test('pause, finish the wave, skip the next, take that back', async () => {
    const lines = ['K@c1', 'start', 'pause', 'pause', 'finish wave', 'start', 'skip wave', 'undo', 'quit'];
    const { said, session } = await play(lines);
    expect(said).toContain('Paused; "resume" goes on.');
    expect(said).toContain('It is paused already.');
    expect(said).toContain('Wave 1 is over, without reward.');
    expect(said).toContain('Wave skipped: 3 captured, plus 3.');
    expect(said).toContain('Taken back.');
    expect(session.match.state).toMatchObject({
      wave: 2,
      phase: 'player',
      finishedWaves: 1,
      skippedWaves: 0,
    });
  });
});
