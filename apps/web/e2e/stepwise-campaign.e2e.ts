/** The whole campaign as a person plays it, once by finger alone and once by key alone: plan, run, win, next level. */
import type { Locator, Page } from '@playwright/test';
import { campaign, middleOf, readPath, squareName, type LevelFile, type Turn } from '@rankfall/stepwise';
import { solutions } from '@rankfall/stepwise/solutions';
import { expect, keep, test } from './site.ts';
import { square, won } from './stepwise.ts';

/** Everybody at once: the journey is about the plan, not about watching it. */
const quick = { 'rankfall/stepwise/screen': '{"pace":"instant"}' };

interface Hands {
  /** Draws one route; `at` is where everybody stands. */
  draw(level: LevelFile, who: number, path: string, at: readonly number[]): Promise<void>;
  skip(): Promise<void>;
  run(): Promise<void>;
  push(name: string, way: string, who: number): Promise<void>;
  endTurn(): Promise<void>;
  next(): Promise<void>;
}

async function playCampaign(page: Page, hands: Hands): Promise<void> {
  for (const level of campaign) {
    await test.step(`${level.id} ${level.title}`, async () => {
      await expect(page.locator('.s-head')).toContainText(level.title);
      const turns = solutions[level.id ?? ''] ?? [];
      for (const [place, turn] of turns.entries()) {
        if (place > 0) await hands.endTurn();
        await playTurn(page, hands, level, turn);
      }
      await expect(won(page)).toBeFocused({ timeout: 20_000 });
      await expect(page.getByRole('dialog').getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
      await hands.next();
    });
  }
  await page.goto('/stepwise');
  await expect(page.getByText(`${3 * campaign.length} of`)).toBeVisible();
}

async function playTurn(page: Page, hands: Hands, level: LevelFile, { paths, skills }: Turn): Promise<void> {
  const names = level.chars.map(({ name }) => name);
  const at = await standing(page, names);
  for (const [name, path] of Object.entries(paths)) await hands.draw(level, names.indexOf(name), path, at);
  await (Object.keys(paths).length > 0 ? hands.run() : hands.skip());
  for (const skill of skills) {
    const [name = '', way = ''] = skill.split(' ');
    await hands.push(name, way, names.indexOf(name));
  }
}

/** Where everybody stands, as the board says it. */
async function standing(page: Page, names: readonly string[]): Promise<readonly number[]> {
  const labels = await page.getByRole('gridcell').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  return names.map((name) => labels.findIndex((label) => label.includes(`, ${name}, `)));
}

const ways: Readonly<Record<string, string>> = { n: 'Up', e: 'Right', s: 'Down', w: 'Left' };
const keys: Readonly<Record<string, string>> = {
  n: 'ArrowUp',
  e: 'ArrowRight',
  s: 'ArrowDown',
  w: 'ArrowLeft',
  nw: 'Home',
  ne: 'PageUp',
  sw: 'End',
  se: 'PageDown',
  '.': '.',
  f: 'f',
};

/** A step as key presses: a leap walks the cursor to its square. */
function keysOf(name: string, from: number, to: number): readonly string[] {
  const key = keys[name];
  if (key !== undefined) return [key];
  if (middleOf(from, to) !== undefined) return [`Shift+${keys[name.slice(0, -1)]}`];
  const [dx, dy] = [(to % 10) - (from % 10), Math.floor(to / 10) - Math.floor(from / 10)];
  const walk = (by: number, less: string, more: string): string[] =>
    Array<string>(Math.abs(by)).fill(by < 0 ? less : more);
  return ['l', ...walk(dx, 'ArrowLeft', 'ArrowRight'), ...walk(dy, 'ArrowUp', 'ArrowDown'), 'Enter', 'l'];
}

test('all levels of the campaign by key alone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await keep(page, quick);
  await page.goto('/stepwise');
  const first = page.getByRole('button', { name: 'Play First Steps' });
  await expect(first).toBeVisible();
  const press = async (...all: readonly string[]): Promise<void> => {
    for (const key of all) await page.keyboard.press(key);
  };
  for (let tabs = 0; tabs < 20 && !(await first.evaluate((one) => one === document.activeElement)); tabs++)
    await press('Tab');
  await press('Enter');
  await playCampaign(page, {
    draw: async (_level, who, path, at) => {
      await press(String(who + 1));
      let from = at[who] ?? 0;
      for (const name of path.split(' ')) {
        const [entry = -1] = entriesOf(from, name);
        await press(...keysOf(name, from, entry));
        if (entry >= 0) from = entry;
      }
      await press('Enter');
    },
    skip: async () => press('s'),
    run: async () => press('Shift+Space'),
    push: async (_name, way, who) => press(String(who + 1), keys[way] ?? ''),
    endTurn: async () => press('Space'),
    next: async () => press('Enter'),
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('all levels of the campaign by finger alone', async ({ page }) => {
    test.setTimeout(180_000);
    await keep(page, quick);
    await page.goto('/stepwise');
    await page.getByRole('button', { name: 'Play First Steps' }).tap();
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    await playCampaign(page, {
      draw: async (level, who, path, at) => {
        await page
          .getByRole('group', { name: 'Squad' })
          .getByRole('button', { name: new RegExp(`^${level.chars[who]?.name}`, 'u') })
          .tap();
        let from = at[who] ?? 0;
        for (const name of path.split(' ')) {
          const [entry = -1] = entriesOf(from, name);
          const way = ways[name];
          if (name === '.') await touch(page, page.locator('.s-pad-wait'));
          else if (name === 'f') await button('Focus').tap();
          // Where a friend stands a tap may mean the friend; the pad never does.
          else if (at.includes(entry) && way !== undefined)
            await touch(page, button(new RegExp(`^${way}(?:,|$)`, 'u')));
          else await touch(page, square(page, squareName(entry)));
          if (entry >= 0) from = entry;
        }
        await button('Done').tap();
      },
      skip: async () => button('Skip to skills').tap(),
      run: async () => button('Run all').tap(),
      push: async (name, way) => button(`${name} pushes ${ways[way]?.toLowerCase()}`).tap(),
      endTurn: async () => button(/^(?:End turn|New turn)$/u).tap(),
      next: async () =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^Next: /u })
          .tap(),
    });
  });
});

/** A finger on the middle of it. Where the step is doubtful a careful tap says why first, and means it the second time. */
async function touch(page: Page, target: Locator): Promise<void> {
  const spot = await target.evaluate((one: HTMLElement) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const { shade, kind } = one.dataset;
    return { x: x + width / 2, y: y + height / 2, isDoubtful: (shade ?? kind) === 'doubtful' };
  });
  await page.touchscreen.tap(spot.x, spot.y);
  if (spot.isDoubtful) await page.touchscreen.tap(spot.x, spot.y);
}

function entriesOf(from: number, name: string): readonly number[] {
  const path = readPath(from, name);
  return 'unknown' in path ? [] : path;
}
