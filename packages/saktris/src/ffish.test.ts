/** Placements and moves of random games compared with Fairy-Stockfish, one position at a time. */
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatAction } from './action.ts';
import { MOST_ACTIONS, SaktrisPosition } from './position.ts';
import type { Rules, Setup } from './types.ts';
import { defaultRules } from './types.ts';

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
[saktris:chess]
startFen = 8/8/8/8/8/8/8/8[KQRRBBNNPPPPPPPPkqrrbbnnpppppppp] w - - 0 1
pieceDrops = true
capturesToHand = false
mustDrop = true
dropRegionWhite = *1
dropRegionBlack = *8
firstRankPawnDrops = true
castlingDroppedPiece = true
doubleStepRegionWhite = *1
doubleStepRegionBlack = *8

[saktrisbishop:saktris]
dropOppositeColoredBishop = true
`;

const out = new Int32Array(MOST_ACTIONS);
const fixedOrder = 'PPNPBPRPQPPNBRPK';

function start(rules: Rules, orders: readonly [string, string]): Setup {
  return {
    rules,
    board: '.'.repeat(64),
    unmoved: [],
    queues: orders,
    due: [1, 1],
    clk: [0, 0],
    toMove: 0,
    half: 0,
    full: 1,
  };
}

/** The position with one piece in hand, the one that arrives now; castling by the nearest unmoved rooks. */
function toFen(setup: Setup, hand: string): string {
  const rows = (setup.board.match(/.{8}/gu) ?? []).toReversed();
  const board = rows.map((row) => row.replaceAll(/\.+/gu, (gap) => String(gap.length))).join('/');
  const pocket = setup.toMove === 0 ? hand : hand.toLowerCase();
  const ep =
    setup.ep === undefined ? '-' : 'abcdefgh'.charAt(setup.ep % 8) + String(Math.floor(setup.ep / 8) + 1);
  return `${board}[${pocket}] ${setup.toMove === 0 ? 'w' : 'b'} ${rightsOf(setup)} ${ep} 0 1`;
}

function rightsOf({ board, unmoved }: Setup): string {
  let rights = '';
  for (const [king, rook] of [
    ['K', 'R'],
    ['k', 'r'],
  ] as const) {
    const home = unmoved.find((square) => board[square] === king);
    const rooks = unmoved.filter((square) => board[square] === rook);
    if (home === undefined) continue;
    const nearest = [rooks.find((square) => square > home), rooks.findLast((square) => square < home)];
    for (const square of nearest) {
      const letter = square === undefined ? '' : 'abcdefgh'.charAt(square % 8);
      rights += king === 'K' ? letter.toUpperCase() : letter;
    }
  }
  return rights === '' ? '-' : rights;
}

describe('Fairy-Stockfish', () => {
  let any: FfishBoard;
  let bishop: FfishBoard;

  beforeAll(async () => {
    // Its loader would try to fetch its WebAssembly over the network API if there is one.
    const { fetch } = globalThis;
    Reflect.set(globalThis, 'fetch', undefined);
    const load: unknown = createRequire(import.meta.url)('ffish');
    const ffish = load as Ffish;
    await new Promise<void>((ready) => {
      ffish.onRuntimeInitialized = ready;
    });
    Reflect.set(globalThis, 'fetch', fetch);
    ffish.loadVariantConfig(variants);
    any = new ffish.Board('saktris', '8/8/8/8/8/8/8/8[] w - - 0 1', true);
    bishop = new ffish.Board('saktrisbishop', '8/8/8/8/8/8/8/8[] w - - 0 1', true);
  });

  function theirs(setup: Setup, hand: string): string[] {
    const board = hand === 'B' ? bishop : any;
    board.setFen(toFen(setup, hand));
    const moves = board.legalMoves();
    return moves === '' ? [] : moves.split(' ').toSorted();
  }

  function compare(position: SaktrisPosition, where: string): void {
    const setup = position.value();
    const side = setup.toMove;
    const hand = setup.due[side] > 0 ? setup.queues[side].charAt(0) : '';
    const ours = [...out.subarray(0, position.legal(out))].map(formatAction).toSorted();
    const placements = ours.filter((text) => text.includes('@'));
    const moves = ours.filter((text) => !text.includes('@') && text !== '0000');
    const bishops = setup.board.split(side === 0 ? 'B' : 'b').length - 1;
    if (hand === 'B' && bishops > 1) return;
    // With a piece in hand that can be dropped they offer drops only; in check we offer moves as well.
    expect(placements.length > 0 ? placements : moves, where).toEqual(theirs(setup, hand));
    if (placements.length > 0 && moves.length > 0) expect(moves, where).toEqual(theirs(setup, ''));
  }

  test.each([1, 2, 3])('random games, an arrival every %i moves', (n) => {
    let seed = n;
    const next = (below: number): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return (seed >> 8) % below;
    };
    const position = new SaktrisPosition();
    for (let game = 0; game < 40; game++) {
      const order = [...fixedOrder].map((letter) => ({ letter, at: next(1000) }));
      const queue = order
        .toSorted((a, b) => a.at - b.at)
        .map(({ letter }) => letter)
        .join('');
      const rules: Rules = {
        ...defaultRules,
        n,
        blocked: game % 2 === 0 ? 'skip' : 'queue',
        noKing: 'continue',
      };
      position.load(start(rules, [queue, fixedOrder]));
      for (let ply = 0; ply < 120; ply++) {
        compare(position, `n${n}, game ${game}, ply ${ply}: ${JSON.stringify(position.value())}`);
        const count = position.legal(out);
        if (position.outcome(count)) break;
        position.make(out[next(count)] ?? 0);
      }
    }
  });
});
