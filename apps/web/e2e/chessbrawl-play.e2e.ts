/** ChessBrawl in the browser: a round by mouse, by finger and by keys, and everything that can happen on the way. */
import type { Page } from '@playwright/test';
import { begin, beginFast, cell, place, roundOne, settled, stat, status, tool, ware } from './chessbrawl.ts';
import { expect, expectAccessible, test } from './site.ts';

test('two clicks from home to the first legal placement', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play ChessBrawl' }).click();
  await page.locator('.king-card').first().click();
  await expect(cell(page, 'c1')).toHaveAttribute('data-next', 'target');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await cell(page, 'c1').click();
  await expect(cell(page, 'c1')).toHaveAttribute('aria-label', /your king/u);
  await expect(status(page)).toContainText('King placed on c1');
});

/** The whole first round; `move` says how a piece is moved. */
async function playRound(page: Page, move: (from: string, to: string) => Promise<void>): Promise<void> {
  let moves = 0;
  for (const wave of roundOne) {
    for (const id of wave) {
      await settled(page);
      await move(id.slice(0, 2), id.slice(2));
      await expect(stat(page, 'Moves')).toHaveText(String(++moves));
    }
    if (wave !== roundOne[2]) await page.getByRole('button', { name: 'Start wave' }).click();
  }
  await expect(page.locator('.brawl')).toHaveAttribute('data-phase', 'placement');
  await expect(stat(page, 'Round')).toHaveText('2/10');
  await expect(stat(page, 'Score')).toHaveText('9');
}

test('a full round by mouse', async ({ page }) => {
  await beginFast(page);
  await place(page);
  await page.getByRole('button', { name: 'Start round' }).click();
  await playRound(page, async (from, to) => {
    await cell(page, from).click();
    await cell(page, to).click();
  });
  await expect(page.locator('.brawl-hint')).toContainText('9 points');
  // What was bought in round 1 stays.
  await cell(page, 'e2').click();
  await expect(page.locator('.board .note')).toContainText('from an earlier round');
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });
  test('a full round', async ({ page }) => {
    await beginFast(page);
    for (const [name, to] of [
      ['King', 'c1'],
      ['Rook', 'b2'],
      ['Knight', 'd2'],
      ['Pawn', 'e2'],
    ] as const) {
      await ware(page, name).tap();
      await cell(page, to).tap();
    }
    await page.getByRole('button', { name: 'Start round' }).tap();
    await playRound(page, async (from, to) => {
      await cell(page, from).tap();
      await cell(page, to).tap();
    });
  });
});

/** Walks from the cell that has focus. */
async function walkTo(page: Page, target: string): Promise<void> {
  const at = (await page.locator(':focus').getAttribute('data-square')) ?? '';
  const across = target.charCodeAt(0) - at.charCodeAt(0);
  const up = target.charCodeAt(1) - at.charCodeAt(1);
  for (let step = 0; step < Math.abs(across); step++)
    await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(up); step++) await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
  await expect(cell(page, target)).toBeFocused();
}

test('a full round by key alone; what the enemy will do is told', async ({ page }) => {
  await beginFast(page);
  for (let tab = 0; tab < 12; tab++) {
    await page.keyboard.press('Tab');
    if ((await page.locator(':focus').getAttribute('role')) === 'gridcell') break;
  }
  await walkTo(page, 'c1');
  await page.keyboard.press('Enter');
  for (const [name, to] of [
    ['Rook', 'b2'],
    ['Knight', 'd2'],
    ['Pawn', 'e2'],
  ] as const) {
    await walkTo(page, to);
    await page.keyboard.press('Enter');
    const chooser = page.getByRole('group', { name: 'Choose a piece' });
    // With one point left there is only one kind to choose.
    if (name !== 'Pawn') {
      await chooser.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    }
    await expect(cell(page, to)).toHaveAttribute('aria-label', new RegExp(`your ${name}`, 'iu'));
    await expect(chooser).toHaveCount(0);
  }
  await page.keyboard.press('g');
  let isTold = false;
  await playRound(page, async (from, to) => {
    await cell(page, from).focus();
    await page.keyboard.press('Enter');
    await walkTo(page, to);
    if (!isTold) await expect(status(page)).toContainText(/Then the pawn on/u);
    isTold = true;
    await page.keyboard.press('Enter');
  });
});

