/** Every reason of this game in English, one short and kind sentence each: what is wrong, and what would be right. */
import type { PgnEnd, PgnRefusal } from './pgn.ts';
import type { TurnRefusal } from './refusals.ts';
import type { SakfenRefusal } from './sakfen-refusals.ts';
import type { SanRefusal } from './san-read.ts';
import type { SettingRefusal } from './settings.ts';
import { anyOf, pieceOf, sideName } from './words-pieces.en.ts';

export type SaktrisReason =
  | TurnRefusal
  | SakfenRefusal
  | SettingRefusal
  | SanRefusal
  | PgnRefusal
  | { readonly code: 'pgn-open'; readonly end: PgnEnd };

export type Says = {
  readonly [C in SaktrisReason['code']]: (reason: Extract<SaktrisReason, { readonly code: C }>) => string;
};

const free = (files: readonly string[]): string =>
  files.length > 0 ? `: ${anyOf(files)}` : ', and none is free';
const moves = (count: number): string => (count === 1 ? 'your next move' : `${count} more of your moves`);

const turn: Pick<Says, TurnRefusal['code']> = {
  'not-your-turn': ({ toMove }) => `It is ${sideName(toMove)}'s turn.`,
  'other-turn': () => 'That was meant for another turn.',
  'cannot-pass': () => 'You can still do something, so you cannot pass.',
  'must-place': ({ piece }) =>
    piece
      ? `First place the ${pieceOf(piece)}: a waiting piece must come in.`
      : 'First place a piece of your choice.',
  'must-make-room': ({ piece }) =>
    `The back row has no room for ${piece ? `the ${pieceOf(piece)}` : 'a piece'}: move one away and place it in the same turn.`,
  'no-room-to-make': () => 'You need not make room now: play a move or a placement alone.',
  'nothing-due': ({ moves: left }) => `No piece is waiting; the next one comes after ${moves(left)}.`,
  'queue-empty': () => 'All your pieces have arrived.',
  'not-that-piece': ({ piece, due }) =>
    due.length === 1
      ? `The ${pieceOf(due)} comes next, not a ${pieceOf(piece)}.`
      : `You have no ${pieceOf(piece)} left to place; you have ${anyOf([...due].map(pieceOf))}.`,
  'not-back-row': ({ row }) => `Pieces arrive on your back row, row ${row}.`,
  'column-occupied': ({ square, free: files }) => `${square} is taken. Choose another column${free(files)}.`,
  'bishop-colour': ({ needs, free: files }) => `The bishop needs a ${needs} square${free(files)}.`,
  'king-attacked': ({ square, free: files }) =>
    `${square} is attacked; the king needs a safe column${free(files)}.`,
  'leaves-king-attacked': ({ king, check }) =>
    check
      ? `Your king on ${king} would still be in check.`
      : `That would leave your king on ${king} in check.`,
  'no-piece': ({ square }) => `There is no piece on ${square}.`,
  'not-your-piece': ({ square }) => `The piece on ${square} is not yours.`,
  'own-piece-there': ({ square }) => `Your own piece stands on ${square}.`,
  'blocked-path': ({ at }) => `The piece on ${at} is in the way.`,
  'not-its-move': ({ piece }) => `A ${pieceOf(piece)} does not move like that.`,
  'pawn-has-moved': ({ square }) => `The pawn on ${square} has moved already, so it goes one step.`,
  'nothing-to-capture': ({ square }) =>
    `A pawn moves diagonally only to capture, and ${square} has nothing to capture.`,
  'needs-promotion': ({ square }) =>
    `Choose what the pawn becomes on ${square}: queen, rook, bishop or knight.`,
  'no-promotion': ({ square }) => `Nothing is promoted on ${square}.`,
  'castling-moved': ({ piece }) => `The ${pieceOf(piece)} has moved, so it can no longer castle.`,
  'castling-check': () => 'You cannot castle while in check.',
  'castling-attacked': () => 'The king would cross or reach an attacked square.',
  'own-king-triplet': () => 'That would push out your own king.',
};

