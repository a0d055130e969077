import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameArbitrary, playRandom } from '../test/random-game.ts';
import { formatAction } from './action.ts';
import { SaktrisPosition } from './position.ts';
import { readSakfen } from './sakfen.ts';
import { readSan } from './san-read.ts';
import { sanOf } from './san.ts';

function load(fen: string): SaktrisPosition {
  const setup = readSakfen(fen);
  if ('code' in setup) throw new Error(`${fen}: ${setup.code}`);
  return new SaktrisPosition().load(setup);
}

const quiet = '0 20 0:0/0:0 n2;fixed;skip';

describe('one turn', () => {
  test.each([
    ['a placement', '8/8/8/8/8/8/8/8[PKpk] w - - 0 1 1:0/1:0 n1;fixed;skip', 'P@e1', 'P@e1'],
    ['with check', `4k3/8/8/8/8/8/8/K7[R] w - - 0 1 1:0/0:0 n1;fixed;skip`, 'R@e1', 'R@e1+'],
    ['a pawn', `4k3/8/8/8/8/8/8/1P2K3[] w - - ${quiet}`, 'b1b3', 'b3'],
    ['a capture', `4k3/8/8/8/8/n7/n7/PP2K3[] w - - ${quiet}`, 'b1a2', 'bxa2'],
    ['en passant', `4k3/8/8/8/8/2Pp4/8/4K3[] b - c2 ${quiet}`, 'd3c2', 'dxc2'],
    ['a promotion', `8/P6k/8/8/8/5B2/8/K7[] w - - ${quiet}`, 'a7a8b', 'a8=B'],
    ['a piece', `4k3/8/8/8/8/8/8/N3K3[] w - - ${quiet}`, 'a1b3', 'Nb3'],
    ['which file', `6k1/8/8/8/8/8/8/R2K3R[] w - - ${quiet}`, 'a1c1', 'Rc1'],
    ['which file, two of them', `8/8/6k1/8/8/8/3K4/R6R[] w - - ${quiet}`, 'a1e1', 'Rae1'],
    ['which row', `7R/k7/8/8/8/8/8/4K2R[] w - - ${quiet}`, 'h1h4', 'R1h4'],
    ['which square', `8/1k6/8/8/Q6Q/8/8/Q5K1[] w - - ${quiet}`, 'a4d4', 'Qa4d4'],
    ['castling toward h', `4k3/8/8/8/8/8/8/5KR1[] w FG - ${quiet}`, 'f1g1', 'O-O'],
    ['castling toward a', `4k3/8/8/8/8/8/8/R2K4[] w AD - ${quiet}`, 'd1a1', 'O-O-O'],
    ['mate', `4k3/8/4K3/8/8/8/8/7R[] w - - ${quiet}`, 'h1h8', 'Rh8#'],
    [
      'a Force turn',
      'k7/p7/8/8/8/8/8/RNBQKBNR[P] w - - 0 20 1:0/0:0 n1;fixed;force',
      'b1c3,P@b1',
      'Nc3,P@b1',
    ],
    ['a pass', 'k7/8/8/8/8/8/PPPPPPNn/RQBKPBRP[N] w - - 0 20 1:0/0:0 n1;fixed;force', '0000', '--'],
    [
      'a row cleared by a placement',
      '4k3/8/8/8/8/8/8/1P1P2K1[PN] w - - 0 20 1:0/0:0 n1;fixed;skip;rc',
      'P@c1',
      'P@c1_bcd1',
    ],
    [
      'a triplet in a row and its victim',
      '4k3/8/8/8/3nN2q/N7/8/6K1[P] w - - 0 20 0:0/0:0 n2;fixed;skip;tc',
      'a3c4',
      'Nc4_cde4-h4',
    ],
    [
      'a triplet in a column',
      '4q2k/8/8/4r3/4r3/R7/8/6K1[P] w - - 0 20 0:0/0:0 n2;fixed;skip;tc',
      'a3e3',
      'Re3_e345-e8',
    ],
    [
      'a king pushed out is no mate',
      '8/8/8/8/3nN2k/N7/8/6K1[P] w - - 0 20 0:0/0:0 n2;fixed;skip;tc',
      'a3c4',
      'Nc4_cde4-h4',
    ],
  ])('%s', (_title, fen, machine, san) => {
    const position = load(fen);
    const action = position.find(machine);
    if (action === undefined) throw new Error(`${machine} is not legal`);
    const written = sanOf(position, action);
    if (san !== undefined) expect(written).toBe(san);
    expect(readSan(position, written)).toBe(action);
    expect(readSan(position, machine)).toBe(action);
  });
});

