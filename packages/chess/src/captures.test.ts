import { describe, expect, test } from 'vitest';
import {
  captureMoves,
  EMPTY,
  EN_PASSANT,
  formatMove,
  fromFen,
  kindOf,
  PROMOTION,
  pseudoMoves,
  QUEEN,
  standardRules,
  startFen,
  toOf,
  typeIn,
} from './index.ts';

/** The same list, picked out of all moves. */
function picked(fen: string): string[] {
  const position = fromFen(fen);
  const out = new Int32Array(256);
  const end = pseudoMoves(position, out);
  return [...out.subarray(0, end)]
    .filter((move) => {
      const kind = kindOf(move);
      if (kind === PROMOTION) return typeIn(move) === QUEEN;
      return kind === EN_PASSANT || (kind < EN_PASSANT && position.cells[toOf(move)] !== EMPTY);
    })
    .map((move) => formatMove(standardRules, move))
    .toSorted();
}

describe('captures alone', () => {
  test.each([
    [startFen, 0],
    ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 8],
    ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 1', 7],
    ['n1n5/PPPk4/8/8/8/8/4Kppp/5N1N w - - 0 1', 6],
    ['rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3', 1],
    ['8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1', 1],
    ['4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 0],
  ])('%s', (fen, least) => {
    const position = fromFen(fen);
    const out = new Int32Array(256);
    const end = captureMoves(position, out);
    const found = [...out.subarray(0, end)].map((move) => formatMove(standardRules, move)).toSorted();
    expect(found).toEqual(picked(fen));
    expect(found.length).toBeGreaterThanOrEqual(least);
  });
});