test('by dragging: from the shop, and along the board', async ({ page }) => {
  await beginFast(page);
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y - 12);
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  };
  const middle = async (what: ReturnType<typeof cell>): Promise<{ x: number; y: number }> => {
    const box = await what.boundingBox();
    if (!box) throw new Error('nothing to drag');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await drag(await middle(ware(page, 'King')), await middle(cell(page, 'c1')));
  await expect(cell(page, 'c1')).toHaveAttribute('aria-label', /your king/u);
  await drag(await middle(ware(page, 'Rook')), await middle(cell(page, 'b2')));
  await expect(cell(page, 'b2')).toHaveAttribute('aria-label', /your rook/u);
  await page.keyboard.press('g');
  // Released where it cannot go: nothing is played.
  await drag(await middle(cell(page, 'b2')), await middle(cell(page, 'd4')));
  await expect(stat(page, 'Moves')).toHaveText('0');
  await drag(await middle(cell(page, 'b2')), await middle(cell(page, 'a2')));
  await expect(cell(page, 'a2')).toHaveAttribute('aria-label', /your rook/u);
  await expect(stat(page, 'Moves')).toHaveText('1');
});

test('placement: prices, refusals with reasons, refunds, King first', async ({ page }) => {
  await begin(page, 'seed=CHESS', 'The Good');
  await expect(ware(page, 'Pawn')).toHaveAttribute('aria-label', /Place your King first/u);
  await ware(page, 'Pawn').click({ force: true });
  await expect(page.getByText('Place your King first.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start round' })).toHaveAttribute('aria-disabled', 'true');
  await cell(page, 'c3').click();
  await expect(page.locator('.board .note')).toContainText('your two rows at the bottom');
  await cell(page, 'c1').click();
  await ware(page, 'Knight').click();
  await cell(page, 'a2').click();
  await expect(stat(page, 'Score')).toHaveText('0');
  await expect(ware(page, 'Rook')).toHaveAttribute('aria-label', /A rook costs 5, and you have 0 points/u);
  await cell(page, 'a2').click();
  await expect(stat(page, 'Score')).toHaveText('3');
  await cell(page, 'c1').click();
  await expect(cell(page, 'c1')).toHaveAttribute('aria-label', /empty/u);
  await expect(page.getByRole('button', { name: 'Start round' })).toHaveAttribute('aria-disabled', 'true');
});

test('the enemy shows what it will do before it does it, and a pause freezes it', async ({ page }) => {
  await page.clock.install();
  await begin(page, 'seed=CHESS');
  await place(page);
  await page.getByRole('button', { name: 'Start round' }).click();
  await cell(page, 'b2').click();
  // From here on time passes by hand: the two waits of 300 ms are no race against the browser.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 50);
  await cell(page, 'a2').click();
  const aim = page.locator('[role=gridcell][aria-label*="the enemy is about to move here"]');
  await page.clock.runFor(450);
  await expect(aim).toHaveCount(2);
  await page.keyboard.press('Escape');
  const pause = page.getByRole('dialog', { name: 'Paused' });
  await page.clock.runFor(100);
  await expect(pause).toBeVisible();
  // Longer than both waits together: still nothing has moved.
  await page.clock.runFor(5000);
  await expect(aim).toHaveCount(2);
  await pause.getByRole('button', { name: 'Resume' }).click();
  await page.clock.runFor(1000);
  await expect(page.locator('.brawl')).toHaveAttribute('data-phase', 'player');
  await expect(aim).toHaveCount(0);
});

test('undo marks the run, and brings back the very same answer', async ({ page }) => {
  await beginFast(page);
  await place(page);
  await page.keyboard.press('g');
  await cell(page, 'b2').click();
  await cell(page, 'a2').click();
  const answer = page.locator('[role=gridcell][aria-label*="last move went here"]');
  await expect(answer).toHaveAttribute('aria-label', /enemy pawn/u);
  const first = await answer.getAttribute('data-square');
  await tool(page, 'Undo').click();
  await expect(page.locator('.hud').getByText('Assisted')).toBeVisible();
  await expect(cell(page, 'b2')).toHaveAttribute('aria-label', /your rook/u);
  await cell(page, 'b2').click();
  await cell(page, 'a2').click();
  await expect(answer).toHaveAttribute('data-square', first ?? '');
});

