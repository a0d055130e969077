/** How Saktris answers on a slow processor: a dozen turns, and a full board that is turned, by key and for each player. */
import { Failure } from './failure.mjs';
import { calmly, listeningPage, shiftLine, squaresOf, taskLines } from './listening.mjs';

/** @typedef {import('./listening.mjs').Line} Line */

/** With this seed two pawns a side arrive first; they step forward, click by click: twelve turns. */
const SEED = 'budget-4';
const PLIES = 12;
const TURNS = 'd1 d8 d1 d3 d8 d6 e1 e8 e1 e3 e8 e6 f1 f8 d3 d4 d6 d5'.split(' ');

const FULL = 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R[] w - - 0 20 0:0/0:0 n1;fixed;skip';
const PIECES = 32;
const MOVES = 'd2 d3 d7 d6 c1 e3 c8 e6 d1 d2 d8 d7 e1 e2 e8 e7 a2 a3 a7 a6'.split(' ');
const PRESSES = 10;
/** Long enough for all that follows a turn of the board. */
const REST = 350;

const sizes = [
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
];

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site
 * @returns {Promise<Line[]>}
 */
export const saktrisPlay = async (browser, site) => calmly(async () => playOnce(browser, site));

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site
 */
async function playOnce(browser, site) {
  const { page, slowDown, end } = await listeningPage(browser);
  await sitDown(page, `${site}/saktris?vs=friend&seed=${SEED}`);
  const at = await squaresOf(page);
  await slowDown();
  for (const square of TURNS) await click(page, at(square));
  await expectPlies(page, PLIES);
  const heard = await end();
  return [...taskLines('while playing', heard), shiftLine('while playing', heard)];
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site
 * @returns {Promise<Line[]>}
 */
export async function boardTurned(browser, site) {
  /** @type {Line[]} */
  const lines = [];
  for (const size of sizes) lines.push(...(await calmly(async () => turnOnce(browser, site, size))));
  return lines;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site
 * @param {import('./listening.mjs').Size} size
 */
async function turnOnce(browser, site, size) {
  const { page, slowDown, end } = await listeningPage(browser, size);
  await sitDown(page, `${site}/saktris?vs=friend&s=${encodeURIComponent(FULL)}`);
  // Turned for each player.
  await page.goto(`${page.url()}?turn=1`);
  await page.locator('[data-square="d2"]').focus();
  const pieces = await page.locator('[data-man]').count();
  if (pieces !== PIECES) throw new Failure(`The full board has ${pieces} pieces instead of ${PIECES}.`);
  const at = await squaresOf(page);
  await slowDown();
  for (let i = 0; i < PRESSES; i++) {
    await page.keyboard.press('f');
    await page.waitForTimeout(REST);
  }
  for (const [i, square] of MOVES.entries()) await click(page, at(square, i % 4 > 1));
  await expectPlies(page, MOVES.length / 2);
  const heard = await end();
  const doing = `turning a full board of ${size.width} px`;
  return [...taskLines(doing, heard), shiftLine(doing, heard)];
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 */
async function sitDown(page, address) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/play\//u);
  await page.getByRole('grid').waitFor();
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {{ x: number, y: number }} place
 */
async function click(page, { x, y }) {
  await page.mouse.click(x, y);
  await page.waitForTimeout(REST);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} wanted
 */
async function expectPlies(page, wanted) {
  const plies = await page.locator('.match-moves .move[data-ply]').count();
  if (plies !== wanted)
    throw new Failure(`Only ${plies} of ${wanted} turns were played: idle clicks measure nothing.`);
}
