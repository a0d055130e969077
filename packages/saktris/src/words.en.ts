/** Classic Saktris in English. Every code, event, end and setting has its words here, or this file does not compile. */
import type { Option, Reason, Result } from '@rankfall/kernel';
import type { PgnEnd } from './pgn.ts';
import type { Moving, Placing, SaktrisDoes, SaktrisEvent, SaktrisState } from './state.ts';
import type { Setup } from './types.ts';
import { sayOwn, says, type SaktrisReason } from './words-reasons.en.ts';
import { nameOfPiece, pieceOf, sideName } from './words-pieces.en.ts';
import { squareOf } from './squares.ts';

export { settingWords, presetWords, type SettingWords } from './words-settings.en.ts';
export type { SaktrisReason } from './words-reasons.en.ts';
export { pieceWords, sideWords } from './words-pieces.en.ts';

/** The reason as a sentence, if it is one of this game's. */
export function saySaktrisReason(reason: Reason): string | undefined {
  // A reason with one of our codes was made by us, so it has the details of that code.
  return Object.hasOwn(says, reason.code) ? sayOwn(reason as unknown as SaktrisReason) : undefined;
}

type Happened = {
  readonly [T in SaktrisEvent['type']]: (event: Extract<SaktrisEvent, { type: T }>) => string;
};

const squares = (line: readonly { readonly square: string }[]): string =>
  line.map(({ square }) => square).join(', ');

const happened: Happened = {
  skipped: ({ side, piece }) =>
    piece
      ? `${sideName(side)} cannot place the ${pieceOf(piece)} now; it waits.`
      : `${sideName(side)} cannot place anything now.`,
  passed: ({ side }) => `${sideName(side)} cannot do anything and passes.`,
  moved: ({ side, piece, from, to }) => `${sideName(side)}: ${pieceOf(piece)} ${from} to ${to}.`,
  castled: ({ side, king, rook }) =>
    `${sideName(side)} castles: king ${king[0]} to ${king[1]}, rook ${rook[0]} to ${rook[1]}.`,
  captured: ({ side, piece, square, enPassant }) =>
    `${sideName(side)} captures the ${pieceOf(piece)} on ${square}${enPassant ? ' en passant' : ''}.`,
  promoted: ({ piece, square }) => `The pawn on ${square} becomes a ${pieceOf(piece)}.`,
  'triplet-cleared': ({ line, victim }) =>
    `Three of a kind: ${squares(line)} cleared${victim ? `, and the ${nameOfPiece(victim.piece)} on ${victim.square} is pushed out` : ''}.`,
  'row-cleared': ({ line }) => `A row of pawns is cleared: ${squares(line)}.`,
  placed: ({ side, piece, square }) => `${sideName(side)} places a ${pieceOf(piece)} on ${square}.`,
  due: ({ side, piece }) =>
    piece
      ? `A ${pieceOf(piece)} has arrived for ${sideName(side)}.`
      : `${sideName(side)} may choose a piece to place.`,
  check: ({ side }) => `${sideName(side)} is in check.`,
};

export function sayEvent(event: SaktrisEvent): string {
  // The key and the argument belong together, which the compiler cannot follow through the table.
  return (happened[event.type] as (event: SaktrisEvent) => string)(event);
}

/** How a match can end, the table's ends among them. */
export type SaktrisEnd = Exclude<PgnEnd, 'abandoned'> | 'left';

/** Why it ended. Who won is another sentence, for a heading may have said it already. */
const causes: { readonly [end in SaktrisEnd]: (loser: string) => string } = {
  checkmate: () => 'Checkmate.',
  'no-pieces': (loser) =>
    loser ? `${loser} lost its last piece before its king arrived.` : 'Neither side has a piece left.',
  triplet: (loser) => `The king of ${loser} is pushed out.`,
  stalemate: () => 'Stalemate.',
  material: () => 'Nobody can give mate any more.',
  repetition: () => 'The same position for the third time.',
  fifty: () => 'Fifty moves without a capture, a pawn move or an arrival.',
  agreement: () => 'Both sides agreed.',
  resign: (loser) => `${loser} resigns.`,
  time: (loser) => (loser ? `${loser} is out of time.` : 'Out of time, but the other side has only a king.'),
  left: (loser) => `${loser} has left.`,
};

const nameOf = (outcome: Result['outcome'], wanted: 'won' | 'lost'): string => {
  const seat = outcome.indexOf(wanted);
  return seat < 0 ? '' : sideName(seat === 0 ? 0 : 1);
};

/** Why it ended, without who won. */
export function sayCause({ outcome, reason }: Result): string {
  return Object.hasOwn(causes, reason)
    ? causes[reason as SaktrisEnd](nameOf(outcome, 'lost'))
    : `The game is over (${reason}).`;
}

export function sayResult(result: Result): string {
  const winner = nameOf(result.outcome, 'won');
  return `${sayCause(result)} ${winner ? `${winner} wins.` : 'Draw.'}`;
}

/** What an option does, for a button or a screen reader; with the position the pieces are named. */
export function sayOption(does: SaktrisDoes, setup?: Setup): string {
  switch (does.type) {
    case 'force':
      return `${sayMoving(does.move, setup)}, then ${sayPlacing(does.place).toLowerCase()}`;
    case 'place':
      return sayPlacing(does);
    case 'move':
    case 'castle':
      return sayMoving(does, setup);
  }
}

function sayPlacing({ piece, to }: Placing): string {
  return `Place the ${pieceOf(piece)} on ${to}`;
}

function sayMoving(does: Moving, setup: Setup | undefined): string {
  if (does.type === 'castle')
    return `Castle: king ${does.king[0]} to ${does.king[1]}, rook ${does.rook[0]} to ${does.rook[1]}`;
  const letter = setup?.board.charAt(squareOf(does.from) ?? -1) ?? '';
  const target = setup?.board.charAt(squareOf(does.to) ?? -1) ?? '.';
  const who = letter === '' || letter === '.' ? '' : `${capital(pieceOf(letter))} `;
  const takes = target === '.' || target === '' ? 'to' : `takes the ${pieceOf(target)} on`;
  const promotes = does.promotes ? ` and becomes a ${pieceOf(does.promotes)}` : '';
  return `${who}${does.from} ${takes} ${does.to}${promotes}`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Whose turn it is, and what there is to do, by what is on offer. */
export function sayTurn({ position, check }: SaktrisState, options: readonly Option<SaktrisDoes>[]): string {
  const { toMove, queues, rules } = position;
  const piece = rules.order === 'select' ? 'a piece' : `the ${pieceOf(queues[toMove].charAt(0))}`;
  const kinds = new Set(options.map(({ does }) => (does.type === 'castle' ? 'move' : does.type)));
  const placing = kinds.has('place') ? `place ${piece}` : `make room and place ${piece}`;
  const task =
    kinds.has('place') || kinds.has('force') ? `: ${placing}${kinds.has('move') ? ', or move' : ''}` : '';
  return `${sideName(toMove)} to move${check ? ', in check' : ''}${task}.`;
}
