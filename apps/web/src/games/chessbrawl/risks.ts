/** What each destination of the picked piece would cost, at a glance: a small sign in the corner of its cell. */
import type { Match } from '@rankfall/kernel';
import { cellNamed, type BrawlTerms, type Cell } from '@rankfall/chessbrawl';
import { foresee, type Foreseen } from './foresee.ts';

export interface Risk {
  readonly cell: Cell;
  /** The King would fall; the piece that moved would be taken; another would be; the wave would be over. */
  readonly type: 'king' | 'mover' | 'other' | 'clears';
}

/** @param options the moves of the picked piece, by id: 'b1c3' */
export function risksOf(
  match: Match<BrawlTerms>,
  action: string,
  options: readonly string[],
): readonly Risk[] {
  return options.flatMap((option) => {
    const seen = foresee(match, { action, option });
    const cell = cellNamed(option.slice(2));
    const type = seen && cell !== undefined ? riskIn(seen, cell) : undefined;
    return type === undefined || cell === undefined ? [] : [{ cell, type }];
  });
}

function riskIn(seen: Foreseen, to: Cell): Risk['type'] | undefined {
  if (seen.endsWave) return 'clears';
  if (seen.losesKing) return 'king';
  if (!seen.reply?.takes || seen.isSpared) return undefined;
  return seen.reply.to === to && !seen.promotes ? 'mover' : 'other';
}
