/** The matches on the device: found, opened, deleted and brought back, carried elsewhere, and safe from damage. */
import { readFileSync } from 'node:fs';
import { expect, keep, keptMatches, test } from './site.ts';

test('nothing yet: an invitation', async ({ page }) => {
  await page.goto('/history');
  await expect(page.getByText('No matches yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose a game' }).click();
  await expect(page).toHaveURL(/\/$/u);
});

test('newest first, filtered, opened where it belongs', async ({ page }) => {
  await keep(page, keptMatches(Date.now()));
  await page.goto('/history');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toContainText(['Running', 'Black won: resigned', 'Drawn: agreed']);
  await page.getByLabel('Show').selectOption('Drawn');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText('1 match');
  await page.getByLabel('Game').selectOption('Stepwise');
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all matches' }).click();
  await expect(rows).toHaveCount(3);
  await rows.nth(1).locator('.match-open').click();
  await expect(page).toHaveURL(/\/saktris\/replay\/decided1$/u);
  await page.goBack();
  await rows.nth(0).locator('.match-open').click();
  await expect(page).toHaveURL(/\/saktris\/play\/running1$/u);
});

test('deleted by key, focus goes on, and undo brings it back', async ({ page }) => {
  await keep(page, keptMatches(Date.now()));
  await page.goto('/history');
  const rows = page.getByRole('main').getByRole('listitem');
  await rows
    .nth(1)
    .getByRole('button', { name: /Delete/u })
    .focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1).locator('.match-open')).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Match deleted.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('status')).toHaveText('The match is back.');
  await page.reload();
  await expect(rows).toHaveCount(3);
});

test('exported here, imported there; what is wrong with an entry is said', async ({
  page,
  browser,
  address,
}) => {
  await keep(page, keptMatches(Date.now()));
  await page.goto('/history');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const file = JSON.parse(text) as { matches: { record: { log: unknown[] } }[] };
  file.matches[1]!.record.log = [[0, 0, 'turn/1', 'Z@z9']];

  const there = await browser.newPage();
  await there.goto(`${address}/history`);
  const give = async (content: string): Promise<void> =>
    there.locator('input[type=file]').setInputFiles({
      name: 'matches.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
  await give('{"format":');
  await expect(there.getByText('The file is not JSON').first()).toBeVisible();
  await give(JSON.stringify(file));
  await expect(there.getByText('2 matches imported.').first()).toBeVisible();
  await expect(there.getByText(/Entry 2: /u)).toBeVisible();
  await expect(there.getByRole('main').locator('.match-row')).toHaveCount(2);
  await give(text);
  await expect(there.getByText('2 matches were already here.')).toBeVisible();
  await expect(there.getByRole('main').locator('.match-row')).toHaveCount(3);
  await there.close();
});

test('a damaged entry is reported, and nothing else suffers', async ({ page }) => {
  await keep(page, { ...keptMatches(Date.now()), 'rankfall/match/broken': '{"id":"broken","ga' });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Where you left off' })).toBeVisible();
  await page.getByRole('link', { name: 'Matches' }).click();
  await expect(page.getByText('1 kept match cannot be read any more.')).toBeVisible();
  await expect(page.locator('.match-row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Clear away' }).click();
  await expect(page.getByText('cannot be read any more')).toHaveCount(0);
});

test('a match that goes on in another tab goes on here', async ({ page, context }) => {
  await keep(page, keptMatches(Date.now()));
  await page.goto('/saktris/play/running1');
  await expect(page.getByRole('grid')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/history');
  await other.evaluate(() => {
    const key = 'rankfall/match/running1';
    const text = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, text.replace('"savedAt":', '"savedAt":1'));
  });
  await expect(page.getByText('This match went on in another tab').first()).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('with storage blocked everything works until the page is closed, and says so once a match begins', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await expect(page.getByText('This browser keeps nothing')).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Play Saktris', exact: true }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByText('This browser keeps nothing').first()).toBeVisible();
  await page.getByRole('link', { name: 'Rankfall, first page' }).click();
  await expect(page.getByRole('region', { name: 'Where you left off' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
