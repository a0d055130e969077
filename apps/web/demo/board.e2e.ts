/** The board as people use it: by mouse, finger and key, with and without motion. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';

const at = (page: Page, square: string): Locator => page.locator(`[data-square="${square}"]`);
const status = (page: Page): Locator => page.getByRole('status');
const open = async (page: Page, part = '8x8', query = ''): Promise<void> => {
  await page.goto(`index.html${query}#${part}`);
  await expect(page.getByRole('grid').first()).toBeVisible();
};
/** The middle of a square on the page. */
async function middle(page: Page, square: string): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = await boxOf(at(page, square));
  return { x: x + width / 2, y: y + height / 2 };
}
async function boxOf(what: Locator): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
}
async function drag(page: Page, from: string, to: string, button: 'left' | 'right' = 'left'): Promise<void> {
  const [start, end] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button });
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up({ button });
}

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => {
    throw error;
  });
});

test.describe('mouse', () => {
  test('two clicks make a move', async ({ page }) => {
    await open(page);
    await at(page, 'f3').click();
    await expect(at(page, 'f3')).toHaveAttribute('aria-selected', 'true');
    await expect(at(page, 'e5')).toHaveAccessibleName('e5, black pawn, can be captured');
    await expect(at(page, 'g5')).toHaveAccessibleName('g5, empty, can go here');
    await at(page, 'e5').click();
    await expect(status(page)).toHaveText('Played f3-e5');
    await expect(at(page, 'e5')).toHaveAccessibleName('e5, white knight, can move, last move went here');
  });

  test('a key right after a click finds it answered', async ({ page }) => {
    await open(page);
    await at(page, 'f3').click();
    await page.evaluate(() => {
      document.addEventListener('pointerup', () => {
        const press = new KeyboardEvent('keydown', { key: 'l', bubbles: true });
        document.querySelector('[data-square="f3"]')?.dispatchEvent(press);
      });
    });
    await at(page, 'g5').click();
    await expect(status(page)).toHaveText('Last move: f3 to g5');
  });

  test('a second click on the piece puts it down, and so does one elsewhere', async ({ page }) => {
    await open(page);
    await at(page, 'f3').click();
    await at(page, 'f3').click();
    await expect(at(page, 'f3')).not.toHaveAttribute('aria-selected');
    await at(page, 'f3').click();
    await at(page, 'a5').click();
    await expect(at(page, 'f3')).not.toHaveAttribute('aria-selected');
    await expect(status(page)).toHaveText('Not to a5.');
  });

  test('a click on another piece picks that one instead', async ({ page }) => {
    await open(page);
    await at(page, 'f3').click();
    await at(page, 'c4').click();
    await expect(at(page, 'c4')).toHaveAttribute('aria-selected', 'true');
    await at(page, 'b5').click();
    await expect(status(page)).toHaveText('Played c4-b5');
  });

  test('dragging moves, and letting go elsewhere moves back', async ({ page }) => {
    await open(page);
    await drag(page, 'f3', 'g5');
    await expect(status(page)).toHaveText('Played f3-g5');
    await drag(page, 'g5', 'a8');
    await expect(at(page, 'g5')).toHaveAccessibleName(/white knight/u);
    await expect(at(page, 'g5')).not.toHaveAttribute('aria-selected');
    await drag(page, 'g5', 'g5');
    await expect(at(page, 'g5')).toHaveAttribute('aria-selected', 'true');
  });

  test('a piece that is due goes where it is clicked to, or is dragged in from the queue', async ({
    page,
  }) => {
    await open(page);
    await at(page, 'b1').click();
    await expect(status(page)).toHaveText('Played N-b1');
    const tray = await boxOf(page.getByRole('button', { name: 'Knight to place' }));
    const goal = await middle(page, 'g1');
    await page.mouse.move(tray.x + 20, tray.y + 20);
    await page.mouse.down();
    await page.mouse.move(goal.x, goal.y, { steps: 4 });
    await page.mouse.up();
    await expect(status(page)).toHaveText('Played N-g1');
  });

  test('the right button draws, the same again erases, a click clears', async ({ page }) => {
    await open(page);
    const strokes = page.locator('.drawings g');
    await drag(page, 'b1', 'c3', 'right');
    await drag(page, 'e4', 'e4', 'right');
    await expect(strokes).toHaveCount(2);
    await drag(page, 'b1', 'c3', 'right');
    await expect(strokes).toHaveCount(1);
    await at(page, 'a5').click();
    await expect(strokes).toHaveCount(0);
  });

  test('a promotion asks which piece', async ({ page }) => {
    await open(page, '6x8');
    await drag(page, 'f7', 'f8');
    await page.getByRole('button', { name: 'Rook' }).click();
    await expect(status(page)).toHaveText('Played f7-f8-r');
    await expect(at(page, 'f8')).toHaveAccessibleName(/white rook/u);
  });

  test('nobody waits for motion', async ({ page }) => {
    await open(page, '8x8', '?physics');
    await drag(page, 'f3', 'e5');
    await drag(page, 'e5', 'f7');
    await drag(page, 'f7', 'd8');
    await expect(status(page)).toHaveText('Played f7-d8');
    await expect(page.locator('.captured')).toHaveCount(0);
    await expect(page.locator('.held[style*="translate"]')).toHaveCount(0);
  });
});

