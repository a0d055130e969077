import { describe, expect, test } from 'vitest';
import { formatAction } from './action.ts';
import { perft } from './perft.ts';
import { MOST_ACTIONS, SaktrisPosition } from './position.ts';
import { readSakfen, writeSakfen } from './sakfen.ts';
import type { Setup } from './types.ts';
import { defaultRules } from './types.ts';

const out = new Int32Array(MOST_ACTIONS);

function setupOf(fen: string): Setup {
  const read = readSakfen(fen);
  if ('code' in read) throw new Error(`${read.code}: ${fen}`);
  return read;
}
const at = (fen: string): SaktrisPosition => new SaktrisPosition().load(setupOf(fen));
const legalOf = (position: SaktrisPosition): string[] =>
  [...out.subarray(0, position.legal(out))].map(formatAction);

function play(position: SaktrisPosition, ...actions: string[]): SaktrisPosition {
  for (const text of actions) {
    const action = position.find(text);
    if (action === undefined) throw new Error(`${text} is not legal in ${writeSakfen(position.value())}`);
    position.make(action);
  }
  return position;
}

test('nobody loses a Force turn on a board with more moves than any game of chess has', () => {
  const edge = (queen: string): string =>
    [queen.repeat(8), ...Array<string>(6).fill(`${queen}6${queen}`), queen.repeat(8)].join('/');
  const white = legalOf(at(`${edge('Q')}[KQRBNPk] w - - 0 30 1:0/0:0 n1;select;force`));
  const black = legalOf(at(`${edge('q')}[Kkqrbnp] b - - 0 30 0:0/1:0 n1;select;force`));
  const turned = white.map((text) => text.replaceAll(/[1-8]/gu, (row) => String(9 - Number(row))));
  expect(black.toSorted()).toEqual(turned.toSorted());
});

describe('counting checks (10.3)', () => {
  const empty = '8/8/8/8/8/8/8/8';
  const fixed = '[PPNPBPRPQPPNBRPKppnpbprpqppnbrpk] w - - 0 1 1:0/1:0';
  test.each([
    [`${empty}${fixed} n1;fixed;skip`, [8, 64, 128, 256, 2048, 16384]],
    [`${empty}${fixed} n2;fixed;skip`, [8, 64, 128, 256, 256, 256]],
    [`${empty}[KQRRBBNNPPPPPPPPkqrrbbnnpppppppp] w - - 0 1 1:0/1:0 n1;select;skip`, [48, 2284]],
    [`${empty}[QKRRBBNNPPPPPPPPqkrrbbnnpppppppp] w - - 0 1 1:0/1:0 n1;same;skip`, [8, 64, 1344]],
    ['r2k3r/8/2p1p3/3P4/3p4/2P1P3/8/R2K3R[BPnp] w ADHadh - 0 20 0:0/0:0 n2;same;skip', [33, 958, 27688]],
  ])('%s', (fen, counts) => {
    const position = at(fen);
    expect(counts.map((_count, index) => perft(position, index + 1))).toEqual(counts);
    expect(perft(position, 0)).toBe(1);
  });

  test('standard chess with second-row pawns unmoved', () => {
    const board = 'RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr';
    const unmoved = [...board].flatMap((letter, square) => ('PRKprk'.includes(letter) ? [square] : []));
    const chess: Setup = {
      rules: defaultRules,
      board,
      unmoved,
      queues: ['', ''],
      due: [0, 0],
      clk: [0, 0],
      toMove: 0,
      half: 0,
      full: 1,
    };
    const position = new SaktrisPosition().load(chess);
    expect([1, 2, 3, 4].map((depth) => perft(position, depth))).toEqual([20, 400, 8902, 197281]);
  });
});

