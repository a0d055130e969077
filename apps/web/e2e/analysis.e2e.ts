/** After the game: who stood better when, the moves that decided it, and what would have been. */
import {
  choose,
  lineOf,
  linkOf,
  pendingOf,
  recordOf,
  start,
  writeRecord,
  type Match,
} from '@rankfall/kernel';
import { saktris, type SaktrisTerms } from '@rankfall/saktris';
import type { Page } from '@playwright/test';
import { begin, click, square, status, tool } from './saktris.ts';
import { expect, expectAccessible, keep, test } from './site.ts';

const cornered = '7k/8/8/8/8/2K5/R7/6R1[] w - - 0 30 0:0/0:0 n1;fixed;skip';

function play(match: Match<SaktrisTerms>, options: readonly string[]): Match<SaktrisTerms> {
  let now = match;
  for (const option of options) {
    const seat = now.state.position.toMove;
    const step = choose(now, seat, { action: pendingOf(now, seat)[0]?.id ?? '', option });
    if (step.refused) throw new Error(`${option}: ${step.refused.code}`);
    now = step.match;
  }
  return now;
}

function started(settings: object): Match<SaktrisTerms> {
  const { match } = start(saktris, { seed: 'analysis', settings });
  if (!match) throw new Error('not started');
  return match;
}

/** White throws both rooks away: a won game becomes a draw. */
const thrown = play(started({ start: cornered }), ['g1g8', 'h8g8', 'a2a8', 'g8h7', 'a8h8', 'h7h8']);

/** Pieces are placed and walk about until White has had enough. */
function long(): Match<SaktrisTerms> {
  let match = started({ arrivalOrder: 'fixed' });
  for (let ply = 0; ply < 160 && !match.result; ply++) {
    const options = pendingOf(match, match.state.position.toMove)[0]?.options ?? [];
    match = play(match, [options[(ply * 7) % options.length]?.id ?? '']);
  }
  return choose(match, 0, { action: '~resign', option: 'resign' }).match;
}

function kept(match: Match<SaktrisTerms>, id: string): Readonly<Record<string, string>> {
  const head = {
    id,
    game: 'saktris',
    seats: [{ kind: 'human' }, { kind: 'bot', bot: 'casual' }],
    startedAt: 1,
    savedAt: 2,
    finished: true,
    result: match.result,
    plies: match.log.length,
  };
  return { [`rankfall/match/${id}`]: `${JSON.stringify(head)}\n${writeRecord(recordOf(match))}` };
}

const graph = (page: Page): ReturnType<Page['locator']> =>
  page.getByRole('slider', { name: 'Who stood better' });
const swings = (page: Page): ReturnType<Page['locator']> => page.locator('.match-moves .swing');
const done = async (page: Page): Promise<void> =>
  expect(status(page)).toContainText('The analysis is done.', { timeout: 30_000 });

test('from the result to the move that threw it away, and on from there against the computer', async ({
  page,
}) => {
  await begin(page, `s=${encodeURIComponent(cornered)}`);
  for (const [from, to] of [
    ['g1', 'g8'],
    ['h8', 'g8'],
    ['a2', 'a8'],
    ['g8', 'h7'],
    ['a8', 'h8'],
    ['h7', 'h8'],
  ] as const)
    await click(page, from, to);
  await page.getByRole('dialog').getByRole('button', { name: 'Analyse' }).click();
  await expect(page).toHaveURL(/\/saktris\/replay\/.*analyse=1/u);
  await done(page);
  await expect(swings(page).first()).toContainText(
    /White: Move 32: Rh8\+ (turned a won game into an even one|missed a win in \d+ moves); \S+ was better\./u,
  );
  await swings(page).first().click();
  await expect(square(page, 'a8')).toHaveAttribute('aria-label', /rook.*hint/iu);
  await expect(page.locator('.drawings [data-shown]')).toHaveCount(1);
  await expect(page.locator('.analysis-said')).toContainText(/^White .*Best here: /u);

  await graph(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(graph(page)).toHaveAttribute('aria-valuetext', /^Rh8\+: Even/u);
  await expect(page.locator('.drawings [data-shown]')).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(graph(page)).toHaveAttribute('aria-valuetext', 'Start: White can win in 1 move +#1');
  const room = await graph(page).boundingBox();
  if (!room) throw new Error('no graph');
  await graph(page).click({ position: { x: (room.width * 4) / 6, y: 10 } });
  await expect(graph(page)).toHaveAttribute('aria-valuenow', '4');

  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'What if' });
  await expect(dialog).toContainText('From move 32, with White to move.');
  await dialog.getByRole('radio', { name: 'Learner' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Play it out' }).click();
  await expect(page.getByRole('region', { name: 'Black · Learner' })).toBeVisible();
  await click(page, 'a8', 'a7');
  await expect(page.locator('.match-moves .move[data-ply]')).toHaveCount(2);
  await page.goto('/history');
  await expect(page.locator('.match-row').first()).toContainText('What if');
  await page.goto('/saktris');
  // What was tried out is not what is played usually.
  await expect(page.getByLabel('A friend here')).toBeChecked();
});

test('it is stopped and goes on where it stood, and coming back costs nothing', async ({ page }) => {
  const match = long();
  const positions = lineOf(match).length + 1;
  await keep(page, kept(match, 'long1'));
  await page.goto('/history');
  await page.locator('.match-row').getByRole('link', { name: 'Analyse', exact: true }).click();
  await expect(page.locator('.analysis-progress')).toContainText(`of ${positions}`);
  await expect(page.locator('.analysis-progress')).toContainText(/at ([3-9]|\d\d+) of/u, { timeout: 20_000 });
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  const line = page.locator('.analysis-progress');
  await expect(line).toContainText(/Stopped at \d+ of/u);
  const stopped = await line.textContent();
  await page.getByRole('link', { name: 'Rankfall' }).click();
  await page.goBack();
  await expect(line).toContainText(`of ${positions}`);
  expect(Number(/\d+/u.exec((await line.textContent()) ?? '')?.[0])).toBeGreaterThanOrEqual(
    Number(/\d+/u.exec(stopped ?? '')?.[0]),
  );
  const goOn = page.getByRole('button', { name: 'Go on', exact: true });
  if (await goOn.isVisible()) await goOn.click();
  await expect(line).toHaveCount(0, { timeout: 60_000 });
  await page.getByText('Every move as a table').click();
  await expect(page.getByRole('region', { name: 'Every move as a table' }).getByRole('row')).toHaveCount(
    positions,
  );
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`on a phone, ${colorScheme}`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme });
    test('a shared game is analysed by touch, and nothing scrolls', async ({ page }) => {
      await page.goto(`/open#${linkOf(thrown)}`);
      await page.getByRole('button', { name: 'Analyse this game' }).tap();
      await done(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Swings' }).tap();
      await expectAccessible(page);
      await page.getByRole('dialog').locator('.swing').first().tap();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('.drawings [data-shown]')).toHaveCount(1);
      await graph(page).tap({ position: { x: 2, y: 20 } });
      await expect(graph(page)).toHaveAttribute('aria-valuenow', '0');
    });
  });

test('a game that still runs is not looked into', async ({ page }) => {
  await begin(page, 'vs=casual');
  await click(page, 'd1');
  await expect(page.locator('.match-moves .move[data-ply]')).toHaveCount(2);
  await page.goto(page.url().replace('/play/', '/replay/'));
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeVisible();
  await expect(page.locator('.analysis')).toHaveCount(0);
  await expect(tool(page, 'Hint')).toHaveCount(0);
});
