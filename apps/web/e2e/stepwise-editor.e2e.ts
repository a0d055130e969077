/** A level from the empty room to another browser: painted, wired, proven, shared, played. */
import { expect, expectAccessible, test } from './site.ts';
import { execute, square } from './stepwise.ts';

test('painted, wired, proven, shared by link, and the same in another browser', async ({
  page,
  browser,
  address,
}) => {
  await page.goto('/stepwise');
  await page.getByRole('link', { name: 'Make a level' }).click();
  await page.getByLabel('Name of the level').fill('Two rooms');
  for (const row of [1, 2, 3, 4, 5, 6, 7, 8]) await square(page, `f${row}`).click();
  await page.getByRole('button', { name: 'Door', exact: true }).click();
  await square(page, 'f4').click();
  await expect(page.getByText('f4: nothing feeds channel a.')).toBeVisible();
  await page.getByRole('button', { name: 'Latch', exact: true }).click();
  await square(page, 'c2').click();
  await expect(page.getByText('nothing feeds channel a')).toBeHidden();
  await page.getByRole('button', { name: 'Prove' }).click();
  await expect(page.getByText(/^Proven: the shortest way takes 1 turn, \d+ steps\.$/u)).toBeVisible();
  const proven = await page.getByText(/^Proven:/u).innerText();
  await page.getByRole('button', { name: 'Share and export' }).click();
  const link = await page.getByLabel('Link to this level').inputValue();
  expect(link.length).toBeLessThanOrEqual(400);

  const other = await browser.newContext({ baseURL: address });
  const there = await other.newPage();
  await there.goto(link);
  await there.getByRole('button', { name: 'Play Two rooms' }).click();
  await expect(execute(there)).toBeVisible();
  await expect(square(there, 'f4')).toHaveAttribute('aria-label', /door a, closed/u);
  await expect(square(there, 'c2')).toHaveAttribute('aria-label', /latch a, off/u);
  await there.goto('/stepwise?edit');
  await there.getByRole('button', { name: 'Import' }).click();
  await there.getByLabel('Level as text').fill(link);
  await there.getByRole('button', { name: 'Open it' }).click();
  await there.getByRole('button', { name: 'Prove' }).click();
  await expect(there.getByText(proven)).toBeVisible();
  await other.close();
});

test('faults are named by their square; undo, playtest and what was being made survive', async ({ page }) => {
  await page.goto('/stepwise?edit');
  await page.getByRole('button', { name: 'Exit', exact: true }).click();
  await square(page, 'd4').click();
  await expect(
    page.getByRole('button', { name: 'd4: an exit can only be on the outer ring.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'd4: an exit can only be on the outer ring.' }).click();
  await expect(square(page, 'd4')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('This level can be played.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a member' }).click();
  await page.getByRole('button', { name: 'Place B' }).click();
  await square(page, 'b6').click();
  await page.getByRole('button', { name: 'Playtest' }).click();
  await expect(square(page, 'b6')).toHaveAttribute('aria-label', /B, hold/u);
  await page.goBack();
  await expect(square(page, 'b6')).toHaveAttribute('aria-label', /B/u);
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('Level as text').fill('{"v":2}');
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('dialog').getByText('Only levels of version 1 can be read')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe has nothing to say about the editor, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/stepwise?edit');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
