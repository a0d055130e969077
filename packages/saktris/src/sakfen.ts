/**
 * SakFEN, the text of a Classic position (9.1): a strict reader that names what is wrong, and the writer of the one
 * canonical text. Reading a canonical text and writing it again gives the same text.
 */
import { SaktrisPosition } from './position.ts';
import { inOrder, kingsProblem, readBoard, readQueues, writeBoard, writeQueues } from './sakfen-board.ts';
import { shorten, type SakfenRefusal } from './sakfen-refusals.ts';
import { readArrival, readRules, writeArrival, writeRules } from './sakfen-rules.ts';
import { asSide, backRow, fileIn, nameOf, other, rowIn, squareOf } from './squares.ts';
import type { Rules, Setup, Side } from './types.ts';

export type { SakfenRefusal } from './sakfen-refusals.ts';

/** Far more than any position needs, so that a huge text is refused before anybody reads it. */
const LONGEST = 400;

/** Judges what was read; every use loads its own position. */
const judge = new SaktrisPosition();

export interface SakfenWish {
  /** Accepts `X` and `x` for pieces hidden from the viewer: good for showing, not for playing. */
  readonly hidden?: boolean;
}

/** The position of a text, in canonical form, or the first thing that is wrong with it. */
export function readSakfen(text: string, wish: SakfenWish = {}): Setup | SakfenRefusal {
  if (text.length > LONGEST) return { code: 'sakfen-too-long', field: 'text', longest: LONGEST };
  const fields = text.trim().split(' ');
  const [first = '', sideText = '', rightsText = '', epText = '', halfText = '', fullText = ''] = fields;
  if (fields.length < 6 || fields.length > 8)
    return { code: 'sakfen-fields', field: 'text', got: fields.length };
  const bracket = first.indexOf('[');
  if (bracket < 0 || !first.endsWith(']')) return { code: 'sakfen-no-queue', field: 'queue' };

  const rules = readRules(fields[7]);
  if ('code' in rules) return rules;
  const board = readBoard(first.slice(0, bracket));
  if (typeof board !== 'string') return board;
  const read = readQueues(first.slice(bracket + 1, -1));
  if ('code' in read) return read;
  const queues = [inOrder(read[0], rules.order), inOrder(read[1], rules.order)] as const;
  const isHidden = queues.some((queue) => queue.includes('X'));
  if (isHidden && !wish.hidden) return { code: 'sakfen-hidden', field: 'queue' };
  const kings = kingsProblem(board, queues);
  if (kings) return kings;

  if (sideText !== 'w' && sideText !== 'b')
    return { code: 'sakfen-side', field: 'side', got: shorten(sideText) };
  const toMove: Side = sideText === 'w' ? 0 : 1;
  const rights = readRights(rightsText, board);
  if ('code' in rights) return rights;
  const ep = readEp(epText, board, toMove, rules);
  if (typeof ep === 'object') return ep;
  const half = readNumber(halfText, 'half');
  if (typeof half === 'object') return half;
  const full = readNumber(fullText, 'full');
  if (typeof full === 'object') return full;
  const arrival = readArrival(fields[6], queues, rules);
  if ('code' in arrival) return arrival;

  const unmoved = [...rights, ...backRowPawns(board)].toSorted((a, b) => a - b);
  const setup: Setup = {
    rules,
    board,
    unmoved,
    queues,
    ...arrival,
    toMove,
    ...(ep === undefined ? {} : { ep }),
    half,
    full,
  };
  if (isCheckedOutOfTurn(setup)) return { code: 'sakfen-check', field: 'side', side: other(toMove) };
  return isHidden ? setup : judge.load(setup).value();
}

/** The canonical text of a position; of a view's position too, with `X` for what is hidden. */
export function writeSakfen(setup: Setup): string {
  const { rules, board, queues, toMove, ep, half, full } = setup;
  const side = toMove === 0 ? 'w' : 'b';
  const where = ep === undefined ? '-' : nameOf(ep);
  return `${writeBoard(board)}[${writeQueues(queues)}] ${side} ${writeRights(setup)} ${where} ${half} ${full} ${writeArrival(setup)} ${writeRules(rules)}`;
}

function readRights(text: string, board: string): readonly number[] | SakfenRefusal {
  if (text === '-') return [];
  const squares: number[] = [];
  for (const letter of text) {
    const file = 'abcdefgh'.indexOf(letter.toLowerCase());
    const side: Side = letter < 'a' ? 0 : 1;
    const square = backRow(side) * 8 + file;
    if (file < 0 || squares.includes(square))
      return { code: 'sakfen-rights', field: 'rights', got: shorten(text) };
    const piece = board[square];
    if (piece !== asSide('K', side) && piece !== asSide('R', side))
      return { code: 'sakfen-no-right', field: 'rights', square: nameOf(square) };
    squares.push(square);
  }
  return squares.length > 0 ? squares : { code: 'sakfen-rights', field: 'rights', got: '' };
}

function writeRights({ board, unmoved }: Setup): string {
  let white = '';
  let black = '';
  for (const square of unmoved) {
    if (board[square] === 'K' || board[square] === 'R') white += 'ABCDEFGH'.charAt(fileIn(square));
    else if (board[square] === 'k' || board[square] === 'r') black += 'abcdefgh'.charAt(fileIn(square));
  }
  return white + black || '-';
}

/** The square must have been passed over just now; whether anybody can capture there is for the canonical form. */
function readEp(text: string, board: string, toMove: Side, rules: Rules): number | undefined | SakfenRefusal {
  if (text === '-') return undefined;
  const square = squareOf(text);
  if (square === undefined) return { code: 'sakfen-ep', field: 'ep', got: shorten(text) };
  const mover = other(toMove);
  const ahead = mover === 0 ? 8 : -8;
  const isPassed =
    rowIn(square - ahead) === backRow(mover) &&
    board[square] === '.' &&
    board[square + ahead] === asSide('P', mover) &&
    // A Force turn may put the next piece where the pawn came from.
    (board[square - ahead] === '.' || rules.blocked === 'force');
  if (isPassed) return square;
  const expected = mover === 0 ? 'a2 to h2' : 'a7 to h7';
  return { code: 'sakfen-no-ep', field: 'ep', square: text, expected };
}

function readNumber(text: string, field: 'half' | 'full'): number | SakfenRefusal {
  const isNumber = /^(?:0|[1-9]\d{0,4})$/.test(text) && !(field === 'full' && text === '0');
  return isNumber ? Number(text) : { code: 'sakfen-number', field, got: shorten(text) };
}

/** Pawns never go back, so one on its own back row has not moved. */
function backRowPawns(board: string): readonly number[] {
  const pawns: number[] = [];
  for (let file = 0; file < 8; file++) {
    if (board[file] === 'P') pawns.push(file);
    if (board[56 + file] === 'p') pawns.push(56 + file);
  }
  return pawns;
}

function isCheckedOutOfTurn(setup: Setup): boolean {
  const { ep: _gone, ...rest } = setup;
  // What is to come gives no check, and hidden pieces cannot be loaded.
  const flipped: Setup = { ...rest, queues: ['', ''], due: [0, 0], clk: [0, 0], toMove: other(setup.toMove) };
  return judge.load(flipped).inCheck();
}
