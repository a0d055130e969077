/** How the shell looks to everybody: light, dark, forced colours, small, large, in a longer language, and to axe. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, keep, keptMatches, test } from './site.ts';

const pages = ['/', '/history', '/nowhere', '/starlines', '/open', '/saktris/play/gone'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe has nothing to complain about, ${colorScheme}`, async ({ page }) => {
    // Many pages, each looked at by axe.
    test.slow();
    await page.emulateMedia({ colorScheme });
    await keep(page, { ...keptMatches(Date.now()), 'rankfall/match/broken': '{' });
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
    for (const name of ['Settings', 'Keys']) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
    await page.goto('/history');
    await page
      .getByRole('button', { name: /Delete/u })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('nothing reaches over the side, however narrow or large the text', async ({ page }) => {
  await keep(page, keptMatches(Date.now()));
  for (const [width, fontSize] of [
    [320, 16],
    [320, 32],
    [360, 16],
    [768, 16],
    [1920, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}px`;
      }, fontSize);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width}`,
      ).toBeLessThanOrEqual(width);
    }
  }
});

test('controls are large enough for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await keep(page, keptMatches(Date.now()));
  for (const path of ['/', '/history']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const control of await page
      .locator('header a, nav :is(a, button), main :is(button, select, .button)')
      .all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
    }
  }
});

/** What can be read or heard on the page, and is not in the strange language. */
const plainTexts = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isPlain = (text: string): boolean => /[a-z]{2}/iu.test(text) && !text.includes('ẋ');
    const found: string[] = isPlain(document.title) ? [document.title] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (walker.currentNode.parentElement?.closest('script, style, noscript') === null && isPlain(text))
        found.push(text);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
        const text = element.getAttribute(name) ?? '';
        if (isPlain(text)) found.push(text);
      }
    return found;
  });

test('in a language a third longer every text is there and fits', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await keep(page, { ...keptMatches(Date.now()), 'rankfall/settings': '{"language":"qps"}' });
  for (const path of [...pages, '/saktris', '/rules/saktris', '/saktris/lesson', '/saktris/play/running1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ẋ');
    expect(await plainTexts(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ẋ');
  for (const key of [',', '?']) {
    await page.keyboard.press(key);
    await expect(page.locator('dialog[open]')).toBeVisible();
    // A language calls itself by its own name.
    expect((await plainTexts(page)).filter((text) => text !== 'English')).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('in forced colours buttons, picks and the mark can still be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Play Saktris', exact: true })).toHaveCSS(
    'border-style',
    'solid',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const picked = page.locator('.pick:has(:checked)').first();
  await expect(picked).toHaveCSS('outline-style', 'solid');
});

test('the theme follows the system as long as nobody chose', async ({ page }) => {
  const paper = async (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  expect(await paper()).toBe('rgb(245, 242, 234)');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper()).toBe('rgb(17, 19, 26)');
});
