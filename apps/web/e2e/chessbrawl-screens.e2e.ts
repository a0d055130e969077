/** ChessBrawl's other screens: the ends, records, the daily run, links, replay; and what axe, phones and stillness say. */
import type { Page } from '@playwright/test';
import { begin, beginFast, cell, place, settled, stat, status, tool } from './chessbrawl.ts';
import { expect, expectAccessible, test } from './site.ts';

/** The King walks alone towards the enemy until he is warned, and goes on. */
async function fall(page: Page): Promise<void> {
  await cell(page, 'c1').click();
  await page.keyboard.press('g');
  const playIt = page.getByRole('button', { name: 'Play it' });
  for (let turn = 0; turn < 40; turn++) {
    await settled(page);
    const king = page.locator('[role=gridcell][aria-label*="your king"]');
    if ((await king.count()) === 0) break;
    const at = (await king.getAttribute('data-square')) ?? 'c1';
    await king.click();
    const targets = page.locator('[role=gridcell][data-next=target]');
    const names = await targets.evaluateAll((cells) =>
      cells.map((one) => (one as HTMLElement).dataset['square'] ?? ''),
    );
    // Upwards while that is possible, else anywhere.
    const up = `${at.charAt(0)}${Number(at.charAt(1)) + 1}`;
    const moves = await stat(page, 'Moves').textContent();
    await cell(page, names.includes(up) ? up : (names[0] ?? at)).click();
    // Either it is played, or it is asked about first.
    await expect
      .poll(async () => (await playIt.isVisible()) || (await stat(page, 'Moves').textContent()) !== moves)
      .toBe(true);
    if (await playIt.isVisible()) {
      await expect(page.locator('.brawl-hint')).toContainText('takes your King');
      await playIt.click();
    }
  }
}

test('defeat: warned, told why, counted; restart is one press away', async ({ page }) => {
  await beginFast(page, 'seed=CHESS&e=ruthless', 'The Good');
  await fall(page);
  const heading = page.getByRole('heading', { name: 'KING DEFEATED!' });
  await expect(heading).toBeFocused({ timeout: 10_000 });
  const end = page.getByRole('dialog');
  await expect(end).toContainText(/took your King on/u);
  await expect(end).toContainText('Lost: 1');
  await expectAccessible(page);
  await end.getByRole('button', { name: 'Restart' }).click();
  await expect(page.locator('.brawl')).toHaveAttribute('data-phase', 'placement');
  await expect(stat(page, 'Score')).toHaveText('3');
  await page.goto('/chessbrawl?e=ruthless');
  await expect(page.getByText('furthest')).toBeVisible();
});

test('victory by skipping every wave is marked assisted and sets no record', async ({ page }) => {
  await beginFast(page, 'seed=CHESS', 'The Good');
  await cell(page, 'c1').click();
  for (let wave = 0; wave < 54; wave++) {
    await page.keyboard.press('g');
    await page.getByRole('button', { name: 'Skip wave' }).click();
    if (wave === 0) await page.getByRole('button', { name: 'Skip it' }).click();
  }
  await expect(page.getByRole('heading', { name: 'VICTORY!' })).toBeFocused();
  const end = page.getByRole('dialog');
  await expect(end).toContainText('Captured: 452');
  await expect(end).toContainText('1185');
  await expect(end).toContainText('Assisted run');
  await end.getByText('The same as a table').click();
  await expect(end.getByRole('rowheader', { name: '10-9' })).toBeVisible();
  await page.goto('/chessbrawl');
  await expect(page.getByText('Finish a run without help')).toBeVisible();
});

test('threats by key and button; an enemy that is tapped shows what it attacks', async ({ page }) => {
  await beginFast(page);
  await place(page);
  await page.keyboard.press('g');
  await page.keyboard.press('x');
  await expect(status(page)).toContainText('The enemy attacks');
  const threatened = page.locator('[role=gridcell][aria-label*="the enemy attacks this"]');
  await expect(threatened).not.toHaveCount(0);
  await tool(page, 'Threats').click();
  await expect(threatened).toHaveCount(0);
  await page.locator('[role=gridcell][aria-label*="enemy pawn"]').first().click();
  await expect(threatened).not.toHaveCount(0);
});

