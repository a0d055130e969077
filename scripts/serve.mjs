/** Serves a built site from a folder, on this machine only. Small on purpose: files in, the right headers out. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Failure } from './failure.mjs';

export const HOST = '127.0.0.1';
/** How many ports are tried after the usual one. */
const TRIES = 50;

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const isText = /^text|json|javascript|svg|wasm/;

const always = {
  // The page needs nothing from elsewhere, and this makes sure that it stays so. The search of Saktris is compiled code.
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  vary: 'accept-encoding',
};

/** @param {string} folder */
export const createSite = (folder) =>
  createServer((request, response) => void send(folder, request, response));

/**
 * @param {string} folder
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function send(folder, request, response) {
  try {
    const { status, headers, body } = await answer(folder, request);
    response.writeHead(status, { ...always, ...headers, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}

/**
 * @param {string} folder
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<{ status: number, headers: Record<string, string>, body: Buffer }>}
 */
async function answer(folder, request) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, headers: { allow: 'GET, HEAD' }, body: Buffer.from('') };
  const { name, body: found } = await find(folder, filePath(request.url ?? '/'));
  const type = types[extname(name)] ?? 'application/octet-stream';
  // The names in assets/ carry a hash of their contents, so they never change.
  const cache = name.startsWith(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
  const headers = { 'content-type': type, 'cache-control': cache };
  const status = name === LOST ? 404 : 200;
  const isZipped = isText.test(type) && String(request.headers['accept-encoding']).includes('gzip');
  return isZipped
    ? { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(found) }
    : { status, headers, body: found };
}

const LOST = '404.html';

/**
 * A name without an ending is an address of the app, which knows what stands there and says so when it is nothing. A name with
 * one is a file, and a missing file is missing.
 * @param {string} folder
 * @param {string | undefined} path
 * @returns {Promise<{ name: string, body: Buffer }>}
 */
async function find(folder, path) {
  const wanted = path === undefined ? undefined : await read(join(folder, path));
  if (path !== undefined && wanted !== undefined) return { name: path, body: wanted };
  const isOfApp = path !== undefined && (extname(path) === '' || path.endsWith(`${sep}index.html`));
  const app = isOfApp ? await read(join(folder, 'index.html')) : undefined;
  if (app !== undefined) return { name: 'index.html', body: app };
  return { name: LOST, body: (await read(join(folder, LOST))) ?? Buffer.from('Not found') };
}

/**
 * The file that an address means, below the folder; undefined for what is nobody's business.
 * @param {string} url
 * @returns {string | undefined}
 */
export function filePath(url) {
  try {
    const path = decodeURIComponent(new URL(url, `http://${HOST}`).pathname);
    const parts = path.split(/[/\\]/);
    if (path.includes('\0') || parts.some((part) => part.startsWith('.'))) return undefined;
    return join(sep, ...parts, ...(path.endsWith('/') ? ['index.html'] : []));
  } catch {
    return undefined;
  }
}

/** @param {string} file */
async function read(file) {
  try {
    return await readFile(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/**
 * @param {string | undefined} text the variable PORT
 * @returns {number | undefined} undefined when it says nothing
 */
export function parsePort(text) {
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Failure(
    `PORT is "${text}", which is no port.`,
    'Set it to a number from 1 to 65535, or leave it out.',
  );
}

/**
 * Starts to listen, and answers with the port. One that was asked for is used or nothing; the usual one gives way to the next
 * that is free.
 * @param {import('node:http').Server} server
 * @param {{ asked?: number | undefined, usual: number }} ports
 * @returns {Promise<number>}
 */
export async function listen(server, { asked, usual }) {
  if (asked !== undefined) {
    if (await tryPort(server, asked)) return asked;
    throw new Failure(`Port ${asked} is taken or not allowed.`, 'Set PORT to another one, or leave it out.');
  }
  for (let port = usual; port < usual + TRIES; port++) if (await tryPort(server, port)) return port;
  throw new Failure(`All ports from ${usual} to ${usual + TRIES - 1} are taken.`, 'Set PORT to a free one.');
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<boolean>}
 */
async function tryPort(server, port) {
  return new Promise((resolve, reject) => {
    const onError = (/** @type {NodeJS.ErrnoException} */ error) => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    };
    const onListening = () => {
      server.off('error', onError);
      resolve(true);
    };
    server.once('error', onError).once('listening', onListening).listen(port, HOST);
  });
}
