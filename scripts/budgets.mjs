/**
 * Measures the built site against its budgets and prints a table: what the first visit loads, Lighthouse on the home page and on
 * a game, how the games answer and move with the processor slowed down four times, and how soon a bot worker answers and rests.
 * Not part of `npm test`: a busy machine would fail it.
 *
 *   node scripts/budgets.mjs               everything
 *   node scripts/budgets.mjs turn action   these parts only
 */
import { dirname } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { actionFrames } from './action-budget.mjs';
import { botWorker } from './bot-budget.mjs';
import { chromium, chromiumArguments } from './chromium.mjs';
import { Failure, main } from './failure.mjs';
import { install } from './install.mjs';
import { build } from './parts.mjs';
import { boardTurned, saktrisPlay } from './saktris-budget.mjs';
import { createSite, HOST } from './serve.mjs';
import { checkSize } from './size.mjs';

/** @typedef {import('./listening.mjs').Line} Line */

/** Lighthouse drives its own tab; it needs the port that Chromium listens on. */
const DEBUG_PORT = 9333;

/** @type {Readonly<Record<string, (browser: import('@playwright/test').Browser, site: string) => Promise<Line[]>>>} */
const parts = {
  home: async (_browser, site) => lighthouse(`${site}/`, 'home'),
  game: async (_browser, site) => lighthouse(`${site}/saktris`, 'Saktris'),
  play: saktrisPlay,
  turn: boardTurned,
  action: actionFrames,
  bots: botWorker,
};

await main(async () => {
  const asked = process.argv.slice(2);
  const strange = asked.filter((word) => !Object.hasOwn(parts, word));
  if (strange.length > 0)
    throw new Failure(
      `There is no part "${strange.join(' ')}".`,
      `The parts are ${Object.keys(parts).join(', ')}.`,
    );
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
    /** @type {Line[]} */
    const lines = [];
    for (const [name, measure] of Object.entries(parts))
      if (asked.length === 0 || asked.includes(name)) lines.push(...(await measure(browser, site)));
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
