/** The first page: what can be played, what is being made, and where one left off. */
import { expect, keep, keptMatches, test } from './site.ts';

const later = ['Saktris Action', 'ChessBrawl', 'Stepwise', 'Starlines'];

test('offers what can be played, and says honestly what cannot', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle('Five tactics games – Rankfall');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small boards. Five ways to think ahead.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const saktris = page.getByRole('region', { name: 'Saktris', exact: true });
  await expect(saktris.getByRole('link', { name: 'Play Saktris' })).toBeVisible();
  const bench = page.getByRole('region', { name: 'On the workbench' });
  await expect(bench.getByRole('listitem')).toHaveCount(later.length);
  for (const game of later)
    await expect(bench.getByRole('heading', { name: game, exact: true })).toBeVisible();
  await expect(bench.getByText('In the making', { exact: true })).toHaveCount(later.length);
  await expect(bench.getByRole('link')).toHaveCount(0);
});

test('the miniature comes alive when the browser is idle, and stays a drawing for who asked for stillness', async ({
  page,
  browser,
  address,
}) => {
  await page.goto('/');
  await expect(page.locator('.miniature .live')).toBeVisible();
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