test.describe('finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  async function touch(page: Page, squares: readonly string[], wait = 0): Promise<void> {
    const client = await page.context().newCDPSession(page);
    const [first, ...points] = await Promise.all(squares.map(async (square) => middle(page, square)));
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: first ? [first] : [] });
    if (wait > 0) await page.waitForTimeout(wait);
    for (const point of points)
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('taps', async ({ page }) => {
    await open(page);
    await at(page, 'f3').tap();
    await at(page, 'g5').tap();
    await expect(status(page)).toHaveText('Played f3-g5');
  });
  test('drags, and the page stays where it is', async ({ page }) => {
    await open(page);
    await page.evaluate(() => {
      document.body.style.minHeight = '3000px';
    });
    await touch(page, ['f3', 'f4', 'g5']);
    await expect(status(page)).toHaveText('Played f3-g5');
    await touch(page, ['a4', 'a5', 'a6', 'a7', 'a8']);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  test('a finger that missed slides to where it should be, seeing where it is', async ({ page }) => {
    await open(page, '10x10');
    await at(page, 'b1').tap();
    const client = await page.context().newCDPSession(page);
    const [wrong, right] = [await middle(page, 'b3'), await middle(page, 'c3')];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [wrong] });
    await expect(at(page, 'b3').locator('.mark-aim')).toBeVisible();
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [right] });
    await expect(at(page, 'c3').locator('.mark-aim')).toBeVisible();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(status(page)).toHaveText('Played b1-c3');
    await expect(page.locator('.mark-aim')).toHaveCount(0);
  });
  test('resting on a square draws', async ({ page }) => {
    await open(page);
    await touch(page, ['d5', 'd5'], 600);
    await expect(page.locator('.drawings g')).toHaveCount(1);
    await touch(page, ['d5', 'd6', 'd7'], 600);
    await expect(page.locator('.drawings g')).toHaveCount(2);
  });
});

