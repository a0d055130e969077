/** Unit, property and contract tests. They read the sources themselves (condition `source`), so nothing needs building first. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  // No test draws anything; but to find out which tests a change concerns, screens must be readable too.
  oxc: { jsx: { runtime: 'automatic', importSource: 'solid-js' } },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'docs/**/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
