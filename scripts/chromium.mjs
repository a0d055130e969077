/**
 * Finds a Chromium for the browser tests, or installs one: Debian's package when we may, else the download that Playwright
 * brings. A browser that is already there always wins.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.mjs';
import { runQuietly, tool } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const endings = process.platform === 'win32' ? ['.exe'] : [''];

/** Where the installers of macOS and Windows put it, without adding it to the PATH. */
const usualPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].map((base) =>
    join(process.env[base] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
};

/** As root Chromium refuses to start in its sandbox; the others keep it from calling home at every start. */
export const chromiumArguments = [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isRoot() {
  return process.getuid?.() === 0;
}

/** @returns {Promise<string>} the path of a Chromium that is now there */
export async function chromium() {
  return (await findChromium()) ?? (await installChromium());
}

/** @returns {Promise<string | undefined>} */
export async function findChromium(env = process.env) {
  const asked = env['CHROME_PATH'];
  if (asked !== undefined && asked !== '') {
    if (existsSync(asked)) return asked;
    throw new Failure(
      `CHROME_PATH names ${asked}, and there is no such file.`,
      'Correct it, or leave it out.',
    );
  }
  return onPath(names, env) ?? places().find((place) => existsSync(place)) ?? (await downloaded());
}

/** @returns {readonly string[]} */
const places = () =>
  process.platform === 'darwin' || process.platform === 'win32' ? usualPlaces[process.platform] : [];

/**
 * @param {readonly string[]} commands
 * @param {NodeJS.ProcessEnv} env
 */
function onPath(commands, env) {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = commands.flatMap((name) =>
    folders.flatMap((folder) => endings.map((ending) => join(folder, name + ending))),
  );
  return candidates.find((candidate) => existsSync(candidate));
}

async function downloaded() {
  const playwright = await import('@playwright/test');
  const path = playwright.chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function installChromium() {
  if (isRoot() && onPath(['apt-get'], process.env) !== undefined) {
    try {
      return await installPackage();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      console.error(error.message);
    }
  }
  await runQuietly(tool('@playwright/test', ['install', 'chromium'], 'playwright'), {
    doing: 'Downloading Chromium',
    failed: 'No Chromium was found, and none could be downloaded.',
    advice: 'Install Chromium or Chrome, or set CHROME_PATH to one, and try again.',
  });
  const path = await downloaded();
  if (path === undefined)
    throw new Failure('Chromium was downloaded but cannot be found.', 'Set CHROME_PATH to it.');
  return path;
}

async function installPackage() {
  const words = {
    doing: 'Installing Chromium',
    failed: 'The package chromium could not be installed with apt-get.',
  };
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runQuietly(
    { command: 'apt-get', args: ['update'] },
    { ...words, doing: 'Updating the list of packages', env },
  );
  await runQuietly(
    { command: 'apt-get', args: ['install', '--yes', '--no-install-recommends', 'chromium'] },
    { ...words, env },
  );
  const path = onPath(names, process.env);
  if (path === undefined) throw new Failure(words.failed);
  // On some systems the package is only a signpost to another installer; a browser can at least tell its version.
  await runQuietly({ command: path, args: ['--version'] }, { ...words, doing: 'Trying Chromium' });
  return path;
}
