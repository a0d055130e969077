/** What the opponents are called and what to expect of them. */
import type { OpponentName } from './index.ts';

export const opponentWords: Readonly<
  Record<OpponentName, { readonly name: string; readonly about: string }>
> = {
  random: { name: 'Random', about: 'Any option will do. Good for a first look at the ships.' },
  greedy: { name: 'Greedy', about: 'Takes what hurts most by the next turn. Never saves for anything.' },
  'admiral-quick': {
    name: 'Admiral, at a glance',
    about: 'Follows a plan and changes it when a better one turns up.',
  },
  admiral: {
    name: 'Admiral',
    about: 'Plays the rest of the battle in its head, a thousand times for each choice.',
  },
  'admiral-deep': {
    name: 'Admiral, thinking long',
    about: 'Weighs every step against many battles. Takes its time.',
  },
};
