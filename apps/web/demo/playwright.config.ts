/** Journeys on the board alone: `npx playwright test -c apps/web/demo`. They need no built site. */
import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../../scripts/chromium.mjs';

const executablePath = await findChromium();
const port = 5198;

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../../test-results/board',
  fullyParallel: true,
  workers: 2,
  // A shared machine can stall for seconds: one more try there, and the report names it as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: 'line',
  webServer: {
    command: `node ../../../node_modules/vite/bin/vite.js .. --port ${port} --strictPort --host 127.0.0.1 --logLevel warn`,
    url: `http://127.0.0.1:${port}/demo/index.html`,
    reuseExistingServer: false,
  },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}/demo/`,
    launchOptions: { args: chromiumArguments, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
