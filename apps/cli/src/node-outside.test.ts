import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeOutside } from './node-outside.ts';

test('a file that is written again before it is there holds what came last, and nothing is left beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rankfall-'));
  try {
    const { writeText } = nodeOutside();
    const path = join(folder, 'kept.json');
    await Promise.all(Array.from({ length: 20 }, (_, i) => writeText(path, 'x'.repeat(20 - i) + i)));
    expect(await readFile(path, 'utf8')).toBe('x19');
    expect(await readdir(folder)).toEqual(['kept.json']);
    // One that fails does not stop those behind it.
    const failed = writeText(join(folder, 'no', 'folder'), '');
    const after = writeText(path, 'after');
    await expect(failed).rejects.toThrow('no');
    await after;
    expect(await readFile(path, 'utf8')).toBe('after');
  } finally {
    await rm(folder, { recursive: true });
  }
});
