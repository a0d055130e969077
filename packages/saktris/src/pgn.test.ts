import { choose, lineOf, pendingOf, reach, recordOf, start, type Match } from '@rankfall/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyStart, gameArbitrary, picker, playRandom } from '../test/random-game.ts';
import { formatAction } from './action.ts';
import { saktris } from './game.ts';
import { matchFromPgn, writePgn } from './pgn-match.ts';
import { readPgn } from './pgn-read.ts';
import type { PgnGame } from './pgn.ts';
import { readSakfen, writeSakfen } from './sakfen.ts';
import type { SaktrisTerms } from './state.ts';

const sample = `[Variant "Saktris"]
[SetUp "1"]
[FEN "8/8/8/8/8/8/8/8[PPNPBPRPQPPNBRPKppnpbprpqppnbrpk] w - - 0 1 1:0/1:0 n1;fixed;skip;rc"]
[Result "*"]

1. P@c1 P@e8 2. c2 e6 3. P@e1 P@d8 4. e2 d7 5. N@g1 N@b8 6. Nf3 Nc6
7. P@d1 P@g8 8. d2_cde2 *
`;

function read(text: string): PgnGame {
  const game = readPgn(text);
  if ('code' in game) throw new Error(JSON.stringify(game));
  return game;
}

function matchOf(text: string): Match<SaktrisTerms> {
  const { match, refused } = matchFromPgn(text);
  if (!match) throw new Error(JSON.stringify(refused));
  return match;
}

describe('the sample of the rules', () => {
  const final = '6p1/3p4/2n1p3/8/8/5N2/8/8[BPRPQPPNBRPKbprpqppnbrpk] b - - 0 8 1:0/0:0 n1;fixed;skip;rc';

  test('leads where it should', () => {
    const match = matchOf(sample);
    expect(writeSakfen(match.state.position)).toBe(final);
    expect(match.result).toBeUndefined();
    expect(match.charter.settings).toMatchObject({ rowClear: true, arrivalOrder: 'fixed' });
  });

  test('is written the same way again', () => {
    const words = (text: string): string[] => text.split('\n\n')[1]?.split(/\s+/) ?? [];
    expect(words(writePgn(read(sample)))).toEqual(words(sample));
    expect(writePgn(matchOf(sample), { White: 'Ada', Black: 'B "the rook" \\ K' })).toContain(
      '[White "Ada"]\n[Black "B \\"the rook\\" \\\\ K"]',
    );
  });
});

const head = (fen: string, ...tags: string[]): string =>
  `[Variant "Saktris"]\n[FEN "${fen}"]\n${tags.map((tag) => `${tag}\n`).join('')}\n`;
const kings = '4k3/8/8/8/8/8/8/4K2R[] w - - 0 1 0:0/0:0 n1;fixed;skip';

