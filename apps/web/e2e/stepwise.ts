/** How the journeys sit down at a level of Stepwise. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

export const square = (page: Page, name: string): Locator =>
  page.locator(`[role=gridcell][data-square="${name}"]`);
export const status = (page: Page): Locator => page.getByRole('status');
export const execute = (page: Page): Locator => page.getByRole('button', { name: /^Execute Free Moves/u });
export const message = (page: Page): Locator => page.locator('.s-message');
export const won = (page: Page): Locator => page.getByRole('heading', { name: 'Everybody is out' });

/** One shortest way out of level 01, square by square. */
export const firstWay = [
  'a3',
  'a4',
  'b4',
  'b5',
  'c5',
  'd5',
  'e5',
  'f5',
  'g5',
  'h5',
  'h6',
  'i6',
  'j6',
] as const;

export async function begin(page: Page, level: string): Promise<void> {
  await page.goto(`/stepwise?l=${level}`);
  await page
    .getByRole('button', { name: /^Play /u })
    .first()
    .click();
  await page.waitForURL(/\/stepwise\/play\//u);
  await expect(page.getByRole('grid')).toBeVisible();
}

export async function click(page: Page, ...squares: readonly string[]): Promise<void> {
  for (const name of squares) await square(page, name).click();
}
