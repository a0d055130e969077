/** How the journeys sit down at a Starlines table. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

export const ready = (page: Page): Locator => page.getByRole('button', { name: 'Ready', exact: true });
export const status = (page: Page): Locator => page.getByRole('status');
export const fleet = (page: Page, place: 'top' | 'bottom'): Locator =>
  page.locator(`.fleet[data-place=${place}]`);
export const blueprint = (page: Page, name: RegExp): Locator =>
  page.locator('.blueprint').and(page.getByRole('button', { name }));

/** A battle of two friends at this screen, or against the one named. */
export async function begin(
  page: Page,
  opponent = 'Friend at this screen',
  query = 'seed=CHESS',
): Promise<void> {
  await page.goto(`/starlines?${query}`);
  await page.getByText(opponent, { exact: true }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/starlines\/play\//u);
  await expect(page.getByRole('heading', { name: 'Choose your doctrines' })).toBeVisible();
}

export async function takeOver(page: Page, who: 'Blue' | 'Amber'): Promise<void> {
  await page.getByRole('button', { name: `I am ${who}` }).click();
}

/** Both muster; Amber, who chose last, then holds the device. */
export async function muster(
  page: Page,
  blue = 'Hive and Vanguard',
  amber = 'Hive and Concord',
): Promise<void> {
  await page.getByRole('button', { name: new RegExp(blue, 'u') }).click();
  await ready(page).click();
  await takeOver(page, 'Amber');
  await page.getByRole('button', { name: new RegExp(amber, 'u') }).click();
  await ready(page).click();
}

/** Everything that could be read, seen or inspected on the page. */
export const wholePage = async (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.outerHTML);

/** What a hasty player does: the first thing that costs something, and ready. Answers with false once the battle is over. */
export async function hurry(page: Page): Promise<boolean> {
  if (await page.locator('dialog.result[open]').count()) return false;
  const handOver = page.getByRole('button', { name: /^I am /u });
  if (await handOver.count()) {
    await handOver.click();
    return true;
  }
  for (const first of [
    page.locator('.sl-pair'),
    page.locator('.pile[data-target]'),
    page.locator('.sl-card[data-must] .sl-option:not([aria-disabled])'),
    page
      .locator('.sl-card[data-type=CHARGE_USE] .sl-option:not([aria-disabled])')
      .filter({ hasText: 'Deal' }),
    page.locator('.blueprint:not([aria-disabled])'),
  ])
    if (await first.count()) {
      await first.last().click();
      return true;
    }
  if (await page.locator('.sl-ready:not([aria-disabled])').count()) await page.locator('.sl-ready').click();
  return true;
}
