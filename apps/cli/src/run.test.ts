import { describe, expect, test } from 'vitest';
import { fakeOutside } from '../test/fake-outside.ts';
import { commands } from './commands.ts';
import { clip } from './complaint.ts';
import { helpOn } from './help.ts';
import { run } from './run.ts';

describe('the outermost loop', () => {
  test('a bug says so in one line, with a stack only for those who ask', async () => {
    const broken = (env: Record<string, string>) => ({
      ...fakeOutside({ env }),
      get cores(): number {
        throw new Error('the wheel came off');
      },
    });
    const quiet = broken({});
    expect(await run(['simulate', 'saktris'], quiet)).toBe(2);
    expect(quiet.written.stderr).toBe(
      'rankfall: This is a bug, please report it: the wheel came off RANKFALL_DEBUG=1 shows where.\n',
    );
    const loud = broken({ RANKFALL_DEBUG: '1' });
    await run(['simulate', 'saktris'], loud);
    expect(loud.written.stderr).toMatch(/the wheel came off\n.*\n +at /u);
  });

  test('a complaint is one line', async () => {
    const outside = fakeOutside();
    expect(await run(['play', 'a\nb'], outside)).toBe(1);
    expect(outside.written.stderr).toMatch(/^rankfall: There is no game "a b"; there are saktris, .*\.\n$/u);
  });

  test('what was typed is clipped and loses its control characters', () => {
    expect(clip('a\u001b[31mb\u0000\u0007c')).toBe('a [31mb c');
    expect(clip('x'.repeat(1_000_000))).toHaveLength(41);
  });
});

describe('help', () => {
  test.each(commands)('of $name fits a terminal, and its examples parse', async (command) => {
    for (const line of helpOn(command).split('\n')) expect(line.length).toBeLessThanOrEqual(120);
    expect(command.summary).not.toMatch(/\.$/u);
    expect(command.examples.length).toBeGreaterThan(0);
    for (const [typed] of command.examples) expect(typed).toMatch(/^rankfall /u);
    expect(typeof (await command.load()).run).toBe('function');
  });
});
