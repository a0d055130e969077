/** Playing the computer: it thinks in a worker, or on the page where there is none, with a connection or without. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './site.ts';
import { begin, click, square, status, tool } from './saktris.ts';

const line = (page: Page): ReturnType<Page['locator']> => page.locator('.match-moves .move[data-ply]');

/** Black can only walk along its edge, and the rook mates there, wherever the king is. */
const cornered = `s=${encodeURIComponent('7k/8/8/8/8/2K5/R7/6R1[] w - - 0 30 0:0/0:0 n1;fixed;skip')}`;

/** The first turn, and the computer's answer to it. */
async function playOne(page: Page): Promise<void> {
  await click(page, 'd1');
  await expect(line(page)).toHaveCount(2);
}

test('the computer thinks in a worker of its own, which is there before it is needed', async ({ page }) => {
  await page.goto('/saktris');
  await expect.poll(() => page.workers().length).toBe(1);
  expect(page.workers()[0]?.url()).toContain('bot-worker');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await playOne(page);
  expect(page.workers()).toHaveLength(1);
});

test('where workers are not to be had it thinks on the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: function Worker(): never {
        throw new Error('no workers here');
      },
    });
  });
  await begin(page, 'vs=casual');
  await playOne(page);
  expect(page.workers()).toEqual([]);
});

test.describe('a worker that cannot be loaded', () => {
  test.use({
    forgiven: /bot-worker|Failed to load resource|Service Worker registration/u,
    serviceWorkers: 'block',
  });
  test('is replaced by the page, too', async ({ page }) => {
    let refused = 0;
    await page.route(/bot-worker.*\.js/u, async (route) => {
      refused += 1;
      // The first is the worker's own file; what the page then loads instead comes through.
      await (refused === 1 ? route.abort() : route.continue());
    });
    await begin(page, 'vs=casual');
    await playOne(page);
  });
});

test('level and side are chosen by key, said at the board, and remembered', async ({ page }) => {
  await page.goto('/saktris');
  const strength = page.getByRole('group', { name: 'Strength' });
  await strength.getByRole('radio', { name: 'First game' }).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await expect(strength.getByRole('radio', { name: 'Club player' })).toBeChecked();
  await expect(strength).toContainText('punishes loose pieces');
  await page.getByRole('group', { name: 'You play' }).getByLabel('Black').check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('region', { name: 'White · Club player' })).toBeVisible();
  await expect(line(page)).toHaveCount(1);
  await expect(page.locator('.strip[data-place=bottom]')).toHaveAttribute('data-side', '1');
  await page.goto('/saktris');
  await expect(page.getByRole('radio', { name: 'Club player' })).toBeChecked();
  await expect(page.getByRole('group', { name: 'You play' }).getByLabel('Black')).toBeChecked();
  await page.getByRole('group', { name: 'You play' }).getByLabel('By lot').check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/saktris');
  await expect(page.getByRole('group', { name: 'You play' }).getByLabel('By lot')).toBeChecked();
});

test('a game is played to its end without a connection; the level counts as beaten; a rematch changes sides', async ({
  page,
  context,
}) => {
  await page.goto('/saktris');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await begin(page, `${cornered}&vs=learner`);
  await click(page, 'c3', 'b3');
  await expect(line(page)).toHaveCount(2);
  await click(page, 'a2', 'h2');
  await expect(page.getByRole('heading', { name: 'You win' })).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByRole('region', { name: 'White · Learner' })).toBeVisible();
  await page.goto('/saktris');
  await expect(page.getByRole('radio', { name: 'Learner, beaten' })).toBeChecked();
  await context.setOffline(false);
});

test('taking back stops the computer and asks it again', async ({ page }) => {
  await begin(page, 'vs=master&o=fixed');
  await click(page, 'd1');
  await expect(page.locator('.match-hint')).toHaveText('Master is thinking');
  await tool(page, 'Undo').click();
  await expect(line(page)).toHaveCount(0);
  await click(page, 'e1');
  await expect(line(page)).toHaveCount(2);
  await expect(line(page).first()).toHaveText('P@e1');
});

test('a hint marks its move, is said, goes with the position, and the match remembers it', async ({
  page,
}) => {
  await begin(page, `${cornered}&vs=learner`);
  await tool(page, 'Hint').click();
  await expect(page.locator('.match-hint')).toHaveText('Try Rh2#.');
  await expect(status(page)).toContainText('Try Rh2#.');
  await expect(square(page, 'h2')).toHaveAttribute('aria-label', /hint/u);
  await expect(square(page, 'a2')).toHaveAttribute('aria-label', /hint/u);
  await click(page, 'c3', 'b3');
  await expect(square(page, 'h2')).not.toHaveAttribute('aria-label', /hint/u);
  const kept = await page.evaluate(() => Object.values(localStorage).join('\n'));
  expect(kept).toContain('"marks":["hint"]');
});

test('a link carries the opponent; one that nobody knows is told', async ({ page }) => {
  await page.goto('/saktris?vs=expert&side=black');
  await expect(page.getByRole('radio', { name: 'Expert' })).toBeChecked();
  await page.getByText('More settings').click();
  await expect(page.getByLabel('Link with these rules')).toHaveValue(/\?vs=expert&side=black$/u);
  await page.goto('/saktris?vs=kasparov');
  await expect(page.getByRole('alert')).toContainText('There is no opponent "kasparov"');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('axe has nothing to complain about while the computer is chosen and while it thinks', async ({
      page,
    }) => {
      await page.goto('/saktris');
      await expect(page.getByRole('group', { name: 'Strength' })).toBeVisible();
      await expectAccessible(page);
      await begin(page, 'vs=club');
      await tool(page, 'Hint').click();
      await expect(page.locator('.match-hint')).toHaveText(/^Try /u);
      await expectAccessible(page);
    });
  });
