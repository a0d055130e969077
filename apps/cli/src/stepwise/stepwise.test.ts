/** Stepwise on the command line: solving, generating, and playing a level to its end. */
import { expect, test } from 'vitest';
import { fakeOutside, type Fake } from '../../test/fake-outside.ts';
import { run } from '../run.ts';

async function rankfall(typed: string, wish: Parameters<typeof fakeOutside>[0] = {}): Promise<Fake> {
  const outside = fakeOutside(wish);
  await run(typed.split(' '), outside);
  return outside;
}

test('solve answers {solvable, turns, steps, plan}', async () => {
  const { written } = await rankfall('solve 06 --json');
  const answer: unknown = JSON.parse(written.stdout);
  expect(answer).toMatchObject({ solvable: true, turns: 1, steps: 13, plan: [{ skills: [] }] });
  expect(Object.keys(answer as object)).toEqual(['solvable', 'turns', 'steps', 'plan']);
});

test('solve tells the routes to people', async () => {
  const { written } = await rankfall('solve 17');
  expect(written.stdout).toMatch(/^2 turns, 12 steps\. \d+ states seen/u);
  expect(written.stdout).toContain('push A e');
});

test('a level made here is solved here, to its par', async () => {
  const made = await rankfall('generate stepwise --difficulty 2 --seed demo');
  const level = JSON.parse(made.written.stdout) as { par: { turns: number; steps: number } };
  const { written } = await rankfall('solve level.json --json', {
    files: { 'level.json': made.written.stdout },
  });
  expect(JSON.parse(written.stdout)).toMatchObject({ solvable: true, ...level.par });
  const again = await rankfall('generate stepwise --difficulty 2 --seed demo');
  expect(again.written.stdout).toBe(made.written.stdout);
});

test('what cannot be solved is proven so', async () => {
  const level = JSON.stringify({
    v: 1,
    map: ['##########', 'E#########', '#########X', ...Array.from({ length: 7 }, () => '##########')],
    chars: [{ name: 'A', at: 'a1', dex: 2 }],
  });
  const { written } = await rankfall('solve - --json', { stdin: level });
  expect(JSON.parse(written.stdout)).toEqual({ solvable: false, turns: null, steps: null, plan: null });
});

test('what is not decided within the budget is neither', async () => {
  const { written } = await rankfall('solve 20 --json --states 50');
  expect(JSON.parse(written.stdout)).toEqual({ solvable: null, turns: null, steps: null, plan: null });
});

test('a day of the first generator is still the level it was', async () => {
  const { written } = await rankfall('generate stepwise --daily 2026-11-18');
  const { map } = JSON.parse(written.stdout) as { map: readonly string[] };
  expect(map.slice(3, 6)).toEqual(['E.p#..#..#', 'E..d..e.##', '##.#..#..X']);
});

test.each([
  ['solve', 'rankfall: solve needs one level'],
  ['solve nowhere.json', 'rankfall: There is no file "nowhere.json".'],
  ['generate', 'rankfall: generate makes levels of stepwise.'],
  ['generate stepwise --difficulty 9', 'rankfall: --difficulty must be a whole number from 1 to 5'],
  ['generate stepwise --daily tomorrow', 'rankfall: --daily needs a date such as 2026-03-01'],
])('%s is answered in one sentence', async (typed, sentence) => {
  const { written } = await rankfall(typed);
  expect(written.stderr).toContain(sentence);
});

test('a broken level is explained by its square', async () => {
  const level = JSON.stringify({ v: 1, map: Array.from({ length: 10 }, () => '?'.repeat(10)), chars: [] });
  const { written } = await rankfall('solve -', { stdin: level });
  expect(written.stderr).toContain('a0: “?” is not in the legend.');
});

test('a level can be played to its end, line by line', async () => {
  const steps = 's s e s e e e e e e s e e'.split(' ');
  const lines = [...steps.map((way) => `A ${way}`), ...steps.map(() => 'go')];
  const { written } = await rankfall('play stepwise --seed x', { stdin: `${lines.join('\n')}\n` });
  expect(written.stdout).toContain('First Steps');
  expect(written.stdout).toContain('Everybody is out.');
});
