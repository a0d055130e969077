/**
 * Compiles the Saktris search, which is written in AssemblyScript, and writes it as text into a module that everybody can import. What it
 * makes is kept in the repository, so that neither tests nor bundlers need a step before them; a test compiles it again and compares.
 *
 *   node scripts/compile-search.mjs
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import asc from 'assemblyscript/asc';
import { Failure, main } from './failure.mjs';
import { at, root } from './workspace.mjs';

const SOURCE = 'packages/bots/wasm/saktris/index.ts';
export const PRODUCT = 'packages/bots/src/saktris/search-code.ts';

/** No checks that only slow it down, no memory management: it has fixed places for everything. */
const options = ['-O3', '--noAssert', '--runtime', 'stub', '--use', 'abort='];

/** @returns {Promise<string>} the module */
export async function compileSearch() {
  /** @type {Uint8Array | undefined} */
  let code;
  let said = '';
  const { error } = await asc.main([SOURCE, '--baseDir', root, '--outFile', 'search.wasm', ...options], {
    writeFile: (_name, contents) => {
      if (contents instanceof Uint8Array) code = contents;
    },
    stderr: { write: (text) => void (said += String(text)) },
  });
  if (error || !code) throw new Failure('The search does not compile.', said);
  const text = Buffer.from(code).toString('base64');
  return [
    '/** `wasm/saktris`, compiled. Written by `node scripts/compile-search.mjs`; change it there. */',
    `export const searchCode =\n  '${text}';\n`,
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await main(async () => {
    writeFileSync(at(PRODUCT), await compileSearch());
    console.log(`Written: ${PRODUCT}`);
  });
