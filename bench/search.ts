/** Positions searched a second, beside a chess engine in plain JavaScript. What is counted is the same: each position entered. */
import { deepen, Search, Table } from '@rankfall/bots/saktris';
import { MOST_ACTIONS } from '@rankfall/saktris';
import chessEngine from 'js-chess-engine';
import { faster, type Row } from './measure.ts';
import { fromUci, openings, startPosition } from './plain-chess.ts';

const { Game } = chessEngine;
const NODES = 20_000;
const LEVEL = 2;

/** Both begin where the same well-known lines end. */
const lines = openings.slice(0, 6);

export function searchRows(): Row[] {
  const name = `search, positions a second in ${lines.length} openings`;
  return [{ name, peer: 'js-chess-engine', ratio: faster(ourNodes, theirNodes), atLeast: 30 }];
}

const legal = new Int32Array(MOST_ACTIONS);
let turn = 0;

function ourNodes(): number {
  const position = startPosition();
  for (const text of (lines[turn++ % lines.length] ?? '').split(' '))
    position.make(fromUci(position, text) ?? 0);
  const search = new Search(position, new Table(16));
  const thinking = deepen(search, legal.slice(0, position.legal(legal)), { depth: 60, nodes: NODES });
  while (!thinking.next().done);
  return search.nodes;
}

let count = 0;
const prototype = Object.getPrototypeOf(new Game().board) as { testMoveScores(...rest: unknown[]): unknown };
const { testMoveScores } = prototype;
/** Its boards ask this of every position they come to. */
prototype.testMoveScores = function counted(this: unknown, ...rest: unknown[]): unknown {
  count++;
  return testMoveScores.apply(this, rest);
};

let theirTurn = 0;
function theirNodes(): number {
  const game = new Game();
  for (const text of (lines[theirTurn++ % lines.length] ?? '').split(' '))
    game.move(text.slice(0, 2), text.slice(2, 4));
  count = 0;
  game.board.calculateAiMove(LEVEL);
  return count;
}
