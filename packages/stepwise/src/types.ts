/** The vocabulary of Stepwise; imports nothing. */
export const phases = ['plan', 'running', 'won', 'lost'] as const;
export type Phase = (typeof phases)[number];
