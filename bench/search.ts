/**
 * Positions searched a second, beside a chess engine in plain JavaScript, in two ways (docs/decisions/0015). First the search that plays: a
 * position counts, on both sides, when the search is entered with it. Then a search of the peer's own kind on our position, plain alpha-beta that
 * judges material and squares alone: there a position counts when a move has been made on a board. Ours makes the same moves every time, so they
 * are counted once, outside the stopwatch.
 */
import { Balance, deepen, Search, Table } from '@rankfall/bots/saktris';
import { toOf } from '@rankfall/chess';
import { MOST_ACTIONS, type SaktrisPosition } from '@rankfall/saktris';
import chessEngine from 'js-chess-engine';
import { faster, type Row } from './measure.ts';
import { fromUci, openings, startPosition } from './plain-chess.ts';

const { Game } = chessEngine;
const NODES = 20_000;
const LEVEL = 2;
const PLIES = 4;
const INFINITE = 30_000;

/** Both begin where the same well-known lines end. */
const lines = openings.slice(0, 6);

export function searchRows(): Row[] {
  const peer = 'js-chess-engine';
  const where = `in ${lines.length} openings`;
  return [
    {
      name: `the search that plays, positions a second ${where}`,
      peer,
      ratio: faster(ourSearch, theirEntries),
      atLeast: 30,
    },
    {
      name: `plain alpha-beta as theirs, positions a second ${where}`,
      peer,
      ratio: faster(ourPlain, theirMoves),
    },
  ];
}

const legal = new Int32Array(MOST_ACTIONS);

function openingOf(line: string): SaktrisPosition {
  const position = startPosition();
  for (const text of line.split(' ')) position.make(fromUci(position, text) ?? 0);
  return position;
}

let turn = 0;
const next = (): string => lines[turn++ % lines.length] ?? '';

function ourSearch(): number {
  const position = openingOf(next());
  const roots = legal.slice(0, position.legal(legal));
  const search = new Search(position, new Table(16));
  const thinking = deepen(search, roots, { depth: 60, nodes: NODES });
  while (!thinking.next().done);
  return search.nodes;
}

const moves = new Int32Array(MOST_ACTIONS);
let made = 0;

function ourPlain(): number {
  made = 0;
  plain(new Balance(openingOf(next())), PLIES, -INFINITE, INFINITE, 0);
  return made;
}

function plain(balance: Balance, depth: number, alpha: number, beta: number, start: number): number {
  const { position } = balance;
  const { cells, toMove } = position.board;
  if (depth === 0) return toMove === 0 ? balance.middle : -balance.middle;
  const end = start + position.legal(moves, start);
  if (end === start) return position.inCheck() ? -INFINITE : 0;
  // Captures first, and no other order.
  let front = start;
  for (let i = start; i < end; i++) {
    const move = moves[i] ?? 0;
    if (cells[toOf(move)] === 0) continue;
    moves[i] = moves[front] ?? 0;
    moves[front++] = move;
  }
  let best = -INFINITE;
  for (let i = start; i < end; i++) {
    balance.make(moves[i] ?? 0);
    made++;
    const score = -plain(balance, depth - 1, -beta, -Math.max(alpha, best), end);
    balance.unmake();
    best = Math.max(best, score);
    if (best >= beta) return best;
  }
  return best;
}

type Method = (this: unknown, ...rest: unknown[]) => unknown;
const prototype = Object.getPrototypeOf(new Game().board) as Record<'move' | 'testMoveScores', Method>;
const counts = { move: 0, testMoveScores: 0 };

for (const name of ['move', 'testMoveScores'] as const) {
  const method = prototype[name];
  prototype[name] = function counted(this: unknown, ...rest: unknown[]): unknown {
    counts[name]++;
    return method.apply(this, rest);
  };
}

function theirs(what: keyof typeof counts): number {
  const game = new Game();
  for (const text of next().split(' ')) game.move(text.slice(0, 2), text.slice(2, 4));
  const before = counts[what];
  game.board.calculateAiMove(LEVEL);
  return counts[what] - before;
}

const theirMoves = (): number => theirs('move');
const theirEntries = (): number => theirs('testMoveScores');
