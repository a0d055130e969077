/**
 * The size budget of the site, compressed as it travels, script and styles together. The first load and what all games share may
 * be 100 kB; a game of its own 60 kB more. So somebody who plays loads at most 160 kB, and the next game costs 60.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Failure } from './failure.mjs';
import { at } from './workspace.mjs';

const KB = 1000;
export const budget = { first: 100 * KB, lazy: 60 * KB };

/** The pieces that the build makes of what all games share. */
const SHARED = new Set(['kernel', 'board']);
const GAME = /^src\/games\/([\w-]+)\//u;
/**
 * A game's bots and its solver think in a worker; a page loads them only where it can have none. An editor is a page of its own,
 * which nobody loads to play. So they are counted for themselves.
 */
const APART = /\/(bot|solver|editor)(?:-worker\.ts|-run\.ts|\/\w+\.tsx)$/u;
/** @type {Readonly<Record<string, string>>} */
const apartNames = { bot: 'its bots', solver: 'its solver', editor: 'its editor' };

/** @typedef {{ file: string, name?: string, src?: string, isDynamicEntry?: boolean, imports?: string[], css?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest what Vite writes down about a build */
/** @typedef {{ first: number, shared: number, games: Record<string, number>, pages: Record<string, number> }} Sizes */

export function checkSize() {
  const dist = at('apps', 'web', 'dist');
  if (!existsSync(dist))
    throw new Failure('There is no built site to measure.', 'Run "npm run build" first.');
  const read = (/** @type {string} */ file) => readFileSync(`${dist}/${file}`);
  /** @type {Manifest} */
  const manifest = JSON.parse(read('.vite/manifest.json').toString());
  const sizes = measure(read('index.html').toString(), manifest, (file) => gzipSync(read(file)).length);
  console.log(table(sizes));
  const broken = overBudget(sizes);
  if (broken.length > 0)
    throw new Failure(
      `The site is over its size budget: ${broken.join('; ')}.`,
      'Load less, or load it later.',
    );
}

/**
 * @param {string} page the built page: it names what a browser loads first
 * @param {Manifest} manifest
 * @param {(file: string) => number} sizeOf
 * @returns {Sizes} what each adds to the first load; a game's own is what it does not share
 */
export function measure(page, manifest, sizeOf) {
  const chunks = Object.values(manifest);
  const named = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/gu)].map(([, file = '']) => file);
  const first = reach(manifest, named);
  const common = chunks.filter(({ name = '' }) => SHARED.has(name)).map(({ file }) => file);
  const shared = without(reach(manifest, common), first);
  const added = (/** @type {Chunk} */ { file }) => without(reach(manifest, [file]), first);
  const lazy = chunks.filter(({ isDynamicEntry }) => isDynamicEntry === true);
  /** @type {Record<string, Set<string>>} */
  const games = {};
  for (const chunk of lazy.filter(({ src = '' }) => !APART.test(src))) {
    const game = GAME.exec(chunk.src ?? '')?.[1];
    if (game !== undefined) games[game] = new Set([...(games[game] ?? []), ...without(added(chunk), shared)]);
  }
  const apart = lazy.flatMap((chunk) => {
    const kind = APART.exec(chunk.src ?? '')?.[1];
    const game = GAME.exec(chunk.src ?? '')?.[1];
    if (kind === undefined || game === undefined) return [];
    const known = new Set([...shared, ...(games[game] ?? [])]);
    return [/** @type {const} */ ([`${game}, ${apartNames[kind]}`, sum(without(added(chunk), known))])];
  });
  const pages = lazy.filter(({ src = '' }) => !GAME.test(src));
  return {
    first: sum(first),
    shared: sum(shared),
    games: Object.fromEntries(Object.entries(games).map(([game, files]) => [game, sum(files)])),
    pages: Object.fromEntries([
      ...apart,
      ...pages.map((chunk) => /** @type {const} */ ([chunk.name ?? chunk.file, sum(added(chunk))])),
    ]),
  };

  /** @param {Iterable<string>} files */
  function sum(files) {
    return [...files].reduce((total, file) => total + sizeOf(file), 0);
  }
}

/**
 * All that comes along with some files: their styles, and what they import in turn.
 * @param {Manifest} manifest
 * @param {readonly string[]} files
 */
function reach(manifest, files) {
  const seen = new Set(files);
  for (const file of seen) {
    const chunk = Object.values(manifest).find((one) => one.file === file);
    const imported = (chunk?.imports ?? []).flatMap((key) => manifest[key]?.file ?? []);
    for (const next of [...(chunk?.css ?? []), ...imported]) seen.add(next);
  }
  return seen;
}

/**
 * @param {ReadonlySet<string>} files
 * @param {ReadonlySet<string>} others
 */
const without = (files, others) => new Set([...files].filter((file) => !others.has(file)));

/**
 * @param {Sizes} sizes
 * @returns {readonly string[]} what is too large
 */
export function overBudget({ first, shared, games, pages }) {
  const late = Object.entries({ ...games, ...pages }).filter(([, size]) => size > budget.lazy);
  const together = first + shared;
  return [
    ...(together > budget.first
      ? [`the first load and what games share is ${show(together)}, at most ${show(budget.first)}`]
      : []),
    ...late.map(([name, size]) => `${name} is ${show(size)}, at most ${show(budget.lazy)}`),
  ];
}

/** @param {Sizes} sizes */
export function table({ first, shared, games, pages }) {
  /** @type {(readonly [string, number, string])[]} */
  const rows = [
    ['first load', first, ''],
    ['and what games share', first + shared, show(budget.first)],
    ...Object.entries(games).map(
      ([game, size]) => /** @type {const} */ ([`${game}, its own`, size, show(budget.lazy)]),
    ),
    ...Object.entries(pages).map(([page, size]) => /** @type {const} */ ([page, size, show(budget.lazy)])),
  ];
  return rows
    .map(
      ([what, size, most]) =>
        `${what.padEnd(24)}${show(size).padStart(9)}${most === '' ? '' : `  of ${most.padStart(8)}`}`,
    )
    .join('\n');
}

/** @param {number} bytes */
const show = (bytes) => `${(bytes / KB).toFixed(1)} kB`;
