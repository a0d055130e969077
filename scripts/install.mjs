/** Installs the dependencies when they are missing or differ from the lock file, and otherwise costs next to nothing. */
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { npm, runQuietly } from './run.mjs';
import { at } from './workspace.mjs';

const NODE = [20, 19];

/** @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Locked */
/** @typedef {Record<string, Locked>} LockedPackages */

export async function install() {
  checkNode(process.versions.node);
  if (isInstalled(at('package-lock.json'), at('node_modules', '.package-lock.json'))) return;
  // Said outright, since "npm run -s" would otherwise silence the errors of the npm it starts.
  await runQuietly(npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']), {
    doing: 'Installing dependencies',
    failed: 'The dependencies could not be installed (npm ci).',
    advice: 'The reason is above; often it is the network: try again when it is back.',
  });
}

/** @param {string} version */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantMajor = 0, wantMinor = 0] = NODE;
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return;
  throw new Failure(
    `Rankfall needs Node ${NODE.join('.')} or newer, and this is Node ${version}.`,
    'Install a newer Node and try again.',
  );
}

/**
 * npm writes down what it installed in a lock file of its own. When ours is younger, it may still say the same (a branch was
 * switched and switched back), so the contents decide, and the answer is remembered in the time stamp.
 * @param {string} lock
 * @param {string} installed
 */
export function isInstalled(lock, installed) {
  if (!existsSync(installed)) return false;
  if (statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return true;
  if (!sameInstall(readPackages(lock), readPackages(installed))) return false;
  utimesSync(installed, new Date(), new Date());
  return true;
}

/** @param {string} file */
function readPackages(file) {
  /** @type {{ packages: LockedPackages }} */
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return packages;
}

/**
 * Optional packages may be missing: they belong to other systems.
 * @param {LockedPackages} wanted
 * @param {LockedPackages} present
 */
export function sameInstall(wanted, present) {
  const isThere = Object.entries(wanted).every(([path, want]) => {
    if (!path.startsWith('node_modules/')) return true;
    const have = present[path];
    if (have === undefined) return want.optional === true || want.devOptional === true || want.peer === true;
    return have.version === want.version && have.link === want.link;
  });
  return isThere && Object.keys(present).every((path) => wanted[path] !== undefined);
}
