/** The marks that a position carries: where the latest turn came from and went, and who is in check. */
import type { SaktrisView } from '@rankfall/saktris';
import type { Mark } from '../../board/marks.ts';
import { squareAt } from './men.ts';

/** From the machine form: 'N@c1', 'e1e3', 'a7a8q', 'd1a1' for castling, 'b1c3,P@b1'. */
export function lastMarks(last: string | undefined, castled: readonly string[] = []): readonly Mark[] {
  if (last === undefined) return [];
  return last.split(',').flatMap((half): readonly Mark[] => {
    if (half.includes('@')) return [{ square: half.slice(2), type: 'last-to' }];
    const to = castled.length > 0 ? castled : [half.slice(2, 4)];
    return [
      { square: half.slice(0, 2), type: 'last-from' },
      ...to.map((square): Mark => ({ square, type: 'last-to' })),
    ];
  });
}

/** Where king and rook went, if this turn was castling: a king onto its own rook. */
export function castlingGoals(last: string | undefined, before: string | undefined): readonly string[] {
  const [first = ''] = last?.split(',') ?? [];
  if (before === undefined || first.includes('@')) return [];
  const at = (square: string): string =>
    before.charAt(square.charCodeAt(0) - 97 + (Number(square.charAt(1)) - 1) * 8);
  const pair = `${at(first.slice(0, 2))}${at(first.slice(2, 4))}`;
  if (pair !== 'KR' && pair !== 'kr') return [];
  const row = first.charAt(1);
  return first.charAt(2) > first.charAt(0) ? [`g${row}`, `f${row}`] : [`c${row}`, `d${row}`];
}

export function checkMarks({ check, position }: SaktrisView): readonly Mark[] {
  if (!check) return [];
  const king = position.board.indexOf(position.toMove === 0 ? 'K' : 'k');
  return king < 0 ? [] : [{ square: squareAt(king), type: 'check' }];
}
