import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { missingBuilds, systemOf, withBuilds } from './lock.mjs';
import { at } from './workspace.mjs';

const text = readFileSync(at('package-lock.json'), 'utf8');
/** @type {import('./lock.mjs').Lock} */
const lock = JSON.parse(text);

describe('our lock file', () => {
  test('lists the builds for every system; node scripts/complete-lock.mjs adds them', () => {
    expect(missingBuilds(lock).map(({ name }) => name)).toEqual([]);
  });
  test('names no registry', () => {
    expect(text).not.toMatch(/"resolved": "\w+:/);
  });
  test.each(['packages', 'apps'])('knows all %s; npm install adds them', (top) => {
    const folders = readdirSync(at(top), { withFileTypes: true }).filter((folder) => folder.isDirectory());
    expect(Object.keys(lock.packages)).toEqual(
      expect.arrayContaining(folders.map(({ name }) => `${top}/${name}`)),
    );
  });
});

test('what is missing is added in its place', () => {
  const tool = {
    version: '1.0.0',
    dev: true,
    license: 'MIT',
    optionalDependencies: { '@t/binding-win32-x64-msvc': '1.0.0' },
  };
  const before = { packages: { '': {}, 'node_modules/@t/a': {}, 'node_modules/t': tool } };
  const after = withBuilds(before, missingBuilds(before));
  expect(Object.keys(after.packages)).toEqual([
    '',
    'node_modules/@t/a',
    'node_modules/@t/binding-win32-x64-msvc',
    'node_modules/t',
  ]);
  expect(after.packages['node_modules/@t/binding-win32-x64-msvc']).toEqual({
    version: '1.0.0',
    cpu: ['x64'],
    dev: true,
    license: 'MIT',
    optional: true,
    os: ['win32'],
  });
  expect(missingBuilds(after)).toEqual([]);
});

test.each([
  ['@t/binding-linux-arm64-musl', { os: 'linux', cpu: 'arm64', libc: 'musl' }],
  ['@t/binding-linux-arm-gnueabihf', { os: 'linux', cpu: 'arm', libc: 'glibc' }],
  ['@t/binding-android-arm-eabi', { os: 'android', cpu: 'arm' }],
  ['@t/t-win32-x64-gnu', { os: 'win32', cpu: 'x64' }],
  ['@t/darwin-arm64', { os: 'darwin', cpu: 'arm64' }],
  ['@t/binding-wasm32-wasi', { cpu: 'wasm32' }],
])('%s tells its system', (name, system) => {
  expect(systemOf(name)).toEqual(system);
});
