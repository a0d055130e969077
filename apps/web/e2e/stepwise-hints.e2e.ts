/** Hints come from the solver in its worker, from where things stand. */
import { expect, test } from './site.ts';
import { begin, click, message, won } from './stepwise.ts';
import type { Page } from '@playwright/test';

async function ask(page: Page, strength: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('dialog').getByRole('button', { name: strength }).click();
}

test('a nudge, the next step as arrows, and the whole way for one star', async ({ page }) => {
  await begin(page, '06');
  await ask(page, /^A nudge/u);
  await expect(message(page)).toContainText('Somebody has to stay behind');
  await ask(page, /^The next step/u);
  await expect(message(page)).toContainText(/Next: A to \w\d, B to \w\d\./u);
  await expect(page.locator('.s-hint-arrow')).toHaveCount(2);
  await ask(page, /^The solution/u);
  await expect(message(page)).toContainText('The plan is drawn: execute it.');
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(won(page)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('img', { name: '1 of 3 stars' })).toBeVisible();
});

test('what can no longer be solved leads back to where it could', async ({ page }) => {
  await begin(page, '14');
  await click(page, 'a4', 'b4', 'c4', 'd4', 'e4');
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(page.getByRole('button', { name: 'New turn' })).toBeVisible();
  await ask(page, /^A nudge/u);
  await expect(message(page)).toContainText('This can no longer be solved. Undo to step 0.');
  await message(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.s-head')).toContainText('Step 0');
  await ask(page, /^A nudge/u);
  await expect(message(page)).toContainText('Three people, no gaps');
});
