/** Saktris played in the browser: by mouse, by drag, by finger and by keys, with everything that can happen at a table. */
import type { Locator } from '@playwright/test';
import { begin, beginFrom, click, drag, positions, square, status, tool, walkTo } from './saktris.ts';
import { expect, test } from './site.ts';

test('two clicks from home to the first legal move, and no dialog in the way', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Saktris', exact: true }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(square(page, 'd1')).toHaveAttribute('data-next', 'target');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await click(page, 'd1');
  await expect(square(page, 'd1')).toHaveAttribute('aria-label', /white/u);
  await expect(status(page)).toContainText(/White places a \w+ on d1/u);
});

test('a game to its end by clicks; the result says why, has focus, and leads on', async ({ page }) => {
  await beginFrom(page, 'mate');
  await click(page, 'a1');
  const heading = page.getByRole('heading', { name: 'White wins' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('dialog')).toContainText(/Checkmate\.(?! White wins)/u);
  const before = page.url();
  await page.getByRole('dialog').getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(square(page, 'a1')).toHaveAttribute('aria-label', /empty/u);
});

test('by dragging: from the tray onto a column, and a piece along the board', async ({ page }) => {
  await begin(page, 'o=fixed');
  await drag(page, page.getByRole('button', { name: /Pawn, due now/u }).last(), square(page, 'd1'));
  await expect(square(page, 'd1')).toHaveAttribute('aria-label', /white pawn/u);
  await click(page, 'e8');
  await drag(page, square(page, 'd1'), square(page, 'd3'));
  await expect(square(page, 'd3')).toHaveAttribute('aria-label', /white pawn/u);
});

test('by key alone, to mate', async ({ page }) => {
  await beginFrom(page, 'mate');
  for (let tab = 0; tab < 12; tab++) {
    await page.keyboard.press('Tab');
    if ((await page.locator(':focus').getAttribute('role')) === 'gridcell') break;
  }
  await walkTo(page, 'a1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'White wins' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('only a piece that can be taken says so, and only it is on the way of the Tab key', async ({ page }) => {
  await begin(page, 'o=fixed');
  const first = (side: string): Locator =>
    page.getByRole('group', { name: `Pieces to come for ${side}` }).getByRole('button');
  await expect(first('White')).toHaveAccessibleName('Pawn, due now. Choose a column for it.');
  await expect(first('White')).not.toHaveAttribute('tabindex');
  await expect(first('Black')).toHaveAccessibleName('Pawn, the first to come.');
  await expect(first('Black')).toHaveAttribute('tabindex', '-1');
});

test('a reload in the middle changes nothing', async ({ page }) => {
  await begin(page, 'o=fixed&clock=5%2B3');
  await click(page, 'c1', 'e8', 'c1', 'c3');
  await expect(square(page, 'c3')).toHaveAttribute('aria-label', /white pawn/u);
  await page.reload();
  await expect(square(page, 'c3')).toHaveAttribute('aria-label', /white pawn, .*last move went here/u);
  await expect(page.locator('.moves')).toContainText('P@e8');
  await expect(page.locator('.clock')).toHaveCount(2);
  await click(page, 'e8', 'e6');
  await expect(page.locator('.moves')).toContainText('e6');
});

test('the list of moves keeps the latest in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await begin(page, 'o=fixed');
  await click(
    page,
    'a1',
    'a8',
    'a1',
    'a2',
    'a8',
    'a7',
    'b1',
    'b8',
    'b1',
    'b2',
    'b8',
    'b7',
    'c1',
    'c8',
    'c1',
    'd3',
    'c8',
    'd6',
  );
  await expect(page.locator('.moves [data-current]')).toHaveText('Nd6');
  await expect(page.locator('.moves [data-current]')).toBeInViewport();
  expect(await page.locator('.moves').evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
});

test('undo and redo, by button and by key', async ({ page }) => {
  await begin(page, 'o=fixed');
  await expect(tool(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await click(page, 'c1', 'e8');
  await tool(page, 'Undo').click();
  await expect(square(page, 'e8')).toHaveAttribute('aria-label', /empty/u);
  await tool(page, 'Redo').click();
  await expect(square(page, 'e8')).toHaveAttribute('aria-label', /black pawn/u);
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await expect(square(page, 'c1')).toHaveAttribute('aria-label', /empty/u);
});

test('a pawn that arrives at the far side asks what to become', async ({ page }) => {
  await beginFrom(page, 'promotion');
  await click(page, 'a7', 'a8');
  await page.getByRole('group', { name: 'Choose a piece' }).getByRole('button', { name: 'Knight' }).click();
  await expect(square(page, 'a8')).toHaveAttribute('aria-label', /white knight/u);
});

test('castling by going to the goal of the king', async ({ page }) => {
  await beginFrom(page, 'castle');
  await click(page, 'e1', 'c1');
  await expect(square(page, 'c1')).toHaveAttribute('aria-label', /white king/u);
  await expect(square(page, 'd1')).toHaveAttribute('aria-label', /white rook/u);
});

test('selectable order: pick from the pool, or point at the column first', async ({ page }) => {
  await begin(page, 'o=select');
  await page.getByRole('button', { name: 'Bishop, 2 left' }).last().click();
  await click(page, 'c1');
  await expect(square(page, 'c1')).toHaveAttribute('aria-label', /white bishop/u);
  await click(page, 'd8');
  await page.getByRole('group', { name: 'Choose a piece' }).getByRole('button', { name: 'Queen' }).click();
  await expect(square(page, 'd8')).toHaveAttribute('aria-label', /black queen/u);
  await expect(page.getByRole('button', { name: 'Queen, 0 left' })).toBeDisabled();
});

test('Force: make room, then place, both in one turn', async ({ page }) => {
  await beginFrom(page, 'force');
  await expect(page.locator('.match-hint')).toHaveText(
    'No room: first move a piece away, then place the king.',
  );
  await click(page, 'b1', 'c3');
  await expect(page.locator('.match-hint')).toHaveText('Now place the king.');
  await click(page, 'b1');
  await expect(square(page, 'b1')).toHaveAttribute('aria-label', /white king/u);
  await expect(page.locator('.moves')).toContainText('Nc3,K@b1');
});

test('a blocked column says why and what would do, near the square and aloud', async ({ page }) => {
  await beginFrom(page, 'bishop');
  await click(page, 'c1');
  const why = 'The bishop needs a light square: b, d, f or h.';
  await expect(page.locator('.board').getByText(why)).toBeVisible();
  await expect(status(page)).toContainText(why);
  await expect(square(page, 'c1')).toHaveAttribute('aria-label', /empty/u);
  await click(page, 'd2');
  await expect(page.locator('.board').getByText('First place the bishop')).toBeVisible();
  await click(page, 'd1');
  await expect(square(page, 'd1')).toHaveAttribute('aria-label', /white bishop/u);
});

test('a row of pawns vanishes and uncovers a check; a forced pass is told', async ({ page }) => {
  await beginFrom(page, 'clear');
  await click(page, 'd1', 'd2');
  for (const name of ['c2', 'd2', 'e2'])
    await expect(square(page, name)).toHaveAttribute('aria-label', /empty/u);
  await expect(square(page, 'e8')).toHaveAttribute('aria-label', /in check/u);
  await expect(page.locator('.moves')).toContainText('d2_cde2+');
  await beginFrom(page, 'pass');
  await click(page, 'a1', 'a2');
  await expect(page.getByText('Black cannot do anything and passes.').first()).toBeVisible();
});

test('giving up is asked in place; a draw is offered and taken', async ({ page }) => {
  await begin(page, 'o=fixed');
  await click(page, 'c1');
  await tool(page, 'Menu').click();
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(page.getByText('Black offers a draw.').first()).toBeVisible();
  const answers = page.getByRole('group', { name: 'Black offers a draw.' }).getByRole('button');
  await expect(answers).toHaveText(['Accept', 'Play on']);
  const rows = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(rows[0], 'both answers stand in one row').toBe(rows[1]);
  await answers.first().click();
  await expect(page.getByRole('heading', { name: 'Draw' })).toBeFocused();
  await begin(page, 'o=fixed');
  await tool(page, 'Menu').click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('dialog')).toContainText(/White resigns\.(?! Black wins)/u);
});

test('the clock runs, warns by shape and aloud, pauses, and ends the game', async ({ page }) => {
  await page.clock.install();
  await begin(page, 'o=fixed&clock=1%2B0');
  await page.clock.runFor(31_000);
  await expect(page.locator('.strip[data-place=bottom] .clock')).toHaveAttribute('data-low', 'true');
  await expect(status(page)).toContainText('White: 30 seconds left.');
  await tool(page, 'Menu').click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(60_000);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.clock.runFor(20_000);
  await expect(page.locator('.strip[data-place=bottom] time')).toHaveText(/^\d\.\d$/u);
  await page.clock.runFor(12_000);
  await expect(page.getByRole('dialog')).toContainText(/White is out of time\.(?! Black wins)/u);
});

test('storage that is blocked does not stop a game', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await begin(page, `s=${encodeURIComponent(positions.mate)}`);
  await click(page, 'a1');
  await expect(page.getByRole('heading', { name: 'White wins' })).toBeFocused();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('taps place and move, and nothing scrolls', async ({ page }) => {
    await begin(page, 'o=fixed');
    await page
      .getByRole('button', { name: /Pawn, due now/u })
      .last()
      .tap();
    await expect(square(page, 'c1')).toHaveAttribute('data-next', 'target');
    await square(page, 'c1').tap();
    await square(page, 'e8').tap();
    await square(page, 'c1').tap();
    await square(page, 'c3').tap();
    await expect(square(page, 'c3')).toHaveAttribute('aria-label', /white pawn/u);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [640, 360],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`nothing scrolls and everything is there at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await begin(page, 'o=select&clock=5%2B0');
    const room = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      high: document.documentElement.scrollHeight,
    }));
    expect(room.wide).toBeLessThanOrEqual(width);
    expect(room.high).toBeLessThanOrEqual(height);
    const board = await page.getByRole('grid').boundingBox();
    if (width < 400) expect(board?.width).toBe(width);
    for (const button of await page.locator('.m-tools button:visible, .due-man:visible').all()) {
      const box = await button.boundingBox();
      expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 0.5);
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pieces can be seen, and also where focus is, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await begin(page, 'o=fixed');
    await click(page, 'c1', 'f8', 'c1', 'c3');
    const look = async (name: string): Promise<string> =>
      (
        await square(page, name)
          .page()
          .screenshot({ clip: await boxOf(name) })
      ).toString('base64');
    const boxOf = async (name: string): Promise<{ x: number; y: number; width: number; height: number }> => {
      const box = await square(page, name).boundingBox();
      if (!box) throw new Error(`no ${name}`);
      return box;
    };
    // f8 is dark and so is d8; c3 is dark, and e3 too.
    expect(await look('f8')).not.toBe(await look('d8'));
    expect(await look('c3')).not.toBe(await look('e3'));
    await page.keyboard.press('Tab');
    await square(page, 'f8').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    const occupied = await look('f8');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(occupied).not.toBe(await look('d8'));
  });
}
