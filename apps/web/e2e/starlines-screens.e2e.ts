/** What Starlines looks like: names and bars that are whole on every screen, nothing out of reach, nothing for axe to complain about. */
import { expect, expectAccessible, test } from './site.ts';
import { begin, blueprint, hurry, keepBattle, muster, ready, takeOver } from './starlines.ts';

const phone = { width: 360, height: 740 };

test('the bars of both sides are one scale, and stay it whatever is written beside them', async ({
  page,
}) => {
  await begin(page, 'Greedy');
  const bars = async () =>
    Promise.all(
      ['top', 'bottom'].map(async (place) => {
        const box = await page.locator(`.sl-side[data-place=${place}] .sl-bar`).boundingBox();
        return box && [box.x, box.width];
      }),
    );
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [768, 1024],
    [740, 360],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [theirs, own] = await bars();
    expect(own).toEqual(theirs);
    expect(own?.[1]).toBeGreaterThan(60);
  }
  const before = await bars();
  for (let step = 0; step < 30 && !(await page.locator('.sl-toll').count()); step++) {
    await hurry(page);
    await page.waitForTimeout(60);
  }
  await expect(page.locator('.sl-toll').first()).toBeVisible();
  expect(await bars()).toEqual(before);
});

test('no blueprint has its name cut, on a desk or on a phone', async ({ page }) => {
  for (const [size, amber] of [
    [{ width: 1280, height: 800 }, 'Hive and Vanguard'],
    [phone, 'Hive and Vanguard'],
    [phone, 'Hive and Concord'],
  ] as const) {
    await page.setViewportSize(size);
    await begin(page);
    await muster(page, 'Vanguard and Concord', amber);
    const cut = await page
      .locator('.blueprint-name')
      .evaluateAll((names) =>
        names.flatMap((name) => (name.scrollWidth > name.clientWidth ? [name.textContent] : [])),
      );
    expect(cut).toEqual([]);
  }
});

test('two cards lie side by side on a desk, and both are seen whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await keepBattle(page, {
    pairs: ['hive_vanguard', 'hive_concord'],
    wants: [['build_sac', 'build_yrd', 'build_xen'], []],
    until: { phase: 'ships_that_build', seat: 0, type: 'SHIP_DESTROY' },
  });
  await takeOver(page, 'Blue');
  const hand = await page.locator('.sl-hand').boundingBox();
  for (const card of await page.locator('.sl-card').all()) {
    const box = await card.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((hand?.y ?? 0) + (hand?.height ?? 0));
  }
});

test('the lesson on a phone on its side: what is asked for can be seen', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/starlines/lesson');
  for (const hinted of [/Hive and Concord/u, /^Ready$/u, /Build Antlion/u]) {
    const wanted = page.getByRole('button', { name: hinted });
    await expect(wanted).toBeInViewport({ ratio: 0.9 });
    await wanted.click();
  }
  await expect(page.locator('.sl-teacher')).toContainText('Draw another one');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe has nothing to complain about, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(phone);
    for (const path of ['/starlines', '/rules/starlines', '/starlines/lesson']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectAccessible(page);
    }
    await begin(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: /Hive and Vanguard/u }).click();
    await ready(page).click();
    await expectAccessible(page);
    await takeOver(page, 'Amber');
    await page.getByRole('button', { name: /Hive and Concord/u }).click();
    await ready(page).click();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await blueprint(page, /Build Xenite/u).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ships' }).click();
    await expectAccessible(page);
  });
}

test('on the smallest phone and on its side nothing is out of reach', async ({ page }) => {
  await begin(page);
  await muster(page);
  for (const [width, height] of [
    [320, 568],
    [740, 360],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(
      await page.evaluate(() => [
        document.documentElement.scrollHeight - innerHeight,
        document.documentElement.scrollWidth - innerWidth,
      ]),
      `${width}×${height}`,
    ).toEqual([0, 0]);
    await expect(ready(page)).toBeInViewport();
    await expect(blueprint(page, /Build Xenite/u)).toBeInViewport();
  }
});

test('on a desk the ring around a ship at the edge of the hand is not cut', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page);
  await muster(page);
  const [hand, first] = await Promise.all([
    page.locator('.sl-hand').boundingBox(),
    page.locator('.blueprint').first().boundingBox(),
  ]);
  // Three pixels of ring, three away.
  expect((first?.x ?? 0) - (hand?.x ?? 0)).toBeGreaterThanOrEqual(6);
});

test('on a phone on its side both names can be read', async ({ page }) => {
  await begin(page);
  for (const width of [640, 740]) {
    await page.setViewportSize({ width, height: 360 });
    const names = page.locator('.sl-name');
    await expect(names).toHaveText(['Amber', 'Blue']);
    expect(await names.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))).toEqual([
      0, 0,
    ]);
  }
});

test('on a desk the longest name of an opponent can be read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page, 'Admiral, thinking long');
  const name = page.locator('.sl-name').first();
  await expect(name).toHaveText('Amber · Admiral, thinking long');
  expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

test('whoever wants stillness gets it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page);
  await muster(page);
  await blueprint(page, /Build Xenite/u).click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
