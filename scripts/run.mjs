/** Starting other programs: seen, in our own terminal, or quietly, with their output kept for the case of failure. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { Failure } from './failure.mjs';
import { root, toolPath } from './workspace.mjs';

/** Longer than this counts as waiting, and whoever waits wants to know what for. */
const MOMENT = 700;

/** @typedef {{ command: string, args: readonly string[], shell?: boolean }} Program */

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {Program}
 */
export const tool = (name, args, command = name) => ({
  command: process.execPath,
  args: [toolPath(name, command), ...args],
});

/**
 * npm itself: the very one that started us, when there is one.
 * @param {readonly string[]} args
 * @returns {Program}
 */
export function npm(args) {
  const running = process.env['npm_execpath'];
  if (running !== undefined && basename(running).startsWith('npm'))
    return { command: process.execPath, args: [running, ...args] };
  // On Windows npm is a batch file, which only a shell can start; all our arguments are plain words.
  return { command: 'npm', args, shell: process.platform === 'win32' };
}

/**
 * Runs a program in our terminal and answers with its exit code.
 * @param {Program} program
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @returns {Promise<number>}
 */
export async function run({ command, args, shell = false }, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    shell,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

/**
 * Runs a program silently. Standard output stays clean, since commands hand it to their readers; whoever waits for more than
 * a moment is told why, and a failure shows all that the program said.
 * @param {Program} program
 * @param {{ doing: string, failed: string, advice?: string, env?: NodeJS.ProcessEnv }} words
 */
export async function runQuietly({ command, args, shell = false }, { doing, failed, advice, env = {} }) {
  const patience = setTimeout(() => console.error(`${doing} …`), MOMENT);
  const child = spawn(command, args, {
    cwd: root,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  /** @type {Buffer[]} */
  const said = [];
  const keep = (/** @type {Buffer} */ chunk) => said.push(chunk);
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  try {
    const [code] = await once(child, 'close');
    if (code === 0) return;
  } catch (error) {
    said.push(Buffer.from(String(error)));
  } finally {
    clearTimeout(patience);
  }
  console.error(Buffer.concat(said).toString('utf8').trimEnd());
  throw new Failure(failed, advice);
}
