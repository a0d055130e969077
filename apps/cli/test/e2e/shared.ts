/** What the end-to-end tests share: positions, a folder for files, and what a complaint must look like. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Ended } from '../cli.ts';

export const START = '8/8/8/8/8/8/8/8[PPNPBPRPQPPNBRPKppnpbprpqppnbrpk] w - - 0 1 1:0/1:0 n1;fixed;skip';
export const MATED = '7k/6Q1/6K1/8/8/8/8/8[] b - - 0 1 0:0/0:0 n1;fixed;skip';
/** Kings alone: drawn, although the king could still walk. */
export const BARE = '7k/8/8/8/8/8/8/7K[] w - - 0 1 0:0/0:0 n1;fixed;skip';
/** White's only pawn is stuck, nothing is due for two more moves: a forced pass. */
export const PASS = '7k/8/8/8/8/p7/P7/8[Kq] w - - 0 1 0:0/0:0 n3;fixed;skip';

export const folder = mkdtempSync(join(tmpdir(), 'rankfall-cli-'));

/** Writes a file there and gives its path. */
export function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

export function removeFolder(): void {
  rmSync(folder, { recursive: true });
}

/** Wrong input: exit code 1, nothing but one line on standard error, and no stack. */
export function expectComplaint({ code, stdout, stderr }: Ended, says: string | RegExp): void {
  expect(stderr).toMatch(says);
  expect(stderr.split('\n')).toHaveLength(2);
  expect(stderr).toMatch(/^rankfall: \S.*[.?]\n$/u);
  expect(stdout).toBe('');
  expect(code).toBe(1);
}
