/** Without a connection, and with a newer version at the door. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dist, expect, keep, keptMatches, serve, test } from './site.ts';

const isReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

test('after the first visit every page opens without a connection, by its address', async ({
  page,
  context,
}) => {
  await keep(page, keptMatches(Date.now()));
  await page.goto('/');
  await isReady(page);
  await context.setOffline(true);
  for (const [path, heading] of [
    ['/', /Small boards/u],
    ['/history', /Matches on this device/u],
    ['/saktris', /Saktris/u],
    ['/rules/saktris', /Saktris/u],
    ['/nowhere', /This square is empty/u],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.goto('/saktris/play/running1');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('the site can be installed: a manifest with icons that are there', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(address ?? '')).json()) as {
    icons: { src: string; type: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Rankfall', start_url: '/', display: 'standalone' });
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()['content-type']?.split(';')[0]]).toEqual([200, type]);
  }
});

test('a newer version waits, is not offered at the board, and comes only when it is taken', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'rankfall-update-'));
  cpSync(dist, folder, { recursive: true });
  const { address, stop } = await serve(folder);
  try {
    await keep(page, keptMatches(Date.now()));
    await page.goto(`${address}/saktris/play/running1`);
    await isReady(page);
    writeFileSync(join(folder, 'sw.js'), `${readFileSync(join(folder, 'sw.js'), 'utf8')}\n// newer\n`);
    await page.reload();
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null,
    );
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByText('A newer version is here.')).toHaveCount(0);
    await page.getByRole('link', { name: 'Rankfall, first page' }).click();
    await expect(page.getByText('A newer version is here.').first()).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Use it now' }).click()]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
    await expect(page.getByText('A newer version is here.')).toHaveCount(0);
  } finally {
    stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
