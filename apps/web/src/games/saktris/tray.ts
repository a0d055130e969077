/** What waits beside the board: who is due, who comes next as far as one may know, and who is gone. */
import type { SaktrisView, Side } from '@rankfall/saktris';

export const letters = ['K', 'Q', 'R', 'B', 'N', 'P'] as const;
export type Letter = (typeof letters)[number];

export interface Counted {
  readonly letter: Letter;
  readonly count: number;
}

export type Tray =
  /** The pieces come in order. */
  | {
      readonly type: 'queue';
      readonly due: readonly string[];
      /** Next ones; 'X' lies face down. */
      readonly next: readonly string[];
      /** How many more there are beyond those shown. */
      readonly more: number;
    }
  /** The player picks. */
  | { readonly type: 'pool'; readonly pool: readonly Counted[]; readonly isDue: boolean };

const SHOWN = 4;

export function trayOf(view: SaktrisView, side: Side): Tray {
  const { queues, due, rules } = view.position;
  const queue = queues[side];
  const owed = queue === '' ? 0 : due[side];
  if (rules.order === 'select') return { type: 'pool', pool: counted(queue), isDue: owed > 0 };
  const known = rules.order === 'fixed' ? Math.max(view.previewCount, SHOWN) : view.previewCount;
  const rest = queue.slice(owed);
  // Of what is hidden one is shown face down: more would only be noise.
  const next = rest.slice(0, Math.min(known, SHOWN)).split('');
  const isHidden = rest.charAt(next.length) === 'X' && next.at(-1) !== 'X' && next.length < SHOWN + 1;
  const shown = isHidden ? [...next, 'X'] : next;
  return {
    type: 'queue',
    due: queue.slice(0, owed).split(''),
    next: shown,
    more: rest.length - shown.length,
  };
}

/** How many of each, in the order of the list; those that are there. */
export function counted(text: string): readonly Counted[] {
  const many = (letter: string): number => text.split(letter).length - 1;
  return letters.map((letter) => ({ letter, count: many(letter) })).filter(({ count }) => count > 0);
}

/** Every piece that a side ever has, as upper case letters: those on the board at the start, and those to come. */
export function armyOf(board: string, toCome: string, side: Side): string {
  return `${onBoard(board, side)}${toCome}`;
}

export function onBoard(board: string, side: Side): string {
  const own = side === 0 ? /[KQRBNP]/gu : /[kqrbnp]/gu;
  return (board.match(own) ?? []).join('').toUpperCase();
}

/**
 * The pieces of a side that are off the board for good. A promoted pawn is not: for each piece more than there ever was, one
 * pawn less is missing.
 */
export function lost(army: string, board: string, toCome: string, side: Side): readonly Counted[] {
  const here = `${onBoard(board, side)}${toCome}`;
  const many = (text: string, letter: string): number => text.split(letter).length - 1;
  const missing = letters.map((letter) => ({ letter, count: many(army, letter) - many(here, letter) }));
  const promoted = missing.reduce((sum, { count }) => sum + Math.max(0, -count), 0);
  return missing
    .map(({ letter, count }) => ({ letter, count: letter === 'P' ? count - promoted : count }))
    .filter(({ count }) => count > 0);
}

/** The side that would lose with its last piece, because its king has not come: it should know. */
export function inDanger(view: SaktrisView, armies: readonly [string, string]): Side | undefined {
  const { board, rules } = view.position;
  if (rules.noKing !== 'lose' || view.over) return undefined;
  const sides: readonly Side[] = [0, 1];
  return sides.find(
    (side) =>
      view.toCome[side].includes('K') &&
      onBoard(board, side).length === 1 &&
      lost(armies[side], board, view.toCome[side], side).length > 0,
  );
}
