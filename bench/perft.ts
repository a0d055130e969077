/**
 * Move generation against chessops and chess.js. Ours is the Saktris position with everything it carries (queues,
 * counters, clears, keys, undo); the peers walk plain chess as their own perft does it, chessops counting the last ply
 * in bulk like us.
 */
import { Chess as ChessJs } from 'chess.js';
import { Chess } from 'chessops/chess';
import { perft as chessopsPerft } from 'chessops/debug';
import { parseFen } from 'chessops/fen';
import type { Setup } from '@rankfall/saktris';
import { defaultRules, MOST_ACTIONS, perft, SaktrisPosition } from '@rankfall/saktris';
import { faster, type Row } from './measure.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

/** A chess position without arrivals: pawns on their second row and castling pieces count as unmoved. */
function chessSetup(fen: string): Setup {
  const [rows = ''] = fen.split(' ');
  const board = rows
    .split('/')
    .toReversed()
    .join('')
    .replaceAll(/\d/gu, (digit) => '.'.repeat(Number(digit)));
  const homes: Readonly<Record<string, (square: number) => boolean>> = {
    P: (square) => square >> 3 === 1,
    p: (square) => square >> 3 === 6,
    K: (square) => square === 4,
    k: (square) => square === 60,
    R: (square) => square === 0 || square === 7,
    r: (square) => square === 56 || square === 63,
  };
  const unmoved = [...board].flatMap((letter, square) => (homes[letter]?.(square) ? [square] : []));
  const nothing = [0, 0] as const;
  return {
    rules: defaultRules,
    board,
    unmoved,
    queues: ['', ''],
    due: nothing,
    clk: nothing,
    toMove: 0,
    half: 0,
    full: 1,
  };
}

function counted(got: number, expected: number): number {
  if (got !== expected) throw new Error(`counted ${got} instead of ${expected}`);
  return got;
}

/** The same tree for both sides, which says nodes per second. */
export function perftRows(): Row[] {
  const rows: Row[] = [];
  for (const [name, fen, deep, deepNodes, shallow, shallowNodes] of [
    ['start', START, 5, 4_865_609, 4, 197_281],
    ['Kiwipete', KIWIPETE, 4, 4_085_603, 3, 97_862],
  ] as const) {
    const ours = new SaktrisPosition().load(chessSetup(fen));
    const chessops = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
    const chessJs = new ChessJs(fen);
    const againstChessops = faster(
      () => counted(perft(ours, deep), deepNodes),
      () => counted(chessopsPerft(chessops, deep), deepNodes),
    );
    const againstChessJs = faster(
      () => counted(perft(ours, shallow), shallowNodes),
      () => counted(chessJs.perft(shallow), shallowNodes),
      800,
    );
    rows.push(
      { name: `legal perft, ${name}`, peer: 'chessops', ratio: againstChessops, atLeast: 10 },
      { name: `legal perft, ${name}`, peer: 'chess.js', ratio: againstChessJs, atLeast: 60 },
    );
  }
  return rows;
}

/** A small generator, the same for both sides. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >> 8) % below;
  };
}

const FULL_SET = 'PPNPBPRPQPPNBRPK';

function shuffled(next: (below: number) => number): string {
  const letters = [...FULL_SET];
  for (let i = letters.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [letters[i], letters[j]] = [letters[j] ?? '', letters[i] ?? ''];
  }
  return letters.join('');
}

const actions = new Int32Array(MOST_ACTIONS);

/** One random game with the default rules, to its end; every position is judged as the game does. */
function ourGame(position: SaktrisPosition, next: (below: number) => number): number {
  const queue = shuffled(next);
  position.load({
    rules: defaultRules,
    board: '.'.repeat(64),
    unmoved: [],
    queues: [queue, queue],
    due: [1, 1],
    clk: [0, 0],
    toMove: 0,
    half: 0,
    full: 1,
  });
  for (let plies = 0; ; plies++) {
    const count = position.legal(actions);
    if (position.outcome(count) !== undefined) return plies;
    position.make(actions[next(count)] ?? 0);
  }
}

/** One random game of chess. The peer is spared repetition, which it does not know. */
function chessopsGame(next: (below: number) => number): number {
  const position = Chess.default();
  for (let plies = 0; ; plies++) {
    const context = position.ctx();
    const dests = [...position.allDests(context)].filter(([, to]) => to.nonEmpty());
    const count = dests.reduce((sum, [, to]) => sum + to.size(), 0);
    if (count === 0 || position.halfmoves >= 100 || position.isInsufficientMaterial()) return plies;
    let pick = next(count);
    for (const [from, squares] of dests) {
      const size = squares.size();
      if (pick >= size) {
        pick -= size;
        continue;
      }
      const to = [...squares][pick] ?? 0;
      const promotes = position.board.pawn.has(from) && (to < 8 || to >= 56);
      position.play(promotes ? { from, to, promotion: 'queen' } : { from, to });
      break;
    }
  }
}

/** Plies per second of whole random games. */
export function playoutRows(): Row[] {
  const position = new SaktrisPosition();
  const ourNext = numbers(1);
  const theirNext = numbers(1);
  const ratio = faster(
    () => ourGame(position, ourNext),
    () => chessopsGame(theirNext),
    800,
  );
  return [{ name: 'random playouts of Saktris, plies', peer: 'chessops playing chess', ratio, atLeast: 5 }];
}
