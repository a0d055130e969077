/** Playing the computer: it thinks in a worker, or on the page where there is none, with a connection or without. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { click } from './saktris.ts';

async function beginAgainst(page: Page, name: string): Promise<void> {
  await page.goto('/saktris');
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** The first turn, and the computer's answer to it. */
async function playOne(page: Page): Promise<void> {
  await click(page, 'd1');
  await expect(page.locator('.match-moves .move[data-ply]')).toHaveCount(2);
}

test('the computer thinks in a worker of its own', async ({ page }) => {
  await beginAgainst(page, 'Practice partner');
  await expect.poll(() => page.workers().length).toBe(1);
  expect(page.workers()[0]?.url()).toContain('bot-worker');
  await playOne(page);
});

test('where workers are not to be had it thinks on the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: function Worker(): never {
        throw new Error('no workers here');
      },
    });
  });
  await beginAgainst(page, 'Practice partner');
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
    await beginAgainst(page, 'Practice partner');
    await playOne(page);
  });
});
