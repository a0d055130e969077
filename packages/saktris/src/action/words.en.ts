/** Action Saktris in English. Every code, event, end and setting has its words here, or this file does not compile. */
import type { Reason, Result } from '@rankfall/kernel';
import { nameOfPiece, pieceOf, sideName } from '../words-pieces.en.ts';
import type { OrderRefusal } from './explain.ts';
import type { LogRefusal } from './log.ts';
import type { SnapshotField, SnapshotRefusal } from './snapshot.ts';
import type { ActionDoes, ActionEnding, ActionEvent } from './types.ts';

export { actionPresetWords, actionSettingWords } from './words-settings.en.ts';
export { nameOfPiece, pieceOf, pieceWords, sideName, sideWords } from '../words-pieces.en.ts';

export type ActionReason = OrderRefusal | SnapshotRefusal | LogRefusal;

type Says = {
  readonly [C in ActionReason['code']]: (reason: Extract<ActionReason, { code: C }>) => string;
};

const seconds = (millis: number): string => `${(millis / 1000).toFixed(1)} s`;

const snapshotFields: { readonly [field in SnapshotField]: string } = {
  fields: 'it has eight parts, with - - 0 1 for side, en passant and counters',
  board: 'its board has eight rows of eight squares and no pawn on its last row',
  queue: 'its queue is written in brackets with the letters KQRBNP',
  kings: 'each side has at most one king',
  rights: 'its castling files must hold kings or rooks',
  timers: 'its timers look like t0;awd3000;r0/0',
  rules: 'its rules look like action;cd1000;in3000;fixed;tc',
};

const says: Says = {
  cooldown: ({ left }) => `Still cooling down: ready in ${seconds(left)}.`,
  'piece-gone': ({ square }) => `The piece you meant is no longer on ${square}.`,
  'not-your-piece': ({ piece, square }) => `The ${nameOfPiece(piece)} on ${square} is not yours.`,
  'own-piece': ({ piece, square }) => `Your own ${pieceOf(piece)} stands on ${square}.`,
  blocked: ({ square }) => `${square} is in the way.`,
  'no-target': ({ square }) => `There is nothing to capture on ${square} any more.`,
  'not-how-it-moves': ({ piece, from, to }) => `A ${pieceOf(piece)} cannot go from ${from} to ${to}.`,
  'no-double-step': ({ square }) => `The pawn on ${square} has moved already, so it goes one step.`,
  'cannot-castle': () =>
    'Castling needs a king and a rook that have not moved, and empty squares on the way.',
  'no-premoves': () => 'Premoves are off in this game.',
  'already-ready': () => 'You are ready: move at once.',
  'bad-snapshot': ({ field }) => `This is no Action position: ${snapshotFields[field]}.`,
  'log-too-long': ({ longest }) => `A log has at most ${longest} characters.`,
  'log-tag': ({ tag }) => `The log needs a right ${tag} tag.`,
  'log-line': ({ line, got }) => `Line ${line} cannot be played: ${got}`,
  'log-differs': ({ line, expected, got }) =>
    line === 0
      ? `The log ends early; next comes ${expected}.`
      : `Line ${line} should be "${expected}", not "${got}".`,
};

/** The reason as a sentence, if it is one of this game's. */
export function sayActionReason(reason: Reason): string | undefined {
  if (!Object.hasOwn(says, reason.code)) return undefined;
  // A reason with one of our codes was made by us, so it has the details of that code.
  const own = reason as unknown as ActionReason;
  return (says[own.code] as (reason: ActionReason) => string)(own);
}

const squares = (line: readonly { readonly square: string }[]): string =>
  line.map(({ square }) => square).join(', ');

/** The events that may be called so; some share a shape under two names. */
type Called<E, T> = E extends { readonly type: infer Name } ? (T extends Name ? E : never) : never;

type Happened = {
  readonly [T in ActionEvent['type']]: (event: Called<ActionEvent, T>) => string;
};

