/** The public list of the generator, nothing else. It thinks, so the site runs it in a worker. */
export { bands, generate, generating, type Generated } from './generate.ts';
export { difficulties, type Difficulty } from './draw.ts';
export { interestOf, type Interest } from './judge.ts';
export { dayOf, type Day } from './daily.ts';
