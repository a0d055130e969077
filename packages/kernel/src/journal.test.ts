import { pulse, type PulseTerms } from '@rankfall/testkit';
import { describe, expect, test } from 'vitest';
import {
  chooseJournaled,
  latestOf,
  reachJournaled,
  recover,
  type Journaled,
  type JournalRow,
} from './journal.ts';
import { start, type Match } from './match.ts';

function begin(): Match<PulseTerms> {
  const { match } = start(pulse, { seed: 'CHESS', settings: { seconds: 8 } });
  if (!match) throw new Error('not started');
  return match;
}

/** A short real-time match that a host drives every tenth of a second; seat 0 grabs what it can. */
function drive(): { readonly rows: JournalRow[]; readonly steps: Journaled<PulseTerms>[] } {
  const rows: JournalRow[] = [];
  const steps: Journaled<PulseTerms>[] = [];
  let match = begin();
  const take = (step: Journaled<PulseTerms>): void => {
    if (step.row) rows.push(step.row);
    steps.push(step);
    match = step.match;
  };
  for (let at = 0, number = 1; !match.result; at += 100) {
    take(reachJournaled(match, at));
    const [light] = match.state.lights;
    if (!light || match.result) continue;
    const choice = { action: `grab/${light.id}`, option: `${light.value}` };
    const step = chooseJournaled(match, 0, choice, { client: 'phone', number });
    if (!step.refused) number++;
    take(step);
  }
  return { rows, steps };
}

describe('store, then tell', () => {
  const { rows, steps } = drive();

  test('whatever was told is in the journal, and a refusal or a quiet moment leaves no row', () => {
    for (const step of steps) expect(step.row !== undefined).toBe(step.told.length > 0);
    expect(rows.length).toBeGreaterThan(10);
  });

  test('a crash after any row loses nothing and contradicts nothing', () => {
    let stored = 0;
    for (const step of steps) {
      if (!step.row) continue;
      stored++;
      const { match } = recover(begin(), rows.slice(0, stored));
      expect(match?.state).toEqual(step.match.state);
      expect(match?.heard).toEqual(step.match.heard);
      expect(match?.result).toEqual(step.match.result);
      expect(match?.at).toBe(step.match.at);
    }
  });

  test('a message counts once: the journal knows the latest of each client', () => {
    const numbers = rows.flatMap(({ from }) => (from ? [from.number] : []));
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    expect(latestOf(rows, 'phone')).toBe(numbers.length);
    expect(latestOf(rows, 'tablet')).toBe(0);
  });
});
