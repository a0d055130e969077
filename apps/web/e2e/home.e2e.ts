/** The first page: what can be played, what is being made, and where one left off. */
import { games } from '../src/games.ts';
import { expect, keep, keptMatches, test } from './site.ts';

const names = {
  saktris: 'Saktris',
  'saktris-action': 'Saktris Action',
  chessbrawl: 'ChessBrawl',
  stepwise: 'Stepwise',
  starlines: 'Starlines',
} as const;

test('offers what can be played, and says honestly what cannot', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle('Five tactics games – Rankfall');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small boards. Five ways to think ahead.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const { id, state } of games) {
    await expect(page.getByRole('heading', { name: names[id], exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: `Play ${names[id]}`, exact: true })).toHaveCount(
      state === 'playable' ? 1 : 0,
    );
  }
  const later = games.filter(({ state }) => state === 'later');
  await expect(page.getByText('In the making', { exact: true })).toHaveCount(later.length);
});

test('the miniature comes alive when the browser is idle, and stays a drawing for who asked for stillness', async ({
  page,
  browser,
  address,
}) => {
  await page.goto('/');
  await expect(page.locator('.feature .miniature .live')).toBeVisible();
  const still = await browser.newPage({ reducedMotion: 'reduce' });
  await still.goto(address);
  await expect(still.getByRole('img', { name: /chess board/u })).toBeVisible();
  await still.waitForTimeout(1500);
  await expect(still.locator('.miniature .live')).toHaveCount(0);
  expect(await still.evaluate(() => document.getAnimations().length)).toBe(0);
  await still.close();
});

test('where you left off is on top, and one click away', async ({ page }) => {
  await keep(page, keptMatches(Date.now()));
  await page.goto('/');
  const leftOff = page.getByRole('region', { name: 'Where you left off' });
  await expect(leftOff).toContainText('White – Black · Classic · 0 moves · 1 hour ago');
  await expect(leftOff.getByRole('link', { name: /other/u })).toHaveCount(0);
  await leftOff.getByRole('link', { name: /Go on/u }).click();
  await expect(page).toHaveURL(/\/saktris\/play\/running1$/u);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('nothing moves while the page settles', async ({ page }) => {
  for (const path of ['/', '/history', '/saktris', '/rules/saktris']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(1200);
    const shift = await page.evaluate(
      async () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 200);
        }),
    );
    expect(shift, path).toBeLessThan(0.001);
  }
});
