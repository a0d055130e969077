/** The first page: it opens, tells what can be played, and is there for everybody. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './site.ts';

const games = ['Saktris', 'Saktris Action', 'ChessBrawl', 'Stepwise', 'Starlines'];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test('names the five games, and which one can be played', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/Rankfall/);
  for (const game of games)
    await expect(page.getByRole('heading', { name: new RegExp(`${game}$`) })).toBeVisible();
  await expect(page.getByRole('region', { name: /Ready to play Saktris/ })).toContainText(
    'rankfall -- play saktris',
  );
  await expect(page.getByRole('region', { name: 'On the workbench' }).getByRole('listitem')).toHaveCount(
    games.length - 1,
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of ['/', '/404.html']) {
    test(`${path} has nothing to complain about for axe, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    });
  }
}

test('the theme follows the system', async ({ page }) => {
  const paper = async (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  expect(await paper()).toBe('rgb(245, 242, 234)');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper()).toBe('rgb(17, 19, 26)');
});

for (const [width, fontSize] of [
  [320, 16],
  [320, 32],
  [360, 16],
  [768, 16],
  [1920, 16],
] as const) {
  test(`nothing reaches over the side at ${width} px with ${fontSize} px text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/');
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}px`;
    }, fontSize);
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled).toBeLessThanOrEqual(width);
  });
}

test('the keyboard reaches every link in order, and the first one skips to the games', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThan(3);
  for (let place = 0; place < count; place++) {
    await page.keyboard.press('Tab');
    await expect(links.nth(place)).toBeFocused();
    await expect(links.nth(place)).toBeInViewport();
  }
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('links in the header are large enough for a thumb', async ({ page }) => {
  await page.goto('/');
  for (const link of await page.getByRole('banner').getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('who asks for stillness gets it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('an unknown address says so and leads home', async ({ page, request }) => {
  expect((await request.get('/no/such/page')).status()).toBe(404);
  await page.goto('/404.html');
  await page.getByRole('link', { name: /first page/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Small boards');
});
