/** The screens around a Saktris game: choosing it, looking back, sharing it, its rules and its lesson, for every reader. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { begin, beginFrom, click, positions, square, tool, walkTo } from './saktris.ts';
import { expect, test } from './site.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test('replay: keys, slider, list, playing on from there', async ({ page }) => {
  await begin(page, 'o=fixed');
  await click(page, 'c1', 'e8', 'c1', 'c3');
  await page.goto(page.url().replace('/play/', '/replay/'));
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Step 3 of 3: c3');
  await page.keyboard.press('Home');
  await expect(square(page, 'c1')).toHaveAttribute('aria-label', /empty/u);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Step 1 of 3: P@c1');
  await square(page, 'd4').click({ button: 'right' });
  await expect(page.locator('.drawings path')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'One on' }).click();
  // What was drawn was about the position that was left.
  await expect(page.locator('.drawings path')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(square(page, 'c3')).toHaveAttribute('aria-label', /white pawn/u);
  await page.getByRole('button', { name: 'P@e8' }).click();
  await expect(page).toHaveURL(/ply=2/u);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByLabel('A friend here').check();
  await page.getByRole('button', { name: 'Play it out' }).click();
  await page.waitForURL(/play/u);
  await click(page, 'c1', 'c2');
  await expect(square(page, 'c2')).toHaveAttribute('aria-label', /white pawn/u);
});

for (const [width, height] of [
  [320, 568],
  [640, 360],
] as const) {
  test(`a replay and a lesson fit ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await begin(page, 'o=fixed');
    await click(page, 'c1', 'e8');
    for (const address of [page.url().replace('/play/', '/replay/'), '/saktris/lesson']) {
      await page.goto(address);
      await expect(page.getByRole('grid')).toBeVisible();
      const room = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]);
      expect(room).toEqual([width, height]);
      for (const one of await page
        .locator('main button:visible, main input:visible, main select:visible')
        .all()) {
        const box = await one.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width + 0.5);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 0.5);
      }
    }
  });
}

test('replay plays by itself', async ({ page }) => {
  await begin(page, 'o=fixed');
  await click(page, 'c1', 'e8');
  await expect(square(page, 'e8')).toHaveAttribute('aria-label', /black pawn/u);
  await page.goto(`${page.url().replace('/play/', '/replay/')}?ply=0`);
  await page.getByLabel('Speed').selectOption('fast');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Step 2 of 2: P@e8');
});

test('a shared link opens the same position elsewhere; copying needs no permission', async ({
  page,
  browser,
  address,
}) => {
  await begin(page, 'o=fixed');
  await click(page, 'c1', 'e8', 'c1', 'c3');
  await tool(page, 'Menu').click();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.locator('.shared-said')).toBeVisible();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  const fen = await page.getByLabel('Position (SakFEN)').inputValue();
  expect(link.startsWith(`${address}/open#saktris~`)).toBe(true);
  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto(link);
  await expect(square(second, 'c3')).toHaveAttribute('aria-label', /white pawn/u);
  await second.getByRole('button', { name: 'Share' }).click();
  await expect(second.getByLabel('Position (SakFEN)')).toHaveValue(fen);
  await other.close();
});

test('a bad link or setting says what is wrong', async ({ page }) => {
  await page.goto('/open#saktris~1~2~abc~~~xxxx');
  await expect(page.getByRole('main')).toContainText(/link/iu);
  await page.goto('/saktris?rc=7');
  await expect(page.getByRole('alert')).toContainText('rowClear');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
});

test('settings: the form, a problem beside its field, and a link that carries them', async ({ page }) => {
  await page.goto('/saktris');
  await page.getByText('More settings').click();
  await page.getByRole('group', { name: 'Arrival order' }).getByLabel('Fixed').check();
  await page.getByLabel('Row clear').check();
  await page.getByLabel('Order of the pieces').fill('KQ');
  await page.getByLabel('Order of the pieces').blur();
  await expect(page.getByText('An arrival order has the letters')).toBeVisible();
  await page.getByLabel('Order of the pieces').fill('KQRRBBNNPPPPPPPP');
  await page.getByLabel('Order of the pieces').blur();
  const link = await page.getByLabel('Link with these rules').inputValue();
  expect(link).toMatch(/\?o=fixed&rc=1&q=KQRRBBNNPPPPPPPP&vs=first-game$/u);
  await page.goto(link);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: /King, due now/u }).first()).toBeVisible();
});

test('whatever is pasted opens, or says why not', async ({ page }) => {
  await page.goto('/saktris');
  await page.getByText('Open a game or position').click();
  await page.getByLabel('Text or link').fill('8/8/8');
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('alert')).toContainText('A position has');
  await page.getByLabel('Text or link').fill(positions.mate);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByText('Starts from a position of its own.')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(square(page, 'b2')).toHaveAttribute('aria-label', /white rook/u);
});

test('the lesson, by key alone', async ({ page }) => {
  await page.goto('/saktris/lesson');
  await expect(page.getByRole('heading', { name: 'Place a pawn' })).toBeVisible();
  await square(page, 'e1').focus();
  for (const [title, squares] of [
    ['Place a pawn', ['d1']],
    ['Move it', ['d1', 'd3']],
    ['A bishop with a rule', ['f1']],
    ['Three in a row', ['d1', 'd2']],
    ['Checkmate by arrival', ['a1']],
  ] as const) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    for (const name of squares) {
      await walkTo(page, name);
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('.lesson-ways .primary')).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await page.waitForURL(/\/saktris$/u);
});

test('rules are one tap away from the game', async ({ page }) => {
  await begin(page);
  await tool(page, 'Menu').click();
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of Saktris' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('grid')).toBeVisible();
});

/** Everything by day; by night only what depends on colour. */
for (const colorScheme of ['light', 'dark'] as const) {
  const look = async (page: Page, what: string): Promise<void> => {
    const axe = new AxeBuilder({ page });
    const { violations } = await (
      colorScheme === 'light' ? axe.withTags(rules) : axe.withRules(['color-contrast'])
    ).analyze();
    expect(violations.map(({ id, nodes }) => [what, id, nodes.map((node) => node.html)])).toEqual([]);
  };
  test.describe(`axe has nothing to complain about, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('at the board', async ({ page }) => {
      await begin(page, 'o=select&clock=0.3%2B0');
      await look(page, 'selectable');
      await beginFrom(page, 'bishop');
      await click(page, 'c1');
      await look(page, 'play');
      await page.goto(page.url().replace('/play/', '/replay/'));
      await expect(page.getByRole('slider')).toBeVisible();
      await look(page, 'replay');
      await page.goto('/saktris/lesson');
      await expect(page.getByRole('grid')).toBeVisible();
      await look(page, 'lesson');
    });

    test('above it and around it', async ({ page }) => {
      await beginFrom(page, 'mate');
      await tool(page, 'Menu').click();
      await look(page, 'menu');
      await page.getByRole('button', { name: 'Share' }).click();
      await look(page, 'share');
      await page.keyboard.press('Escape');
      await click(page, 'a1');
      await expect(page.getByRole('heading', { name: 'White wins' })).toBeFocused();
      await look(page, 'result');
      await page.goto('/rules/saktris');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(page, 'rules');
      await page.goto('/saktris');
      await page.getByText('More settings').click();
      await look(page, 'new game');
    });
  });
}
