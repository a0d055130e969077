/** Action in the browser: started by a key, played by mouse, finger and keyboard, paused, premoved, shared by two, watched again. */
import type { Locator, Page } from '@playwright/test';
import { square, tool, walkTo } from './saktris.ts';
import { expect, expectAccessible, test } from './site.ts';

const RULES = 'action;cd1000;in3000;fixed;tc';
const slow = RULES.replace('cd1000', 'cd3000');
const positions = {
  /** White takes the king; Black cools down meanwhile. */
  hanging: `4k3/8/8/8/8/8/8/4R2K[] - - - 0 1 t0;a-;r0/60000 ${RULES}`,
  kings: `4k3/8/8/8/8/8/8/4K3[] - - - 0 1 t0;a-;r0/600000 ${slow}`,
  bump: `4k3/8/8/8/8/8/8/RNBPQBNR[Pp] - - - 0 1 t0;awd2500^;r0/600000 ${RULES}`,
  two: `7k/8/8/8/8/8/8/K7[] - - - 0 1 t0;a-;r0/0 ${RULES}`,
} as const;

async function begin(page: Page, position?: keyof typeof positions, more = 'vs=rookie'): Promise<void> {
  const from = position === undefined ? '' : `&s=${encodeURIComponent(positions[position])}`;
  await page.goto(`/saktris-action?sc=0&${more}${from}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/saktris-action\/play\//u);
  await expect(page.locator('.action:not([data-stopped])')).toBeVisible();
}

const strip = (page: Page, place: 'top' | 'bottom'): Locator => page.locator(`.a-strip[data-place=${place}]`);
const result = (page: Page): Locator => page.locator('dialog.result[open]');

test('AC9 the key A starts a game against the computer, which counts in and begins', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('a');
  await page.waitForURL(/\/saktris-action\/play\//u);
  await expect(page.locator('.count-in-number')).toHaveText('3');
  await expect(page.locator('.action:not([data-stopped])')).toBeVisible({ timeout: 8000 });
  // AC4: what lands, for whom, where and when; the very square is marked.
  const due = strip(page, 'bottom').locator('.a-due');
  await expect(due).toContainText(/\d\.\d.*[cde]1/su);
  const name = (await due.textContent())?.match(/[cde]1/u)?.[0] ?? '';
  await expect(square(page, name)).toHaveAttribute('aria-label', /land/u);
  // AC5: a bar at either edge, both ready at first.
  for (const place of ['top', 'bottom'] as const)
    await expect(strip(page, place).locator('.a-cool')).toContainText('Ready');
  await expect(square(page, name)).toHaveAttribute('aria-label', /pawn/u, { timeout: 8000 });
});

test('the key A does nothing while somebody types', async ({ page }) => {
  await page.goto('/saktris-action');
  await page.getByText('All settings').click();
  await page.getByLabel('Seed').fill('');
  await page.getByLabel('Seed').press('a');
  await expect(page.getByLabel('Seed')).toHaveValue('a');
  expect(new URL(page.url()).pathname).toBe('/saktris-action');
});

test('a game is won by mouse, and the result says why', async ({ page }) => {
  await begin(page, 'hanging');
  await square(page, 'e1').click();
  await expect(square(page, 'e8')).toHaveAttribute('data-next', 'capture');
  await square(page, 'e8').click();
  await expect(result(page).getByRole('heading')).toHaveText('You win');
  await expect(result(page).getByRole('heading')).toBeFocused();
  await expect(result(page)).toContainText('A rook took the black king on e8.');
  await expect(result(page).getByRole('button', { name: 'The last seconds' })).toBeVisible();
  await result(page).getByRole('button', { name: 'Rematch' }).click();
  await expect(page.locator('.action:not([data-stopped])')).toBeVisible();
});

test('a game is won by keyboard', async ({ page }) => {
  await begin(page, 'hanging');
  await square(page, 'e1').focus();
  await page.keyboard.press('Enter');
  await walkTo(page, 'e8');
  await page.keyboard.press('Enter');
  await expect(result(page).getByRole('heading')).toHaveText('You win');
});

test('the cooldown is shown and kept, and a hasty order says when', async ({ page }) => {
  await begin(page, 'kings');
  await square(page, 'e1').click();
  await square(page, 'e2').click();
  const bar = strip(page, 'bottom').locator('.a-cool');
  await expect(bar).toContainText(/\d\.\d s/u);
  await expect(page.locator('.men .ring').first()).toBeVisible();
  await square(page, 'e2').click();
  await square(page, 'e3').click();
  await expect(page.locator('.note')).toContainText(/Still cooling down: ready in \d\.\d s/u);
  await expect(square(page, 'e2')).toHaveAttribute('aria-label', /king/u);
  await expect(bar).toContainText('Ready', { timeout: 6000 });
});

test('a premove is shown, fires once, and Escape takes another back', async ({ page }) => {
  await begin(page, 'kings', 'vs=rookie&pm=1');
  await square(page, 'e1').click();
  await square(page, 'e2').click();
  await square(page, 'e2').click();
  await square(page, 'e3').click();
  for (const name of ['e2', 'e3'])
    await expect(square(page, name)).toHaveAttribute('aria-label', /premove/iu);
  await expect(square(page, 'e3')).toHaveAttribute('aria-label', /king/u, { timeout: 6000 });
  await expect(square(page, 'e3')).not.toHaveAttribute('aria-label', /premove/iu);
  await square(page, 'e3').click();
  await square(page, 'e4').click();
  await expect(square(page, 'e4')).toHaveAttribute('aria-label', /premove/iu);
  await square(page, 'e3').focus();
  await page.keyboard.press('Escape');
  await expect(square(page, 'e4')).not.toHaveAttribute('aria-label', /premove/iu);
  const bar = strip(page, 'bottom').locator('.a-cool');
  await expect(bar).toContainText('Ready', { timeout: 6000 });
  await expect(square(page, 'e3')).toHaveAttribute('aria-label', /king/u);
});

test('Escape pauses: time stands still, a reload waits, and going on goes on', async ({ page }) => {
  await begin(page);
  await page.keyboard.press('Escape');
  const paused = page.locator('.match-paused');
  await expect(paused).toContainText('Paused');
  const text = await strip(page, 'bottom').locator('.a-due-time').textContent();
  await page.reload();
  await expect(paused).toContainText('Paused');
  await expect(strip(page, 'bottom').locator('.a-due-time')).toHaveText(text ?? '');
  await paused.getByRole('button', { name: 'Go on' }).click();
  await expect(paused).toBeHidden();
  await tool(page, 'Menu').click();
  await expect(page.getByRole('dialog', { name: 'This game' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(paused).toContainText('Paused');
});

test('a bump is announced differently from a landing, and pushes the column', async ({ page }) => {
  await begin(page, 'bump');
  await expect(strip(page, 'bottom').locator('.a-due')).toHaveAttribute('data-bump', 'true');
  await expect(square(page, 'd1')).toHaveAttribute('aria-label', /bump|push/u);
  await expect(page.locator('.landing[data-bump]')).toBeVisible();
  await expect(square(page, 'd2')).toHaveAttribute('aria-label', /pawn/u, { timeout: 8000 });
});

test('two people share a keyboard, each with a cursor', async ({ page }) => {
  await begin(page, 'two', 'vs=friend');
  for (const key of ['a', 'a', 'a', 'a', 'Space', 'w', 'd', 'Space']) await page.keyboard.press(key);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  await expect(square(page, 'b2')).toHaveAttribute('aria-label', /white king/iu);
  await expect(square(page, 'h7')).toHaveAttribute('aria-label', /black king/iu);
  await expect(page.locator('.cursor')).toHaveCount(2);
});

test('a new line of the story is told in its place: no row moves', async ({ page }) => {
  await begin(page, undefined, 'vs=whirlwind&in=1');
  const rows = page.locator('.a-story li');
  await expect(rows).not.toHaveCount(0);
  const first = await rows.first().elementHandle();
  await expect.poll(async () => rows.count()).toBeGreaterThan(2);
  expect(await first?.evaluate((row) => row === row.parentElement?.firstElementChild)).toBe(true);
  const lefts = await rows.evaluateAll((all) =>
    all.map((row) => {
      const words = document.createRange();
      words.selectNodeContents(row.lastElementChild ?? row);
      return words.getBoundingClientRect().left;
    }),
  );
  expect(new Set(lefts).size, 'all words begin on one line').toBe(1);
});

/** The classes around whatever moved on the page without being animated, from now on. */
async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  const seen = await page.evaluateHandle(() => {
    interface Shift {
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const found: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node } of (entry as unknown as Shift).sources)
          found.push(node?.parentElement?.className ?? '?');
    }).observe({ type: 'layout-shift' });
    return found;
  });
  return async () => seen.jsonValue();
}

for (const [width, height] of [
  [1280, 800],
  [768, 1024],
  [360, 740],
] as const)
  test(`nothing shifts while a game runs at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await begin(page, undefined, 'vs=whirlwind&in=1');
    const shifts = await watchShifts(page);
    // The story fills.
    await page.waitForTimeout(5000);
    expect(await shifts()).toEqual([]);

    await begin(page, 'kings');
    const others = await watchShifts(page);
    // Ready, cooling down, ready: sentences of different lengths in one place.
    await square(page, 'e1').click();
    await square(page, 'e2').click();
    await expect(strip(page, 'bottom')).not.toContainText('Ready');
    await expect(strip(page, 'bottom')).toContainText('Ready');
    expect(await others()).toEqual([]);
  });

