/** Levels of Stepwise played in the browser: by mouse, by finger, by key and by drag, with everything that can go wrong. */
import { expect, test } from './site.ts';
import { begin, click, execute, firstWay, message, square, status, won } from './stepwise.ts';

test('two presses from home to the first square; the button says why it is off, then counts', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Stepwise' }).click();
  await page.getByRole('button', { name: 'Play First Steps' }).click();
  await expect(execute(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(message(page)).toContainText('Cannot execute: no free moves are planned.');
  await click(page, 'a2', 'a3', 'a4');
  await expect(execute(page)).toHaveText('Execute Free Moves (Step 1/2)');
  await expect(square(page, 'a4')).toHaveAttribute('aria-label', /A’s step 2, A’s route ends here/u);
  await execute(page).click();
  await expect(execute(page)).toHaveText('Execute Free Moves (Step 2/2)');
  await expect(square(page, 'a3')).toHaveAttribute('aria-label', /A, step 1\/2/u);
});

test('level 1 by key alone, with three stars and the way to the next', async ({ page }) => {
  await begin(page, '01');
  await page.keyboard.press('1');
  await expect(square(page, 'a2')).toBeFocused();
  for (const key of [
    'Down',
    'Down',
    'Right',
    'Down',
    ...Array<string>(6).fill('Right'),
    'Down',
    'Right',
    'Right',
  ])
    await page.keyboard.press(`Arrow${key}`);
  await expect(message(page)).toContainText('Forecast: everybody gets out.');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('A: Ready · 13 steps.');
  await page.keyboard.press('Space');
  await expect(execute(page)).toHaveText('Execute Free Moves (Step 2/13)');
  await page.keyboard.press('Shift+Space');
  await expect(won(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toContainText('In 1 turn, 13 steps. Par is 1 turn, 13 steps.');
  await expect(page.getByRole('dialog').getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Next: Elbow Room' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2. Elbow Room').first()).toBeVisible();
  await page.goto('/stepwise');
  await expect(page.getByRole('button', { name: /^01\. First Steps, 3 of 3 stars/u })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go on with Elbow Room' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('level 1 by touch alone: squares, pad, Run all', async ({ page }) => {
    await page.goto('/stepwise');
    await page.getByRole('button', { name: 'Play First Steps' }).tap();
    await square(page, 'a2').tap();
    for (const name of firstWay.slice(0, 9)) await square(page, name).tap();
    const pad = page.getByRole('group', { name: 'Direction pad' });
    for (const way of ['Right', 'Down', 'Right', 'Right'])
      await pad.getByRole('button', { name: way, exact: true }).tap();
    await page.getByRole('button', { name: 'Run all' }).tap();
    await expect(won(page)).toBeVisible();
  });

  test('a doubtful square says why at the first tap and is added at the second', async ({ page }) => {
    await begin(page, '06');
    await square(page, 'a2').tap();
    for (const name of ['b2', 'b3', 'c3', 'd3', 'e3']) await square(page, name).tap();
    await square(page, 'f3').tap();
    await expect(page.locator('.s-note')).toContainText(
      'The door at f3 is closed. Tap again to add it anyway.',
    );
    await expect(page.getByRole('button', { name: /^A/u })).toContainText('Planning · 5 steps');
    await square(page, 'f3').tap();
    await expect(page.getByRole('button', { name: /^A/u })).toContainText('Planning · 6 steps');
    await expect(message(page)).toContainText('Forecast: A stops at step 6 — the door at f3 is closed.');
  });

  test('a finger that rests on a square is told what it is and what it is wired to', async ({ page }) => {
    await begin(page, '06');
    const box = await square(page, 'f3').boundingBox();
    if (!box) throw new Error('f3 is not there');
    const client = await page.context().newCDPSession(page);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    const about = page.getByRole('dialog', { name: 'f3: Door' });
    await expect(about).toContainText('Open while its channel is on.');
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(about).toContainText('c3 plate a, up; h3 plate a, up');
    await about.getByRole('button', { name: 'Show its wires' }).tap();
    await expect(page.locator('.s-link')).toHaveCount(2);
    await expect(page.locator('.s-note')).toBeHidden();
  });

  for (const [width, height] of [
    [360, 740],
    [320, 568],
    [740, 360],
  ] as const)
    test(`nothing scrolls at ${width} × ${height}, and squares can be hit`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await begin(page, '10');
      await square(page, 'c3').tap();
      const size = await page.evaluate(() => {
        const root = document.documentElement;
        return [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight];
      });
      expect(size).toEqual([0, 0]);
      const box = await square(page, 'e5').boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(width === 360 ? 38 : 24);
      for (const button of await page.locator('.s-controls button:visible, .s-roster button').all()) {
        const place = await button.boundingBox();
        expect(place && place.y + place.height).toBeLessThanOrEqual(height);
      }
    });
});

