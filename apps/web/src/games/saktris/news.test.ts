import { choose, start, type Told } from '@rankfall/kernel';
import { saktris, type SaktrisTerms } from '@rankfall/saktris';
import { expect, test } from 'vitest';
import { newsOf } from './news.ts';

/** What one turn from a position makes happen. */
function toldBy(position: string, option: string): readonly Told<SaktrisTerms>[] {
  const { match } = start<SaktrisTerms>(saktris, { seed: 'news', settings: { start: position } });
  if (!match) throw new Error('not started');
  const [turn] = saktris.pending(match.state, 0);
  return choose(match, 0, { action: turn?.id ?? '', option }).told ?? [];
}
const types = (told: readonly Told<SaktrisTerms>[]): readonly string[] => told.map(({ event }) => event.type);

const queues = '[Pp] w - - 0 20 0:0/0:0 n1;fixed;skip';

test('a piece that comes due with the mate is not announced', () => {
  const told = toldBy(`6k1/5ppp/8/8/8/8/8/R6K${queues}`, 'a1a8');
  expect(types(told)).toEqual(expect.arrayContaining(['due', '~over']));
  expect(types(newsOf(told))).not.toContain('due');
  expect(types(newsOf(told))).toContain('~over');
});

test('while the game goes on it is', () => {
  const told = toldBy(`6k1/5ppp/8/8/8/8/8/R6K${queues}`, 'a1a2');
  expect(types(newsOf(told))).toContain('due');
});
