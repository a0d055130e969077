/** What happened, in English: one sentence per event, and one summary per step for the announcer. */
import { squareName } from './squares.ts';
import { sayPhrase } from './words-phrases.en.ts';
import { FOCUS, WAIT, type StepwiseEvent, type StepwiseState } from './types.ts';

type Named = Pick<StepwiseState, 'level'>;

const name = (state: Named, who: number): string => state.level.chars[who]?.name ?? '';

/** One event as a sentence. */
export function sayEvent(event: StepwiseEvent, state: Named): string {
  switch (event.type) {
    case 'planned':
      return `${name(state, event.who)}: ${entryWord(event.entry)}.`;
    case 'unplanned':
      return `${name(state, event.who)} takes back ${entryWord(event.entry)}.`;
    case 'cleared':
      return `Cleared: ${event.who.map((who) => name(state, who)).join(', ')}.`;
    case 'moved':
      return `${name(state, event.who)} to ${squareName(event.to)}.`;
    case 'waited':
      return `${name(state, event.who)} waits.`;
    case 'focused':
      return `${name(state, event.who)} focuses.`;
    case 'completed':
      return `${name(state, event.who)} is done.`;
    case 'blocked':
      return `Character ${name(state, event.who)} blocked: ${sayPhrase(event.stop)}`;
    case 'refused':
      return `${name(state, event.who)} cannot push: ${sayPhrase(event.reason)}.`;
    case 'pushed':
      return `${name(state, event.who)} pushes the crate to ${squareName(event.to)}.`;
    case 'down':
      return `${name(state, event.who)} is hurt by the spikes at ${squareName(event.square)}.`;
    case 'flipped':
      return `The switch at ${squareName(event.square)} is ${event.on ? 'on' : 'off'}.`;
    case 'worn':
      return `The floor at ${squareName(event.square)} cracks.`;
    case 'runOver':
      return 'All free moves are done.';
    case 'skipped':
      return 'On to the skills.';
    case 'turnEnded':
      return `Turn ${event.turn} is over.`;
    case 'won':
      return 'Everybody is out.';
    case 'lost':
      return { down: 'Somebody was hurt.', steps: 'No steps are left.', turns: 'No turns are left.' }[
        event.why
      ];
    case 'abandoned':
      return 'Abandoned.';
    default:
      return `${thingWords[event.type]} at ${squareName(event.square)}.`;
  }
}

const thingWords = {
  plateDown: 'A plate is pressed',
  plateUp: 'A plate comes up',
  latched: 'A latch clicks',
  doorOpened: 'A door opens',
  doorClosed: 'A door closes',
  doorJammed: 'A door is jammed open',
  spikesOut: 'Spikes come out',
  spikesIn: 'Spikes go in',
  collapsed: 'The floor collapses',
  pitFilled: 'A crate fills the pit',
};

const entryWord = (entry: number): string =>
  entry === WAIT ? 'wait' : entry === FOCUS ? 'focus' : entry < 0 ? 'off the board' : squareName(entry);

/** Everything one step brought, as one announcement: who moved, then what changed, then who stopped. */
export function sayStep(events: readonly StepwiseEvent[], state: Named): string {
  const told = events.filter(({ type }) => type !== 'waited' && type !== 'completed' && type !== 'runOver');
  return told.map((event) => sayEvent(event, state)).join(' ');
}
