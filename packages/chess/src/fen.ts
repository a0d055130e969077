/**
 * FEN and Shredder-FEN for plain chess on any board shape. Pawns on their second row count as unmoved, and
 * so do the kings and rooks that the castling field names.
 */
import { parseSquare, squareName } from '@rankfall/grid';
import { bitOf, codeOf, KING, letterOf, PAWN, ROOK, TYPE, UNMOVED } from './codes.ts';
import { epMoves } from './generate.ts';
import { Position } from './position.ts';
import type { ChessRules } from './rules.ts';
import { standardRules } from './rules.ts';

export const startFen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** Reads a FEN that is known to be good; a bad one throws. */
export function fromFen(fen: string, rules: ChessRules = standardRules): Position {
  const [board = '', turn = 'w', rights = '-', ep = '-'] = fen.split(' ');
  const position = new Position(rules);
  placeBoard(position, board);
  if (rules.castling) for (const letter of rights.replace('-', '')) grant(position, letter);
  position.setToMove(turn === 'w' ? 0 : 1);
  if (ep !== '-') offerEp(position, ep);
  return position;
}

function placeBoard(position: Position, board: string): void {
  const { files, ranks } = position.rules;
  const rows = board.split('/').toReversed();
  if (rows.length !== ranks) throw new Error(`expected ${ranks} rows: ${board}`);
  for (const [rank, row] of rows.entries()) {
    const cells = row.replaceAll(/\d/gu, (digit) => '.'.repeat(Number(digit)));
    if (cells.length !== files) throw new Error(`expected ${files} files: ${row}`);
    for (const [file, letter] of [...cells].entries()) {
      if (letter === '.') continue;
      const code = codeOf(letter);
      if (code === undefined) throw new Error(`no piece ${letter}: ${board}`);
      const fresh = (code & TYPE) === PAWN && rank === (code === codeOf('P') ? 1 : ranks - 2);
      position.put(rank * files + file, fresh ? code | UNMOVED : code);
    }
  }
}

/** K, Q, or the file letter of a rook; upper case for White. */
function grant(position: Position, letter: string): void {
  const { files, ranks } = position.rules;
  const side = letter === letter.toUpperCase() ? 0 : 1;
  const king = position.kingOf(side);
  const corner = side === 0 ? 0 : (ranks - 1) * files;
  const rook = ROOK | bitOf(side);
  const row = [...position.cells.subarray(corner, corner + files)].map((code) => code & ~UNMOVED);
  const upper = letter.toUpperCase();
  const outermost = { K: row.lastIndexOf(rook), Q: row.indexOf(rook) }[upper];
  const file = outermost ?? upper.charCodeAt(0) - 65;
  if (king < 0 || row[file] !== rook) throw new Error(`no castling for ${letter}`);
  markUnmoved(position, king);
  markUnmoved(position, corner + file);
}

function markUnmoved(position: Position, square: number): void {
  position.put(square, position.lift(square) | UNMOVED);
}

/** Only kept if somebody stands ready to capture, as after a double step. */
function offerEp(position: Position, name: string): void {
  const square = parseSquare(position.rules, name);
  if (square === undefined) throw new Error(`no square ${name}`);
  position.setEp(square);
  if (epMoves(position, new Int32Array(2), 0, false) === 0) position.setEp(-1);
}

/** The first four fields, castling as in Shredder-FEN. */
export function toFen(position: Position): string {
  const { files, ranks } = position.rules;
  const rows: string[] = [];
  for (let rank = ranks - 1; rank >= 0; rank--) {
    const row = [...position.cells.subarray(rank * files, (rank + 1) * files)].map(letterOf).join('');
    rows.push(row.replaceAll(/\.+/gu, (gap) => String(gap.length)));
  }
  const rights = castlingLetters(position, 0).toUpperCase() + castlingLetters(position, 1);
  const ep = position.ep < 0 ? '-' : squareName(position.rules, position.ep);
  return `${rows.join('/')} ${position.toMove === 0 ? 'w' : 'b'} ${rights || '-'} ${ep}`;
}

function castlingLetters(position: Position, side: number): string {
  const { files, ranks } = position.rules;
  const corner = side === 0 ? 0 : (ranks - 1) * files;
  const king = position.kingOf(side);
  if (king < 0 || position.cells[king] !== (KING | UNMOVED | bitOf(side))) return '';
  let letters = '';
  for (let file = files - 1; file >= 0; file--)
    if (position.cells[corner + file] === (ROOK | UNMOVED | bitOf(side))) letters += 'abcdefgh'.charAt(file);
  return letters;
}