describe('make and unmake', () => {
  const starts = [
    '8/8/8/8/8/8/8/8[PPNPBPRPQPPNBRPKppnpbprpqppnbrpk] w - - 0 1 1:0/1:0 n1;fixed;force;rc;tc',
    '8/8/8/8/8/8/8/8[KQRRBBNNPPPPPPPPkqrrbbnnpppppppp] w - - 0 1 1:0/1:0 n2;select;queue;nkc',
    'r2k3r/8/2p1p3/3P4/3p4/2P1P3/8/R2K3R[BPnp] w ADHadh - 0 20 0:0/0:0 n2;same;skip;tc',
    'rnbpkbnr/8/8/8/8/8/8/RNBPKBNR[QPPqpp] w AEHaeh - 0 20 1:0/1:0 n1;same;force;rc',
  ];
  test.each(starts)('random walks from %s come back', (fen) => {
    let seed = 1;
    for (let game = 0; game < 15; game++) {
      const position = at(fen);
      const look = (): unknown => [position.value(), position.keyLow, position.keyHigh, position.seen()];
      const trail: unknown[] = [];
      for (let ply = 0; ply < 90; ply++) {
        const count = position.legal(out);
        if (position.outcome(count)) break;
        trail.push(look());
        seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
        position.make(out[(seed >> 8) % count] ?? 0);
      }
      for (const before of trail.toReversed()) {
        position.unmake();
        expect(look()).toEqual(before);
      }
    }
  });
});

describe('keys and repetition', () => {
  const rook = '8/8/4k3/8/8/4K2R/8/8[] w - - 0 60 0:0/0:0 n1;fixed;skip';
  const round = ['h3h4', 'e6e5', 'h4h3', 'e5e6'];

  test('a position remembers what was seen before it was loaded', () => {
    const first = play(at(rook), ...round);
    const resumed = new SaktrisPosition().load(first.value(), first.seen());
    expect(resumed.seen()).toEqual(first.seen());
    expect(play(first, ...round).occurrences()).toBe(3);
    expect(play(resumed, ...round).occurrences()).toBe(3);
    expect(resumed.outcome()).toEqual({ reason: 'repetition' });
    expect(resumed.seen()).toEqual(first.seen());
    expect(resumed.isStopped()).toBe(true);
  });

  test('an irreversible action makes it forget', () => {
    const position = play(at('8/8/4k3/8/8/4K2R/P7/8[] w - - 0 60 0:0/0:0 n1;fixed;skip'), ...round, 'a2a3');
    expect(position.seen()).toEqual([]);
    expect(position.occurrences()).toBe(1);
  });

  test.each([
    ['castling rights', 'R3K3[] w AE - 0 30 0:0/0:0', 'R3K3[] w - - 0 30 0:0/0:0', false],
    ['rights that cannot matter', 'R3K3[] w A - 0 30 0:0/0:0', 'R3K3[] w - - 0 30 0:0/0:0', true],
    ['the queue', 'R3K3[NP] w - - 0 30 0:0/0:0', 'R3K3[PN] w - - 0 30 0:0/0:0', false],
    ['what is due', 'R3K3[NP] w - - 0 30 1:0/0:0', 'R3K3[NP] w - - 0 30 0:0/0:0', false],
    ['move numbers', 'R3K3[NP] w - - 3 30 1:0/0:0', 'R3K3[NP] w - - 0 35 1:0/0:0', true],
  ])('the key and %s', (_what, one, two, same) => {
    const [first, second] = [one, two].map((rest) => at(`4k3/8/8/8/8/8/8/${rest} n1;fixed;skip`));
    expect(first?.keyLow === second?.keyLow && first?.keyHigh === second?.keyHigh).toBe(same);
  });

  test('a pool has no order', () => {
    const reach = (...actions: string[]): readonly number[] => {
      const position = play(at('4k3/8/8/8/8/8/8/4K3[QNNPq] w - - 0 30 1:0/0:0 n1;select;skip'), ...actions);
      return [position.keyLow, position.keyHigh];
    };
    const one = reach('N@a1', 'e8e7', 'e1e2', 'Q@a8', 'P@b1');
    const two = reach('P@b1', 'e8e7', 'e1e2', 'Q@a8', 'N@a1');
    expect(one).toEqual(two);
  });

  test('an en passant square counts only while the capture is legal', () => {
    const plain = play(at('4k3/8/8/8/8/3p4/8/2P1K3[] w - - 0 30 0:0/0:0 n1;fixed;skip'), 'c1c3');
    expect(plain.value().ep).toBe(10);
    // Both pawns would leave the row between the rook and the king.
    const exposed = play(at('8/8/8/8/8/R2p3k/8/2P1K3[] w - - 0 30 0:0/0:0 n1;fixed;skip'), 'c1c3');
    expect(exposed.value().ep).toBeUndefined();
    const due = play(at('4k3/8/8/8/8/3p4/8/2P1K3[n] w - - 0 30 0:0/1:0 n1;fixed;skip'), 'c1c3');
    expect(due.value().ep).toBeUndefined();
  });
});

