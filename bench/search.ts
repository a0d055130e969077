/**
 * Positions searched a second, beside a chess engine in plain JavaScript. Counted alike: each move that is made on a board while
 * searching. Ours is the same search every time, so its moves are counted once, outside the stopwatch.
 */
import { deepen, Search, Table } from '@rankfall/bots/saktris';
import { MOST_ACTIONS, type SaktrisPosition } from '@rankfall/saktris';
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
  return [{ name, peer: 'js-chess-engine', ratio: faster(ourMoves, theirMoves), atLeast: 30 }];
}

const legal = new Int32Array(MOST_ACTIONS);

function openingOf(line: string): SaktrisPosition {
  const position = startPosition();
  for (const text of line.split(' ')) position.make(fromUci(position, text) ?? 0);
  return position;
}

function search(position: SaktrisPosition): void {
  const roots = legal.slice(0, position.legal(legal));
  const thinking = deepen(new Search(position, new Table(16)), roots, { depth: 60, nodes: NODES });
  while (!thinking.next().done);
}

const made = lines.map((line) => {
  let moves = 0;
  const position = openingOf(line);
  const { make } = position;
  position.make = (action) => {
    moves++;
    make.call(position, action);
  };
  search(position);
  return moves;
});

let turn = 0;
function ourMoves(): number {
  const at = turn++ % lines.length;
  search(openingOf(lines[at] ?? ''));
  return made[at] ?? 0;
}

let count = 0;
const prototype = Object.getPrototypeOf(new Game().board) as { move(...rest: unknown[]): unknown };
const { move } = prototype;
prototype.move = function counted(this: unknown, ...rest: unknown[]): unknown {
  count++;
  return move.apply(this, rest);
};

let theirTurn = 0;
function theirMoves(): number {
  const game = new Game();
  const line = lines[theirTurn++ % lines.length] ?? '';
  for (const text of line.split(' ')) game.move(text.slice(0, 2), text.slice(2, 4));
  count = 0;
  game.board.calculateAiMove(LEVEL);
  return count;
}
