/** The parts that are built, each when its sources have changed: the command line, the site, the moves alone, the benchmarks. */
import { existsSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { runQuietly, tool } from './run.mjs';
import { fingerprint, isFresh, markFresh } from './stale.mjs';
import { at } from './workspace.mjs';

const shared = ['packages', 'tsconfig.base.json', 'package-lock.json'];

/** Each part knows its name for people, its sources, what must exist afterwards, and how it is made. The site is bundled from the sources. */
const parts = {
  cli: {
    label: 'command line',
    sources: [...shared, 'apps/cli'],
    product: 'apps/cli/dist/main.js',
    make: () => tool('typescript', ['-b', 'apps/cli'], 'tsc'),
  },
  site: {
    label: 'site',
    sources: [...shared, 'apps/web'],
    product: 'apps/web/dist/index.html',
    make: () => tool('vite', ['build', 'apps/web', '--logLevel', 'warn']),
  },
  moves: {
    label: 'moves of Saktris as one file',
    sources: [...shared, 'scripts/moves.config.mjs'],
    product: 'packages/saktris/dist/bundle/moves.js',
    make: () =>
      tool('vite', [
        'build',
        'packages/saktris',
        '--config',
        'scripts/moves.config.mjs',
        '--logLevel',
        'warn',
      ]),
  },
  bench: {
    label: 'benchmarks',
    sources: [...shared, 'bench'],
    product: 'bench/dist/main.js',
    make: () => tool('typescript', ['-b', 'bench'], 'tsc'),
  },
};

/** @typedef {keyof typeof parts} Part */

/**
 * @param {Part} name
 * @returns {Promise<string>} the path of the product
 */
export async function build(name) {
  const { label, sources, product, make } = parts[name];
  const print = fingerprint(sources);
  if (!isFresh(name, print) || !existsSync(at(product))) {
    await runQuietly(make(), {
      doing: `Building the ${label}`,
      failed: `Could not build the ${label}: see above.`,
    });
    if (!existsSync(at(product)))
      throw new Failure(`Built the ${label}, but it has no ${product}: is its source missing?`);
    markFresh(name, print);
  }
  return at(product);
}

/** Type checks and compiles every project, tests included. */
export const compile = () => tool('typescript', ['-b'], 'tsc');
