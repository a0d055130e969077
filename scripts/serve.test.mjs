import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSite, filePath, HOST, listen, parsePort } from './serve.mjs';

describe('PORT', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['8080', 8080],
    ['65535', 65_535],
  ])('%s is %s', (text, port) => {
    expect(parsePort(text)).toBe(port);
  });
  test.each(['0', '65536', '-1', '80.5', '8e3', 'http', ' 80'])('"%s" is refused', (text) => {
    expect(() => parsePort(text)).toThrow(`PORT is "${text}", which is no port.`);
  });
});

test.each([
  ['/', 'index.html'],
  ['/a/', 'a/index.html'],
  ['/assets/x.js?v=1', 'assets/x.js'],
  ['/a%20b.txt', 'a b.txt'],
  ['/%2e%2e/x', 'x'],
])('the address %s means the file %s', (url, file) => {
  expect(filePath(url)).toBe(sep + file.replaceAll('/', sep));
});
test.each(['/.vite/manifest.json', '/..%2f..%2fetc/passwd', '/a%5c..%5cx', '/%00', '/%zz'])(
  'the address %s means nothing',
  (url) => {
    expect(filePath(url)).toBeUndefined();
  },
);

describe('a site', () => {
  /** @type {string} */
  let folder;
  /** @type {import('node:http').Server[]} */
  const servers = [];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'rankfall-serve-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>');
    writeFileSync(join(folder, '404.html'), '<h1>Lost</h1>');
    writeFileSync(join(folder, 'assets', 'x-1a2b.js'), 'export {};');
  });
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const USUAL = 41_730;
  /** @param {number} [asked] */
  async function open(asked) {
    const server = createSite(folder);
    servers.push(server);
    return listen(server, { asked, usual: USUAL });
  }
  /**
   * @param {number} port
   * @param {string} path
   * @returns {Promise<{ status: number | undefined, headers: import('node:http').IncomingHttpHeaders, body: string }>}
   */
  async function get(port, path, method = 'GET') {
    return new Promise((resolve, reject) => {
      const asking = request({ host: HOST, port, path, method, agent: false }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += String(chunk)));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      });
      asking.on('error', reject).end();
    });
  }

  test('serves pages and files, and says what is lost', async () => {
    const port = await open();
    expect(await get(port, '/')).toMatchObject({
      status: 200,
      body: '<h1>Home</h1>',
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    });
    expect(await get(port, '/assets/x-1a2b.js')).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': expect.stringContaining('immutable'),
      },
    });
    expect(await get(port, '/nobody.js')).toMatchObject({ status: 404, body: '<h1>Lost</h1>' });
    expect(await get(port, '/.vite/x')).toMatchObject({ status: 404 });
    expect(await get(port, '/', 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await get(port, '/', 'POST')).toMatchObject({ status: 405 });
  });

  test.each(['/saktris', '/saktris/play/abc', '/rules/', '/assets', '/../../etc/passwd'])(
    'leaves the address %s to the app',
    async (path) => {
      expect(await get(await open(), path)).toMatchObject({
        status: 200,
        body: '<h1>Home</h1>',
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
      });
    },
  );

  test('takes the next port when the usual one is taken', async () => {
    const first = await open();
    expect(await open()).toBeGreaterThan(first);
  });

  test('insists on the port it was asked for', async () => {
    const taken = await open();
    await expect(open(taken)).rejects.toThrow(`Port ${taken} is taken or not allowed.`);
  });
});
