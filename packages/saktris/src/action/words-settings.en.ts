/** The settings of Action in English: a name, a line of help, and words for every value. */
import type { ActionSettings } from './settings.ts';

type FieldWords<V> = { readonly name: string; readonly help: string } & (V extends boolean | number
  ? object
  : string extends V
    ? { readonly shipped: Readonly<Record<string, string>> }
    : V extends string
      ? { readonly values: { readonly [value in V]: string } }
      : { readonly fields: { readonly [name in keyof V]: FieldWords<V[name]> } });

export type ActionSettingWords = {
  readonly [name in keyof ActionSettings]: FieldWords<ActionSettings[name]>;
};

const sources = {
  fixed: 'Fixed: the same sixteen in the same order, king last',
  weighted: 'By weight: drawn by chance, again and again',
  bag: 'From a bag: the sixteen pieces, shuffled',
} as const;

const weights = {
  name: 'Weights',
  help: 'How often each piece is drawn, compared with the others.',
  fields: {
    P: { name: 'Pawn', help: 'Weight of the pawn.' },
    N: { name: 'Knight', help: 'Weight of the knight.' },
    B: { name: 'Bishop', help: 'Weight of the bishop.' },
    R: { name: 'Rook', help: 'Weight of the rook.' },
    Q: { name: 'Queen', help: 'Weight of the queen.' },
  },
} as const;

export const actionSettingWords: ActionSettingWords = {
  moveCooldown: { name: 'Cooldown', help: 'Seconds you wait after a move before you can move again.' },
  arrivalInterval: {
    name: 'Arrival interval',
    help: 'Seconds from one arriving piece to the next; the sides take turns.',
  },
  aiReactionMin: {
    name: 'Computer reacts after at least',
    help: 'Seconds; the computer never moves sooner once it is ready.',
  },
  aiReactionMax: { name: 'Computer reacts after at most', help: 'Seconds; never less than the one above.' },
  tripletClear: {
    name: 'Triplet clear',
    help: 'Three of a kind in a line vanish and push out the next piece beyond.',
  },
  rowClear: { name: 'Row clear', help: 'Three or more pawns of one colour side by side vanish.' },
  bumpEdge: {
    name: 'When a column is bumped',
    help: 'When the piece at the far edge falls off the board.',
    values: { full: 'It falls only from a full column', always: 'It always falls' },
  },
  pieceSource: { name: 'Pieces', help: 'Where the arriving pieces come from.', values: sources },
  endless: { name: 'Endless', help: 'Pieces keep coming after the sixteenth.' },
  kingSlot: { name: 'King arrives as piece number', help: 'Where pieces are drawn by weight.' },
  weights,
  queues: {
    name: 'Both sides get',
    help: 'With different pieces, Black has a cooldown, an interval and pieces of its own: a handicap.',
    values: { shared: 'The same pieces', separate: 'Different pieces' },
  },
  black: {
    name: 'Black',
    help: 'Only with different pieces; what is above is then White’s.',
    fields: {
      moveCooldown: { name: 'Cooldown of Black', help: 'Seconds Black waits after a move.' },
      arrivalInterval: { name: 'Interval of Black', help: 'Seconds before each piece of Black.' },
      pieceSource: { name: 'Pieces of Black', help: 'Where Black’s pieces come from.', values: sources },
      kingSlot: { name: 'King of Black as piece number', help: 'Where pieces are drawn by weight.' },
      weights,
    },
  },
  timing: {
    name: 'Arrivals',
    help: 'Each side gets a piece every two intervals, whichever way they come.',
    values: {
      alternate: 'One side after the other',
      simultaneous: 'Both sides at once',
      independent: 'Each side by its own interval',
    },
  },
  acceleration: {
    name: 'Acceleration',
    help: 'Each wait for a piece is shorter than the last by this share.',
  },
  minInterval: { name: 'Shortest interval', help: 'Seconds; acceleration stops here.' },
  premove: {
    name: 'Premove',
    help: 'Order one move while you cool down; it is made when the cooldown ends.',
  },
  countdown: { name: 'Start countdown', help: 'Seconds before play begins.' },
  tripletFreeze: { name: 'Triplets freeze', help: 'Running cooldowns stand still for 0.3 s at a triplet.' },
  firstSlot: {
    name: 'First piece',
    help: 'Who gets the first arriving piece.',
    values: { white: 'White', black: 'Black', coin: 'By the toss of a coin' },
  },
  quietDraw: {
    name: 'Quiet draw',
    help: 'A draw when all pieces have come and nothing is captured for two minutes.',
  },
  score: { name: 'Score', help: 'Counts how many seconds your king survives.' },
  start: { name: 'Start position', help: 'An Action position as text.', shipped: { empty: 'Empty board' } },
};

export const actionPresetWords: Readonly<
  Record<'blitz' | 'standard' | 'strategic' | 'survival', { readonly name: string; readonly help: string }>
> = {
  blitz: { name: 'Blitz', help: 'A move every second, a piece every three: quick hands win.' },
  standard: { name: 'Standard', help: 'Three seconds between moves: time to look.' },
  strategic: { name: 'Strategic', help: 'Six seconds between moves, and premoves: time to think.' },
  survival: {
    name: 'Survival',
    help: 'Pieces keep coming, faster and faster. Your score is how long your king stands.',
  },
};
