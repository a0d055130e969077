/** The six opponents by name, weakest first. Apart from their search, so that a form can offer them without loading it. */
export const levelNames = ['first-game', 'learner', 'casual', 'club', 'expert', 'master'] as const;
export type LevelName = (typeof levelNames)[number];
