export { noughts, type NoughtsState, type NoughtsTerms } from './toys/noughts.ts';
