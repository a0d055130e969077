import { random } from '@rankfall/bots';
import { anyGame, lookAt, start, type Choice } from '@rankfall/kernel';
import { saktris, type SaktrisTerms } from '@rankfall/saktris';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { botSitter } from './bot-sitter.ts';
import { pageThinker } from './page-thinker.ts';
import type { Thinker } from '@rankfall/bots/serving';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pace = { delay: () => 500, longest: 2000, seed: 'bot' };

const { match } = start(saktris, { seed: 'x' });
if (!match) throw new Error('no match');
const chair = { charter: match.charter, look: lookAt(match, 0) };

const withRandom = pageThinker(async () => Promise.resolve({ games: [anyGame(saktris)], bots: [random] }));

function think(thinker: Thinker): { readonly answers: (Choice | undefined)[]; readonly cancel: () => void } {
  const answers: (Choice | undefined)[] = [];
  const sitter = botSitter<SaktrisTerms>(thinker, 'random', pace);
  if (sitter.kind !== 'bot') throw new Error('no bot');
  const cancel = sitter.think(chair, (choice) => answers.push(choice));
  return { answers, cancel };
}

test('it answers, but not before a moment has passed', async () => {
  const { answers } = think(withRandom);
  await vi.advanceTimersByTimeAsync(499);
  expect(answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(answers).toHaveLength(1);
  expect(answers[0]?.action).toBe('turn/1');
});

test('once cancelled it says nothing, however far it had come', async () => {
  for (const wait of [0, 100, 499]) {
    const { answers, cancel } = think(withRandom);
    await vi.advanceTimersByTimeAsync(wait);
    cancel();
    await vi.advanceTimersByTimeAsync(5000);
    expect(answers).toEqual([]);
  }
});

test('a bot that breaks down is reported, and something allowed is played', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const broken: Thinker = {
    warm: () => undefined,
    think: (_wish, heard) => {
      setTimeout(() => heard.failed('it fell over'), 10);
      return () => undefined;
    },
  };
  const { answers } = think(broken);
  await vi.advanceTimersByTimeAsync(600);
  expect(report).toHaveBeenCalledOnce();
  expect(report.mock.calls[0]).toMatchObject([{ name: 'BotFailure' }]);
  expect(answers[0]?.action).toBe('turn/1');
});

test('what it thinks is passed on, and ends with the answer', async () => {
  const heard: unknown[] = [];
  const best = { action: 'turn/1', option: 'P@a1' };
  const talking: Thinker = {
    warm: () => undefined,
    think: (_wish, { thought, answer }) => {
      thought?.({ best, depth: 3 });
      answer(best);
      return () => undefined;
    },
  };
  const sitter = botSitter<SaktrisTerms>(talking, 'any', pace, (thought) => heard.push(thought?.depth));
  if (sitter.kind === 'bot') sitter.think(chair, () => undefined);
  await vi.advanceTimersByTimeAsync(600);
  expect(heard).toEqual([3, undefined]);
});
