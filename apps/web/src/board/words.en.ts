/** The board in English. */
import type { BoardWords, NamedPiece } from './words.ts';

const kinds: Readonly<Record<string, string>> = {
  P: 'pawn',
  N: 'knight',
  B: 'bishop',
  R: 'rook',
  Q: 'queen',
  K: 'king',
};
const sides = ['white', 'black'];

const kindName = (kind: string): string => kinds[kind.toUpperCase()] ?? kind;
const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const count = (amount: number, one: string): string => (amount === 1 ? `1 ${one}` : `${amount} ${one}s`);

export const english: BoardWords = {
  board: 'Board',
  letters: { p: 'P', n: 'N', b: 'B', r: 'R', q: 'Q', k: 'K' },
  square: (name) => name,
  piece: ({ side, kind }: NamedPiece) => `${sides[side] ?? ''} ${kindName(kind)}`.trim(),
  empty: 'empty',
  state: {
    movable: 'can move',
    selected: 'selected',
    target: 'can go here',
    capture: 'can be captured',
    'last-from': 'last move came from here',
    'last-to': 'last move went here',
    check: 'in check',
    threat: 'threatened',
    premove: 'premove',
    arrival: 'next arrival lands here',
    bump: 'next arrival pushes this file',
    hint: 'hint',
    clear: 'cleared',
  },
  cell: (square, what, states) => [square, what, ...states].join(', '),
  picked: (what, targets) => `${what}: selected, ${count(targets, 'square')} to choose from`,
  unpicked: 'Selection cancelled',
  cannot: (square) => `Nothing to do on ${square}`,
  moves: (square, targets) => `${square} can go to ${list(targets)}`,
  noMoves: (square) => `No moves from ${square}`,
  lastMove: (from, to) => (from === undefined ? `Last move: to ${to}` : `Last move: ${from} to ${to}`),
  noLastMove: 'No move yet',
  threats: (squares) => (squares.length === 0 ? 'Nothing is threatened' : `Threatened: ${list(squares)}`),
  threatsHidden: 'Threats hidden',
  choose: 'Choose a piece',
  token: (token) => kindName(token).replace(/^./u, (first) => first.toUpperCase()),
  finish: 'Move only',
  drawFrom: (square) => `Drawing from ${square}: choose where to`,
  drawn: (from, to) => (from === to ? `Marked ${from}` : `Arrow from ${from} to ${to}`),
  erased: 'Drawings erased',
  turned: (nearest) => `Board turned: rank ${nearest} is at the bottom`,
};
