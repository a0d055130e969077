/** Runs the built command line as its own process. */
import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const tsc = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));

/** Makes what is tested current; nothing is written when it already is. */
export function buildCli(): void {
  execFileSync(process.execPath, [tsc, '-b', 'apps/cli'], { cwd: root, stdio: 'pipe' });
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly millis: number;
}

export interface Wish {
  readonly stdin?: string;
  readonly cwd?: string;
  readonly env?: Record<string, string>;
}

export function rankfall(args: readonly string[], wish: Wish = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const { NO_COLOR: _no, FORCE_COLOR: _force, RANKFALL_DEBUG: _debug, ...env } = process.env;
    const child = spawn(process.execPath, [main, ...args], {
      cwd: wish.cwd ?? root,
      env: { ...env, ...wish.env },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr, millis: performance.now() - begun }));
    // A command that does not read its input may close it early.
    child.stdin.on('error', () => undefined);
    child.stdin.end(wish.stdin ?? '');
  });
}

/** Runs a shell line in which `rankfall` is the built command. */
export function shell(line: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const quoted = `rankfall() { "${process.execPath}" "${main}" "$@"; }; ${line}`;
    const child = spawn('sh', ['-c', quoted], { cwd: root });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr, millis: performance.now() - begun }));
  });
}
