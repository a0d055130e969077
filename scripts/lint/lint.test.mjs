/**
 * Shows that lint reports what it promises to. A small project with our own rules is laid out in a temporary folder, one file
 * for each line below, and linted in one go. Every file must come back with the finding named for it; clean code with none.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, toolPath } from '../workspace.mjs';
import { layers } from './layers.mjs';

const ARROW = 'rankfall(boundaries)';
const GLOBAL = 'eslint(no-restricted-globals)';
/** Not a rule of its own, so it comes without a name: a comment that switches off what nobody reported. */
const UNUSED = 'unused directive';
const PROPERTY = 'eslint(no-restricted-properties)';

/** @typedef {readonly [file: string, code: string, finding?: string]} Case what lint must say about a file; nothing when left out */

/** @type {readonly Case[]} */
const arrows = [
  ['packages/grid/src', `export { a } from '@rankfall/kernel';`],
  ['packages/chess/src', `export { a } from '@rankfall/grid';`],
  ['packages/saktris/src', `export { a } from '@rankfall/chess';`],
  ['packages/bots/src', `export { a } from '@rankfall/saktris';`],
  ['packages/room/src', `export { a } from '@rankfall/saktris';`],
  ['packages/testkit/src', `export { a } from '@rankfall/kernel';`],
  ['apps/cli/src', `export { a } from '@rankfall/bots';`],
  ['apps/cli/src', `export { a } from '@rankfall/room';`],
  ['bench', `export { a } from '@rankfall/saktris';`],
  // A named subpath is an export like any other.
  ['packages/grid/src', `export { a } from '@rankfall/kernel/link';`],
  // Upwards.
  ['packages/kernel/src', `export { a } from '@rankfall/grid';`, ARROW],
  ['packages/grid/src', `export { a } from '@rankfall/chess';`, ARROW],
  ['packages/chess/src', `export { a } from '@rankfall/saktris';`, ARROW],
  ['packages/saktris/src', `export { a } from '@rankfall/bots';`, ARROW],
  ['packages/saktris/src', `export { a } from '@rankfall/room';`, ARROW],
  ['packages/room/src', `export { a } from '@rankfall/web';`, ARROW],
  // Sideways.
  ['packages/saktris/src', `export { a } from '@rankfall/chessbrawl';`, ARROW],
  ['packages/stepwise/src', `export { a } from '@rankfall/starlines';`, ARROW],
  ['packages/bots/src', `export { a } from '@rankfall/room';`, ARROW],
  ['packages/room/src', `export { a } from '@rankfall/bots';`, ARROW],
  ['packages/testkit/src', `export { a } from '@rankfall/grid';`, ARROW],
  ['apps/cli/src', `export { a } from '@rankfall/web';`, ARROW],
  // However it is written.
  ['packages/kernel/src', `import { a } from '@rankfall/grid';\nexport const b: number = a;`, ARROW],
  ['packages/kernel/src', `import type { A } from '@rankfall/grid';\nexport type B = A;`, ARROW],
  ['packages/kernel/src', `export type B = import('@rankfall/grid').A;`, ARROW],
  [
    'packages/kernel/src',
    `export const load = async (): Promise<unknown> => import('@rankfall/grid');`,
    ARROW,
  ],
  ['packages/kernel/src', `export * from '@rankfall/grid';`, ARROW],
  // The test kit is for tests, and tests keep to the arrows otherwise.
  ['packages/saktris/src', `export { a } from '@rankfall/testkit';`, ARROW],
  ['apps/cli/src', `export { a } from '@rankfall/testkit';`, ARROW],
  ['packages/saktris/src/x.test.ts', `export { a } from '@rankfall/testkit';`],
  ['packages/kernel/src/x.test.ts', `export { a } from '@rankfall/testkit';`],
  ['packages/kernel/src/y.test.ts', `export { a } from '@rankfall/grid';`, ARROW],
  ['packages/saktris/src/y.test.ts', `export { a } from '@rankfall/stepwise';`, ARROW],
  // A package that nobody has given a place.
  ['packages/newcomer/src', `export { a } from '@rankfall/kernel';`, ARROW],
];

