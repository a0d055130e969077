/**
 * Whether something must be built again. The sources are summed up in a fingerprint of names, sizes and times; unlike "newer
 * than the product" it also notices files that went away or came back older. No file is read, so asking costs milliseconds.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at } from './workspace.mjs';

/** Never part of what is built. */
const SKIPPED = /^(?:dist|node_modules|e2e|test-results|corpus|results\.json)$|\.test\.\w+$/u;

/** @param {readonly string[]} sources files and folders, from the root; what does not exist yet counts as such */
export function fingerprint(sources) {
  const hash = createHash('sha1');
  for (const source of sources) add(at(source));
  return hash.digest('hex');

  /** @param {string} path */
  function add(path) {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      const names = readdirSync(path).filter((name) => !SKIPPED.test(name));
      for (const name of names) add(join(path, name));
    } else hash.update(`${path}\n${stat?.size} ${stat?.mtimeMs}\n`);
  }
}

/** @param {string} name */
const stamp = (name) => at('node_modules', '.cache', 'rankfall', name);

/**
 * @param {string} name what was built
 * @param {string} print the fingerprint of its sources now
 */
export const isFresh = (name, print) =>
  existsSync(stamp(name)) && readFileSync(stamp(name), 'utf8') === print;

/**
 * @param {string} name what was built
 * @param {string} print the fingerprint taken before building, so that an edit meanwhile is not missed
 */
export function markFresh(name, print) {
  mkdirSync(dirname(stamp(name)), { recursive: true });
  writeFileSync(stamp(name), print);
}
