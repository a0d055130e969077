/** The first fight: in real time, by key and by finger, and out of it at any moment. */
import { square, walkTo } from './saktris.ts';
import { expect, expectAccessible, test } from './site.ts';

test('the lesson of Action, by key alone, from the shelf to a real game', async ({ page }) => {
  await page.goto('/saktris-action');
  await page.getByRole('link', { name: /First time\?/u }).click();
  await expect(page.getByRole('heading', { name: 'It comes down' })).toBeVisible();
  const next = page.locator('.lesson-ways .primary');
  // The first piece lands by itself.
  await expect(next).toBeFocused({ timeout: 10_000 });
  await expect(square(page, 'd1')).toHaveAttribute('aria-label', /white pawn/u);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'No turns' })).toBeVisible();
  await expect(square(page, 'd1')).toBeFocused();
  await page.keyboard.press('Enter');
  await walkTo(page, 'd3');
  await page.keyboard.press('Enter');
  await expect(page.locator('.lesson-do .a-cool')).toContainText(/\d\.\d s/u);
  await expect(page.locator('.lesson-do .a-cool')).toContainText('Ready');
  await page.keyboard.press('Enter');
  await walkTo(page, 'd4');
  await page.keyboard.press('Enter');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'No room? Bump!' })).toBeVisible();
  await expect(square(page, 'd1')).toHaveAttribute('aria-label', /pushes this file/u);
  await expect(next).toBeFocused({ timeout: 12_000 });
  await expect(square(page, 'd3')).toHaveAttribute('aria-label', /black pawn/u);
  await page.keyboard.press('Enter');

  await expect(square(page, 'd2')).toBeFocused();
  await page.keyboard.press('Enter');
  await walkTo(page, 'd3');
  await page.keyboard.press('Enter');
  await expect(next).toBeFocused();
  await expect(square(page, 'a3')).toHaveAttribute('aria-label', /empty/u);
  await page.keyboard.press('Enter');

  await expect(square(page, 'e1')).toBeFocused();
  await page.keyboard.press('Enter');
  await walkTo(page, 'e8');
  await page.keyboard.press('Enter');
  await expect(next).toHaveText('Play a real game');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/saktris-action$/u);
  await page.goto('/history');
  await expect(page.getByText('No matches yet.')).toBeVisible();
});

test('the shelf leads to it, and it can be skipped', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('a[href="/saktris-action/lesson"]').first()).toBeVisible();
  await page.goto('/saktris-action/lesson');
  await page.getByRole('button', { name: 'Skip the lesson' }).click();
  await page.waitForURL(/\/saktris-action$/u);
});

for (const [width, height, colorScheme] of [
  [360, 740, 'dark'],
  [320, 568, 'light'],
  [640, 360, 'light'],
] as const)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, colorScheme });
    test('by touch, and nothing scrolls', async ({ page }) => {
      await page.goto('/saktris-action/lesson');
      await page.locator('.lesson-ways .primary').tap({ timeout: 12_000 });
      await expect(page.getByRole('heading', { name: 'No turns' })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
      await square(page, 'g1').tap();
      await square(page, 'f3').tap();
      await expect(square(page, 'f3')).toHaveAttribute('aria-label', /white knight/u);
      await square(page, 'f3').tap();
      await expect(page.locator('.lesson-do .a-cool')).toContainText('Ready');
      await square(page, 'e5').tap();
      await expect(page.locator('.lesson-text')).toHaveAttribute('data-done');
    });
  });
