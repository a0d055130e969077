/**
 * Positions searched a second, beside a chess engine in plain JavaScript: the search that plays, from the ends of well-known openings. A position
 * counts, on both sides, when the search is entered with it (docs/decisions/0015).
 */
import { deepen, Search } from '@rankfall/bots/saktris';
import { MOST_ACTIONS, type SaktrisPosition } from '@rankfall/saktris';
import chessEngine from 'js-chess-engine';
import { faster, type Row } from './measure.ts';
import { fromUci, openings, startPosition } from './plain-chess.ts';

const { Game } = chessEngine;
const NODES = 20_000;
const LEVEL = 2;

/** Both begin where the same lines end. */
const lines = openings.slice(0, 6);

export function searchRows(): Row[] {
  return [
    {
      name: `the search that plays, positions a second in ${lines.length} openings`,
      peer: 'js-chess-engine',
      ratio: faster(ours, theirs),
      atLeast: 30,
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

function ours(): number {
  const position = openingOf(next());
  const search = new Search(16);
  search.enter(position);
  const thinking = deepen(search, legal.slice(0, position.legal(legal)), { depth: 60, nodes: NODES });
  while (!thinking.next().done);
  const { nodes } = search;
  search.close();
  return nodes;
}

type Method = (this: unknown, ...rest: unknown[]) => unknown;
const prototype = Object.getPrototypeOf(new Game().board) as Record<'testMoveScores', Method>;
const search = prototype.testMoveScores;
let entered = 0;
prototype.testMoveScores = function counted(this: unknown, ...rest: unknown[]): unknown {
  entered++;
  return search.apply(this, rest);
};

function theirs(): number {
  const game = new Game();
  for (const text of next().split(' ')) game.move(text.slice(0, 2), text.slice(2, 4));
  entered = 0;
  game.board.calculateAiMove(LEVEL);
  return entered;
}
