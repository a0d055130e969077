/**
 * Where a piece may go in Action: standard movement without any check rule [AM1]. Castling is the king onto its own
 * rook. Premoves are the same without looking at what stands in the way, since that may have changed by then.
 */
import { castlingGoals } from '../castling-goals.ts';
import { backRow, rowIn } from '../squares.ts';
import type { Side } from '../types.ts';
import { ahead, kindOfMan, sideOfMan } from './cells.ts';
import type { ActionState, Cells, Man, Passing } from './types.ts';

type Lines = readonly (readonly number[])[];

const straight = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const diagonal = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
const leaps = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const;

function linesFrom(
  square: number,
  ways: readonly (readonly [number, number])[],
  longest: number,
): readonly number[][] {
  return ways
    .map(([across, up]) => {
      const line: number[] = [];
      for (let i = 1; i <= longest; i++) {
        const file = (square & 7) + across * i;
        const row = (square >> 3) + up * i;
        if (file < 0 || file > 7 || row < 0 || row > 7) break;
        line.push(row * 8 + file);
      }
      return line;
    })
    .filter((line) => line.length > 0);
}

const everySquare = Array.from({ length: 64 }, (_, square) => square);
const linesOf: { readonly [kind: string]: readonly Lines[] } = {
  R: everySquare.map((square) => linesFrom(square, straight, 7)),
  B: everySquare.map((square) => linesFrom(square, diagonal, 7)),
  Q: everySquare.map((square) => linesFrom(square, [...straight, ...diagonal], 7)),
  K: everySquare.map((square) => linesFrom(square, [...straight, ...diagonal], 1)),
  N: everySquare.map((square) => linesFrom(square, leaps, 1)),
};
const NO_LINES: Lines = [];
const pawnSides: readonly (readonly (readonly number[])[])[] = [8, -8].map((step) =>
  everySquare.map((square) =>
    [-1, 1].flatMap((across) => {
      const file = (square & 7) + across;
      const to = square + step + across;
      return file < 0 || file > 7 || to < 0 || to > 63 ? [] : [to];
    }),
  ),
);

/** The squares that this kind of piece would reach on an empty board, line by line. */
export function linesOfKind(kind: string, from: number): Lines {
  return linesOf[kind]?.[from] ?? NO_LINES;
}

/** The squares that a pawn of this side attacks. */
export function pawnAttacks(side: Side, from: number): readonly number[] {
  return pawnSides[side]?.[from] ?? [];
}

/** Calls with every square the piece may go to; castling is the rook's square. */
export function eachTarget(
  cells: Cells,
  passing: readonly Passing[],
  from: number,
  man: Man,
  visit: (to: number) => void,
): void {
  const side = sideOfMan(man);
  const kind = kindOfMan(man);
  if (kind === 'P') {
    eachPawnTarget(cells, passing, from, man, side, visit);
    return;
  }
  for (const line of linesOfKind(kind, from)) {
    for (const to of line) {
      const there = cells[to];
      if (!there) visit(to);
      else {
        if (sideOfMan(there) !== side) visit(to);
        break;
      }
    }
  }
  if (kind === 'K' && !man.moved && rowIn(from) === backRow(side)) eachCastling(cells, from, side, visit);
}

function eachPawnTarget(
  cells: Cells,
  passing: readonly Passing[],
  from: number,
  man: Man,
  side: Side,
  visit: (to: number) => void,
): void {
  const step = ahead(side);
  const one = from + step;
  if (one >= 0 && one < 64 && !cells[one]) {
    visit(one);
    const two = one + step;
    if (!man.moved && two >= 0 && two < 64 && !cells[two]) visit(two);
  }
  for (const to of pawnAttacks(side, from)) {
    const there = cells[to];
    if (there ? sideOfMan(there) !== side : passing.some((right) => right.side !== side && right.over === to))
      visit(to);
  }
}

/** Only the nearer rook on each side can qualify: the squares between must be empty [AM4]. */
function eachCastling(cells: Cells, king: number, side: Side, visit: (to: number) => void): void {
  for (const way of [-1, 1]) {
    const rook = nearestOnRow(cells, king, way);
    const man = rook === undefined ? undefined : cells[rook];
    if (rook === undefined || !man || man.moved || kindOfMan(man) !== 'R' || sideOfMan(man) !== side)
      continue;
    if (hasRoomToCastle(cells, king, rook)) visit(rook);
  }
}

function nearestOnRow(cells: Cells, king: number, way: number): number | undefined {
  for (let square = king + way; square >> 3 === king >> 3 && square >= 0; square += way)
    if (cells[square]) return square;
  return undefined;
}

function hasRoomToCastle(cells: Cells, king: number, rook: number): boolean {
  const [kingTo, rookTo] = castlingGoals(king, rook);
  const low = Math.min(king, rook, kingTo, rookTo);
  const high = Math.max(king, rook, kingTo, rookTo);
  for (let square = low; square <= high; square++) {
    const isCrossed = isBetween(square, king, kingTo) || isBetween(square, rook, rookTo);
    if (isCrossed && square !== king && square !== rook && cells[square]) return false;
  }
  return true;
}

const isBetween = (square: number, one: number, two: number): boolean =>
  square >= Math.min(one, two) && square <= Math.max(one, two);

/** Calls with every move of a side. */
export function eachMove(
  { cells, passing }: Pick<ActionState, 'cells' | 'passing'>,
  side: Side,
  visit: (man: Man, from: number, to: number) => void,
): void {
  for (let from = 0; from < 64; from++) {
    const man = cells[from];
    if (man && sideOfMan(man) === side) eachTarget(cells, passing, from, man, (to) => visit(man, from, to));
  }
}

export function canGo(
  { cells, passing }: Pick<ActionState, 'cells' | 'passing'>,
  from: number,
  to: number,
): boolean {
  const man = cells[from];
  let isFound = false;
  if (man) {
    eachTarget(cells, passing, from, man, (one) => {
      if (one === to) isFound = true;
    });
  }
  return isFound;
}

export function canMoveAtAll(state: Pick<ActionState, 'cells' | 'passing'>, side: Side): boolean {
  let isFound = false;
  eachMove(state, side, () => {
    isFound = true;
  });
  return isFound;
}

/** Calls with every square the piece could ever go to from here, whatever stands there now. */
export function eachPremove(cells: Cells, from: number, man: Man, visit: (to: number) => void): void {
  const side = sideOfMan(man);
  const kind = kindOfMan(man);
  for (const line of linesOfKind(kind, from)) for (const to of line) visit(to);
  if (kind === 'P') {
    const step = ahead(side);
    const one = from + step;
    if (one >= 0 && one < 64) visit(one);
    if (!man.moved && one + step >= 0 && one + step < 64) visit(one + step);
    for (const to of pawnAttacks(side, from)) visit(to);
  }
  if (kind !== 'K' || man.moved || rowIn(from) !== backRow(side)) return;
  for (let square = backRow(side) * 8; square < backRow(side) * 8 + 8; square++) {
    const rook = cells[square];
    const isFar = Math.abs(square - from) > 1;
    if (isFar && rook && !rook.moved && kindOfMan(rook) === 'R' && sideOfMan(rook) === side) visit(square);
  }
}
