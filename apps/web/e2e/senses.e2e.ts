/** What is left of a board for who sees no colour, and for who hears it. */
import type { Page } from '@playwright/test';
import { begin, beginFrom, click, square } from './saktris.ts';
import { expect, test } from './site.ts';

/** How much of a square must differ clearly in lightness, so that two states cannot be confused: one pixel in fifty. */
const CLEARLY = 0.02;

/** The square as it is seen, without the grain of what is compressed: lightness, 40 × 40. */
async function lightness(page: Page, name: string): Promise<number[]> {
  const box = await square(page, name).boundingBox();
  if (!box) throw new Error(`no ${name}`);
  const shot = (await page.screenshot({ clip: box, animations: 'disabled' })).toString('base64');
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(40, 40).getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.drawImage(picture, 0, 0, 40, 40);
    const { data } = canvas.getImageData(0, 0, 40, 40);
    return Array.from({ length: 1600 }, (_, i) => data[i * 4] ?? 0);
  }, shot);
}

/** The share of the square where two states differ by more than a shade. */
const difference = (a: readonly number[], b: readonly number[]): number =>
  a.filter((value, i) => Math.abs(value - (b[i] ?? 0)) > 40).length / a.length;

for (const colorScheme of ['light', 'dark'] as const)
  test(`without any colour, states of a square still differ, ${colorScheme}`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
    await begin(
      page,
      `s=${encodeURIComponent('r3k3/8/8/8/8/8/8/R3K3[Pp] w AE - 0 9 0:0/0:0 n1;fixed;skip')}`,
    );
    await page.mouse.move(0, 0);
    // a3 and c3 are dark squares like a1, and nothing stands there.
    const plain = await lightness(page, 'c3');
    const rook = await lightness(page, 'a1');
    await click(page, 'a1');
    await page.mouse.move(0, 0);
    expect(difference(await lightness(page, 'a3'), plain), 'a target').toBeGreaterThan(CLEARLY);
    expect(difference(await lightness(page, 'a1'), rook), 'what is picked up').toBeGreaterThan(CLEARLY);
    await click(page, 'a3');
    await page.mouse.move(0, 0);
    expect(difference(await lightness(page, 'a3'), rook), 'where the last move went').toBeGreaterThan(
      CLEARLY,
    );
    expect(difference(await lightness(page, 'a1'), plain), 'where it came from').toBeGreaterThan(CLEARLY);
    const attacked = await lightness(page, 'a8');
    await square(page, 'e8').focus();
    await page.keyboard.press('x');
    expect(difference(await lightness(page, 'a8'), attacked), 'a threat').toBeGreaterThan(CLEARLY);
  });

test('without any colour, the sides and a check can be told', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beginFrom(page, 'castle');
  const [white, black] = [await lightness(page, 'e1'), await lightness(page, 'e8')];
  // e1 is dark and e8 light: the squares differ all over, the pieces differ besides.
  expect(difference(white, black)).toBeGreaterThan(CLEARLY);
  await click(page, 'a1', 'a8');
  await page.mouse.move(0, 0);
  expect(difference(await lightness(page, 'e8'), black), 'a check').toBeGreaterThan(CLEARLY);
});

/** The grid as a list of rows, each a list of what its cells say. */
const read = async (page: Page): Promise<string[][]> =>
  page
    .getByRole('grid')
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('aria-label') ?? ''),
      ),
    );

const boards = [
  { game: 'saktris', query: 'vs=friend&o=fixed', first: 'a8', files: 8, ranks: 8, says: /^c1, empty, / },
  { game: 'saktris-action', query: 'vs=friend&sc=0', first: 'a8', files: 8, ranks: 8, says: /^e4, empty$/ },
  { game: 'chessbrawl', query: '', first: 'a8', files: 6, ranks: 8, says: /enemy pawn/ },
  { game: 'stepwise', query: 'l=01', first: 'a0', files: 10, ranks: 10, says: /, wall$/ },
] as const;
for (const { game, query, first, files, ranks, says } of boards)
  test(`${game} reads as a grid of rows whose cells say square, piece and state`, async ({ page }) => {
    await page.goto(`/${game}?${query}`);
    await page.getByRole('button', { name: /^Play/u }).first().click();
    await page.waitForURL(/\/play\//u);
    await expect(page.getByRole('grid')).toBeVisible();
    const rows = await read(page);
    expect(rows.map(({ length }) => length)).toEqual(Array.from({ length: ranks }, () => files));
    // Every cell begins with the name of its square: no two alike, the upper left one first.
    const labels = rows.flat();
    expect(labels[0]).toMatch(new RegExp(`^${first}, .`, 'u'));
    expect(new Set(labels.map((label) => /^[a-j]\d+, ./u.exec(label)?.[0].slice(0, -3))).size).toBe(
      labels.length,
    );
    expect(labels.some((label) => says.test(label))).toBe(true);
    // One of them, and only one, is where Tab goes.
    await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
  });
