/**
 * Positions searched a second, beside a chess engine in plain JavaScript. Counted alike: a position is one that is reached by
 * making a move on a board while searching, in the main search or in quiescence, whatever becomes of it then. Ours is the same search every time, so its moves are counted once, outside the stopwatch.
 */
import { deepen, Search, Table } from '@rankfall/bots/saktris';
import { MOST_ACTIONS, SaktrisPosition } from '@rankfall/saktris';
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

/** Counts on the class and puts it back: a counter on each position would make other positions of them, and slower ones. */
function counted(work: () => void): number {
  const { prototype } = SaktrisPosition;
  const { make } = prototype;
  let moves = 0;
  prototype.make = function makeCounted(this: SaktrisPosition, action: number): void {
    moves++;
    make.call(this, action);
  };
  work();
  prototype.make = make;
  return moves;
}

const made = lines.map((line) => {
  const position = openingOf(line);
  return counted(() => search(position));
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
prototype.move = function moveCounted(this: unknown, ...rest: unknown[]): unknown {
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
