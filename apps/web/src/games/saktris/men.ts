/**
 * The pieces as the board shows them. A position is 64 letters and knows no identities; here every piece keeps its number from
 * turn to turn, as the events tell, so that it is seen moving. Where they do not tell (undo, a jump in a replay), the nearest
 * piece of the same letter is taken for the same one.
 */
import type { SaktrisEvent } from '@rankfall/saktris';
import type { BoardPiece } from '../../board/marks.ts';

export type Men = readonly BoardPiece[];

const FILES = 'abcdefgh';

export const squareAt = (index: number): string => `${FILES.charAt(index % 8)}${Math.floor(index / 8) + 1}`;
export const indexOf = (square: string): number =>
  FILES.indexOf(square.charAt(0)) + (Number(square.charAt(1)) - 1) * 8;

const letterOf = ({ kind, side }: BoardPiece): string => (side === 0 ? kind : kind.toLowerCase());

/** The pieces of a board of 64 letters, numbered anew. */
export function menOn(board: string): Men {
  return follow([], [], board);
}

/** The pieces after these events; `board` has the last word. */
export function follow(before: Men, events: readonly { readonly type: string }[], board: string): Men {
  const walked = new Map(before.map(({ square, id }) => [square, id]));
  for (const event of events) walk(walked, event as SaktrisEvent);
  const letters = new Map(before.map((man) => [man.id, letterOf(man)]));
  const places = [...board].flatMap((letter, index) =>
    letter === '.' ? [] : [{ letter, square: squareAt(index) }],
  );
  const taken = new Set<BoardPiece['id']>();
  const found = new Map<string, BoardPiece['id']>();
  const take = (square: string, id: BoardPiece['id'] | undefined): void => {
    if (id === undefined || taken.has(id)) return;
    taken.add(id);
    found.set(square, id);
  };
  // Who was told to be here, or stands where it stood.
  for (const { square, letter } of places) {
    const id = walked.get(square);
    const was = id === undefined ? undefined : letters.get(id);
    if (id !== undefined && (was === letter || isPromoted(was, letter) || was === undefined))
      take(square, id);
  }
  // Who may have come here from somewhere else.
  for (const { square, letter } of places) {
    if (found.has(square)) continue;
    const candidates = before.filter((man) => !taken.has(man.id) && letterOf(man) === letter);
    take(square, nearest(candidates, square)?.id);
  }
  let next = before.reduce((most, { id }) => Math.max(most, Number(id)), 0);
  return places.map(({ letter, square }) => ({
    id: found.get(square) ?? ++next,
    kind: letter.toUpperCase(),
    side: letter < 'a' ? 0 : 1,
    square,
  }));
}

/** A pawn of the same side that became something else. */
function isPromoted(was: string | undefined, letter: string): boolean {
  return (was === 'P' && letter < 'a') || (was === 'p' && letter >= 'a');
}

function walk(where: Map<string, BoardPiece['id']>, event: SaktrisEvent): void {
  const move = (from: string, to: string): void => {
    const id = where.get(from);
    where.delete(from);
    if (id !== undefined) where.set(to, id);
  };
  switch (event.type) {
    case 'moved':
      return move(event.from, event.to);
    case 'castled': {
      const rook = where.get(event.rook[0]);
      where.delete(event.rook[0]);
      move(...event.king);
      if (rook !== undefined) where.set(event.rook[1], rook);
      return;
    }
    case 'captured':
      // A capture on the square moved to is overwritten by the mover; en passant lies beside it.
      if (event.enPassant) where.delete(event.square);
      return;
    case 'placed':
      where.delete(event.square);
      return;
    case 'row-cleared':
    case 'triplet-cleared':
      for (const { square } of event.line) where.delete(square);
      if (event.type === 'triplet-cleared' && event.victim) where.delete(event.victim.square);
      break;
    case 'skipped':
    case 'passed':
    case 'promoted':
    case 'due':
    case 'check':
  }
}

function nearest(men: Men, square: string): BoardPiece | undefined {
  const distance = (man: BoardPiece): number =>
    Math.max(
      Math.abs(man.square.charCodeAt(0) - square.charCodeAt(0)),
      Math.abs(man.square.charCodeAt(1) - square.charCodeAt(1)),
    );
  return men.toSorted((a, b) => distance(a) - distance(b))[0];
}
