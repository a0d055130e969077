/** Runs named steps in order, says how long each took, and stops at the first that fails. */
import { Failure } from './failure.mjs';

/** @typedef {readonly [name: string, work: () => unknown]} Step */

const outside = { say: (/** @type {string} */ line) => console.log(line), now: () => performance.now() };

/**
 * @param {readonly Step[]} steps
 * @param {typeof outside} [hooks] what a test may replace
 * @returns {Promise<boolean>} whether all went well
 */
export async function runSteps(steps, { say, now } = outside) {
  const begun = now();
  /** @type {string[]} */
  const lines = [];
  let failed = '';
  for (const [name, work] of steps) {
    if (failed === '') {
      say(`── ${name}`);
      const start = now();
      try {
        await work();
        lines.push(row('✓', name, seconds(now() - start)));
      } catch (error) {
        failed = name;
        lines.push(row('✗', name, `${seconds(now() - start)}  failed`));
        say(error instanceof Failure ? error.message : String(error instanceof Error ? error.stack : error));
      }
    } else lines.push(row('·', name, 'not run'));
  }
  say(
    [
      '',
      ...lines,
      '',
      `${failed === '' ? 'All is well' : `The step "${failed}" failed`}, after ${seconds(now() - begun).trim()}.`,
    ].join('\n'),
  );
  return failed === '';
}

/** @param {readonly [string, string, string]} cells */
const row = (...[mark, name, rest]) => `${mark} ${name.padEnd(10)} ${rest}`;

/** @param {number} millis */
const seconds = (millis) => `${(millis / 1000).toFixed(1).padStart(6)} s`;