test.describe('keys', () => {
  test('one tab stop, walking, picking, putting down', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Tab');
    await expect(at(page, 'e1')).toBeFocused();
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    await expect(at(page, 'f3')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('f3, white knight: selected, 5 squares to choose from');
    await page.keyboard.press('Escape');
    await expect(status(page)).toHaveText('Selection cancelled');
    await page.keyboard.press(' ');
    await page.keyboard.press('5');
    await page.keyboard.press('ArrowLeft');
    await expect(at(page, 'e5')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('Played f3-e5');
    await expect(at(page, 'e5')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Knight to place' })).toBeFocused();
  });

  test('the board answers questions', async ({ page }) => {
    await open(page);
    await at(page, 'g5').focus();
    for (const [key, answer] of [
      ['o', 'g5, empty'],
      ['l', 'No move yet'],
      ['m', 'No moves from g5'],
      ['x', 'Threatened: e4'],
      ['x', 'Threats hidden'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(status(page)).toHaveText(answer);
    }
    await page.keyboard.press('f');
    await expect(at(page, 'g5')).toBeFocused();
    const [a1, h8] = [await middle(page, 'a1'), await middle(page, 'h8')];
    expect(a1.x).toBeGreaterThan(h8.x);
    expect(a1.y).toBeLessThan(h8.y);
  });

  test('turned, the board is read as it is seen, and focus never leaves its square', async ({ page }) => {
    await open(page);
    await at(page, 'g5').focus();
    await page.evaluate(() => {
      for (const type of ['focusin', 'focusout'])
        document.addEventListener(type, () => {
          document.title += ` ${type}`;
        });
    });
    const read = async (): Promise<readonly string[]> =>
      page
        .getByRole('row')
        .evaluateAll((rows) =>
          rows.map((row) => [...row.children].map((cell) => cell.getAttribute('data-square')).join(' ')),
        );
    const seen = ['a8 b8 c8 d8 e8 f8 g8 h8', 'a7 b7 c7 d7 e7 f7 g7 h7'];
    const turned = ['h1 g1 f1 e1 d1 c1 b1 a1', 'h2 g2 f2 e2 d2 c2 b2 a2'];
    expect((await read()).slice(0, 2)).toEqual(seen);
    await page.keyboard.press('f');
    await expect(status(page)).toHaveText('Board turned: rank 8 is at the bottom');
    await expect(page.locator('[data-against]')).toHaveCount(0);
    expect((await read()).slice(0, 2)).toEqual(turned);
    await expect(at(page, 'g5')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(at(page, 'f5')).toBeFocused();
    await page.evaluate(() => {
      document.title = 'turning';
    });
    // Twice within one frame, and once more: it ends the other way round.
    await page.evaluate(() => {
      for (let i = 0; i < 3; i++)
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }));
    });
    await expect(page.locator('[data-against]')).toHaveCount(0);
    expect((await read()).slice(0, 2)).toEqual(seen);
    await expect(at(page, 'f5')).toBeFocused();
    await expect(page).toHaveTitle('turning');
    const [a1, h8] = [await middle(page, 'a1'), await middle(page, 'h8')];
    expect(a1.x).toBeLessThan(h8.x);
    expect(a1.y).toBeGreaterThan(h8.y);
  });

  test('the page finds the keys that the board took already taken, and gets the others', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('keydown', ({ key, defaultPrevented }) => {
        document.title += ` ${key}:${defaultPrevented}`;
      });
    });
    await open(page);
    await at(page, 'g5').focus();
    for (const key of ['f', '?', 'Escape', 't', 'd', 'Escape']) await page.keyboard.press(key);
    await expect(page).toHaveTitle('Board demo f:true ?:false Escape:false t:false d:true Escape:true');
  });

  test('drawing', async ({ page }) => {
    await open(page);
    await at(page, 'g5').focus();
    await page.keyboard.press('d');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('d');
    await expect(status(page)).toHaveText('Arrow from g5 to g6');
    await page.keyboard.press('Delete');
    await expect(page.locator('.drawings g')).toHaveCount(0);
  });

  test('a promotion', async ({ page }) => {
    await open(page, '10x10');
    await at(page, 'j9').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('0');
    await expect(at(page, 'j10')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Queen' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(at(page, 'j10')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('Played j9-j10-n');
    await expect(at(page, 'j10')).toBeFocused();
  });
});

test.describe('for everybody', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, 'boards');
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    });

  test('who asks for stillness gets it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '8x8', '?physics');
    await at(page, 'f3').click();
    await at(page, 'e5').click();
    await expect(status(page)).toHaveText('Played f3-e5');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.locator('.captured')).toHaveCount(0);
    const durations = await page
      .locator('.piece, .held, .mark')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).transitionDuration));
    expect(new Set(durations)).toEqual(new Set(['0s']));
  });

  test('the ring of focus leaves the piece to be seen', async ({ page }) => {
    await open(page);
    const picture = async (square: string): Promise<string> => {
      await page.keyboard.press('Escape');
      await at(page, square).focus();
      return (await at(page, square).screenshot()).toString('base64');
    };
    await page.keyboard.press('Tab');
    const [empty, pawn, unfocused] = [await picture('e3'), await picture('g2'), 'e3'];
    expect(pawn).not.toBe(empty);
    await at(page, 'a8').focus();
    expect((await at(page, unfocused).screenshot()).toString('base64')).not.toBe(empty);
  });

  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [640, 360],
    [1280, 720],
    [2560, 1440],
  ] as const)
    test(`it fits ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const part of ['8x8', '6x8', '10x10']) {
        await open(page, part);
        await page.reload();
        const box = await boxOf(page.locator('.board'));
        expect(box.width).toBeLessThanOrEqual(width);
        expect(box.height).toBeLessThanOrEqual(height);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const square = await boxOf(at(page, 'a1'));
        expect(Math.min(square.width, square.height)).toBeGreaterThanOrEqual(24);
        expect(Math.abs(square.width - square.height)).toBeLessThan(1);
      }
    });
});