describe('reading other spellings', () => {
  test.each([
    ['@e1', '8/8/8/8/8/8/8/8[PKpk] w - - 0 1 1:0/1:0 n1;fixed;skip', 'P@e1'],
    ['0-0', `4k3/8/8/8/8/8/8/5KR1[] w FG - ${quiet}`, 'f1g1'],
    ['O-O-O!?', `4k3/8/8/8/8/8/8/R2K4[] w AD - ${quiet}`, 'd1a1'],
    ['a8B', `8/P6k/8/8/8/5B2/8/K7[] w - - ${quiet}`, 'a7a8b'],
    ['a7-a8=q', `8/P6k/8/8/8/5B2/8/K7[] w - - ${quiet}`, 'a7a8q'],
    ['Na1-b3+', `4k3/8/8/8/8/8/8/N3K3[] w - - ${quiet}`, 'a1b3'],
    ['Pb3', `4k3/8/8/8/8/8/8/1P2K3[] w - - ${quiet}`, 'b1b3'],
    ['Nc4', '4k3/8/8/8/3nN2q/N7/8/6K1[P] w - - 0 20 0:0/0:0 n2;fixed;skip;tc', 'a3c4'],
    ['Nc3,@b1', 'k7/p7/8/8/8/8/8/RNBQKBNR[P] w - - 0 20 1:0/0:0 n1;fixed;force', 'b1c3,P@b1'],
  ])('%s', (text, fen, machine) => {
    const position = load(fen);
    const action = readSan(position, text);
    expect(typeof action === 'number' ? formatAction(action) : action).toBe(machine);
  });

  test.each([
    ['', `8/P6k/8/8/8/5B2/8/K7[] w - - ${quiet}`, 'san-unknown'],
    ['hello', `8/P6k/8/8/8/5B2/8/K7[] w - - ${quiet}`, 'san-unknown'],
    ['a8', `8/P6k/8/8/8/5B2/8/K7[] w - - ${quiet}`, 'san-illegal'],
    ['Re1', `8/8/6k1/8/8/8/3K4/R6R[] w - - ${quiet}`, 'san-ambiguous'],
    ['--', `8/8/6k1/8/8/8/3K4/R6R[] w - - ${quiet}`, 'san-illegal'],
    ['P@c1_abc1', '4k3/8/8/8/8/8/8/1P1P2K1[PN] w - - 0 20 1:0/0:0 n1;fixed;skip;rc', 'san-clears'],
    ['Nb5_abc5', '4k3/8/8/8/3nN2q/N7/8/6K1[P] w - - 0 20 0:0/0:0 n2;fixed;skip;tc', 'san-clears'],
    ['x'.repeat(1_000_000), `8/P6k/8/8/8/5B2/8/K7[] w - - ${quiet}`, 'san-unknown'],
  ])('%# is refused', (text, fen, code) => {
    expect(readSan(load(fen), text)).toMatchObject({ code });
  });

  test('a refusal says what could have been played', () => {
    const refusal = readSan(load(`8/P6k/8/8/8/5B2/8/7K[] w - - ${quiet}`), 'a8');
    expect(refusal).toMatchObject({ got: 'a8', expected: expect.arrayContaining(['a8=Q', 'a8=N', 'Kh2']) });
  });
});

test('what is written is read back, for every legal turn of random games of all rules', () => {
  fc.assert(
    fc.property(gameArbitrary, (game) => {
      let ply = 0;
      playRandom(game, (position, action) => {
        if (action === undefined || ply++ % 7 !== 0) return;
        const before = position.value();
        const written = sanOf(position, action);
        expect([written, readSan(position, written)]).toEqual([written, action]);
        expect(position.value()).toEqual(before);
      });
    }),
    { numRuns: 60 },
  );
});