const sakfen: Pick<Says, SakfenRefusal['code']> = {
  'sakfen-too-long': ({ longest }) => `A position has at most ${longest} characters.`,
  'sakfen-fields': ({ got }) =>
    `A position has 6 to 8 fields with one space between them (board and queue, side, rights, en passant, two counters, arrivals, rules); this has ${got}.`,
  'sakfen-no-queue': () => 'Behind the board comes the queue in brackets; an empty one is [].',
  'sakfen-rows': ({ got }) => `The board has 8 rows with / between them; this has ${got}.`,
  'sakfen-row-length': ({ row, got }) => `Row ${row} must have 8 squares; it has ${got}.`,
  'sakfen-letter': ({ field, got }) =>
    field === 'board'
      ? `"${got}" does not belong on the board: pieces are KQRBNP or kqrbnp, gaps 1 to 8.`
      : `"${got}" does not belong in the queue: pieces are KQRBNP or kqrbnp.`,
  'sakfen-queue-long': ({ side, most }) => `The queue of ${sideName(side)} has at most ${most} pieces.`,
  'sakfen-hidden': () => 'The queue has hidden pieces (X), so nobody can play from here.',
  'sakfen-kings': ({ side, got }) =>
    `${sideName(side)} must have one king, on the board or in the queue; it has ${got}.`,
  'sakfen-last-row': ({ square }) => `A pawn cannot stand on ${square}, its last row.`,
  'sakfen-side': ({ got }) => `The side to move is w or b, not "${got}".`,
  'sakfen-rights': ({ got }) =>
    `Castling rights are files, A to H and a to h, each once, or -; not "${got}".`,
  'sakfen-no-right': ({ square }) =>
    `The rights name ${square}, but no king or rook of that side stands there.`,
  'sakfen-ep': ({ got }) => `En passant is a square or -, not "${got}".`,
  'sakfen-no-ep': ({ square, expected }) =>
    `No pawn has just passed over ${square}; it would be one of ${expected}, behind a pawn.`,
  'sakfen-number': ({ field, got }) =>
    field === 'half'
      ? `The move counter is a whole number, not "${got}".`
      : `The turn number is a whole number from 1, not "${got}".`,
  'sakfen-arrival': ({ got }) => `Arrivals look like 1:0/0:2 (due and count of each side), not "${got}".`,
  'sakfen-due': ({ side, most, got }) =>
    `${sideName(side)} can have at most ${most} arrivals due here, not ${got}.`,
  'sakfen-clk': ({ side, most, got }) =>
    `The move count of ${sideName(side)} is at most ${most}, not ${got}.`,
  'sakfen-rule': ({ got, known }) => `There is no rule "${got}"; there are ${known.join(', ')}.`,
  'sakfen-rule-twice': ({ got }) => `The rule "${got}" is one too many.`,
  'sakfen-rule-missing': ({ known }) => `The rules must name one of ${known.join(', ')}.`,
  'sakfen-check': ({ side }) => `${sideName(side)} is in check, so it must be ${sideName(side)}'s turn.`,
};

const san: Pick<Says, SanRefusal['code']> = {
  'san-unknown': ({ got }) => `"${got}" is no move.`,
  'san-illegal': ({ got, expected }) =>
    `${got} is not possible here${expected.length > 0 ? `; possible are ${expected.join(', ')}` : ''}.`,
  'san-ambiguous': ({ got, expected }) => `${got} could be ${anyOf(expected)}.`,
  'san-clears': ({ got, expected }) => `${got} clears something else: ${expected}.`,
};

const pgn: Pick<Says, PgnRefusal['code'] | 'pgn-open'> = {
  'pgn-too-long': ({ longest }) => `A game has at most ${longest} characters.`,
  'pgn-tag': ({ line }) => `Line ${line}: a tag looks like [Name "value"].`,
  'pgn-comment': ({ line }) => `Line ${line}: a comment has no closing }.`,
  'pgn-brackets': ({ line }) => `Line ${line}: brackets do not match.`,
  'pgn-variant': ({ got }) => `This is a game of "${got}", not of Saktris.`,
  'pgn-no-fen': () => 'A game of Saktris needs its start position in a FEN tag.',
  'pgn-fen': ({ problem }) => `The start position: ${sayOwn(problem)}`,
  'pgn-move': ({ line, turn: number, side, problem }) =>
    `Line ${line}, turn ${number} of ${sideName(side)}: ${sayOwn(problem)}`,
  'pgn-after-end': ({ line, end }) => `Line ${line}: the game is already over (${end}).`,
  'pgn-result': ({ expected, got }) => `The result should be ${expected}, not ${got}.`,
  'pgn-end': ({ expected, got }) => `The game cannot have ended by "${got}"; it could be ${anyOf(expected)}.`,
  'pgn-clock': ({ got }) =>
    `"${got}" is no clock of this game: write seconds + seconds a turn, such as 300+3.`,
  'pgn-open': ({ end }) =>
    `The game ended (${end}), which cannot be shown without its clock; it stays open here.`,
};

const settings: Pick<Says, SettingRefusal['code']> = {
  'not-the-set': ({ expected }) => `An arrival order has the letters ${expected}, each as often as here.`,
  'bad-start': ({ problem }) => `The start position: ${sayOwn(problem)}`,
  'start-over': ({ ending }) => `Nobody can play from this position: it is ${ending}.`,
};

export const says: Says = { ...turn, ...sakfen, ...san, ...pgn, ...settings };

/** The code finds the words that take the reason, which the compiler cannot see. */
export function sayOwn(reason: SaktrisReason): string {
  return (says[reason.code] as (reason: SaktrisReason) => string)(reason);
}