test('by drag: a route is drawn in one go, and let go of outside it is not', async ({ page }) => {
  await begin(page, '01');
  const middle = async (name: string): Promise<readonly [number, number]> => {
    const box = await square(page, name).boundingBox();
    if (!box) throw new Error(`${name} is not there`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const drag = async (squares: readonly string[]): Promise<void> => {
    await page.mouse.move(...(await middle('a2')));
    await page.mouse.down();
    for (const name of squares) await page.mouse.move(...(await middle(name)), { steps: 4 });
  };
  await drag(['a3', 'a4', 'b4']);
  await page.mouse.move(2, 400);
  await page.mouse.up();
  await expect(execute(page)).toHaveText('Execute Free Moves');
  await drag(['a3', 'a4', 'b4', 'b5']);
  await page.mouse.up();
  await expect(execute(page)).toHaveText('Execute Free Moves (Step 1/4)');
});

test('a conflict holds the button with every reason; Clear All makes room again', async ({ page }) => {
  await begin(page, '02');
  await click(page, 'a1', 'a2');
  await page.getByRole('group', { name: 'Squad' }).getByRole('button', { name: /^B/u }).click();
  await click(page, 'a2');
  await expect(execute(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(message(page)).toContainText('Cannot execute: A — B and A both need a2.');
  await expect(message(page)).toContainText('Cannot execute: B — A and B both need a2.');
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(message(page)).toContainText('no free moves are planned');
  await page.keyboard.press('z');
  await expect(message(page)).toContainText('both need a2');
});

test('blocked in the run: said, shown, and planned anew in the next turn', async ({ page }) => {
  await begin(page, '06');
  await click(page, 'a2', 'b2', 'b3', 'c3', 'd3', 'e3', 'f3', 'g3');
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(status(page)).toContainText('Character A blocked: the door at f3 is closed');
  await expect(message(page)).toContainText('Character A blocked: the door at f3 is closed');
  await expect(page.locator('.s-badge[data-status=blocked]')).toBeVisible();
  await click(page, 'e3', 'd3');
  await expect(page.locator('.s-head')).toContainText('Turn 2');
  await expect(execute(page)).toHaveText('Execute Free Moves (Step 1/1)');
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await expect(page.locator('.s-badge[data-status=blocked]')).toBeVisible();
});

test('looking ahead changes nothing', async ({ page }) => {
  await begin(page, '06');
  await click(page, 'a2', 'b2', 'b3', 'c3');
  for (let step = 0; step < 3; step++) await page.keyboard.press(']');
  await expect(square(page, 'f3')).toHaveAttribute('aria-label', /door a, open/u);
  await expect(square(page, 'c3')).toHaveAttribute('aria-label', /A, complete/u);
  await page.keyboard.press('[');
  await expect(square(page, 'b3')).toHaveAttribute('aria-label', /A, step 2\/3/u);
  await page.getByRole('slider', { name: 'Look ahead' }).fill('0');
  await expect(square(page, 'a2')).toHaveAttribute('aria-label', /A, planning/u);
});

test('crates: skills after the run, with prices, refusals and undo', async ({ page }) => {
  await begin(page, '15');
  await page.getByRole('button', { name: 'Skip to skills' }).click();
  await expect(message(page)).toContainText('Nobody can push from here');
  await page.getByRole('button', { name: 'End turn' }).click();
  await click(page, 'a2', 'b2', 'c2', 'd2', 'e2');
  await page.getByRole('button', { name: 'Run all' }).click();
  await page.getByRole('button', { name: /^A pushes right/u }).click();
  await expect(square(page, 'g2')).toHaveAttribute('aria-label', /crate of 20 lb/u);
  await page.keyboard.press('z');
  await expect(square(page, 'f2')).toHaveAttribute('aria-label', /crate of 20 lb/u);
});

test('a reload in the middle changes nothing, and restart can be taken back', async ({ page }) => {
  await begin(page, '03');
  await click(page, 'a3', 'a4', 'b4');
  await execute(page).click();
  await expect(execute(page)).toHaveText('Execute Free Moves (Step 2/2)');
  await page.reload();
  await expect(execute(page)).toHaveText('Execute Free Moves (Step 2/2)');
  await expect(square(page, 'a4')).toHaveAttribute('aria-label', /C, step 1\/2/u);
  await page.keyboard.press('r');
  await expect(square(page, 'a3')).toHaveAttribute('aria-label', /C, hold/u);
  for (let redo = 0; redo < 3; redo++) await page.keyboard.press('y');
  await expect(execute(page)).toHaveText('Execute Free Moves (Step 2/2)');
});
