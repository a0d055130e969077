/** How the journeys sit down at a Starlines table. */
import type { Locator, Page } from '@playwright/test';
import { choose, pendingOf, recordOf, start, writeRecord, type Match } from '@rankfall/kernel';
import { starlines, type Pair, type Phase, type StarlinesTerms } from '@rankfall/starlines';
import { expect, keep } from './site.ts';

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

export interface BattleWish {
  readonly pairs: readonly [Pair, Pair];
  /** What each side takes when it is offered, the first before the others; otherwise they are ready. */
  readonly wants: readonly [readonly string[], readonly string[]];
  /** Where it stops: the first moment at which this side is offered such an action. */
  readonly until: { readonly phase: Phase; readonly seat: 0 | 1; readonly type: string };
}

/** A battle of two friends, played so far by the engine itself and kept on the device. */
export async function keepBattle(page: Page, wish: BattleWish): Promise<void> {
  const begun = start(starlines, { seed: 'CHESS' });
  if (!begun.match) throw new Error(begun.refused.code);
  let match: Match<StarlinesTerms> = begun.match;
  for (let step = 0; step < 200; step++) {
    const { phase } = match.state.at;
    const seat = starlines.awaits(match.state)[0] === 0 ? 0 : 1;
    const offered = pendingOf(match, seat);
    const { until } = wish;
    const isThere = pendingOf(match, until.seat).some(({ type }) => type === until.type);
    if (phase === until.phase && isThere) break;
    const options = offered.flatMap((action) =>
      action.options.filter(({ off }) => !off).map((option) => ({ action: action.id, option: option.id })),
    );
    const choice =
      [wish.pairs[seat], ...wish.wants[seat], 'ready']
        .map((id) => options.find(({ option }) => option === id))
        .find((one) => one !== undefined) ?? options[0];
    if (!choice) throw new Error('nothing to choose');
    match = choose(match, seat, choice).match;
  }
  const head = {
    id: 'battle',
    game: 'starlines',
    seats: [{ kind: 'human' }, { kind: 'human' }],
    startedAt: 1,
    savedAt: 2,
    finished: false,
    plies: 1,
  };
  await keep(page, {
    'rankfall/match/battle': `${JSON.stringify(head)}\n${writeRecord(recordOf(match))}`,
  });
  await page.goto('/starlines/play/battle');
}
