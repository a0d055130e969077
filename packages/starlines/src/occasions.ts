/** The names of occasions: what is open, of which ship, in which phase of which turn. */
import { occasion } from '@rankfall/kernel';
import type { StarlinesState } from './types.ts';

/** The id of an occasion. Offered again in one phase (rerolls), it is another occasion. */
export function idOf({ at, round }: StarlinesState, what: string, ship?: string): string {
  return occasion(at, round > 0 && at.phase === 'dice_roll' ? `${what}-${round + 1}` : what, ship);
}
