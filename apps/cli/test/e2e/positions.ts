/** Positions: counted and listed. */
import { describe, expect, test } from 'vitest';
import { rankfall } from '../cli.ts';
import { BARE, MATED, PASS, START } from './shared.ts';

describe('perft and legal', () => {
  test('count and list', async () => {
    expect((await rankfall(['perft', START, '0'])).stdout).toBe('1\n');
    expect((await rankfall(['perft', START, '1'])).stdout).toBe('8\n');
    expect((await rankfall(['perft', START, '2'])).stdout).toBe('64\n');
    expect((await rankfall(['legal', START])).stdout).toBe('P@a1 P@b1 P@c1 P@d1 P@e1 P@f1 P@g1 P@h1\n');
  });

  test('a position may be typed without quotes', async () => {
    expect((await rankfall(['perft', ...START.split(' '), '2'])).stdout).toBe('64\n');
    expect((await rankfall(['legal', ...START.split(' ')])).stdout).toContain('P@a1 P@b1');
  });

  test('divide lists moves in order, then the total', async () => {
    const { stdout } = await rankfall(['perft', START, '3', '--divide']);
    const lines = stdout.trimEnd().split('\n');
    const total = Number(lines.pop());
    expect(lines).toEqual(lines.toSorted());
    expect(lines).toHaveLength(8);
    const sum = lines.map((line) => Number(/^P@[a-h]1: (\d+)$/u.exec(line)?.[1])).reduce((a, b) => a + b);
    expect(sum).toBe(total);
    expect((await rankfall(['perft', START, '3'])).stdout).toBe(`${total}\n`);
  });

  test('a forced pass is 0000; a finished game has nothing', async () => {
    expect((await rankfall(['legal', PASS])).stdout).toBe('0000\n');
    for (const over of [MATED, BARE]) {
      expect(await rankfall(['legal', over])).toMatchObject({ code: 0, stdout: '\n', stderr: '' });
      expect((await rankfall(['perft', over, '1'])).stdout).toBe('0\n');
      expect((await rankfall(['perft', over, '2', '--divide'])).stdout).toBe('0\n');
    }
  });

  test('many positions, one answer each; a bad line does not stop the rest', async () => {
    const stdin = `${START}\r\nnonsense\n\n${BARE}\n${PASS}`;
    const counted = await rankfall(['perft', '-', '2'], { stdin });
    expect(counted.stdout.split('\n')).toEqual([
      '64',
      expect.stringMatching(/^error: \w.*\.$/u),
      expect.stringMatching(/^error: \w.*\.$/u),
      '0',
      expect.stringMatching(/^\d+$/u),
      '',
    ]);
    expect(counted.code).toBe(1);
    expect(counted.stderr).toMatch(/^rankfall: 2 of 5 lines .*\n$/u);
    const listed = await rankfall(['legal', '-'], { stdin });
    expect(listed.stdout.split('\n')).toHaveLength(6);
    expect(listed.stdout.split('\n')[4]).toBe('0000');
    expect(listed.code).toBe(1);
    expect(await rankfall(['legal', '-'], { stdin: `${START}\n` })).toMatchObject({ code: 0, stderr: '' });
  });
});
