/** Why a board move is not legal: first how the piece moves, then what the move would do to its own king. */
import { castlingGoals } from './castling-goals.ts';
import type { MovingRefusal } from './refusals.ts';
import { asSide, backRow, fileIn, nameOf, other, rowIn, sideOfLetter, squareOf } from './squares.ts';
import { pushesOut } from './triplet-push.ts';
import type { Setup } from './types.ts';

export interface Stepping {
  readonly from: number;
  readonly to: number;
  /** Lower case. */
  readonly promotes?: string;
}

/** 'e1e3' or 'a7a8q'. */
export function readMove(text: string): Stepping | undefined {
  const from = squareOf(text.slice(0, 2));
  const to = squareOf(text.slice(2, 4));
  const promotes = text.slice(4);
  if (from === undefined || to === undefined || from === to || !/^[qrbn]?$/.test(promotes)) return undefined;
  return promotes === '' ? { from, to } : { from, to, promotes };
}

/** Whose piece it is; everything else can wait behind what the rules of the turn say. */
export function explainPiece(setup: Setup, { from }: Stepping): MovingRefusal | undefined {
  const piece = setup.board.charAt(from);
  const square = nameOf(from);
  if (piece === '.') return { code: 'no-piece', square };
  return sideOfLetter(piece) === setup.toMove ? undefined : { code: 'not-your-piece', square };
}

/** A move of an own piece that is known to be illegal. */
export function explainMove(setup: Setup, move: Stepping, check: boolean): MovingRefusal {
  const { board, toMove } = setup;
  const piece = board.charAt(move.from);
  const target = board.charAt(move.to);
  const king = board.indexOf(asSide('K', toMove));
  if (piece.toUpperCase() === 'K') {
    const rook = castlingRook(setup, move);
    if (rook !== undefined) return explainCastling(setup, move.from, rook, check);
  }
  if (target !== '.' && sideOfLetter(target) === toMove)
    return { code: 'own-piece-there', square: nameOf(move.to) };
  const wrong = explainReach(setup, move, piece.toUpperCase()) ?? explainPromotion(setup, move, piece);
  if (wrong) return wrong;
  if (setup.rules.tripletClear && pushesOut(setup, move.from, move.to) === king)
    return { code: 'own-king-triplet' };
  return { code: 'leaves-king-attacked', king: nameOf(king), check };
}

function explainReach(setup: Setup, { from, to }: Stepping, type: string): MovingRefusal | undefined {
  const files = Math.abs(fileIn(to) - fileIn(from));
  const rows = Math.abs(rowIn(to) - rowIn(from));
  const isStraight = files === 0 || rows === 0;
  const isDiagonal = files === rows;
  const no: MovingRefusal = { code: 'not-its-move', piece: type };
  switch (type) {
    case 'P':
      return explainPawn(setup, from, to);
    case 'N':
      return files * rows === 2 ? undefined : no;
    case 'K':
      return files <= 1 && rows <= 1 ? undefined : no;
    case 'B':
      return isDiagonal ? explainPath(setup.board, from, to) : no;
    case 'R':
      return isStraight ? explainPath(setup.board, from, to) : no;
    default:
      return isStraight || isDiagonal ? explainPath(setup.board, from, to) : no;
  }
}

function explainPath(board: string, from: number, to: number): MovingRefusal | undefined {
  const step = Math.sign(fileIn(to) - fileIn(from)) + 8 * Math.sign(rowIn(to) - rowIn(from));
  for (let square = from + step; square !== to; square += step)
    if (board[square] !== '.') return { code: 'blocked-path', at: nameOf(square) };
  return undefined;
}

function explainPawn(setup: Setup, from: number, to: number): MovingRefusal | undefined {
  const { board, toMove, ep } = setup;
  const ahead = toMove === 0 ? 8 : -8;
  const files = Math.abs(fileIn(to) - fileIn(from));
  if (files === 1 && to - from - ahead === fileIn(to) - fileIn(from)) {
    const isCapture = board[to] !== '.' || to === ep;
    return isCapture ? undefined : { code: 'nothing-to-capture', square: nameOf(to) };
  }
  const isDouble = to === from + 2 * ahead;
  if (to !== from + ahead && !isDouble) return { code: 'not-its-move', piece: 'P' };
  if (isDouble && rowIn(from) !== backRow(toMove)) return { code: 'pawn-has-moved', square: nameOf(from) };
  const stopped = [from + ahead, to].find((square) => board[square] !== '.');
  return stopped === undefined ? undefined : { code: 'blocked-path', at: nameOf(stopped) };
}

function explainPromotion(setup: Setup, move: Stepping, piece: string): MovingRefusal | undefined {
  const isLast = piece.toUpperCase() === 'P' && rowIn(move.to) === backRow(other(setup.toMove));
  if (isLast && !move.promotes) return { code: 'needs-promotion', square: nameOf(move.to) };
  return !isLast && move.promotes ? { code: 'no-promotion', square: nameOf(move.to) } : undefined;
}

/** The rook that is meant: the king goes onto it, or two files or more toward it. */
function castlingRook({ board, toMove }: Setup, { from, to }: Stepping): number | undefined {
  const rook = asSide('R', toMove);
  const row = backRow(toMove);
  if (rowIn(from) !== row || rowIn(to) !== row) return undefined;
  if (board[to] === rook) return to;
  if (Math.abs(to - from) < 2) return undefined;
  const step = Math.sign(to - from);
  for (let square = from + step; rowIn(square) === row && square >= 0; square += step)
    if (board[square] === rook) return square;
  return undefined;
}

function explainCastling(setup: Setup, king: number, rook: number, check: boolean): MovingRefusal {
  const { board, unmoved } = setup;
  if (!unmoved.includes(king)) return { code: 'castling-moved', piece: 'K' };
  if (!unmoved.includes(rook)) return { code: 'castling-moved', piece: 'R' };
  if (check) return { code: 'castling-check' };
  const goals = castlingGoals(king, rook);
  const least = Math.min(king, rook, ...goals);
  const most = Math.max(king, rook, ...goals);
  for (let square = least; square <= most; square++)
    if (square !== king && square !== rook && board[square] !== '.')
      return { code: 'blocked-path', at: nameOf(square) };
  return { code: 'castling-attacked' };
}
