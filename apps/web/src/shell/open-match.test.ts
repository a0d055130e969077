import { expect, test } from 'vitest';
import { parseLink } from './open-match.ts';

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