test('a ranked run has no undo and no way around a wave', async ({ page }) => {
  await beginFast(page, 'seed=CHESS&r=1');
  await place(page);
  await expect(tool(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('g');
  await expect(page.getByRole('button', { name: 'Skip wave' })).toHaveCount(0);
  await tool(page, 'Menu').click();
  await expect(page.getByRole('dialog')).toContainText('A ranked run goes through every wave.');
});

test('Brawl+ offers boons after the round; the Gauntlet counts what is captured', async ({ page }) => {
  await beginFast(page, 'seed=CHESS&m=plus', 'The Good');
  await cell(page, 'c1').click();
  for (let wave = 0; wave < 3; wave++) {
    await page.keyboard.press('g');
    await page.getByRole('button', { name: 'Skip wave' }).click();
    if (wave === 0) await page.getByRole('button', { name: 'Skip it' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Choose a boon' })).toBeFocused();
  await expect(page.locator('.boon-card')).toHaveCount(3);
  await expectAccessible(page);
  const name = (await page.locator('.boon-name').first().textContent()) ?? '';
  await page.locator('.boon-card').first().click();
  await expect(stat(page, 'Round')).toHaveText('2/10');
  await expect(page.locator('.brawl-side')).toContainText(name);
  await begin(page, 'seed=CHESS&m=gauntlet', 'The Good');
  await expect(page.locator('.hud').getByText('Ranked')).toBeVisible();
  await expect(stat(page, 'Points')).toHaveText('3');
  await expect(stat(page, 'Score')).toHaveText('0');
});

test('the Grandmaster answers in its own time, and goes on after a reload', async ({ page }) => {
  await beginFast(page, 'seed=CHESS&rival=grandmaster');
  await place(page);
  await page.keyboard.press('g');
  await cell(page, 'b2').click();
  await cell(page, 'a2').hover();
  await expect(page.locator('.brawl-hint')).toHaveText('How the enemy answers is its own secret.');
  await cell(page, 'a2').click();
  await expect(page.locator('.brawl')).toHaveAttribute('data-phase', 'player');
  await expect(page.locator('[role=gridcell][aria-label*="last move went here"]')).toHaveAttribute(
    'aria-label',
    /enemy pawn/u,
  );
  await page.reload();
  await cell(page, 'a2').click();
  await cell(page, 'a3').click();
  await expect(stat(page, 'Moves')).toHaveText('2');
  await expect(page.locator('.brawl')).toHaveAttribute('data-phase', 'player');
});

test('the lesson, by key alone, to its end', async ({ page }) => {
  await page.goto('/chessbrawl/lesson');
  const coach = page.locator('.coach');
  const go = async (name: string): Promise<void> => {
    await cell(page, name).focus();
    await page.keyboard.press('Enter');
  };
  await expect(coach).toContainText('Your King comes first');
  await go('c1');
  await expect(coach).toContainText('Buy a rook');
  await go('b2');
  await page
    .getByRole('group', { name: 'Choose a piece' })
    .getByRole('button', { name: 'Rook' })
    .press('Enter');
  await expect(coach).toContainText('Two pawns are waiting');
  await page.keyboard.press('g');
  await expect(coach).toContainText('See before you act');
  await expectAccessible(page);
  const moves = ['b2a2', 'a2a7', 'a7e7'];
  for (const [at, id] of moves.entries()) {
    await expect(page.locator('.brawl')).toHaveAttribute('data-phase', 'player');
    await go(id.slice(0, 2));
    await go(id.slice(2));
    if (at === 0) await expect(coach).toContainText('Captures pay');
    if (at === 1) await expect(coach).toContainText('Clear the wave');
  }
  await expect(coach).toContainText('That is all you need');
  await coach.getByRole('button', { name: 'Begin a run' }).press('Enter');
  await expect(page).toHaveURL(/\/chessbrawl$/u);
  await page.goto('/history');
  await expect(page.getByText('No matches yet.')).toBeVisible();
});

test('the daily run belongs to the date in Greenwich', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-03-01T23:30:00Z'));
  await page.goto('/chessbrawl');
  await expect(page.locator('.daily')).toContainText('2026-03-01');
  await page.clock.setFixedTime(new Date('2026-03-02T00:10:00Z'));
  await page.reload();
  await expect(page.locator('.daily')).toContainText('2026-03-02');
  await page.getByRole('button', { name: 'Play today’s run' }).click();
  await expect(page.locator('.hud').getByText('Ranked')).toBeVisible();
});

test('a run by link: shared, opened, replayed, kept', async ({ page }) => {
  await beginFast(page);
  await place(page);
  await page.keyboard.press('g');
  await cell(page, 'b2').click();
  await cell(page, 'a2').click();
  await tool(page, 'Menu').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to the whole run' }).inputValue();
  const sentence = await page.getByRole('textbox', { name: 'Sentence' }).inputValue();
  expect(sentence).toMatch(/reached round 1, wave 1.*seed=CHESS/u);
  await page.goto(link);
  await expect(cell(page, 'a2')).toHaveAttribute('aria-label', /your rook/u);
  await page.keyboard.press('Home');
  await expect(cell(page, 'a2')).toHaveAttribute('aria-label', /empty/u);
  await page.keyboard.press('End');
  await expect(page.locator('.brawl-hint')).toContainText('Your rook b2 to a2');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep this run' }).click();
  await expect(page).toHaveURL(/\/chessbrawl\/replay\//u);
});

test('broken storage and bad links harm nothing', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('rankfall/chessbrawl/runs', '[{"id":1},null,"x"]');
    localStorage.setItem('rankfall/chessbrawl/prefs', '{"pace":7');
    localStorage.setItem('rankfall/chessbrawl/feats', '[]');
  });
  await page.goto('/chessbrawl?seed=%2F%2F&m=classic');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('.king-card').first().click();
  await expect(page.getByRole('grid')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`nothing for axe to complain about, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('on the pages', async ({ page }) => {
      await page.goto('/chessbrawl');
      await expectAccessible(page);
      await page.goto('/rules/chessbrawl');
      await expectAccessible(page);
    });

    test('in placement', async ({ page }) => {
      await beginFast(page);
      await expectAccessible(page);
      await place(page);
      await expectAccessible(page);
    });

    test('in the turn and in the pause', async ({ page }) => {
      await beginFast(page);
      await place(page);
      await page.keyboard.press('g');
      await cell(page, 'b2').click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
      await expectAccessible(page);
    });
  });

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [740, 360],
  [1280, 800],
] as const)
  test(`fits ${width} by ${height} without scrolling, in every phase`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await beginFast(page);
    const fits = async (): Promise<void> => {
      const { x, y } = await page.evaluate(() => ({
        x: document.documentElement.scrollWidth - innerWidth,
        y: document.documentElement.scrollHeight - innerHeight,
      }));
      expect([x <= 0, y <= 0]).toEqual([true, true]);
      for (const button of await page.locator('.actions button, .m-tools button:visible').all()) {
        const box = await button.boundingBox();
        expect(box && box.y + box.height <= height + 1 && box.x >= 0 && box.x + box.width <= width + 1).toBe(
          true,
        );
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      const square = await cell(page, 'a1').boundingBox();
      expect(square?.width).toBeGreaterThanOrEqual(width >= 740 ? 30 : 40);
    };
    await fits();
    await place(page);
    await fits();
    await page.keyboard.press('g');
    await fits();
    await page.getByRole('button', { name: 'Skip wave' }).click();
    await fits();
    await page.getByRole('button', { name: 'Skip it' }).click();
    await fits();
  });
