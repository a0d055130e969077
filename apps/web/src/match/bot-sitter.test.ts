import { random, type Bot } from '@rankfall/bots';
import { lookAt, start, type Choice } from '@rankfall/kernel';
import { saktris, type SaktrisTerms } from '@rankfall/saktris';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { botSitter } from './bot-sitter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pace = { delay: () => 500, longest: 2000, seed: 'bot' };

const { match } = start(saktris, { seed: 'x' });
if (!match) throw new Error('no match');
const chair = { charter: match.charter, look: lookAt(match, 0) };

function think(bot: Bot): { readonly answers: (Choice | undefined)[]; readonly cancel: () => void } {
  const answers: (Choice | undefined)[] = [];
  const sitter = botSitter<SaktrisTerms>(bot, pace);
  if (sitter.kind !== 'bot') throw new Error('no bot');
  const cancel = sitter.think(chair, (choice) => answers.push(choice));
  return { answers, cancel };
}

test('it answers, but not before a moment has passed', () => {
  const { answers } = think(random);
  vi.advanceTimersByTime(499);
  expect(answers).toEqual([]);
  vi.advanceTimersByTime(2);
  expect(answers).toHaveLength(1);
  expect(answers[0]?.action).toBe('turn/1');
});

test('once cancelled it says nothing', () => {
  const { answers, cancel } = think(random);
  vi.advanceTimersByTime(100);
  cancel();
  vi.advanceTimersByTime(5000);
  expect(answers).toEqual([]);
});

test('one that thinks for ever is stopped with its best so far, and lets the page breathe meanwhile', () => {
  const best = { action: 'turn/1', option: 'P@a1' };
  let thoughts = 0;
  const endless: Bot = {
    name: 'endless',
    *think() {
      for (;;) {
        thoughts++;
        yield { best };
      }
    },
  };
  const now = vi.spyOn(performance, 'now').mockImplementation(() => thoughts * 5);
  const { answers } = think(endless);
  vi.advanceTimersByTime(4000);
  expect(answers).toEqual([best]);
  now.mockRestore();
});
