import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkNode, isInstalled, sameInstall } from './install.mjs';

describe('the version of Node', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0'])('%s will do', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });
  test.each(['18.20.0', '20.18.9'])('%s is too old, and the message says so', (version) => {
    expect(() => checkNode(version)).toThrow(`needs Node 20.19 or newer, and this is Node ${version}`);
  });
});

describe('whether all is installed', () => {
  const lock = {
    '': { version: '0.1.0' },
    'packages/kernel': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/other-system': { version: '1.0.0', optional: true },
    'node_modules/@rankfall/kernel': { link: true },
  };
  const done = {
    'packages/kernel': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/@rankfall/kernel': { link: true },
  };

  test.each([
    ['the same, less what belongs to other systems', done, true],
    ['another version', { ...done, 'node_modules/a': { version: '1.0.1' } }, false],
    ['one missing', { 'node_modules/@rankfall/kernel': { link: true } }, false],
    ['one too many', { ...done, 'node_modules/b': { version: '1.0.0' } }, false],
  ])('%s', (_title, present, expected) => {
    expect(sameInstall(lock, present)).toBe(expected);
  });

  /** @type {string} */
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rankfall-install-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** @param {number} seconds how much younger our lock file is */
  function layOut(present = done, seconds = 0) {
    const files = [join(folder, 'lock.json'), join(folder, 'installed.json')];
    const [ours = '', theirs = ''] = files;
    writeFileSync(ours, JSON.stringify({ packages: lock }));
    writeFileSync(theirs, JSON.stringify({ packages: present }));
    utimesSync(theirs, 1000, 1000);
    utimesSync(ours, 1000 + seconds, 1000 + seconds);
    return /** @type {const} */ ([ours, theirs]);
  }

  test('nothing is installed yet', () => {
    const [ours] = layOut();
    expect(isInstalled(ours, join(folder, 'nothing.json'))).toBe(false);
  });
  test('installed after the lock file was written', () => {
    expect(isInstalled(...layOut(done, -5))).toBe(true);
  });
  test('a younger lock file that says the same is looked at once', () => {
    const [ours, theirs] = layOut(done, 5);
    expect(isInstalled(ours, theirs)).toBe(true);
    expect(statSync(theirs).mtimeMs).toBeGreaterThan(statSync(ours).mtimeMs);
  });
  test('a younger lock file that says something else', () => {
    expect(isInstalled(...layOut({ ...done, 'node_modules/a': { version: '0.9.0' } }, 5))).toBe(false);
  });
});
