/**
 * The command line, made current first. It then runs in this very process: arguments, standard streams, exit code and signals
 * are its own, and no second start is paid for.
 */
import { pathToFileURL } from 'node:url';
import { build } from './parts.mjs';
import { main } from './failure.mjs';
import { install } from './install.mjs';

/** @type {string | undefined} */
let entry;
await main(async () => {
  await install();
  entry = await build('cli');
});

if (entry !== undefined) {
  // npm moves to the root first; file names on the command line are meant from where it was typed.
  const { npm_lifecycle_event: script, INIT_CWD: typedIn } = process.env;
  if (script === 'rankfall' && typedIn !== undefined) process.chdir(typedIn);
  process.argv.splice(1, 1, entry);
  await import(pathToFileURL(entry).href);
}
