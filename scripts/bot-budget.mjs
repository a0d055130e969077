/**
 * How soon a bot worker answers, and how soon it rests: measured with the very worker and question that the page uses.
 * @typedef {{ what: string, got: string, wanted: string, met: boolean }} Line
 */
import { Failure } from './failure.mjs';

const COLD = 5;
const STOPS = 20;

/** Runs in the page before it: keeps what the page asks its worker. */
const LISTENER = `
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message) {
    if (message.type === 'think') globalThis.asked = message.asked;
    return post.call(this, message);
  };
`;

/** Runs in the page: a fresh worker, from its first line to its first answer. */
const COLD_ANSWER = `async (url) => {
  const begun = performance.now();
  const worker = new Worker(url, { type: 'module' });
  const answered = new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => {
      if (data.type === 'answer') resolve(performance.now());
      if (data.type === 'failed') reject(new Error(data.why));
    });
  });
  worker.postMessage({ type: 'think', id: 1, asked: globalThis.asked });
  const millis = (await answered) - begun;
  worker.terminate();
  return millis;
}`;

/** Runs in the page: somebody who would think for ever is stopped. */
const REST = `async (url) => {
  const worker = new Worker(url, { type: 'module' });
  const heard = (type) => new Promise((resolve) => {
    worker.addEventListener('message', ({ data }) => data.type === type && resolve(performance.now()));
  });
  const waits = [];
  for (let id = 1; id <= ${STOPS}; id++) {
    const thought = heard('thought');
    worker.postMessage({ type: 'think', id, asked: { ...globalThis.asked, bot: 'analyst', longest: 1e9 } });
    await thought;
    await new Promise((resolve) => setTimeout(resolve, 40));
    const idle = heard('idle');
    const told = performance.now();
    worker.postMessage({ type: 'cancel', id });
    waits.push((await idle) - told);
  }
  worker.terminate();
  return waits;
}`;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site
 * @returns {Promise<Line[]>}
 */
export async function botWorker(browser, site) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(LISTENER);
  await page.goto(`${site}/saktris?vs=club`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('[data-square="d1"]').click();
  await page.waitForFunction('globalThis.asked !== undefined');
  const url = page.workers()[0]?.url();
  if (url === undefined) throw new Failure('The computer does not think in a worker.');
  /** @type {number[]} */
  const cold = [];
  for (let i = 0; i < COLD; i++) cold.push(await page.evaluate(`(${COLD_ANSWER})(${JSON.stringify(url)})`));
  /** @type {number[]} */
  const rests = await page.evaluate(`(${REST})(${JSON.stringify(url)})`);
  await context.close();
  const first = middleOf(cold);
  const rest = Math.max(...rests);
  return [
    {
      what: 'bot worker, cold, to its first answer',
      got: `${first.toFixed(0)} ms`,
      wanted: '≤ 100 ms',
      met: first <= 100,
    },
    {
      what: `bot worker, told to stop, ${STOPS} times`,
      got: `${middleOf(rests).toFixed(0)} ms, at worst ${rest.toFixed(0)} ms`,
      wanted: '≤ 20 ms',
      met: rest <= 20,
    },
  ];
}

/** @param {readonly number[]} values */
const middleOf = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
