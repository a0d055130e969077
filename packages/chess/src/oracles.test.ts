/** Random games compared move for move with chessops and Fairy-Stockfish. */
import { createRequire } from 'node:module';
import { Chess } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { makeUci } from 'chessops/util';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ChessRules, Position } from './index.ts';
import {
  formatMove,
  fromFen,
  KNIGHT,
  legalMoves,
  MOST_MOVES,
  ROOK,
  standardRules,
  startFen,
  toFen,
} from './index.ts';

const out = new Int32Array(MOST_MOVES);

/** A seeded stream of whole numbers. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

function ours(position: Position): string[] {
  return [...out.subarray(0, legalMoves(position, out))]
    .map((move) => formatMove(position.rules, move))
    .toSorted();
}

/** Plays random moves and looks at every position on the way. */
function wander(
  fen: string,
  rules: ChessRules,
  seed: number,
  plies: number,
  look: (position: Position) => void,
): void {
  const position = fromFen(fen, rules);
  const next = numbers(seed);
  for (let ply = 0; ply < plies; ply++) {
    look(position);
    const count = legalMoves(position, out);
    if (count === 0 || (!rules.check && (position.kingOf(0) < 0 || position.kingOf(1) < 0))) return;
    position.make(out[next(count)] ?? 0);
  }
}

function chessopsMoves(fen: string): string[] {
  const setup = parseFen(`${fen} 0 1`).unwrap();
  const position = Chess.fromSetup(setup).unwrap();
  const moves: string[] = [];
  for (const [from, dests] of position.allDests())
    for (const to of dests) {
      const promotes = position.board.pawn.has(from) && (to < 8 || to >= 56);
      const roles = promotes ? (['queen', 'rook', 'bishop', 'knight'] as const) : [undefined];
      for (const promotion of roles) moves.push(makeUci({ from, to, ...(promotion ? { promotion } : {}) }));
    }
  return moves.toSorted();
}

const shuffled = [
  'bqnb1rkr/pppppppp/8/8/8/8/PPPPPPPP/BQNB1RKR w HFhf -',
  'rk2r3/pppppppp/8/8/8/8/PPPPPPPP/RK2R3 w EAea -',
  '2rkr3/8/8/8/8/8/8/2RKR3 w ECec -',
  '1r4kr/8/8/q7/Q7/8/8/1R4KR w HBhb -',
];

describe('chessops', () => {
  test.each([startFen, 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -', ...shuffled])(
    'random games from %s',
    (fen) => {
      for (let seed = 1; seed <= 25; seed++)
        wander(fen, standardRules, seed, 70, (position) => {
          const text = toFen(position);
          expect(ours(position), text).toEqual(chessopsMoves(text));
        });
    },
  );
});

interface FfishBoard {
  setFen(fen: string): void;
  legalMoves(): string;
}
interface Ffish {
  loadVariantConfig(text: string): void;
  Board: new (variant: string, fen: string, chess960: boolean) => FfishBoard;
  onRuntimeInitialized?: () => void;
}

const variants = `
[kingcapture:chess]
king = -
commoner = k
castlingKingPiece = k
extinctionValue = loss
extinctionPieceTypes = k
extinctionPseudoRoyal = false
stalemateValue = draw

[brawl6x8:chess]
maxFile = f
maxRank = 8
startFen = rnbkqr/pppppp/6/6/6/6/PPPPPP/RNBKQR w - - 0 1
castling = false

[brawl6x8nr:brawl6x8]
promotionPieceTypes = nr
doubleStep = false

[brawl6x8cap:brawl6x8nr]
king = -
commoner = k
extinctionValue = loss
extinctionPieceTypes = k
extinctionPseudoRoyal = false
`;

describe('Fairy-Stockfish', () => {
  let ffish: Ffish;

  beforeAll(async () => {
    // Its loader would try to fetch its WebAssembly over the network API if there is one.
    const { fetch } = globalThis;
    Reflect.set(globalThis, 'fetch', undefined);
    const load: unknown = createRequire(import.meta.url)('ffish');
    ffish = load as Ffish;
    await new Promise<void>((ready) => {
      ffish.onRuntimeInitialized = ready;
    });
    Reflect.set(globalThis, 'fetch', fetch);
    ffish.loadVariantConfig(variants);
  });

  const brawlStart = 'rnbkqr/pppppp/6/6/6/6/PPPPPP/RNBKQR w - -';
  const narrow: ChessRules = { ...standardRules, files: 6, castling: false };
  test.each([
    ['chess', startFen, standardRules],
    ['kingcapture', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - -', { ...standardRules, check: false }],
    ['brawl6x8', brawlStart, narrow],
    ['brawl6x8nr', brawlStart, { ...narrow, promotion: [KNIGHT, ROOK] }],
    ['brawl6x8cap', brawlStart, { ...narrow, check: false, promotion: [KNIGHT, ROOK] }],
  ] as const)('random games of %s', (variant, fen, rules) => {
    const board = new ffish.Board(variant, `${fen.split(' ').slice(0, 4).join(' ')} 0 1`, true);
    const withoutDoubleSteps = variant === 'brawl6x8nr' || variant === 'brawl6x8cap';
    for (let seed = 1; seed <= 25; seed++)
      wander(fen, rules, seed, 80, (position) => {
        if (withoutDoubleSteps) settlePawns(position);
        if (position.kingOf(0) < 0 || position.kingOf(1) < 0) return;
        const text = `${toFen(position)} 0 1`;
        board.setFen(text);
        const theirs = board.legalMoves();
        expect(ours(position), text).toEqual(theirs === '' ? [] : theirs.split(' ').toSorted());
      });
  });
});

/** Marks all pawns as moved: a game without double steps. */
function settlePawns(position: Position): void {
  for (let square = 0; square < 48; square++)
    if (((position.cells[square] ?? 0) & 39) === 33) position.put(square, position.lift(square) & ~32);
}