test('a reload in the middle changes nothing', async ({ page }) => {
  await beginFast(page);
  await place(page);
  await page.keyboard.press('g');
  await cell(page, 'b2').click();
  await cell(page, 'a2').click();
  await expect(stat(page, 'Moves')).toHaveText('1');
  await page.reload();
  await expect(cell(page, 'a2')).toHaveAttribute('aria-label', /your rook/u);
  await expect(stat(page, 'Moves')).toHaveText('1');
  await cell(page, 'a2').click();
  await cell(page, 'a8').click();
  await expect(stat(page, 'Moves')).toHaveText('2');
  await expect(stat(page, 'Score')).toHaveText('1');
});

test('the siege of a ranked run is announced, counted down, and then makes the enemy grow', async ({
  page,
}) => {
  await beginFast(page, 'seed=CHESS&r=1');
  for (const [name, to] of [
    ['King', 'c1'],
    ['Rook', 'b2'],
    ['Pawn', 'e2'],
  ] as const) {
    await ware(page, name).click();
    await cell(page, to).click();
  }
  await page.keyboard.press('g');
  // One of the two pawns is taken; the other runs into ours, and neither can move any more.
  for (const id of ['b2a2', 'a2a8']) {
    await settled(page);
    await cell(page, id.slice(0, 2)).click();
    await cell(page, id.slice(2)).click();
  }
  const sign = page.locator('.hud').getByText(/^Siege/u);
  const wait = async (turns: number): Promise<void> => {
    for (let turn = 0; turn < turns; turn++) {
      await settled(page);
      await page.keyboard.press('s');
    }
    await settled(page);
  };
  await expect(stat(page, 'Score')).toHaveText('4');
  await wait(24);
  await expect(cell(page, 'e3')).toHaveAttribute('aria-label', /enemy pawn/u);
  await expect(sign).toHaveCount(0);
  await wait(1);
  await expect(sign).toHaveText('Siege in 15');
  await expect(page.locator('.brawl-hint')).toContainText('in 15 turns the weakest enemy grows');
  await expectAccessible(page);
  await wait(14);
  await expect(sign).toHaveText('Siege next turn');
  await expect(cell(page, 'e3')).toHaveAttribute('aria-label', /enemy pawn/u);
  // Before the stroke, a move foretells it.
  await cell(page, 'a8').click();
  await cell(page, 'a7').hover();
  await expect(page.locator('.brawl-hint')).toContainText('The siege makes a knight of e3');
  await page.keyboard.press('Escape');
  await wait(1);
  await expect(status(page)).toContainText('The siege tightens: the pawn on e3 becomes a knight.');
  await expect(page.getByRole('gridcell', { name: /enemy knight/u })).toHaveCount(1);
});

test('finish the wave, skip the wave, and both mark the run; abandoning can be undone', async ({ page }) => {
  await beginFast(page);
  await place(page);
  await page.keyboard.press('g');
  await tool(page, 'Menu').click();
  const pause = page.getByRole('dialog', { name: 'Paused' });
  await pause.getByRole('button', { name: 'Finish wave' }).click();
  await pause.getByRole('button', { name: 'Finish it' }).click();
  await expect(page.locator('.brawl')).toHaveAttribute('data-phase', 'transition');
  await expect(stat(page, 'Score')).toHaveText('0');
  await expect(page.locator('.brawl-hint')).toHaveText('Wave 2 of 3: 3 Pawns');
  await page.keyboard.press('g');
  await page.getByRole('button', { name: 'Skip wave' }).click();
  await expect(stat(page, 'Score')).toHaveText('3');
  await expect(page.locator('.hud').getByText('Assisted')).toBeVisible();
  await tool(page, 'Menu').click();
  await pause.getByRole('button', { name: 'Abandon run' }).click();
  await pause.getByRole('button', { name: 'Abandon it' }).click();
  await expect(page).toHaveURL(/\/chessbrawl$/u);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await page.getByRole('link', { name: 'Go on with your run' }).click();
  await expect(stat(page, 'Score')).toHaveText('3');
});
