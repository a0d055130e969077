/** The public list of Starlines, nothing else. */
export * from './catalogue.ts';
export * from './types.ts';
export { starlines } from './game.ts';
export { changesIn, starlinesVersions } from './versions.ts';
export { asWritten, changesProblem, putInForce, under, type Changes } from './numbers.ts';
export { starlinesSettings, type StarlinesSettings, type StarlinesTerms } from './settings.ts';
export { buildable, countOf, harmonyOf, nameOf, shipNamed, typesIn, worthOf } from './fleet.ts';
export { priceOf, type Price } from './builds.ts';
export { codeFrom } from './charges.ts';
export { forecast } from './forecast.ts';
export { refusals } from './explain.ts';
