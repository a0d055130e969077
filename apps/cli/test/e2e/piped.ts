/** Whole games through a pipe. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rankfall } from '../cli.ts';
import { expectComplaint, folder, PASS, START } from './shared.ts';

describe('a game through a pipe', () => {
  test('from the first piece to a result, saved and replayed', async () => {
    const record = join(folder, 'piped.json');
    const pgn = join(folder, 'piped.pgn');
    const moves = [
      'P@c1',
      'e',
      'c3',
      'e6',
      'help',
      'moves',
      'undo',
      'redo',
      'flip',
      `save ${record}`,
      `save ${pgn}`,
      'pgn',
      'link',
      'position',
      'draw',
      'accept',
      'quit',
    ];
    const { code, stdout, stderr } = await rankfall(
      ['play', 'saktris', '--start', START, '--seats', 'human,human'],
      {
        stdin: `${moves.join('\n')}\n`,
      },
    );
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('White> P@c1');
    expect(stdout).toContain('Taken back.');
    expect(stdout).toContain('1. P@c1 P@e8 2. c3 e6');
    expect(stdout).not.toContain('\u001b');
    const replayed = await rankfall(['replay', record, '--moves']);
    expect(replayed.stdout).toBe('1. P@c1 P@e8 2. c3 e6\n');
    expect((await rankfall(['replay', pgn, '--moves'])).stdout).toBe(replayed.stdout);
    expect(readFileSync(pgn, 'utf8')).toContain('[Variant "Saktris"]');
  });

  test('against the bot, until the input ends', async () => {
    const { code, stdout } = await rankfall(['play', 'saktris', '--seed', 'pipe'], {
      stdin: 'a\nmoves\nnonsense\n\n',
    });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^White: 1\. [KQRBNP]@a1$/mu);
    expect(stdout).toMatch(/^Black: 1\.\.\. [KQRBNP]@[a-h]8$/mu);
    expect(stdout).toMatch(/You leave after 2 plies\. See you\.\nLink: saktris~/u);
  });

  test('the bot thinks in a thread of its own, and the same game comes again', async () => {
    const play = async (): Promise<string> => {
      const ended = await rankfall(['play', 'saktris', '--seed', 'thread', '--seats', 'human,club'], {
        stdin: 'a\nmoves\nresign\n',
      });
      expect([ended.code, ended.stderr]).toEqual([0, '']);
      return ended.stdout;
    };
    const first = await play();
    expect(first).toMatch(/^Black: 1\.\.\. [KQRBNP]@[a-h]8$/mu);
    expect(first).toContain('Black wins');
    expect(await play()).toBe(first);
  });

  test('clears and forced passes are announced', async () => {
    const moves = 'P@c1 P@e8 c2 e6 P@e1 P@d8 e2 d7 N@g1 N@b8 Nf3 Nc6 P@d1 P@g8 d2 position'.split(' ');
    const cleared = await rankfall(['play', 'saktris', '--seats', 'human,human', '--start', `${START};rc`], {
      stdin: moves.join('\n'),
    });
    expect(cleared.stdout).toContain('White: 8. d2_cde2\nA row of pawns is cleared: c2, d2, e2.\n');
    // The position after the game in section 9.3 of the rules.
    expect(cleared.stdout).toContain(
      '\n6p1/3p4/2n1p3/8/8/5N2/8/8[BPRPQPPNBRPKbprpqppnbrpk] b - - 0 8 1:0/0:0 n1;fixed;skip;rc\n',
    );
    const passed = await rankfall(['play', 'saktris', '--seats', 'human,human', '--start', PASS], {
      stdin: 'Kg8\n',
    });
    expect(passed.stdout.match(/^White cannot do anything and passes\.$/gmu)).toHaveLength(2);
    expect(passed.stdout).toContain('1. -- Kg8');
  });

  test('a saved match goes on where it was left', async () => {
    const path = join(folder, 'resume.json');
    const seats = ['--seats', 'human,human'];
    await rankfall(['play', 'saktris', '--start', START, ...seats], { stdin: `P@c1\nP@e8\nsave ${path}\n` });
    const { stdout } = await rankfall(['play', 'saktris', '--resume', path, ...seats], { stdin: 'c3\n' });
    expect(stdout).toContain('White: 2. c3');
    expect(stdout).toContain('You leave after 3 plies.');
    expectComplaint(await rankfall(['play', 'saktris', '--resume', path, '--seed', 'x']), 'leave --seed out');
    expectComplaint(
      await rankfall(['play', 'saktris', '--resume', 'gone.json']),
      'There is no file "gone.json".',
    );
  });

  test('refusals say why', async () => {
    const { stdout } = await rankfall(['play', 'saktris', '--start', START, '--seats', 'human,human'], {
      stdin: 'N@c1\ne2e4\nP@c4\nP@c1\nP@c8\nP@e1\nc1c5\n',
    });
    const refusals = stdout.split('\n').filter((_, i, all) => all[i - 1]?.includes('> '));
    for (const refusal of refusals) expect(refusal).not.toMatch(/Refused \(/u);
    expect(new Set(refusals).size).toBeGreaterThan(3);
  });
});
