/**
 * The built site on a port of its own, and a page that takes notes. Each worker serves it itself, so that nothing collides with
 * whatever else is running, and any complaint of the browser or request to elsewhere fails the journey that caused it.
 */
import type { AddressInfo } from 'node:net';
import { test as base, expect } from '@playwright/test';
import { createSite, HOST } from '../../../scripts/serve.mjs';

export { expect };

const dist = `${import.meta.dirname}/../dist`;

export const test = base.extend<{ notes: void }, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = createSite(dist);
      await new Promise<void>((resolve) => {
        server.listen(0, HOST, resolve);
      });
      const { port } = server.address() as AddressInfo;
      await use(`http://${HOST}:${port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
  notes: [
    async ({ page, address }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== address) complaints.push(`asked elsewhere: ${request.url()}`);
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
