/** Who plays ChessBrawl by itself, in English. */
import type { BrawlBotName } from './bots.ts';

export const brawlBotWords: Readonly<
  Record<BrawlBotName, { readonly name: string; readonly about: string }>
> = {
  novice: { name: 'Novice', about: 'Moves anything anywhere, and takes something if it happens to see it.' },
  greedy: { name: 'Greedy', about: 'Takes the dearest piece in reach and looks no further.' },
  careful: { name: 'Careful', about: 'Works out what the enemy will reply, a few turns on.' },
  grandmaster: { name: 'Grandmaster', about: 'Looks ahead for both sides. Wants your King.' },
};
