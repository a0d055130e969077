/** Runs for tests: played at random, or choice by choice. */
import { choose, nextDue, pendingOf, reach, rollFrom, start, type Match } from '@rankfall/kernel';
import { chessbrawl, type BrawlSettings, type BrawlTerms } from '@rankfall/chessbrawl';

export function newRun(seed: string, settings: Partial<BrawlSettings> = {}): Match<BrawlTerms> {
  const { match, refused } = start(chessbrawl, { settings: { pace: 'instant', ...settings }, seed });
  if (!match) throw new Error(refused.code);
  return match;
}

/** Lets the enemy finish. */
export function settled(match: Match<BrawlTerms>): Match<BrawlTerms> {
  let now = match;
  for (let due = nextDue(now); due !== undefined; due = nextDue(now)) now = reach(now, due).match;
  return now;
}

/** One choice by type, and the enemy's answer. */
export function act(match: Match<BrawlTerms>, type: string, option?: string): Match<BrawlTerms> {
  const action = pendingOf(match, 0).find((one) => one.type === type);
  const chosen = option ?? action?.options[0]?.id ?? '';
  const step = choose(match, 0, { action: action?.id ?? type, option: chosen });
  if (step.refused) throw new Error(`${type} ${chosen}: ${step.refused.code}`);
  return settled(step.match);
}

/** Any choice but a change of speed and the ways around a wave. */
export function randomChoice(match: Match<BrawlTerms>, luck: string): readonly [string, string] | undefined {
  const dice = rollFrom(luck);
  const actions = pendingOf(match, 0).flatMap(({ type, options }) => {
    const open = options.filter(({ off }) => off === undefined);
    return open.length > 0 && !['PACE', 'SKIP_WAVE', 'FINISH_WAVE'].includes(type) ? [{ type, open }] : [];
  });
  const action = actions[dice.below('action', Math.max(1, actions.length))];
  const option = action?.open[dice.below('option', action.open.length)];
  return action && option && [action.type, option.id];
}

export function randomRun(
  seed: string,
  choices: number,
  settings: Partial<BrawlSettings> = {},
): Match<BrawlTerms> {
  let match = newRun(seed, settings);
  for (let at = 0; at < choices; at++) {
    const next = randomChoice(match, `${seed} ${at}`);
    if (!next) break;
    match = act(match, ...next);
  }
  return match;
}
