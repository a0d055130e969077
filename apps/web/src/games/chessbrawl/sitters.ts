/** Who sits where. Seat 0 survives; the rules move the enemy unless somebody sits in seat 1. */
import type { BrawlTerms } from '@rankfall/chessbrawl';
import type { Sitter } from '@rankfall/room';
import type { Sitter as Stored } from '../../storage/types.ts';

export function roomSitters(seats: readonly Stored[], _seed: string): readonly Sitter<BrawlTerms>[] {
  return seats.map(() => ({ kind: 'person' }));
}
