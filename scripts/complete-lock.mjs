/**
 * Completes the lock file after `npm install`. When the registry at hand does not have a tool's build for some other system, npm
 * leaves it out, and `npm ci` then fails everywhere, on that system most of all. The missing entries follow from the tool's
 * own list and from their names, which tell system, processor and C library.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { main } from './failure.mjs';
import { missingBuilds, withBuilds } from './lock.mjs';
import { at } from './workspace.mjs';

await main(() => {
  const file = at('package-lock.json');
  /** @type {import('./lock.mjs').Lock} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingBuilds(lock);
  if (missing.length > 0) writeFileSync(file, `${JSON.stringify(withBuilds(lock, missing), undefined, 2)}\n`);
  console.log(`${missing.length} entries added to package-lock.json.`);
});
