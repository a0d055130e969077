import { expect, test } from 'vitest';
import { sentenceOf } from './share.ts';
import { act, newRun } from './testing.ts';
import { brawlWords } from './words.en.ts';

test('the sentence tells where a run stands, and names the day of a daily run', () => {
  const begun = act(act(newRun('CHESS'), 'BUY', 'K@c1'), 'START');
  const skipped = act(begun, 'SKIP_WAVE');
  expect(sentenceOf(skipped, brawlWords.en)).toBe(
    'ChessBrawl, Classic, The Good: reached round 1, wave 2. 2 captured, 0 lost, 0 moves, 00:00.',
  );
  expect(sentenceOf(newRun('DAILY-2026-03-01'), brawlWords.en)).toContain('daily run of 2026-03-01');
});

test('a fallen King is told as such', () => {
  let match = act(act(newRun('CHESS', { enemy: 'ruthless' }), 'BUY', 'K@c1'), 'START');
  for (let turn = 0; turn < 60 && !match.result; turn++) match = act(match, 'SKIP_TURN');
  expect(sentenceOf(match, brawlWords.en)).toContain('fell in round 1, wave 1');
});