const happened: Happened = {
  moved: ({ side, piece, from, to }) => `${sideName(side)}: ${pieceOf(piece)} ${from} to ${to}.`,
  castled: ({ side, king }) => `${sideName(side)} castles, king to ${king[1]}.`,
  captured: ({ piece, square, enPassant }) =>
    `The ${nameOfPiece(piece)} on ${square} is captured${enPassant ? ' en passant' : ''}.`,
  fell: ({ piece, square }) => `The ${nameOfPiece(piece)} falls off at ${square}.`,
  'triplet-cleared': ({ line, victim }) =>
    `Three of a kind: ${squares(line)} cleared${victim ? `, and the ${nameOfPiece(victim.piece)} on ${victim.square} is pushed out` : ''}.`,
  'row-cleared': ({ line }) => `A row of pawns is cleared: ${squares(line)}.`,
  froze: ({ for: time }) => `Cooldowns stand still for ${seconds(time)}.`,
  bumped: ({ side, shifts }) =>
    `${sideName(side)} bumps the ${shifts[0]?.from.charAt(0) ?? ''} column${shifts.length > 0 ? '' : ', and nothing moves'}.`,
  arrived: ({ side, piece, square }) => `${sideName(side)}: a ${pieceOf(piece)} lands on ${square}.`,
  announced: ({ side, piece, square, bump }) =>
    `Next for ${sideName(side)}: a ${pieceOf(piece)} on ${square}${bump ? ', with a bump' : ''}.`,
  retargeted: ({ side, piece, square, bump }) =>
    `The ${pieceOf(piece)} of ${sideName(side)} will now land on ${square}${bump ? ', with a bump' : ''}.`,
  'missed-slot': ({ side }) => `${sideName(side)} has no more pieces to come.`,
  'passing-lapsed': ({ square }) => `En passant on ${square} is no longer possible.`,
  premoved: ({ piece, from, to }) => `Premove: ${pieceOf(piece)} ${from} to ${to}.`,
  'premove-lapsed': ({ from, to }) => `The premove ${from} to ${to} was not possible any more.`,
};

export function sayActionEvent(event: ActionEvent): string {
  // The key and the argument belong together, which the compiler cannot follow through the table.
  return (happened[event.type] as (event: ActionEvent) => string)(event);
}

/** How a match can end, the table's ends among them. */
export type ActionEnd = ActionEnding | 'agreement' | 'resign' | 'left' | 'time';

/** Why it ended. Who won is another sentence, for a heading may have said it already. */
const causes: { readonly [end in ActionEnd]: (loser: string) => string } = {
  'king-captured': (loser) => `The king of ${loser} is captured.`,
  'king-fell': (loser) => `The king of ${loser} fell off the board.`,
  'king-triplet': (loser) => `The king of ${loser} is pushed out by a triplet.`,
  quiet: () => 'Nothing was captured for two minutes.',
  locked: () => 'Nobody can move and nothing is left to come.',
  agreement: () => 'Both sides agreed.',
  resign: (loser) => `${loser} resigns.`,
  left: (loser) => `${loser} has left.`,
  time: (loser) => `${loser} is out of time.`,
};

const nameOf = (outcome: Result['outcome'], wanted: 'won' | 'lost'): string => {
  const seat = outcome.indexOf(wanted);
  return seat < 0 ? '' : sideName(seat === 0 ? 0 : 1);
};

/** Why it ended, without who won. */
export function sayActionCause({ outcome, reason }: Result): string {
  return Object.hasOwn(causes, reason)
    ? causes[reason as ActionEnd](nameOf(outcome, 'lost'))
    : `The game is over (${reason}).`;
}

export function sayActionResult(result: Result): string {
  const winner = nameOf(result.outcome, 'won');
  return `${sayActionCause(result)} ${winner ? `${winner} wins.` : 'Draw.'}`;
}

/** What an option does, for a button or a screen reader. `target`: the letter of what stands there. */
export function sayActionOption(does: ActionDoes, target = ''): string {
  if (does.type === 'castle')
    return `Castle: king ${does.king[0]} to ${does.king[1]}, rook ${does.rook[0]} to ${does.rook[1]}`;
  const who = pieceOf(does.piece);
  const name = `${who.charAt(0).toUpperCase()}${who.slice(1)} ${does.from}`;
  const to = target === '' ? `to ${does.to}` : `takes the ${pieceOf(target)} on ${does.to}`;
  return does.type === 'premove' ? `Premove: ${name} ${to}` : `${name} ${to}`;
}
