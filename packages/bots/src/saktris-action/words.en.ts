/** What the opponents of Action are called and what to expect of them. */
import type { ActionLevelName } from './level-names.ts';

export { actionLevelNames, type ActionLevelName } from './level-names.ts';

export const actionLevelWords: Readonly<
  Record<ActionLevelName, { readonly name: string; readonly about: string }>
> = {
  rookie: { name: 'Rookie', about: 'Takes its time and overlooks half of what you leave.' },
  brawler: { name: 'Brawler', about: 'Grabs whatever it can reach, and never looks back.' },
  duellist: { name: 'Duellist', about: 'Guards its pieces and takes only what is safe.' },
  whirlwind: { name: 'Whirlwind', about: 'Races your cooldown and waits where your king will land.' },
};
