/**
 * From nothing to the first list of legal moves, in fresh processes. The row with the bar imports both as packages, each as it ships;
 * the other bundles both alike, which takes the number of files out, and is only told (docs/decisions/0006). Each child
 * times itself, so that starting Node does not count.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { median, type Row } from './measure.ts';

const RUNS = 21;

/** Where a module of a package lies, as imports find it. */
const fileOf = (name: string): string => fileURLToPath(import.meta.resolve(name));

const ours = (engine: string): string => `
const began = performance.now();
const { SaktrisPosition, defaultRules } = await import(${JSON.stringify(engine)});
const queue = 'PPNPBPRPQPPNBRPK';
const position = new SaktrisPosition().load({
  rules: defaultRules, board: '.'.repeat(64), unmoved: [], queues: [queue, queue],
  due: [1, 1], clk: [0, 0], toMove: 0, half: 0, full: 1,
});
const count = position.legal(new Int32Array(64));
console.log(JSON.stringify({ count, millis: performance.now() - began }));
`;

const theirs = (engine: string): string => `
const began = performance.now();
const { Chess } = await import(${JSON.stringify(engine)});
let count = 0;
for (const dests of Chess.default().allDests().values()) count += dests.size();
console.log(JSON.stringify({ count, millis: performance.now() - began }));
`;

function timed(script: string, expected: number): number {
  const said = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })) as {
    count: number;
    millis: number;
  };
  if (said.count !== expected) throw new Error(`${script} found ${said.count} moves instead of ${expected}`);
  return said.millis;
}

/** Bundles what a page needs to list moves, and nothing around it. */
async function bundle(folder: string, name: string, exported: string, from: string): Promise<string> {
  const entry = join(folder, `${name}-entry.js`);
  writeFileSync(entry, `export { ${exported} } from ${JSON.stringify(fileOf(from))};\n`);
  const outDir = join(folder, name);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { ssr: entry, outDir, minify: true },
    ssr: { noExternal: true },
  });
  return pathToFileURL(join(outDir, `${name}-entry.js`)).href;
}

export async function firstMoveRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rankfall-first-move-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
    const write = (name: string, script: string): string => {
      const file = join(folder, `${name}.js`);
      writeFileSync(file, script);
      return file;
    };
    const shipped = import.meta.resolve('@rankfall/saktris/moves');
    const asShipped = {
      ours: write('ours', ours(shipped)),
      theirs: write('theirs', theirs(import.meta.resolve('chessops/chess'))),
    };
    const bundled = {
      // Ours is a bundle already.
      ours: asShipped.ours,
      theirs: write('theirs-bundled', theirs(await bundle(folder, 'chessops', 'Chess', 'chessops/chess'))),
    };
    const ratio = (pair: typeof asShipped): number =>
      median(Array.from({ length: RUNS }, () => timed(pair.ours, 8) / timed(pair.theirs, 20)));
    const name = 'import and first legal moves, fresh process';
    return [
      { name: `${name}, packages as they ship`, peer: 'chessops', ratio: ratio(asShipped), atMost: 0.5 },
      { name: `${name}, theirs bundled like ours`, peer: 'chessops', ratio: ratio(bundled) },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
