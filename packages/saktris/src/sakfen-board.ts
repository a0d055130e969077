/** The first field of a SakFEN: the board as in FEN, and behind it in brackets what is still to come. */
import type { SakfenRefusal } from './sakfen-refusals.ts';
import { nameOf, sideOfLetter } from './squares.ts';
import { pieceLetters, type Both, type Order, type Side } from './types.ts';

const PIECES = 'KQRBNPkqrbnp';
/** Nothing ever returns to a queue, so none is longer than the whole set. */
export const LONGEST_QUEUE = 16;

/** 64 letters, a1 first. */
export function readBoard(text: string): string | SakfenRefusal {
  const rows = text.split('/');
  if (rows.length !== 8) return { code: 'sakfen-rows', field: 'board', got: rows.length };
  let board = '';
  for (const [i, row] of rows.entries()) {
    const cells = readRow(row);
    if (typeof cells !== 'string') return cells;
    if (cells.length !== 8)
      return { code: 'sakfen-row-length', field: 'board', row: 8 - i, got: cells.length };
    board = cells + board;
  }
  const stray = lastRowPawn(board);
  return stray === undefined ? board : { code: 'sakfen-last-row', field: 'board', square: nameOf(stray) };
}

function readRow(row: string): string | SakfenRefusal {
  let cells = '';
  for (const letter of row) {
    if (letter >= '1' && letter <= '8') cells += '.'.repeat(Number(letter));
    else if (PIECES.includes(letter)) cells += letter;
    else return { code: 'sakfen-letter', field: 'board', got: letter };
  }
  return cells;
}

function lastRowPawn(board: string): number | undefined {
  for (let file = 0; file < 8; file++) {
    if (board[file] === 'p') return file;
    if (board[56 + file] === 'P') return 56 + file;
  }
  return undefined;
}

/** Both queues, upper case. The two cases may be mixed in any way; 'X' is a piece hidden from the viewer. */
export function readQueues(text: string): Both<string> | SakfenRefusal {
  const queues: [string, string] = ['', ''];
  for (const letter of text) {
    if (!PIECES.includes(letter) && letter !== 'X' && letter !== 'x')
      return { code: 'sakfen-letter', field: 'queue', got: letter };
    queues[sideOfLetter(letter)] += letter.toUpperCase();
  }
  for (const side of [0, 1] as const) {
    if (queues[side].length > LONGEST_QUEUE)
      return { code: 'sakfen-queue-long', field: 'queue', side, most: LONGEST_QUEUE };
  }
  return queues;
}

/** Each side has exactly one king, on the board or to come; a hidden one may be it. */
export function kingsProblem(board: string, queues: Both<string>): SakfenRefusal | undefined {
  for (const side of [0, 1] as const) {
    const king = side === 0 ? 'K' : 'k';
    const got = countOf(board, king) + countOf(queues[side], 'K');
    const mayHide = got === 0 && queues[side].includes('X');
    if (got !== 1 && !mayHide) return { code: 'sakfen-kings', field: 'board', side, got };
  }
  return undefined;
}

function countOf(text: string, letter: string): number {
  let count = 0;
  for (const one of text) if (one === letter) count++;
  return count;
}

export function writeBoard(board: string): string {
  let out = '';
  for (let row = 7; row >= 0; row--) {
    let gap = 0;
    for (const cell of board.slice(row * 8, row * 8 + 8)) {
      if (cell === '.') gap++;
      else {
        out += gap > 0 ? `${gap}${cell}` : cell;
        gap = 0;
      }
    }
    out += `${gap > 0 ? gap : ''}${row > 0 ? '/' : ''}`;
  }
  return out;
}

/** A queue in the order in which it is written: as it comes, a pool by letters. */
export function inOrder(queue: string, order: Order): string {
  return order === 'select' ? sortPool(queue) : queue;
}

/** K Q R B N P, hidden ones last. */
export function sortPool(pool: string): string {
  let out = '';
  for (const letter of [...pieceLetters, 'X']) out += letter.repeat(countOf(pool, letter));
  return out;
}

export const writeQueues = (queues: Both<string>): string => `${queues[0]}${queues[1].toLowerCase()}`;

/** What a side has on the board, FEN letters. */
export function piecesOf(board: string, side: Side): string {
  let out = '';
  for (const cell of board) if (cell !== '.' && sideOfLetter(cell) === side) out += cell;
  return out;
}
