/** Where things are: the root of the repository, and the tools installed in it. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {...string} parts */
export const at = (...parts) => join(root, ...parts);

/**
 * The script behind a tool's command. Started with our own Node it needs no shell, which differs between systems.
 * @param {string} name the package
 * @param {string} [command] its command, when that is named differently
 */
export function toolPath(name, command = name) {
  const manifest = at('node_modules', name, 'package.json');
  if (!existsSync(manifest))
    throw new Failure(`The tool ${name} is not installed.`, 'Run "npm ci" and try again.');
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Failure(`The package ${name} has no command ${command}.`);
  return at('node_modules', name, script);
}
