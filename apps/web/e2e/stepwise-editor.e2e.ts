/** A level from the empty room to another browser: painted, wired, proven, shared, played. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './site.ts';
import { click, execute, message, square, won } from './stepwise.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

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
  await tab(page, 'Share').click();
  const link = await page.getByLabel('Link to this level').inputValue();
  expect(link.length).toBeLessThanOrEqual(400);

  const other = await browser.newContext({ baseURL: address });
  const there = await other.newPage();
  await there.goto(link);
  await there.getByRole('button', { name: 'Play Two rooms' }).click();
  await expect(execute(there)).toBeVisible();
  await expect(square(there, 'f4')).toHaveAttribute('aria-label', /door a, closed/u);
  await expect(square(there, 'c2')).toHaveAttribute('aria-label', /latch a, off/u);
  await there.getByRole('button', { name: 'Hint' }).click();
  await there
    .getByRole('dialog')
    .getByRole('button', { name: /^The solution/u })
    .click();
  await expect(message(there)).toContainText('The plan is drawn: execute it.');
  await there.getByRole('button', { name: 'Run all' }).click();
  await expect(won(there)).toBeVisible();
  const [, way = ''] = /takes (.*)\.$/u.exec(proven) ?? [];
  await expect(there.getByRole('dialog')).toContainText(`In ${way}`);
  await there.goto('/stepwise?edit');
  await tab(there, 'Share').click();
  await there.getByLabel('Import a level').fill(link);
  await there.getByRole('button', { name: 'Open it' }).click();
  await there.getByRole('button', { name: 'Prove' }).click();
  await expect(there.getByText(proven)).toBeVisible();
  await other.close();
});

test('faults are named by their square; undo, playtest and what was being made survive', async ({ page }) => {
  await page.goto('/stepwise?edit');
  await page.getByRole('button', { name: 'Exit', exact: true }).click();
  await square(page, 'd4').click();
  const fault = page.getByRole('button', { name: 'd4: an exit can only be on the outer ring.' });
  await expect(page.locator('.s-flag')).toHaveCount(1);
  await fault.click();
  await expect(square(page, 'd4')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('This level can be played.')).toBeVisible();
  await tab(page, 'Squad').click();
  await page.getByRole('button', { name: 'Add a member' }).click();
  await page.getByRole('button', { name: 'Place B' }).click();
  await square(page, 'b6').click();
  await page.reload();
  await expect(square(page, 'b6')).toHaveAttribute('aria-label', /B/u);
  await tab(page, 'Share').click();
  await page.getByLabel('Import a level').fill('{"v":2}');
  await page.getByRole('button', { name: 'Open it', exact: true }).click();
  await expect(page.locator('.problem').first()).toContainText('Only levels of version 1 can be read');
});

test('a malformed level is opened all the same, marked square by square, and mended', async ({ page }) => {
  await page.goto('/stepwise?edit');
  await tab(page, 'Share').click();
  const text = await page.getByLabel('The level as plain text').inputValue();
  const broken = text.replace('E........#', 'E...?....#').replace('who A at a2', 'who A at j1');
  await page.getByLabel('Import a level').fill(broken);
  await page.getByRole('button', { name: 'Open it', exact: true }).click();
  await expect(page.locator('.problem').first()).toHaveText('e1: “?” is not in the legend.');
  await page.getByRole('button', { name: 'Open it and mend it here' }).click();
  await expect(page.locator('.s-flag')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Playtest' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'e1: “?” is not in the legend.' }).click();
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'j1: A cannot start in a wall, pit or closed door.' }).click();
  await page.keyboard.press('Backspace');
  await expect(page.getByText('the outer ring')).toBeHidden();
});

test('played in place, back with one key, and shared because it was solved', async ({ page }) => {
  await page.goto('/stepwise?edit');
  await page.getByRole('button', { name: 'Playtest' }).click();
  await expect(execute(page)).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('tab', { name: 'Tiles' })).toBeVisible();
  await page.keyboard.press('t');
  await click(page, 'a2', 'b2', 'c2', 'd2', 'e2', 'f2', 'g2', 'h2', 'i2', 'i3', 'i4', 'i5', 'j5');
  await expect(message(page)).toContainText('Forecast: everybody gets out.');
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(page.getByRole('heading', { name: 'It can be done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You got out in 1 turn, 12 steps.')).toBeVisible();
  await tab(page, 'Share').click();
  await expect(page.getByLabel('Link to this level')).toHaveValue(/\/stepwise\?l=S1!/u);
});

test('by key: paint, rub out, mark, copy, paste, mirror, all taken back', async ({ page }) => {
  await page.goto('/stepwise?edit');
  await square(page, 'c3').focus();
  const glyphs = async (): Promise<string> =>
    (await page.getByRole('gridcell').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))).join('|');
  const before = await glyphs();
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('Enter', 'ArrowRight', 'Enter', ']', ']', ']', 'ArrowDown', ' ');
  await expect(square(page, 'c3')).toHaveAttribute('aria-label', 'c3, wall');
  await expect(square(page, 'd4')).toHaveAttribute('aria-label', 'd4, pit');
  await press('k', 'Enter', 'ArrowLeft', 'ArrowUp', 'Enter', 'c');
  await expect(page.locator('.s-marked')).toBeVisible();
  await press(...Array<string>(4).fill('ArrowRight'), 'v');
  await expect(square(page, 'g3')).toHaveAttribute('aria-label', 'g3, wall');
  await expect(square(page, 'h4')).toHaveAttribute('aria-label', 'h4, pit');
  await press('Escape', 'm');
  await expect(square(page, 'g4')).toHaveAttribute('aria-label', 'g4, pit');
  await press('Backspace');
  for (let undo = 0; undo < 6; undo++) await press('z');
  expect(await glyphs()).toBe(before);
});

test('by mouse: a line is one stroke, and the other button rubs it out', async ({ page }) => {
  await page.goto('/stepwise?edit');
  const middle = async (name: string): Promise<readonly [number, number]> => {
    const box = await square(page, name).boundingBox();
    if (!box) throw new Error(`${name} is not there`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const drag = async (button: 'left' | 'right', ...names: readonly string[]): Promise<void> => {
    const [first = 'c3', ...rest] = names;
    await page.mouse.move(...(await middle(first)));
    await page.mouse.down({ button });
    for (const name of rest) await page.mouse.move(...(await middle(name)), { steps: 3 });
    await page.mouse.up({ button });
  };
  await drag('left', 'c3', 'd3', 'e3', 'f3');
  await expect(square(page, 'f3')).toHaveAttribute('aria-label', 'f3, wall');
  await drag('right', 'd3', 'e3');
  await expect(square(page, 'e3')).toHaveAttribute('aria-label', 'e3, floor');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(square(page, 'd3')).toHaveAttribute('aria-label', 'd3, wall');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(square(page, 'c3')).toHaveAttribute('aria-label', 'c3, floor');
});

test('clocks are seen beat by beat; crates and limits have numbers of their own', async ({ page }) => {
  await page.goto('/stepwise?edit');
  await page.getByRole('button', { name: 'Spikes', exact: true }).click();
  await square(page, 'e5').click();
  await page.getByRole('button', { name: 'Crate', exact: true }).click();
  await square(page, 'c3').click();
  await tab(page, 'Signals').click();
  await page.getByRole('button', { name: 'Add a clock' }).click();
  await page.getByRole('button', { name: 'Longer' }).click();
  await page.getByRole('button', { name: 'Beat 1: off' }).click();
  await expect(square(page, 'e5')).toHaveAttribute('aria-label', /spikes a, in/u);
  await page.getByRole('slider', { name: 'Beat' }).fill('1');
  await expect(square(page, 'e5')).toHaveAttribute('aria-label', /spikes a, out/u);
  await tab(page, 'Level').click();
  await page.getByLabel('Crate on c3, lb').fill('70');
  await page.getByLabel('Most turns').fill('2');
  await page.getByLabel('Most turns').blur();
  await expect(square(page, 'c3')).toHaveAttribute('aria-label', /crate of 70 lb/u);
  await tab(page, 'Share').click();
  await expect(page.getByLabel('The level as plain text')).toHaveValue(/crate c3 70[^]*limit turns 2/u);
});

for (const [colorScheme, names] of [
  ['light', ['Tiles', 'Squad']],
  ['dark', ['Signals', 'Level', 'Share']],
] as const)
  test(`axe has nothing to say about the editor, ${colorScheme}: ${names.join(', ')}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/stepwise?edit');
    for (const name of names) {
      await tab(page, name).click();
      await expectAccessible(page);
    }
  });
