/** What Stepwise says, in English. */
export const title = 'Stepwise';
