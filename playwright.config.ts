/** Browser journeys. They drive the Chromium that `scripts/chromium.mjs` found, against the built site. */
import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.mjs';

const executablePath = await findChromium();

export default defineConfig({
  testDir: 'apps/web/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // A shared machine can stall for seconds: one more try there, and the report names it as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { args: chromiumArguments, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
