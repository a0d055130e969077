/** What the opponents are called and what to expect of them. */
import type { LevelName } from './level-names.ts';

export { levelNames, type LevelName } from './level-names.ts';

export const levelWords: Readonly<Record<LevelName, { readonly name: string; readonly about: string }>> = {
  'first-game': { name: 'First game', about: 'Still learning how the pieces move. Overlooks a lot.' },
  learner: { name: 'Learner', about: 'Takes what is offered, and often offers something back.' },
  casual: { name: 'Casual', about: 'Knows the rules well and no longer walks into mate.' },
  club: { name: 'Club player', about: 'Sees simple tactics and punishes loose pieces.' },
  expert: { name: 'Expert', about: 'Plans where its next pieces arrive. Rarely slips.' },
  master: { name: 'Master', about: 'As strong as it gets here. Shows no mercy.' },
};