/** @type {readonly Case[]} */
const doors = [
  ['packages/saktris/src', `export { inner } from './inner/near.ts';`],
  ['packages/saktris/src/inner', `export { outer } from '../outer.ts';`],
  ['packages/saktris/src', `export { a } from '@rankfall/kernel/src/match.ts';`, ARROW],
  ['packages/saktris/src', `export { a } from '@rankfall/kernel/dist/match.js';`, ARROW],
  ['packages/saktris/src', `export { a } from '../../kernel/src/index.ts';`, ARROW],
  ['packages/saktris/src/inner', `export { a } from '../../../kernel/src/index.ts';`, ARROW],
  ['packages/saktris/src', `export { a } from '../../../apps/cli/src/main.ts';`, ARROW],
  ['packages/saktris/src/z.test.ts', `export { a } from '../../kernel/src/index.ts';`, ARROW],
  ['apps/cli/src', `export { a } from '../../../packages/kernel/src/index.ts';`, ARROW],
  ['apps/cli/src', `export { a } from '../../web/src/page.ts';`, ARROW],
  ['bench', `export { a } from '../packages/kernel/src/index.ts';`, ARROW],
  ['bench', `export { a } from '@rankfall/kernel/src/match.ts';`, ARROW],
];

/** @type {readonly Case[]} */
const dependencies = [
  ['packages/kernel/src', `export { sha256 } from '@noble/hashes/sha2.js';`],
  ['packages/grid/src', `export { sha256 } from '@noble/hashes/sha2.js';`, ARROW],
  ['packages/kernel/src', `export { parse } from 'chessops';`, ARROW],
  ['packages/kernel/src/oracle.test.ts', `export { parse } from 'chessops';`],
  ['packages/kernel/src', `export { readFileSync } from 'node:fs';`, ARROW],
  ['packages/kernel/src', `export { randomBytes } from 'node:crypto';`, ARROW],
  ['packages/kernel/src/files.test.ts', `export { readFileSync } from 'node:fs';`],
  ['apps/cli/src', `export { readFileSync } from 'node:fs';`],
];

const clocks = ['Date.now()', 'new Date()', 'performance.now()', 'setTimeout(f, 1)', 'setInterval(f, 1)'];
const timers = ['queueMicrotask(f)', 'requestAnimationFrame(f)', 'setImmediate(f)'];
const chance = ['crypto.randomUUID()', 'crypto.getRandomValues(f())'];
const inputs = ['process.argv', `fetch('x')`, 'localStorage.length', `new WebSocket('x')`, `require('fs')`];
const page = ['window.innerWidth', 'document.body', 'navigator.language', 'location.href', 'globalThis.name'];

const asValue = (/** @type {string} */ code) =>
  `export declare const f: () => never;\nexport const value: unknown = ${code};`;

/** @type {readonly Case[]} */
const purity = [
  ...[...clocks, ...timers, ...chance, ...inputs, ...page].map(
    /** @returns {Case} */ (code) => ['packages/kernel/src', asValue(code), GLOBAL],
  ),
  ...Object.keys(layers).map(
    /** @returns {Case} */ (name) => [`packages/${name}/src`, asValue('Date.now()'), GLOBAL],
  ),
  ['packages/kernel/src', asValue('Math.random()'), PROPERTY],
  ['packages/kernel/src', asValue(`Math['random']()`), PROPERTY],
  ['packages/kernel/src', 'export const { random } = Math;', PROPERTY],
  ['packages/kernel/src', `export const order: number = 'a'.localeCompare('b');`, PROPERTY],
  ['packages/kernel/src', `console.log('hello');`, 'eslint(no-console)'],
  ['packages/kernel/src', `export const root: number = Math.sqrt(2);`],
  ['packages/kernel/src', `export const wait = (performance: number): number => performance;`],
  ['packages/kernel/src/time.test.ts', asValue('Date.now()')],
  ['packages/kernel/src/luck.test.ts', asValue('Math.random()')],
  ['apps/cli/src', asValue('Date.now()')],
  ['apps/cli/src', asValue('Math.random()')],
];

