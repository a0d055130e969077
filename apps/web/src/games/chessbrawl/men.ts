/**
 * The pieces as the board shows them. A board is 48 letters and knows no identities; here every piece keeps its number from
 * turn to turn, as the events tell, so that it is seen moving. Where they do not tell (undo, a jump in a replay), the nearest
 * piece of the same letter is taken for the same one.
 */
import { cellName, cellNamed, columnOf, rowOf, type BrawlEvent, type Cell } from '@rankfall/chessbrawl';
import type { BoardPiece } from '../../board/marks.ts';

export type Men = readonly BoardPiece[];

const letterOf = ({ kind, side }: BoardPiece): string => (side === 0 ? kind : kind.toLowerCase());
const cellOf = ({ square }: BoardPiece): Cell => cellNamed(square) ?? 0;
const isOwn = (letter: string): boolean => letter < 'a';

/** The pieces of a board, numbered anew. */
export const menOn = (board: string): Men => follow([], [], board);

/** The pieces after these events; `board` has the last word. */
export function follow(before: Men, events: readonly BrawlEvent[], board: string): Men {
  const walked = new Map(before.map((man) => [cellOf(man), man.id]));
  for (const event of events) walk(walked, event);
  const known = new Map(before.map((man) => [man.id, letterOf(man)]));
  const places = [...board].flatMap((letter, cell) => (letter === '.' ? [] : [{ letter, cell }]));
  const taken = new Set<BoardPiece['id']>();
  const found = new Map<Cell, BoardPiece['id']>();
  const take = (cell: Cell, id: BoardPiece['id'] | undefined): void => {
    if (id === undefined || taken.has(id)) return;
    taken.add(id);
    found.set(cell, id);
  };
  // Who was told to be here, or stands where it stood; it may have become something else of its side.
  for (const { cell, letter } of places) {
    const id = walked.get(cell);
    const was = id === undefined ? undefined : known.get(id);
    if (was !== undefined && isOwn(was) === isOwn(letter)) take(cell, id);
  }
  // Who may have come here from somewhere else.
  if (events.length === 0)
    for (const { cell, letter } of places) {
      if (found.has(cell)) continue;
      const candidates = before.filter((man) => !taken.has(man.id) && letterOf(man) === letter);
      take(cell, nearest(candidates, cell)?.id);
    }
  let next = before.reduce((most, { id }) => Math.max(most, Number(id)), 0);
  return places.map(({ letter, cell }) => ({
    id: found.get(cell) ?? ++next,
    kind: letter.toUpperCase(),
    side: isOwn(letter) ? 0 : 1,
    square: cellName(cell),
  }));
}

function walk(where: Map<Cell, BoardPiece['id']>, event: BrawlEvent): void {
  const move = (from: Cell, to: Cell): void => {
    const id = where.get(from);
    where.delete(from);
    if (id === undefined) where.delete(to);
    else where.set(to, id);
  };
  switch (event.type) {
    case 'moved':
    case 'promoted':
      return move(event.from, event.to);
    case 'spawned':
      for (const { at } of event.enemies) where.delete(at);
      return;
    case 'placed':
    case 'removed':
    case 'joined':
    case 'spared':
      where.delete(event.at);
      break;
    default:
  }
}

function nearest(men: Men, cell: Cell): BoardPiece | undefined {
  const distance = (man: BoardPiece): number =>
    Math.max(Math.abs(rowOf(cellOf(man)) - rowOf(cell)), Math.abs(columnOf(cellOf(man)) - columnOf(cell)));
  return men.toSorted((a, b) => distance(a) - distance(b))[0];
}