describe('reading', () => {
  test('comments, NAGs, variations, numbers and line ends are no moves', () => {
    const text = `${head(kings)}1.Rh8+ $1 {what (a) check; yes} Kd7 (1... Ke7 (2. x {)} y) {b}) ; rest of line 2. Rh1
\r\n2 . Rh7+ 2... Kd6 3.Rh6+!? *`;
    expect(read(text).moves).toEqual(['h1h8', 'e8d7', 'h8h7', 'd7d6', 'h7h6']);
  });

  test('clock times belong to the move before', () => {
    const text = `${head(kings, '[TimeControl "300+3"]')}1. Rh8+ {[%clk 0:04:31]} Kd7 {nice [%clk 0:05:01.25]} 2. Rh7+ *`;
    expect(read(text).clocks).toEqual([271_000, 301_250, undefined]);
    const match = matchOf(text);
    expect(match.charter.table.clock).toEqual({ base: 300_000, increment: 3000 });
    expect(lineOf(match).map(({ entry }) => entry[0])).toEqual([32_000, 33_750, 33_750]);
    expect(match.clock).toEqual([274_000, 301_250]);
  });

  test('a forced pass may be written or left out', () => {
    const fen = '4k3/8/8/8/8/4p3/4P3/8[NK] w - - 0 30 0:0/0:0 n2;fixed;skip';
    const moves = ['0000', 'e8d8', '0000', 'd8e8', 'N@a1'];
    expect(read(`${head(fen)}30. -- Kd8 31. -- Ke8 32. N@a1 *`).moves).toEqual(moves);
    expect(read(`${head(fen)}30... Kd8 31... Ke8 32. N@a1 *`).moves).toEqual(moves);
    expect(writeSakfen(matchOf(`${head(fen)}30... Kd8 31... Ke8 32. N@a1 *`).state.position)).toContain(
      ' 32 ',
    );
  });

  test.each([
    ['no start position', '1. e4 *', { code: 'pgn-no-fen' }],
    ['another variant', '[Variant "Atomic"]\n\n1. e4 *', { code: 'pgn-variant', got: 'Atomic' }],
    ['a bad start', '[FEN "8/8 w"]\n\n*', { code: 'pgn-fen', problem: { code: 'sakfen-fields' } }],
    ['a broken tag', '[FEN "8/8 w]\n\n*', { code: 'pgn-tag', line: 1 }],
    ['an open comment', `${head(kings)}1. Rh8+ {oops`, { code: 'pgn-comment', line: 4 }],
    ['an open variation', `${head(kings)}1. Rh8+ (1. Rh7`, { code: 'pgn-brackets' }],
    ['a stray bracket', `${head(kings)}1. Rh8+ ) Kd7`, { code: 'pgn-brackets' }],
    [
      'an illegal move',
      `${head(kings)}1. Rh8+ Kd7\n2. Ra1 *`,
      {
        code: 'pgn-move',
        line: 5,
        turn: 2,
        side: 0,
        problem: { code: 'san-illegal', got: 'Ra1', expected: expect.arrayContaining(['Rh7+']) },
      },
    ],
    [
      'a move after the end',
      `${head('4k3/8/4K3/8/8/8/8/7R[] w - - 0 90')}90. Rh8# Kd8`,
      { code: 'pgn-after-end', end: 'checkmate', turn: 90 },
    ],
    [
      'another result than the rules give',
      `${head('4k3/8/4K3/8/8/8/8/7R[] w - - 0 90')}90. Rh8# 0-1`,
      { code: 'pgn-result', expected: '1-0', got: '0-1' },
    ],
    ['two results', `${head(kings, '[Result "1-0"]')}1. Rh8+ 0-1`, { code: 'pgn-result' }],
    ['a result that is none', `${head(kings, '[Result "2-0"]')}1. Rh8+`, { code: 'pgn-result', got: '2-0' }],
    ['an unknown end', `${head(kings, '[SaktrisEnd "boredom"]')}1. Rh8+ 1-0`, { code: 'pgn-end' }],
    ['an end that is not so', `${head(kings, '[SaktrisEnd "checkmate"]')}1. Rh8+ 1-0`, { code: 'pgn-end' }],
  ])('%s is refused', (_title, text, refusal) => {
    expect(readPgn(text)).toMatchObject(refusal);
    expect(matchFromPgn(text).refused).toMatchObject(refusal);
  });

  test('a clock of another kind is refused', () => {
    expect(matchFromPgn(`${head(kings, '[TimeControl "40/9000"]')}*`).refused).toEqual({
      code: 'pgn-clock',
      got: '40/9000',
    });
  });
});

