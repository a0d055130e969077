/**
 * Measures the built site against its budgets and prints a table: what the first visit loads, Lighthouse on the home page and on
 * a game, how the game answers with the processor slowed down four times, and how soon a bot worker answers and rests. Not part of `npm test`: a busy machine would fail it.
 */
import { dirname } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { botWorker } from './bot-budget.mjs';
import { chromium, chromiumArguments } from './chromium.mjs';
import { Failure, main } from './failure.mjs';
import { install } from './install.mjs';
import { build } from './parts.mjs';
import { createSite, HOST } from './serve.mjs';
import { checkSize } from './size.mjs';

/** Runs in the page: keeps what the browser reports about long tasks, answers to input, and things that jumped. */
const LISTENER = `
  globalThis.heard = { long: [], waits: [], shift: 0 };
  const listen = (type, take) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, durationThreshold: 16 });
  };
  listen('longtask', ({ duration }) => heard.long.push(duration));
  listen('event', ({ duration, interactionId }) => interactionId && heard.waits.push(duration));
  listen('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) heard.shift += value; });
`;
/** @typedef {{ long: number[], waits: number[], shift: number }} Heard */

/** @typedef {{ what: string, got: string, wanted: string, met: boolean }} Line */

/** Lighthouse drives its own tab; it needs the port that Chromium listens on. */
const DEBUG_PORT = 9333;
const THROTTLE = 4;
/** With this seed two pawns a side arrive first; they step forward, click by click: twelve turns. */
const SEED = 'budget-4';
const PLIES = 12;
const TURNS = [
  'd1',
  'd8',
  'd1',
  'd3',
  'd8',
  'd6',
  'e1',
  'e8',
  'e1',
  'e3',
  'e8',
  'e6',
  'f1',
  'f8',
  'd3',
  'd4',
  'd6',
  'd5',
];

await main(async () => {
  await install();
  const executablePath = await chromium();
  const folder = dirname(await build('site'));
  checkSize();
  const server = createSite(folder);
  const port = await new Promise((resolve) => {
    server.listen(0, HOST, () =>
      resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port),
    );
  });
  const site = `http://${HOST}:${port}`;
  const browser = await playwright.launch({
    executablePath,
    args: [...chromiumArguments, `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    const lines = [
      ...(await lighthouse(`${site}/`, 'home')),
      ...(await lighthouse(`${site}/saktris`, 'Saktris')),
      ...(await throttled(browser, site)),
      ...(await botWorker(browser, site)),
    ];
    print(lines);
    if (!lines.every(({ met }) => met))
      throw new Failure('The site misses a budget.', 'See the table above.');
  } finally {
    await browser.close();
    server.close();
  }
});

/**
 * @param {string} url
 * @param {string} name
 * @returns {Promise<Line[]>}
 */
async function lighthouse(url, name) {
  const { default: run, desktopConfig } = await import('lighthouse');
  const done = await run(url, { port: DEBUG_PORT, logLevel: 'error', output: 'json' }, desktopConfig);
  return Object.values(done?.lhr.categories ?? {}).map(({ title, score }) => {
    const points = Math.round((score ?? 0) * 100);
    return { what: `Lighthouse ${title}, ${name}`, got: `${points}`, wanted: '≥ 95', met: points >= 95 };
  });
}

/**
 * Plays a dozen turns on a slowed processor and listens to what the browser says about it.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site
 * @returns {Promise<Line[]>}
 */
async function throttled(browser, site) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(LISTENER);
  await page.goto(`${site}/saktris?vs=friend&seed=${SEED}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('grid').waitFor();
  // Looked up before: finding a square is the tester's work on the page's thread, and would be counted as the page's own.
  const places = await Promise.all(
    TURNS.map((square) => middleOf(page.locator(`[data-square="${square}"]`))),
  );
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.waitForTimeout(1000);
  await page.evaluate('heard.long = []; heard.waits = []');
  for (const { x, y } of places) {
    await page.mouse.click(x, y);
    await page.waitForTimeout(350);
  }
  /** @type {Heard} */
  const heard = await page.evaluate('heard');
  const plies = await page.locator('.match-moves .move[data-ply]').count();
  if (plies !== PLIES)
    throw new Failure(`Only ${plies} of ${PLIES} turns were played: idle clicks measure nothing.`);
  await context.close();
  const longest = Math.round(Math.max(0, ...heard.long));
  const slow = heard.waits.toSorted((a, b) => a - b)[Math.floor(heard.waits.length * 0.95)] ?? 0;
  return [
    {
      what: `longest task while playing, ${THROTTLE}× slower`,
      got: `${longest} ms`,
      wanted: '≤ 50 ms',
      met: longest <= 50,
    },
    {
      what: `input to next paint, p95, ${THROTTLE}× slower`,
      got: `${slow} ms`,
      wanted: '≤ 100 ms',
      met: slow <= 100,
    },
    { what: 'layout shift', got: heard.shift.toFixed(3), wanted: '0', met: heard.shift < 0.0005 },
  ];
}

/** @param {import('@playwright/test').Locator} square */
async function middleOf(square) {
  const box = await square.boundingBox();
  if (!box) throw new Failure('A square of the board is not to be seen.', 'Did its markup change?');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {readonly Line[]} lines */
function print(lines) {
  const all = [
    ['what', 'got', 'wanted', 'met'],
    ...lines.map((one) => [one.what, one.got, one.wanted, one.met ? 'yes' : 'NO']),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  for (const line of all)
    console.log(
      line
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
