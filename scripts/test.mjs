/**
 * Everything that guards the project, one step after the other, the quick ones first. It stops at the first step that fails,
 * and the summary names them all.
 *
 *   node scripts/test.mjs                everything
 *   node scripts/test.mjs --quick        all but the browser
 *   node scripts/test.mjs format lint    these steps only
 */
import { chromium } from './chromium.mjs';
import { Failure, main } from './failure.mjs';
import { install } from './install.mjs';
import { build, compile } from './parts.mjs';
import { run, tool } from './run.mjs';
import { checkSize } from './size.mjs';
import { runSteps } from './steps.mjs';

/** @param {import('./run.mjs').Program} program */
async function must(program, env = {}) {
  const code = await run(program, env);
  if (code !== 0) throw new Failure(`It ended with exit code ${code}: see above.`);
}

let browser = '';
const inBrowser = ['chromium', 'board', 'browser'];

/** @param {string[]} args */
const journeys = (...args) => tool('@playwright/test', ['test', ...args], 'playwright');

/** In this order. Types come before lint, which reads the declarations that they leave behind. */
const steps = {
  install,
  chromium: async () => {
    browser = await chromium();
  },
  format: () => must(tool('oxfmt', ['--check'])),
  types: () => must(compile()),
  lint: () => must(tool('oxlint', [])),
  unit: () => must(tool('vitest', ['run'])),
  build: () => build('site'),
  size: () => checkSize(),
  board: () => must(journeys('-c', 'apps/web/demo'), { CHROME_PATH: browser }),
  browser: () => must(journeys(), { CHROME_PATH: browser }),
};

/** What a step cannot do without, when it is asked for alone. */
const needs = {
  lint: ['types'],
  size: ['build'],
  board: ['chromium'],
  browser: ['chromium', 'build'],
};

await main(async () => {
  const words = process.argv.slice(2);
  const isQuick = words.includes('--quick');
  const asked = words.filter((word) => word !== '--quick');
  const strange = asked.filter((word) => !Object.hasOwn(steps, word));
  if (strange.length > 0)
    throw new Failure(
      `There is no step "${strange.join(' ')}".`,
      `The steps are ${Object.keys(steps).join(', ')}.`,
    );
  const wanted = new Set([
    'install',
    ...asked,
    ...Object.entries(needs).flatMap(([step, before]) => (asked.includes(step) ? before : [])),
  ]);
  const isWanted = (/** @type {string} */ name) =>
    asked.length > 0 ? wanted.has(name) : !(isQuick && inBrowser.includes(name));
  const chosen = Object.entries(steps).filter(([name]) => isWanted(name));
  if (!(await runSteps(chosen))) process.exitCode = 1;
});