test('announcements come at most once a second', async ({ page }) => {
  await begin(page, undefined, 'vs=whirlwind&in=1');
  const times = await page.evaluate(
    async () =>
      new Promise<readonly number[]>((resolve) => {
        const seen: number[] = [];
        const region = document.querySelector('[role=status]');
        const watch = new MutationObserver(() => seen.push(performance.now()));
        if (region) watch.observe(region, { childList: true, subtree: true, characterData: true });
        setTimeout(() => resolve(seen), 6000);
      }),
  );
  const moments = times.filter((at, i) => i === 0 || at - (times[i - 1] ?? 0) > 100);
  expect(moments.length).toBeGreaterThan(1);
  expect(moments.length).toBeLessThanOrEqual(7);
});

test('a replay is scrubbed along its time', async ({ page }) => {
  await begin(page, 'hanging');
  await square(page, 'e1').click();
  await square(page, 'e8').click();
  await result(page).getByRole('button', { name: 'Replay' }).click();
  await page.waitForURL(/\/replay\//u);
  const slider = page.getByRole('slider', { name: 'Time' });
  await expect(square(page, 'e8')).toHaveAttribute('aria-label', /black king/iu);
  await page.keyboard.press('End');
  await expect(square(page, 'e8')).toHaveAttribute('aria-label', /white rook/iu);
  await expect(slider).toHaveAttribute('aria-valuetext', /captured|rook/u);
  await page.keyboard.press('Home');
  await expect(square(page, 'e8')).toHaveAttribute('aria-label', /black king/iu);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveJSProperty('value', '100');
  await expectAccessible(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe has nothing to say about any screen, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/saktris-action');
    await page.getByText('All settings').click();
    await expectAccessible(page);
    await page.goto('/rules/saktris-action');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await begin(page, 'bump');
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });
}

test('with less motion nothing glides, and the bars still tell', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, 'kings');
  await square(page, 'e1').click();
  await square(page, 'e2').click();
  await expect(strip(page, 'bottom').locator('.a-cool')).toContainText(/\d\.\d s/u);
  const running = await page.evaluate(() => document.getAnimations().length);
  expect(running).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test('a game is won by touch, and nothing scrolls', async ({ page }) => {
    await begin(page, 'hanging');
    const fits = await page.evaluate(
      () =>
        document.documentElement.scrollHeight <= innerHeight &&
        document.documentElement.scrollWidth <= innerWidth,
    );
    expect(fits).toBe(true);
    await square(page, 'e1').tap();
    await square(page, 'e8').tap();
    await expect(result(page).getByRole('heading')).toHaveText('You win');
  });

  test('a refusal marks its square and is said below the board, so that no row is covered', async ({
    page,
  }) => {
    await begin(page, 'kings');
    await square(page, 'e1').tap();
    await square(page, 'e3').tap();
    await expect(page.locator('.match-hint')).toContainText(/king/u);
    await expect(page.locator('.action .note')).toBeHidden();
    const [mark, board] = await Promise.all(
      [page.locator('.refused'), page.locator('.board')].map(async (one) => one.boundingBox()),
    );
    expect(mark?.width).toBeCloseTo((board?.width ?? 0) / 8, 0);
    const before = await page.locator('.match-hint').boundingBox();
    await expect(page.locator('.refused')).toHaveCount(0);
    expect(await page.locator('.match-hint').boundingBox()).toEqual(before);
  });

  test('two people touch from both ends, and the upper one reads the other way', async ({ page }) => {
    await begin(page, 'two', 'vs=friend');
    await square(page, 'a1').tap();
    await square(page, 'h8').tap();
    await expect(page.locator('.cursor-from')).toHaveCount(2);
    await square(page, 'h7').tap();
    await square(page, 'b2').tap();
    await expect(square(page, 'h7')).toHaveAttribute('aria-label', /black king/iu);
    await expect(square(page, 'b2')).toHaveAttribute('aria-label', /white king/iu);
    await expect(strip(page, 'top')).toHaveCSS('rotate', '180deg');
  });
});
