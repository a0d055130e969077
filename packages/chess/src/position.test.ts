import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChessRules } from './index.ts';
import {
  BISHOP,
  bitOf,
  countLegal,
  dropOf,
  formatMove,
  fromFen,
  isAttacked,
  isChecked,
  KEY_HIGH,
  KEY_LOW,
  KNIGHT,
  legalMoves,
  MOST_MOVES,
  passMove,
  PAWN,
  Position,
  pseudoMoves,
  QUEEN,
  ROOK,
  standardRules,
  startFen,
  toFen,
  UNMOVED,
} from './index.ts';

const out = new Int32Array(MOST_MOVES);
const movesOf = (position: Position): string[] =>
  [...out.subarray(0, legalMoves(position, out))].map((move) => formatMove(position.rules, move));

/** Everything a position consists of. */
const snapshot = (position: Position): unknown => ({
  cells: [...position.cells],
  sets: [...position.sets],
  key: [position.get(KEY_LOW), position.get(KEY_HIGH)],
  ep: position.ep,
  toMove: position.toMove,
  depth: position.depth,
});

/** The same position built afresh, piece by piece. */
function rebuilt(position: Position): Position {
  const copy = new Position(position.rules);
  for (let square = 63; square >= 0; square--) {
    const code = position.cells[square] ?? 0;
    if (code !== 0) copy.put(square, code);
  }
  copy.setToMove(position.toMove);
  copy.setEp(position.ep);
  return copy;
}

const starts: readonly (readonly [string, ChessRules])[] = [
  [startFen, standardRules],
  ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -', standardRules],
  ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -', standardRules],
  ['r1k1r3/1P4P1/8/8/8/8/1p4p1/R1K1R3 w EAea -', standardRules],
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -', { ...standardRules, check: false }],
  ['rnbkqr/pppppp/6/6/6/6/PPPPPP/RNBKQR w - -', { ...standardRules, files: 6, castling: false }],
  ['rnbkqr/1PPP2/6/6/6/6/1ppp2/RNBKQR w - -', { ...standardRules, files: 6, castling: false, promotion: [] }],
];

