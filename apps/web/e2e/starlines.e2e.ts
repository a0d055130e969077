/** Starlines in the browser: two friends on one phone, secrets that stay secret, keys alone, a bot, a lesson, a replay. */
import { expect, expectAccessible, test } from './site.ts';
import {
  begin,
  blueprint,
  fleet,
  hurry,
  keepBattle,
  muster,
  ready,
  status,
  takeOver,
  wholePage,
} from './starlines.ts';

const phone = { width: 360, height: 740 };

test('two clicks from home to the first choice', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Starlines' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: /Hive and Vanguard/u })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('two people play a whole battle on one phone, and the page itself never scrolls', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(phone);
  await begin(page, 'Friend at this screen', 'health=20&seed=short');
  let isOn = true;
  for (let step = 0; isOn && step < 900; step++) {
    isOn = await hurry(page);
    if (step % 10 === 0)
      expect(
        await page.evaluate(() => [
          document.documentElement.scrollHeight - innerHeight,
          document.documentElement.scrollWidth - innerWidth,
        ]),
      ).toEqual([0, 0]);
  }
  expect(isOn).toBe(false);
  const result = page.locator('dialog.result');
  await expect(result.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(result).toContainText(/The battle lasted \d+ turns/u);
  await expect(result.locator('canvas')).toHaveCount(2);
  await result.getByText('As a table').first().click();
  await expect(result.getByRole('row')).not.toHaveCount(0);
  await expectAccessible(page);
});

test('what is sealed is nowhere on the page while the device changes hands, nor while the other chooses', async ({
  page,
}) => {
  await begin(page);
  await page.getByRole('button', { name: /Vanguard and Concord/u }).click();
  await expect(page.locator('.sl-why')).toContainText('Vanguard and Concord');
  await ready(page).click();
  await expect(page.getByRole('button', { name: 'I am Amber' })).toBeFocused();
  expect(await wholePage(page)).not.toContain('You muster');
  expect(await wholePage(page)).not.toContain('Vanguard and Concord');
  await takeOver(page, 'Amber');
  expect(await wholePage(page)).not.toContain('You muster');
  await page.getByRole('button', { name: /Hive and Vanguard/u }).click();
  await ready(page).click();
  // Amber holds the device and draws first; the die shows 1.
  await blueprint(page, /Build Xenite/u).click();
  await expect(fleet(page, 'bottom').getByRole('button', { name: /Xenite/u })).toBeVisible();
  await ready(page).click();
  // With one line Blue can build nothing, so the turn went on by itself, and everybody knows.
  await expect(page.locator('.sl-turn')).toContainText('Turn 2');
  await expect(page.locator('.sl-panel')).toContainText('Amber: Xenite #1 is built.');
});

test('a ship drawn in secret is shown to the other only when both are ready', async ({ page }) => {
  await begin(page);
  await muster(page);
  await blueprint(page, /Build Xenite/u).click();
  await ready(page).click();
  await expect(page.getByRole('heading', { name: 'Pass the device to Blue' })).toBeVisible();
  expect(await wholePage(page)).not.toMatch(/Xenite/u);
  await takeOver(page, 'Blue');
  await expect(fleet(page, 'top').getByRole('button')).toHaveCount(0);
  await expect(page.locator('.sl-side[data-side="1"]')).toContainText('1 line');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  // A battle that goes on is shared as everybody knows it.
  expect(await page.getByLabel('Record').inputValue()).not.toContain('build_xen');
  await page.keyboard.press('Escape');
  await ready(page).click();
  await expect(fleet(page, 'top').getByRole('button', { name: /Xenite/u })).toBeVisible();
});

test('a reload hides the table until somebody says who is there', async ({ page }) => {
  await begin(page);
  await muster(page);
  await blueprint(page, /Build Xenite/u).click();
  await page.reload();
  await expect(page.getByRole('button', { name: /^I am /u })).toBeVisible();
  expect(await wholePage(page)).not.toMatch(/Xenite/u);
});