describe('arrivals', () => {
  test('in check with an arrival due, a board move skips it, or leaves it waiting', () => {
    const fen = '4k3/8/8/8/8/5B2/PP6/K6r[NP] w - - 0 30 1:0/0:0';
    const after = (blocked: string, n: number): Setup =>
      play(at(`${fen} n${n};fixed;${blocked}`), 'f3d1').value();
    expect([after('skip', 2).due, after('skip', 2).clk]).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect([after('queue', 1).due, after('queue', 1).clk]).toEqual([
      [2, 0],
      [0, 0],
    ]);
    expect([after('force', 1).due, after('force', 1).clk]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(play(at(`${fen} n2;fixed;skip`), 'f3d1').facts().skipped).toBe(true);
    expect(play(at(`${fen} n2;fixed;queue`), 'f3d1').facts().skipped).toBe(false);
  });

  test('Queue never owes more than the queue holds', () => {
    const position = at('k7/p7/8/8/8/8/8/RNBQKBNR[P] w - - 0 20 1:0/0:0 n1;fixed;queue');
    expect(play(position, 'b1c3').value().due).toEqual([1, 0]);
  });

  test('Force: the first half may leave the king in check if the placement ends it', () => {
    // The knight shields the king on a1 from the rook; a rook must come to b1 when it leaves.
    const position = at('4k3/8/8/8/8/p7/PPPPPPPP/KNQBBRRr[R] w - - 0 20 1:0/0:0 n1;fixed;force');
    expect(legalOf(position)).toContain('b1c3,R@b1');
    expect(legalOf(position)).not.toContain('b1c3');
  });

  test('Force: a double step as first half can be captured en passant', () => {
    const position = at('4k3/8/8/8/8/1p6/8/PNBQKBNR[N] w - - 0 20 1:0/0:0 n1;fixed;force');
    play(position, 'a1a3,N@a1');
    expect(legalOf(position)).toContain('b3a2');
    expect(position.facts()).toMatchObject({ move: { from: 0, to: 16 }, placed: { piece: 'N', square: 0 } });
  });

  test('Force with a pool places any type', () => {
    const position = at('k7/p7/8/8/8/8/8/RNBQKBNR[QP] w - - 0 20 1:0/0:0 n1;select;force');
    expect(legalOf(position)).toEqual(expect.arrayContaining(['b1c3,P@b1', 'b1c3,Q@b1', 'g1f3,Q@g1']));
  });

  test('both sides without a piece at the same moment', () => {
    const fen = '8/8/8/8/8/PP1ppp2/2P5/8[KNkn] w - - 0 20 0:0/0:0 n3;fixed;skip;rc';
    expect(play(at(fen), 'c2c3').outcome()).toEqual({ reason: 'no-pieces' });
    expect(play(at(`${fen};nkc`), 'c2c3').outcome()).toBeUndefined();
  });
});

describe('clears', () => {
  test('a run that was there before goes with the next action, of both colours', () => {
    const position = at('4k3/ppp5/8/8/8/8/5PPP/4K3[] w - - 0 20 0:0/0:0 n1;fixed;skip;rc');
    play(position, 'e1d1');
    expect(writeSakfen(position.value())).toBe('4k3/8/8/8/8/8/8/3K4[] b - - 0 20 0:0/0:0 n1;fixed;skip;rc');
    expect(
      position.facts().rowsAfterMove?.map((row) => row.map(({ piece, square }) => piece + square)),
    ).toEqual([
      ['P13', 'P14', 'P15'],
      ['p48', 'p49', 'p50'],
    ]);
    expect(position.outcome()).toEqual({ reason: 'material' });
  });

  test('a clear may remove the checker, so the action is legal', () => {
    // The black pawn on d2 checks; it falls with its neighbours whatever White does.
    const position = at('4k3/8/8/8/8/8/2ppp3/4K2R[] w - - 0 20 0:0/0:0 n1;fixed;skip;rc');
    expect(position.inCheck()).toBe(true);
    expect(legalOf(position)).toContain('h1h8');
  });

  test('each half of a Force turn clears', () => {
    const position = at('4k3/8/8/8/8/8/1PP5/RNPPPBKR[PN] w - - 0 20 1:0/0:0 n1;fixed;force;rc');
    const facts = play(position, 'd1d2,P@d1').facts();
    const squares = [facts.rowsAfterMove, facts.rowsAfterPlacement].map((rows) =>
      rows?.map((row) => row.map(({ square }) => square)),
    );
    expect(squares).toEqual([[[9, 10, 11]], [[2, 3, 4]]]);
    expect(writeSakfen(position.value())).toBe(
      '4k3/8/8/8/8/8/8/RN3BKR[N] b - - 0 20 0:0/0:0 n1;fixed;force;rc',
    );
  });

  test('castling forms no triplet, but rows are still cleared after it', () => {
    const position = at('4k3/8/8/8/8/PPP5/5R2/R3KR2[] w AEF - 0 20 0:0/0:0 n1;fixed;skip;rc;tc');
    const facts = play(position, 'e1a1').facts();
    expect(facts.castled).toEqual({ king: [4, 2], rook: [0, 3] });
    expect(facts.triplet).toBeUndefined();
    expect(facts.rowsAfterMove).toHaveLength(1);
  });

  test('facts of captures, promotions and passes', () => {
    const position = at('1n2k3/P7/8/8/8/8/8/4K3[] w - - 0 60 0:0/0:0 n1;fixed;skip');
    expect(play(position, 'a7b8q').facts()).toEqual({
      skipped: false,
      passed: false,
      move: { piece: 'P', from: 48, to: 57 },
      captured: { piece: 'n', square: 57, enPassant: false },
      promoted: { piece: 'Q', square: 57 },
    });
    const stuck = at('4k3/8/8/8/8/4p3/4P3/8[NK] w - - 0 30 0:0/0:0 n2;fixed;skip');
    expect(play(stuck, '0000').facts()).toEqual({ skipped: false, passed: true });
  });

  test.each([
    [['f2e4', 'e8e7', 'b2c4'], { piece: 'q', square: 31 }],
    [['b2c4', 'e8e7', 'f2e4'], { piece: 'r', square: 24 }],
  ])('of the two ends the one that moved later pushes: %j', (actions, victim) => {
    const position = at('4k3/8/8/8/r6q/5N2/1N3N2/6K1[P] w - - 0 20 0:0/0:0 n5;fixed;skip;tc');
    expect(play(position, ...actions, 'e7e8', 'f3d4').facts().triplet?.victim).toEqual(victim);
  });

  test('a hidden piece cannot be played with', () => {
    const setup = setupOf('4k3/8/8/8/8/8/8/4K3[N] w - - 0 30 0:0/0:0 n2;fixed;skip');
    expect(() => new SaktrisPosition().load({ ...setup, queues: ['X', ''] })).toThrow('hidden');
    expect(() => new SaktrisPosition().load({ ...setup, board: setup.board.replace('k', 'z') })).toThrow(
      'no piece z',
    );
  });
});