describe('make and unmake', () => {
  test('random games: unmake restores everything, keys and sets equal those built afresh, counts agree', () => {
    const walk = fc.array(fc.nat(), { maxLength: 60 });
    fc.assert(
      fc.property(fc.constantFrom(...starts), walk, ([fen, rules], choices) => {
        const position = fromFen(fen, rules);
        const before: unknown[] = [];
        for (const choice of choices) {
          const count = legalMoves(position, out);
          expect(countLegal(position)).toBe(count);
          const { depth: _depth, ...state } = snapshot(position) as { depth: number };
          expect(snapshot(rebuilt(position))).toEqual({ ...state, depth: 0 });
          if (count === 0) break;
          before.push(snapshot(position));
          position.make(out[choice % count] ?? 0);
        }
        for (const expected of before.toReversed()) {
          position.unmake();
          expect(snapshot(position)).toEqual(expected);
        }
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  test('legal moves are the pseudo-legal ones that leave the king safe', () => {
    const walk = fc.array(fc.nat(), { maxLength: 50 });
    fc.assert(
      fc.property(fc.constantFrom(...starts), walk, ([fen, rules], choices) => {
        const position = fromFen(fen, rules);
        for (const choice of choices) {
          const side = position.toMove;
          const pseudo = [...out.subarray(0, pseudoMoves(position, out))];
          const safe = pseudo.filter((move) => {
            position.make(move);
            const exposed = rules.check && isChecked(position, side);
            position.unmake();
            return !exposed;
          });
          const legal = [...out.subarray(0, legalMoves(position, out))];
          expect(new Set(legal)).toEqual(new Set(safe));
          if (legal.length === 0) break;
          position.make(legal[choice % legal.length] ?? 0);
        }
      }),
      { numRuns: 150, seed: 11 },
    );
  });

  test('what a game does inside one frame is undone together', () => {
    const position = fromFen(startFen);
    const before = snapshot(position);
    position.begin();
    position.lift(0);
    position.put(0, QUEEN | bitOf(1));
    position.apply(dropOf(KNIGHT, 20));
    position.lift(60);
    expect(position.kingOf(1)).toBe(-1);
    position.begin();
    position.put(60, ROOK | bitOf(0));
    position.undo();
    expect(position.cells[60]).toBe(0);
    position.undo();
    expect(snapshot(position)).toEqual(before);
  });

  test('long games grow the stacks', () => {
    const position = fromFen('4k3/8/8/8/8/8/8/4K3 w - -');
    const start = snapshot(position);
    for (let i = 0; i < 3000; i++) {
      legalMoves(position, out);
      position.make(out[0] ?? 0);
    }
    for (let i = 0; i < 3000; i++) position.unmake();
    expect(snapshot(position)).toEqual(start);
  });

  test('a game above has words of its own in every frame', () => {
    const position = new Position(standardRules, 2);
    position.set(5, 42);
    position.begin();
    position.set(5, 43);
    expect([position.get(5), position.before(1, 5)]).toEqual([43, 42]);
    position.undo();
    expect(position.get(5)).toBe(42);
  });
});

describe('rules as data', () => {
  test('a double step needs an unmoved pawn, wherever it stands', () => {
    const position = new Position({ ...standardRules, check: false });
    position.put(3, PAWN | bitOf(0) | UNMOVED);
    position.put(19, PAWN | bitOf(0) | UNMOVED);
    position.put(12, PAWN | bitOf(0));
    expect(movesOf(position).toSorted()).toEqual(['d1d2', 'd3d4', 'd3d5', 'e2e3']);
  });

  test('without promotion a pawn arrives as a pawn, for the game above to deal with', () => {
    const position = fromFen('8/P7/8/8/8/8/8/8 w - -', { ...standardRules, promotion: [] });
    expect(movesOf(position)).toEqual(['a7a8']);
    legalMoves(position, out);
    position.make(out[0] ?? 0);
    expect(toFen(position)).toBe('P7/8/8/8/8/8/8/8 b - -');
    expect(countLegal(position)).toBe(0);
    position.setToMove(0);
    expect(movesOf(position)).toEqual([]);
  });

  test('a kingless side is never in check and may do anything', () => {
    const position = fromFen('4r3/8/8/8/8/8/4N3/8 w - -');
    expect(isChecked(position, 0)).toBe(false);
    expect(movesOf(position)).toHaveLength(6);
  });

  test('kings as ordinary pieces: castling through attack, moving into it, capturing', () => {
    const free: ChessRules = { ...standardRules, check: false };
    const position = fromFen('2r1k3/8/8/8/8/8/8/R2K4 w A -', free);
    expect(movesOf(position)).toEqual(expect.arrayContaining(['d1a1', 'd1c1', 'd1c2']));
    const next = fromFen('4k3/8/8/8/8/8/4q3/3K4 w - -', free);
    expect(movesOf(next)).toEqual(expect.arrayContaining(['d1e2', 'd1c1', 'd1e1']));
    const capture = fromFen('8/8/8/8/8/8/3k4/3K4 w - -', free);
    legalMoves(capture, out);
    capture.make(dropOf(BISHOP, 0));
    expect(capture.captured).toBe(0);
    capture.unmake();
    const take = [...out.subarray(0, legalMoves(capture, out))].find(
      (move) => formatMove(free, move) === 'd1d2',
    );
    capture.make(take ?? 0);
    expect(capture.kingOf(1)).toBe(-1);
  });

  test('castling is for 8x8 only', () => {
    expect(() => new Position({ ...standardRules, files: 6 })).toThrow('no castling on 6x8');
  });

  test('passing only changes the turn', () => {
    const position = fromFen('rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3');
    position.make(passMove);
    expect(toFen(position)).toBe('rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR w HAha -');
  });

  test('attacks: pawns diagonally only, sliders up to the first piece, kings next to them', () => {
    const position = fromFen('8/8/8/3p4/8/1R2P2k/8/K7 w - -');
    const attackedBy = (side: number): string =>
      Array.from({ length: 64 }, (_, square) => (isAttacked(position, square, side) ? 'x' : '.')).join('');
    const rows = (text: string): string[] => (text.match(/.{8}/gu) ?? []).toReversed();
    expect(rows(attackedBy(0))).toEqual([
      '.x......',
      '.x......',
      '.x......',
      '.x......',
      '.x.x.x..',
      'x.xxx...',
      'xx......',
      '.x......',
    ]);
    expect(rows(attackedBy(1))).toEqual([
      '........',
      '........',
      '........',
      '........',
      '..x.x.xx',
      '......x.',
      '......xx',
      '........',
    ]);
  });
});
