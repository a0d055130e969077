/** The endless waves of the Gauntlet: each is dearer than the one before and has a speciality of its own. */
import { prices } from './prices.ts';
import { soldiers, type Soldier } from './types.ts';
import type { Wave } from './waves.ts';

const MOST = 12;
const specialities: readonly Soldier[] = ['P', 'N', 'B', 'R', 'N', 'Q'];

/** What wave `n` (from 1) may spend. */
export const budgetOf = (n: number): number => 2 + Math.floor(n * 1.5 + (n * n) / 24);

/** Half is spent on the speciality, the rest on pawns; what is left over makes pawns stronger, the first ones first. */
export function gauntletWave(n: number): Wave {
  const budget = budgetOf(n);
  const special = specialities[n % specialities.length] ?? 'P';
  const many = Math.min(6, Math.floor(budget / 2 / prices[special]));
  const wave: Soldier[] = Array.from({ length: many }, () => special);
  let left = budget - many * prices[special];
  while (left > 0 && wave.length < MOST && count(wave, 'P') < 6) {
    wave.push('P');
    left--;
  }
  for (let i = 0; left > 0 && i < MOST * soldiers.length; i++) {
    const place = i % wave.length;
    const piece = wave[place] ?? 'P';
    const better = soldiers[soldiers.indexOf(piece) + (piece === 'N' ? 2 : 1)];
    if (better === undefined) continue;
    const dearer = prices[better] - prices[piece];
    if (dearer > left) continue;
    wave[place] = better;
    left -= dearer;
  }
  return soldiers.map((piece) => piece.repeat(count(wave, piece))).join('');
}

const count = (wave: readonly Soldier[], piece: Soldier): number =>
  wave.filter((one) => one === piece).length;