const sides = `type Side = 'white' | 'black';\ndeclare const side: Side;\n`;

/** @type {readonly Case[]} */
const care = [
  ['packages/kernel/src', `export const a = 'x' as any;`, 'typescript(no-explicit-any)'],
  ['packages/kernel/src', `declare const f: () => Promise<void>;\nf();`, 'typescript(no-floating-promises)'],
  [
    'packages/kernel/src',
    `${sides}switch (side) {\n  case 'white':\n    break;\n}`,
    'typescript(switch-exhaustiveness-check)',
  ],
  ['packages/kernel/src', `export const a = [1].at(0)!;`, 'typescript(no-non-null-assertion)'],
  ['packages/kernel/src', many(401), 'eslint(max-lines)'],
  ['packages/kernel/src', `export default 1;`, 'import(no-default-export)'],
  ['packages/kernel/src', `// oxlint-disable-next-line no-console\nexport const a = 1;`, UNUSED],
];

/** @param {number} count */
function many(count) {
  return Array.from({ length: count }, (_, line) => `export const line${line} = ${line};\n`).join('');
}

/** @type {string} */
let folder;
/** @type {Map<string, string[]>} the rules that were broken, by file */
const findings = new Map();
const groups = { arrows, doors, dependencies, purity, care };
const all = Object.values(groups).flat();

/** @param {Case} one */
const fileOf = (one) => (one[0].endsWith('.ts') ? one[0] : `${one[0]}/case-${all.indexOf(one)}.ts`);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rankfall-lint-'));
  cpSync(at('.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  cpSync(at('scripts', 'lint'), join(folder, 'scripts', 'lint'), { recursive: true });
  symlinkSync(at('node_modules'), join(folder, 'node_modules'), 'junction');
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'ES2023',
    module: 'NodeNext',
    allowImportingTsExtensions: true,
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['packages', 'apps', 'bench'] }));
  const ours = [...Object.keys(layers), 'web', 'cli'].map((name) => `@rankfall/${name}`);
  for (const name of Object.keys(layers))
    manifest(`packages/${name}`, name === 'kernel' ? ['@noble/hashes', ...ours] : ours);
  manifest('apps/cli', ours);
  write('packages/saktris/src/outer.ts', 'export const outer = 1;');
  write('packages/saktris/src/inner/near.ts', 'export const inner = 1;');
  for (const one of all) write(fileOf(one), `${one[1]}\n`);
  for (const { filename, code = UNUSED } of await lint())
    findings.set(filename, [...(findings.get(filename) ?? []), code]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(Object.entries(groups))('%s', (_group, cases) => {
  test.each(
    cases.map((one) => /** @type {const} */ ([fileOf(one), one[1].slice(0, 90), one[2] ?? 'nothing', one])),
  )('%s: %s → %s', (file, _code, _finding, one) => {
    const found = findings.get(file) ?? [];
    if (one[2] === undefined) expect(found).toEqual([]);
    else expect(found).toContain(one[2]);
  });
});

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/**
 * @param {string} path
 * @param {readonly string[]} names
 */
function manifest(path, names) {
  write(
    `${path}/package.json`,
    JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '0.1.0'])) }),
  );
}

/** @returns {Promise<readonly { filename: string, code?: string }[]>} */
async function lint() {
  const output = await new Promise((resolve) => {
    const args = [toolPath('oxlint'), '--format=json', 'packages', 'apps', 'bench'];
    // Findings make it end with 1: only what it prints matters.
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }, (_error, stdout) => resolve(stdout));
  });
  return JSON.parse(output).diagnostics;
}
