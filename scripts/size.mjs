/** The size budget of the site: what the first visit loads, and what each lazy chunk adds, compressed as it travels. */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Failure } from './failure.mjs';
import { at } from './workspace.mjs';

const KB = 1000;
export const budget = { first: 100 * KB, lazy: 60 * KB };

/** @typedef {{ file: string, isDynamicEntry?: boolean, imports?: string[], css?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest what Vite writes down about a build */

export function checkSize() {
  const dist = at('apps', 'web', 'dist');
  if (!existsSync(dist))
    throw new Failure('There is no built site to measure.', 'Run "npm run build" first.');
  const read = (/** @type {string} */ file) => readFileSync(`${dist}/${file}`);
  /** @type {Manifest} */
  const manifest = JSON.parse(read('.vite/manifest.json').toString());
  const sizes = measure(read('index.html').toString(), manifest, (file) => gzipSync(read(file)).length);
  console.log(`first load ${show(sizes.first)} of ${show(budget.first)}; ${largest(sizes.lazy)}`);
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
 * @returns {{ first: number, lazy: Record<string, number> }} bytes of script and style; a lazy chunk counts what it adds
 */
export function measure(page, manifest, sizeOf) {
  const chunks = Object.values(manifest);
  const named = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  const first = reach(manifest, named);
  const lazy = chunks
    .filter((chunk) => chunk.isDynamicEntry === true)
    .map((chunk) => {
      const added = [...reach(manifest, [chunk.file])].filter((file) => !first.has(file));
      return [chunk.file, sum(added)];
    });
  return { first: sum(first), lazy: Object.fromEntries(lazy) };

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
 * @param {{ first: number, lazy: Readonly<Record<string, number>> }} sizes
 * @returns {readonly string[]} what is too large
 */
export function overBudget({ first, lazy }) {
  const late = Object.entries(lazy).filter(([, size]) => size > budget.lazy);
  return [
    ...(first > budget.first ? [`the first load is ${show(first)}, at most ${show(budget.first)}`] : []),
    ...late.map(([name, size]) => `${name} is ${show(size)}, at most ${show(budget.lazy)}`),
  ];
}

/** @param {Readonly<Record<string, number>>} lazy */
function largest(lazy) {
  const [top] = Object.entries(lazy).sort(([, a], [, b]) => b - a);
  return top === undefined
    ? 'no lazy chunks'
    : `largest lazy chunk ${top[0]} ${show(top[1])} of ${show(budget.lazy)}`;
}

/** @param {number} bytes */
const show = (bytes) => `${(bytes / KB).toFixed(1)} kB`;
