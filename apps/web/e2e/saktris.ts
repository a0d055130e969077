/** How the journeys sit down at a Saktris board. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** Positions with one thing to do, as the rules write them. */
export const positions = {
  /** White places the rook on a1: mate. */
  mate: 'k7/8/8/8/8/8/1R6/6P1[RKp] w - - 0 12 1:0/0:0 n1;fixed;skip',
  bishop: '4n3/8/8/3p4/8/4B3/3P4/8[BPRNKprnk] w - - 0 6 1:0/0:0 n1;fixed;skip',
  promotion: '7k/P7/8/8/8/8/8/K7[Np] w - - 0 9 0:0/0:0 n1;fixed;skip',
  force: '7k/8/8/8/8/8/8/RNBQRNBP[Kp] w - - 0 9 1:0/0:0 n1;fixed;force',
  clear: '4k3/8/8/8/8/8/2P1P3/3PR3[KNp] w - - 0 9 0:0/0:0 n1;fixed;skip;rc',
  castle: '4k3/8/8/8/8/8/8/R3K3[Pp] w AE - 0 9 0:0/0:0 n1;fixed;skip',
  pass: '8/8/8/4p3/4P3/8/8/R7[Kk] w - - 0 5 0:0/0:0 n3;fixed;skip',
} as const;

export const square = (page: Page, name: string): Locator =>
  page.locator(`[role=gridcell][data-square="${name}"]`);
export const status = (page: Page): Locator => page.getByRole('status');
export const tool = (page: Page, name: string): Locator =>
  page.locator('.m-tools').getByRole('button', { name });

/** The game's page with these settings, and one press: both sides at this screen, unless the query says otherwise. */
export async function begin(page: Page, query = ''): Promise<void> {
  const against = query.includes('vs=') ? '' : 'vs=friend';
  await page.goto(`/saktris?${[query, against].filter((part) => part !== '').join('&')}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/saktris\/play\//u);
  await expect(page.getByRole('grid')).toBeVisible();
}

export const beginFrom = async (page: Page, position: keyof typeof positions): Promise<void> =>
  begin(page, `s=${encodeURIComponent(positions[position])}`);

/** Points at one square after the other. */
export async function click(page: Page, ...squares: readonly string[]): Promise<void> {
  for (const name of squares) await square(page, name).click();
}

export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  if (!a || !b) throw new Error('nothing to drag');
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2 - 12);
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 });
  await page.mouse.up();
}

/** Walks from the square that has focus. */
export async function walkTo(page: Page, target: string): Promise<void> {
  const at = (await page.locator(':focus').getAttribute('data-square')) ?? '';
  const across = target.charCodeAt(0) - at.charCodeAt(0);
  const up = target.charCodeAt(1) - at.charCodeAt(1);
  for (let step = 0; step < Math.abs(across); step++)
    await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(up); step++) await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
  await expect(square(page, target)).toBeFocused();
}