describe('garbage is answered within a second', () => {
  const big = (unit: string): string => unit.repeat(Math.ceil(1_000_000 / unit.length));
  test.each([
    ['letters', big('x')],
    ['opening brackets', big('[')],
    ['tags', big('[A "b"]\n')],
    ['a tag without end', `[A "${big('\\"')}`],
    ['open comments', `${head(kings)}${big('{')}`],
    ['comments', `${head(kings)}${big('{a}')}`],
    ['variations', `${head(kings)}${big('(')}`],
    ['variations that close', `${head(kings)}${big('()')}`],
    ['numbers', `${head(kings)}${big('1. ')}`],
    ['digits', `${head(kings)}${big('1')}`],
    ['dots', `${head(kings)}${big('.')}`],
    ['clocks', `${head(kings)}1. Rh8+ {${big('[%clk ')}}`],
    ['moves without end', `${head(kings)}${big('Rh2 Kd8 Rh1 Ke8 ')}`],
    ['nothing printable', big('\0\uD800')],
  ])('%s', (_title, text) => {
    const before = performance.now();
    expect(typeof readPgn(text)).toBe('object');
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

describe('the end of a game', () => {
  const resigned = `${head(kings, '[SaktrisEnd "resign"]')}1. Rh8+ 1-0`;
  test.each([
    ['resignation', resigned, 'resign', ['won', 'lost']],
    ['no reason given, lost', `${head(kings)}1. Rh8+ 0-1`, 'resign', ['lost', 'won']],
    ['no reason given, drawn', `${head(kings)}1. Rh8+ 1/2-1/2`, 'agreement', ['drawn', 'drawn']],
    ['left', `${head(kings, '[Termination "abandoned"]')}1. Rh8+ 1-0`, 'left', ['won', 'lost']],
    [
      'time',
      `${head(kings, '[TimeControl "60+0"]', '[SaktrisEnd "time"]')}1. Rh8+ {[%clk 0:00:50]} 1-0`,
      'time',
      ['won', 'lost'],
    ],
    [
      'time against a bare king',
      `${head(kings, '[TimeControl "60"]', '[Termination "time forfeit"]')}1. Rh8+ Kd7 1/2-1/2`,
      'time',
      ['drawn', 'drawn'],
    ],
    [
      'by the rules',
      `${head('4k3/8/4K3/8/8/8/8/7R[] w - - 0 90')}90. Rh8# 1-0`,
      'checkmate',
      ['won', 'lost'],
    ],
  ])('%s', (_title, text, reason, outcome) => {
    const match = matchOf(text);
    expect(match.result).toEqual({ outcome, reason });
    // Written and read once more it ends alike.
    expect(matchOf(writePgn(match)).result).toEqual(match.result);
  });

  test('time without a clock leaves the match open, and says so', () => {
    const { match, refused, ...more } = matchFromPgn(`${head(kings, '[SaktrisEnd "time"]')}1. Rh8+ 1-0`);
    expect([refused, match?.result]).toEqual([undefined, undefined]);
    expect(more).toMatchObject({ open: { code: 'pgn-open', end: 'time' } });
  });
});

test('games of all rules are read as they were written', () => {
  fc.assert(
    fc.property(gameArbitrary, (game) => {
      const moves: string[] = [];
      const position = playRandom(game, (_, action) => {
        if (action !== undefined) moves.push(formatAction(action));
      });
      const outcome = moves.length > 0 ? position.outcome() : undefined;
      const text = writePgn({ start: emptyStart(game.rules, game.seed), moves, result: '*' });
      const again = read(text);
      expect(again.moves).toEqual(moves);
      expect(again.end).toBe(outcome?.reason);
    }),
    { numRuns: 40 },
  );
});

test('a match becomes a PGN and the same match again, its times too', () => {
  fc.assert(
    fc.property(gameArbitrary, fc.boolean(), ({ rules, seed, plies }, hasClock) => {
      const fen = writeSakfen(emptyStart(rules, seed));
      expect(readSakfen(fen)).not.toHaveProperty('code');
      const table = hasClock ? { clock: { base: 600_000, increment: 2000 } } : {};
      const started = start(saktris, { settings: { start: fen }, seed: `pgn ${seed}`, table });
      if (!started.match) throw new Error(started.refused.code);
      let match = started.match;
      const pick = picker(seed);
      for (let i = 0; i < plies && !match.result; i++) {
        match = reach(match, match.at + (hasClock ? pick(2000) : 0)).match;
        const seat = match.state.position.toMove;
        const [action] = pendingOf(match, seat);
        const option = action?.options[pick(action.options.length)];
        match = choose(match, seat, { action: action?.id ?? '', option: option?.id ?? '' }).match;
      }
      const again = matchOf(writePgn(match));
      expect(recordOf(again)).toEqual({ ...recordOf(match), until: again.at });
      expect(again.state).toEqual(match.state);
      expect(again.result).toEqual(match.result);
    }),
    { numRuns: 30 },
  );
});
