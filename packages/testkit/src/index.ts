export { noughts, type NoughtsState, type NoughtsTerms } from './toys/noughts.ts';
export { bids, type BidsEvent, type BidsTerms } from './toys/bids.ts';
export { pulse, type PulseEvent, type PulseTerms } from './toys/pulse.ts';
