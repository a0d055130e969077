/**
 * The built site on a port of its own, and a page that takes notes. Each worker serves it itself, so that nothing collides with
 * whatever else is running, and any complaint of the browser or request to elsewhere fails the journey that caused it.
 */
import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { createSite, HOST } from '../../../scripts/serve.mjs';

export { expect };

/** A site that was built elsewhere can be tried, too. */
export const dist = process.env['RANKFALL_DIST'] ?? `${import.meta.dirname}/../dist`;

/** Serves a built site, and answers with its address and what stops it. */
export async function serve(folder: string): Promise<{ address: string; stop(): void }> {
  const server = createSite(folder);
  await new Promise<void>((resolve) => {
    server.listen(0, HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://${HOST}:${port}`, stop };
}

interface Journey {
  /** Complaints that the journey brings about on purpose. */
  readonly forgiven: RegExp | undefined;
  readonly notes: void;
}

export const test = base.extend<Journey, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const { address, stop } = await serve(dist);
      await use(address);
      stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
  forgiven: [undefined, { option: true }],
  notes: [
    async ({ page, address, forgiven }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        if (new URL(request.url()).hostname !== new URL(address).hostname)
          complaints.push(`asked elsewhere: ${request.url()}`);
      });
      await use();
      expect(complaints.filter((complaint) => forgiven?.test(complaint) !== true)).toEqual([]);
    },
    { auto: true },
  ],
});

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing to complain about for axe, as the page stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Axe measures colours, which are mixed while something fades in.
  await page.evaluate(async () =>
    Promise.all(document.getAnimations().map(async (one) => one.finished.catch(() => undefined))),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

/** Puts things on the device before the page looks. */
export async function keep(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, text] of entries)
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
  }, Object.entries(texts));
}

const HOUR = 3_600_000;

const record = {
  v: 1,
  game: 'saktris',
  rules: 1,
  settings: {},
  seed: 'kept',
  seats: 2,
  table: { undo: 'free', pause: 'free', draw: true },
  log: [] as readonly unknown[],
  until: 0,
  marks: [] as readonly string[],
};
const resigned = {
  ...record,
  log: [[0, 0, '~resign', 'resign']],
  result: { outcome: ['lost', 'won'], reason: 'resign' },
};
const agreed = {
  ...record,
  log: [
    [0, 0, '~draw', 'ask'],
    [0, 1, '~draw', 'accept'],
  ],
  result: { outcome: ['drawn', 'drawn'], reason: 'agreement' },
};

/** Three kept matches, as the site itself would write them: running, decided, drawn; saved one, two and three hours ago. */
export function keptMatches(now: number): Readonly<Record<string, string>> {
  const entries = [
    ['running1', record, 1],
    ['decided1', resigned, 2],
    ['drawn1', agreed, 3],
  ] as const;
  return Object.fromEntries(
    entries.map(([id, of, hours]) => {
      const head = {
        id,
        game: 'saktris',
        seats: [{ kind: 'human' }, { kind: 'human' }],
        startedAt: now - 9 * HOUR,
        savedAt: now - hours * HOUR,
        finished: 'result' in of,
        plies: of.log.length,
        preset: 'classic',
        ...('result' in of ? { result: of.result } : {}),
      };
      return [`rankfall/match/${id}`, `${JSON.stringify(head)}\n${JSON.stringify(of)}`];
    }),
  );
}
