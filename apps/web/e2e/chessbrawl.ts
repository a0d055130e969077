/** How the journeys play ChessBrawl: a seed whose first round can be won in twelve moves without a loss. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** The Ugly with the seed CHESS, after these are placed. */
export const army = [
  ['King', 'c1'],
  ['Rook', 'b2'],
  ['Knight', 'd2'],
  ['Pawn', 'e2'],
] as const;
/** The moves that clear each wave of the first round. */
export const roundOne = [
  ['b2a2', 'a2a8', 'a8a5', 'a5e5'],
  ['e5f5', 'f5f8', 'f8c8', 'd2e4'],
  ['c8a8', 'a8e8', 'e8e5', 'e4d6'],
] as const;

export const cell = (page: Page, name: string): Locator =>
  page.locator(`[role=gridcell][data-square="${name}"]`);
export const status = (page: Page): Locator => page.getByRole('status');
export const tool = (page: Page, name: string): Locator =>
  page.locator('.m-tools').getByRole('button', { name });
export const ware = (page: Page, name: string): Locator =>
  page
    .getByRole('group', { name: 'Pieces to place' })
    .getByRole('button', { name: new RegExp(`^${name}`, 'u') });
export const stat = (page: Page, name: string): Locator =>
  page.locator('.hud .stat', { has: page.getByText(name, { exact: true }) }).locator('dd');

/** The game's page with these settings, and one press on a King. */
export async function begin(page: Page, query = '', king = 'The Ugly'): Promise<void> {
  await page.goto(`/chessbrawl${query === '' ? '' : `?${query}`}`);
  await page.locator('.king-card', { hasText: king }).click();
  await page.waitForURL(/\/chessbrawl\/play\//u);
  await expect(page.getByRole('grid')).toBeVisible();
}

/** The same at full speed. The speed is kept with the player's wishes, as the page itself keeps it. */
export async function beginFast(page: Page, query = 'seed=CHESS', king = 'The Ugly'): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('rankfall/chessbrawl/prefs', JSON.stringify({ pace: 'instant' })),
  );
  await begin(page, query, king);
}

export async function place(page: Page): Promise<void> {
  for (const [name, to] of army) {
    await ware(page, name).click();
    await cell(page, to).click();
  }
  await expect(stat(page, 'Score')).toHaveText('0');
}

/** Waits until it is the player's turn again, or something else is to be done. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('.brawl')).not.toHaveAttribute('data-phase', 'enemy');
}
