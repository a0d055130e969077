/** Finds the game that a record names: older rules stay playable beside the newest. */
import type { MatchRecord } from './record.ts';
import type { AnyGame, Reason } from './types.ts';

/** Every version of every game there is; of one id the newest rules come first. */
export type Catalogue = readonly AnyGame[];

export function newest(catalogue: Catalogue, id: string): AnyGame | undefined {
  return catalogue.filter((game) => game.id === id).toSorted((a, b) => b.rules - a.rules)[0];
}

export function gameOf(catalogue: Catalogue, record: Pick<MatchRecord, 'game' | 'rules'>): AnyGame | Reason {
  const found = catalogue.find((game) => game.id === record.game && game.rules === record.rules);
  if (found) return found;
  const latest = newest(catalogue, record.game);
  return latest
    ? { code: 'unknown-rules', game: record.game, rules: record.rules, newest: latest.rules }
    : { code: 'unknown-game', game: record.game, known: [...new Set(catalogue.map((game) => game.id))] };
}
