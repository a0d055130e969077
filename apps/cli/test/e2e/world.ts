/** Pipes that close early, input that stays open, and a lot of it. */
import { describe, expect, test } from 'vitest';
import { rankfall, shell } from '../cli.ts';
import { START } from './shared.ts';

describe('the world around it', () => {
  test('a reader that stops early is no error', async () => {
    const { code, stdout, stderr } = await shell(
      `yes '${START}' | head -20000 | rankfall legal - | head -1; echo done`,
    );
    expect([code, stdout, stderr]).toEqual([0, 'P@a1 P@b1 P@c1 P@d1 P@e1 P@f1 P@g1 P@h1\ndone\n', '']);
  });

  test('answers come while the input is still open', async () => {
    const { stdout, millis } = await shell(`{ echo '${START}'; sleep 5; } | rankfall perft - 1 | head -1`);
    expect(stdout).toBe('8\n');
    expect(millis).toBeLessThan(9000);
  });

  const megabyte = 1_000_000;
  test.each([
    ['legal, one line', ['legal', '-'], 'x'.repeat(megabyte), 1],
    ['perft, one line', ['perft', '-', '3'], '8/'.repeat(megabyte / 2), 1],
    ['legal, many lines', ['legal', '-'], `${START}\n`.repeat(megabyte / START.length), 0],
    ['legal, many bad lines', ['legal', '-'], 'x\n'.repeat(megabyte / 2), 1],
    ['replay of noise', ['replay', '-'], 'x'.repeat(megabyte), 1],
    ['replay of brackets', ['replay', '-'], '['.repeat(megabyte), 1],
    ['replay of braces', ['replay', '-'], '{"a":'.repeat(megabyte / 5), 1],
    [
      'replay of a long PGN',
      ['replay', '-'],
      `[Variant "Saktris"]\n\n${'1. P@c1 P@e8 '.repeat(megabyte / 13)}`,
      1,
    ],
    ['replay of a long comment', ['replay', '-'], `[Variant "Saktris"]\n\n1. {${'x'.repeat(megabyte)}`, 1],
    ['replay of a long link', ['replay', '-'], `saktris~1~2~s~~~${'a'.repeat(megabyte)}`, 1],
    ['play', ['play', 'saktris'], 'x'.repeat(megabyte), 0],
    ['play, many lines', ['play', 'saktris', '--seed', '1'], 'x\n'.repeat(20_000), 0],
  ])('a megabyte is answered at once: %s', async (_title, args, stdin, expected) => {
    const { code, stderr, millis } = await rankfall(args, { stdin });
    expect(code).toBe(expected);
    expect(stderr.length).toBeLessThan(400);
    // A second on a quiet machine; tests share theirs.
    expect(millis).toBeLessThan(30_000);
  });
});
