import { expect, test } from 'vitest';
import { anyGame } from '@rankfall/kernel';
import { saktris } from '@rankfall/saktris';
import { parseLink, settingsProblem } from './open-match.ts';

test.each([
  ['', { is: 'nothing' }],
  ['#', { is: 'nothing' }],
  ['#saktris?rc=1&p=3', { is: 'settings', game: 'saktris', query: 'rc=1&p=3' }],
  ['#saktris?', { is: 'settings', game: 'saktris', query: '' }],
  ['#saktris~1~2~seed~~~abc', { is: 'match', game: 'saktris', text: 'saktris~1~2~seed~~~abc' }],
  ['#saktris%7E1%7e2', { is: 'match', game: 'saktris', text: 'saktris~1~2' }],
  ['#rubbish', { is: 'match', game: 'rubbish', text: 'rubbish' }],
])('behind %s stands', (hash, link) => {
  expect(parseLink(hash)).toEqual(link);
});

test.each([
  ['clock=5+3&seed=tuesday', undefined],
  ['clock=5%2B3', undefined],
  ['', undefined],
  ['clock=soon', 'bad-clock'],
  [`seed=${'x'.repeat(65)}`, 'bad-seed'],
  ['colour=red', 'bad-settings'],
])('settings for a new match, clock and seed among them: %s', (query, code) => {
  expect(settingsProblem([anyGame(saktris)], 'saktris', query)?.code).toBe(code);
});
