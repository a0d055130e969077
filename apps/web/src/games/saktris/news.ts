/** What of a step is worth saying aloud: a piece that comes due when the game is over is no news any more. */
import type { Told } from '@rankfall/kernel';
import type { SaktrisTerms } from '@rankfall/saktris';

export function newsOf(told: readonly Told<SaktrisTerms>[]): readonly Told<SaktrisTerms>[] {
  const isOver = told.some(({ event }) => event.type === '~over');
  return isOver ? told.filter(({ event }) => event.type !== 'due') : told;
}
