/** Stepwise in English: the exact sentences of planning, gate, blocks and skills, and what options and events say. */
import { isRecord, type Option, type Reason, type Result } from '@rankfall/kernel';
import { entryId } from './options.ts';
import type { Gate, GateReason } from './run.ts';
import { squareName } from './squares.ts';
import type { Warning } from './forecast.ts';
import { FOCUS, WAIT, type Character, type Direction, type Does, type StepwiseState } from './types.ts';

import { phrases, refusals, say, sayPhrase, skills, text, type Phrases } from './words-phrases.en.ts';

export { sayPhrase } from './words-phrases.en.ts';
export { sayEvent, sayStep } from './words-log.en.ts';
export { levelWords, type LevelWords } from './words-levels.en.ts';
export { sayHint, sayStars, sayShare } from './words-play.en.ts';
export { sayLevelProblem, sayLevelWarning } from './words-editor.en.ts';

export const title = 'Stepwise';

export const settingWords = {
  level: { name: 'Level', help: 'One of the campaign, or a level of your own as text.' },
  freeDrawing: {
    name: 'Free drawing',
    help: 'Any square can be added to a route. What cannot be done is found out when its step comes.',
  },
};

/** The lines under a disabled button: at most four, then how many more. */
export function sayGate({ reasons }: Pick<Gate, 'reasons'>): readonly string[] {
  const lines = reasons.map(sayGateLine);
  return lines.length <= 4 ? lines : [...lines.slice(0, 4), `…and ${lines.length - 4} more.`];
}

function sayGateLine(reason: GateReason): string {
  return 'who' in reason
    ? `Cannot execute: ${text(reason.name)} — ${sayPhrase(reason)}.`
    : `Cannot execute: ${sayPhrase(reason)}.`;
}

/** 'Execute Free Moves (Step 3/5)'. */
export function sayButton({ k, n, reasons }: Gate): string {
  const isIdle =
    k > n || reasons.some(({ code }) => code === 'NO_PLAN' || code === 'RUN_OVER' || code === 'ENDED');
  return isIdle ? 'Execute Free Moves' : `Execute Free Moves (Step ${k}/${n})`;
}

export function sayBlocked(name: string, reason: Reason): string {
  return `Character ${name} blocked: ${sayPhrase(reason)}`;
}

export function sayWarning(state: StepwiseState, { who, step, reason }: Warning): string {
  return `Forecast: ${nameOf(state, who)} stops at step ${step} — ${sayPhrase(reason)}.`;
}

/** 'Turn 2 · Step 17 · Par 1 turn, 13 steps'. */
export function sayCounters({ turn, steps, level: { par } }: StepwiseState): string {
  const head = `Turn ${turn} · Step ${steps}`;
  return par ? `${head} · Par ${sayCost(par)}` : head;
}

export function sayCost({ turns, steps }: { readonly turns: number; readonly steps: number }): string {
  return `${turns} ${turns === 1 ? 'turn' : 'turns'}, ${steps} ${steps === 1 ? 'step' : 'steps'}`;
}

const steps = (n: number): string => `${n} ${n === 1 ? 'step' : 'steps'}`;

/** What is shown beside a character; `isEdited` while its route is being drawn. */
export function sayStatus({ status, path, done, stop }: Character, isEdited = false): string {
  if (isEdited) return `Planning · ${steps(path.length)}`;
  switch (status) {
    case 'idle':
      return 'Hold';
    case 'ready':
      return `Ready · ${steps(path.length)}`;
    case 'moving':
      return `Step ${done}/${path.length}`;
    case 'complete':
      return 'Complete';
    case 'blocked':
      return stop ? `Blocked: ${sayPhrase(stop)}` : 'Blocked';
    case 'down':
      return 'Down';
  }
}

export const nameOf = (state: StepwiseState, who: number): string => state.level.chars[who]?.name ?? '';

export const wayWords: Readonly<Record<Direction, string>> = { n: 'up', e: 'right', s: 'down', w: 'left' };

/** What an option does, for a button or a screen reader. */
export function sayOption({ does }: Pick<Option<Does>, 'does'>, state: StepwiseState): string {
  switch (does.do) {
    case 'add':
      if (does.entry === WAIT) return `${nameOf(state, does.who)} waits`;
      if (does.entry === FOCUS) return `${nameOf(state, does.who)} focuses`;
      return `${nameOf(state, does.who)} to ${entryId(does.entry)}`;
    case 'back':
      return `Take back the last step of ${nameOf(state, does.who)}`;
    case 'clear':
      return `Clear the route of ${nameOf(state, does.who)}`;
    case 'clear-all':
      return 'Clear All';
    case 'step':
      return 'Execute Free Moves';
    case 'skip':
      return 'Skip to skills';
    case 'push':
      return `${nameOf(state, does.who)} pushes ${wayWords[does.way]}`;
    case 'end':
      return 'End turn';
    case 'abandon':
      return 'Abandon';
  }
}

const settingsRefused: Phrases = {
  'bad-level': ({ problems }) =>
    Array.isArray(problems) && problems.length > 0
      ? `This is no level: ${problems.length === 1 ? 'one thing is' : `${problems.length} things are`} wrong.`
      : 'This is no level.',
};

/** A refusal as a sentence. A closed gate says its first line. */
export function sayRefusal(reason: Reason): string | undefined {
  if (reason.code === 'GATE' && Array.isArray(reason['reasons'])) {
    const first = (reason['reasons'] as unknown[]).find(isRecord);
    // The gate's own reasons come back as they were made.
    return first ? sayGateLine(first as unknown as GateReason) : 'Cannot execute.';
  }
  const whole = say(refusals, reason) ?? say(settingsRefused, reason);
  if (whole !== undefined) return whole;
  const skill = say(skills, reason);
  if (skill !== undefined) return `${text(reason['name'])} cannot push: ${skill}.`;
  const phrase = say(phrases, reason);
  return phrase === undefined ? undefined : `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;
}

/** The notice when a route ends where another began; undefined when it does not. */
export function sayOtherStart(state: StepwiseState, who: number): string | undefined {
  const one = state.chars[who];
  const tail = one?.path.findLast((entry) => entry >= 0);
  const other = state.chars.findIndex(({ start }, i) => i !== who && start === tail);
  if (tail === undefined || other < 0) return undefined;
  const square = squareName(tail);
  return `${sayPhrase({ code: 'OTHER_START', square, others: [nameOf(state, other)] })}.`;
}

export const resultWords: Readonly<Record<string, string>> = {
  exit: 'Everybody is out.',
  down: 'Somebody was hurt.',
  steps: 'No steps are left.',
  turns: 'No turns are left.',
  abandoned: 'Abandoned.',
  resign: 'Abandoned.',
  left: 'Left.',
};

export function sayResult({ reason }: Result): string {
  return Object.hasOwn(resultWords, reason) ? (resultWords[reason] ?? '') : reason;
}
