/** The four opponents of Action by name, weakest first. Apart from their judgement, so that a form can offer them alone. */
export const actionLevelNames = ['rookie', 'brawler', 'duellist', 'whirlwind'] as const;
export type ActionLevelName = (typeof actionLevelNames)[number];