test('taking back undoes the last choice exactly', async ({ page }) => {
  await begin(page);
  await muster(page);
  const back = page.getByRole('button', { name: 'Take back' });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await blueprint(page, /Build Xenite/u).click();
  await expect(page.locator('.sl-side[data-place=bottom]')).toContainText('0 lines');
  await back.click();
  await expect(page.locator('.sl-side[data-place=bottom]')).toContainText('1 line');
  await expect(fleet(page, 'bottom').getByRole('button')).toHaveCount(0);
  await expect(status(page)).toContainText('Taken back.');
});

test('ready says why it is off, and what cannot be had says why', async ({ page }) => {
  await begin(page);
  await expect(ready(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('.sl-why')).toHaveText('First choose your doctrines.');
  await muster(page);
  // What is off can still be pressed, and answers.
  await blueprint(page, /Build Antlion/u).click({ force: true });
  await expect(page.getByRole('tooltip')).toContainText('Needs 3 lines, you have 1');
  await expect(status(page)).toContainText('Needs 3 lines, you have 1');
});

test('a must is marked, and ready waits for it', async ({ page }) => {
  await keepBattle(page, {
    pairs: ['hive_vanguard', 'hive_concord'],
    wants: [['build_frg'], []],
    until: { phase: 'drawing', seat: 0, type: 'TRIGGER_SELECTION' },
  });
  await takeOver(page, 'Blue');
  await expect(page.getByText('Must choose')).toBeVisible();
  await expect(page.locator('.sl-why')).toHaveText('First choose a trigger for Frigate.');
  const doneBuilding = page.getByRole('button', { name: 'Done building' });
  await expect(doneBuilding).toBeVisible();
  await expect(ready(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Trigger on dice roll 4' }).click();
  await expect(page.getByText('Must choose')).toHaveCount(0);
  // With nothing else open, to be done with building is what ready says.
  await expect(doneBuilding).toHaveCount(0);
  await expect(ready(page)).not.toHaveAttribute('aria-disabled');
  await expect(fleet(page, 'bottom').getByRole('button', { name: 'Frigate, fires on 4' })).toBeVisible();
});

test('a response window says what the other did, and shows what is queued', async ({ page }) => {
  await keepBattle(page, {
    pairs: ['hive_vanguard', 'vanguard_concord'],
    wants: [['build_grd'], ['build_eql']],
    until: { phase: 'simultaneous_declaration', seat: 0, type: 'CHARGE_USE' },
  });
  await takeOver(page, 'Blue');
  // The target is chosen on the fleet itself.
  await fleet(page, 'top')
    .getByRole('button', { name: /Destroy Ship of Equality #1, 1 charge/u })
    .click();
  await expect(page.getByRole('list', { name: 'Declared, still sealed' })).toContainText(
    'Guardian #1’s strike on Ship of Equality #1',
  );
  await ready(page).click();
  expect(await wholePage(page)).not.toContain('Guardian #1');
  await takeOver(page, 'Amber');
  await expect(page.locator('.sl-queue')).toHaveCount(0);
  await expect(fleet(page, 'top').getByRole('button', { name: 'Guardian, 2 charges' })).toBeVisible();
  await ready(page).click();
  await expect(page.locator('.sl-turn')).toContainText('Conditional response');
  await expect(page.locator('.sl-card')).toContainText('Opponent used Guardian charge — respond?');
  await expect(page.getByRole('list', { name: 'Declared by both' })).toContainText('Guardian #1’s strike');
  // A long line beside it once pressed the mark of an aim flat.
  await page.setViewportSize(phone);
  const mark = await page.locator('.sl-aim').evaluate((aim) => {
    const { inlineSize, blockSize } = getComputedStyle(aim, '::before');
    return [inlineSize, blockSize];
  });
  expect(mark[0]).toBe(mark[1]);
  await fleet(page, 'top')
    .getByRole('button', { name: /Mirror .*destroy Guardian #1/u })
    .click();
  await ready(page).click();
  await expect(page.locator('.sl-panel')).toContainText('mirrors the strike on Guardian #1');
  await expect(page.locator('.pile[data-lost]')).toHaveCount(2);
});

test('by keys alone: from the game’s page into the first turn', async ({ page }) => {
  await page.goto('/starlines?seed=CHESS');
  await page.getByRole('radio', { name: /Friend/u }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/play\//u);
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let tab = 0; tab < 40; tab++) {
      const label = await page.evaluate(() => {
        const now = document.activeElement;
        return now?.getAttribute('aria-label') ?? now?.textContent ?? '';
      });
      if (name.test(label)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`no way to ${String(name)} by Tab`);
  };
  await tabTo(/^Hive and Vanguard/u);
  await page.keyboard.press('Enter');
  await expect(ready(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'I am Amber' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(/^Hive and Concord/u);
  await page.keyboard.press('Enter');
  await page.keyboard.press('r');
  await expect(page.locator('.sl-turn')).toContainText('Turn 1');
  await tabTo(/^Build Xenite/u);
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Xenite #1 is built');
  for (let tab = 0; tab < 30 && !(await page.getByRole('tooltip').isVisible()); tab++)
    await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('o');
  await expect(status(page)).toContainText(/Turn 1, Drawing. The die shows 1/u);
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog', { name: 'Battle log' })).toContainText(/Turn 1\s*The die shows 1\./u);
});

test('against the computer: nobody is asked to hand anything over, and the battle goes on', async ({
  page,
}) => {
  await begin(page, 'Random');
  await page.getByRole('button', { name: /Hive and Vanguard/u }).click();
  await ready(page).click();
  await expect(page.locator('.sl-turn')).toContainText('Turn 1');
  for (let step = 0; step < 60; step++) {
    if (/Turn [3-9]/u.test(await page.locator('.sl-turn').innerText())) break;
    await hurry(page);
    await page.waitForTimeout(60);
  }
  await expect(page.locator('.sl-turn')).toContainText(/Turn [3-9]/u);
  await expect(page.getByRole('button', { name: /^I am /u })).toHaveCount(0);
});

test('the lesson: four turns by keys, and what is not asked for is refused kindly', async ({ page }) => {
  await page.goto('/starlines/lesson');
  await page.getByRole('button', { name: /Hive and Vanguard/u }).click();
  await expect(page.locator('.sl-teacher')).toContainText('Not yet');
  const next = page.getByRole('button', { name: 'Next turn' });
  const end = page.getByRole('button', { name: 'To the real thing' });
  for (let step = 0; step < 40 && !(await end.count()); step++) {
    if (await next.count()) await expect(next).toBeFocused();
    else {
      const wanted = page
        .locator('[data-hint]:not([aria-disabled]), .pile[data-target][aria-label*="Xenite"]')
        .first();
      await wanted.focus();
    }
    await page.keyboard.press('Enter');
  }
  await expect(end).toBeFocused();
  await expect(page.locator('.sl-teacher')).toContainText('every kind of choice');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/starlines$/u);
});

test('a battle given up can be replayed, scrubbed and shared', async ({ page }) => {
  await begin(page);
  await muster(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('heading', { name: 'Blue wins' })).toBeFocused();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByLabel('Link').inputValue();
  await page.keyboard.press('Escape');
  await page.goto(page.url().replace('/play/', '/replay/'));
  await expect(page.locator('.sl-turn')).toContainText('Muster');
  await page.keyboard.press('End');
  await expect(page.locator('.sl-replay-said')).toContainText('Amber resigns');
  // The slider is what a long battle is looked through with: it is long, too, even on a phone on its side.
  for (const [width, height, least] of [
    [1280, 800, 600],
    [740, 360, 60],
    [360, 740, 60],
  ] as const) {
    await page.setViewportSize({ width, height });
    const slider = await page.getByRole('slider').boundingBox();
    expect(slider?.width).toBeGreaterThan(least);
    expect((slider?.x ?? 0) + (slider?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  await page.goto(link);
  await expect(page.locator('.sl-replay-said')).toContainText('Amber resigns');
});
