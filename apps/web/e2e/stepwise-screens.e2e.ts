/** The other screens of Stepwise, and all of them under axe in both themes. */
import { expect, expectAccessible, test } from './site.ts';
import { begin, click, execute, firstWay, square, won } from './stepwise.ts';

test('a solution travels by link: watched in another browser, then tried', async ({
  page,
  browser,
  address,
}) => {
  await begin(page, '01');
  await click(page, 'a2', ...firstWay);
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(won(page)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  const link = await page.getByLabel('Link to this solution').inputValue();
  expect(link.length).toBeLessThan(400);
  const other = await browser.newContext({ baseURL: address });
  const there = await other.newPage();
  await there.goto(link);
  await expect(square(there, 'a2')).toHaveAttribute('aria-label', /A, hold/u);
  await there.keyboard.press('End');
  await expect(square(there, 'j6')).toHaveAttribute('aria-label', /A, complete/u);
  await expect(there.getByRole('slider')).toHaveAttribute('aria-valuetext', /Everybody is out/u);
  await there.getByRole('button', { name: 'Play this level' }).click();
  await expect(execute(there)).toBeVisible();
  await other.close();
});

for (const scheme of ['light', 'dark'] as const)
  test.describe(`axe has nothing to say, ${scheme}`, () => {
    test.use({ colorScheme: scheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/stepwise', '/rules/stepwise'])
      test(`about ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      });

    test('about a plan that will be blocked', async ({ page }) => {
      await begin(page, '06');
      await click(page, 'a2', 'b2', 'b3', 'c3', 'd3', 'e3', 'f3');
      await expectAccessible(page);
    });

    test('about skills, and the menu above them', async ({ page }) => {
      await begin(page, '15');
      await click(page, 'a2', 'b2', 'c2', 'd2', 'e2');
      await page.getByRole('button', { name: 'Run all' }).click();
      await expect(page.getByRole('button', { name: /^A pushes right/u })).toBeVisible();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectAccessible(page);
    });
  });

test('the puzzle of the day is drawn in the worker, and gone on with', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-16T09:00:00Z'));
  await page.goto('/stepwise');
  await expect(page.getByText('2026-11-16, the same for everybody.')).toBeVisible();
  await page.getByRole('button', { name: 'Play today’s puzzle' }).click();
  await page.waitForURL(/\/stepwise\/play\//u, { timeout: 60_000 });
  await expect(page.getByText('Daily 2026-11-16').first()).toBeVisible();
  const address = page.url();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'All levels' }).click();
  await page.getByRole('button', { name: 'Play today’s puzzle' }).click();
  await expect(page).toHaveURL(address);
});

test('past puzzles are a calendar: a day of last week is drawn, played, and no day in a row', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-18T09:00:00Z'));
  await page.goto('/stepwise');
  await page.getByRole('button', { name: 'Past puzzles' }).click();
  const days = page.getByRole('dialog').getByRole('button', { name: /, not solved$/u });
  await expect(days).toHaveCount(31);
  await page.getByRole('button', { name: 'Monday 2026-11-09, not solved' }).click();
  await page.waitForURL(/\/stepwise\/play\//u, { timeout: 60_000 });
  await expect(page.getByText('Daily 2026-11-09').first()).toBeVisible();
});
