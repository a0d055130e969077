import { random } from '@rankfall/bots';
import type { Heard, Thinker } from '@rankfall/bots/serving';
import { anyGame, start } from '@rankfall/kernel';
import { noughts } from '@rankfall/testkit';
import { describe, expect, test } from 'vitest';
import { fakeOutside } from '../../test/fake-outside.ts';
import { HUMAN } from '../match-args.ts';
import type { Outside } from '../outside.ts';
import { plainKit } from '../plain-kit.ts';
import { plain } from '../style.ts';
import { Session } from './session.ts';
import { sitDown } from './sit-down.ts';

const game = anyGame(noughts);

/** A bot that thinks for as long as it is let, and what became of it. */
function slow(): { thinker: Thinker; asked: string[]; stops: number; answer(option: string): void } {
  let heard: Heard | undefined;
  const made = {
    asked: [] as string[],
    stops: 0,
    answer: (option: string): void => heard?.answer({ action: made.asked.at(-1) ?? '', option }),
    thinker: {
      warm: () => undefined,
      think: (wish, one) => {
        heard = one;
        made.asked.push(`turn/${(wish.chair.look.view as { ply: number }).ply}`);
        return () => {
          made.stops += 1;
          heard = undefined;
        };
      },
    } satisfies Thinker,
  };
  return made;
}

/** Somebody at a keyboard against it: each line is a string typed, or something that happens between two of them. */
async function atKeyboard(
  bot: ReturnType<typeof slow>,
  script: readonly (string | (() => void))[],
): Promise<{ said: string; prompts: string[]; session: Session }> {
  const fake = fakeOutside();
  const prompts: string[] = [];
  let above = '';
  async function* lines(prompt: () => string): AsyncGenerator<string> {
    for (const one of script) {
      prompts.push(prompt());
      if (typeof one === 'string') yield one;
      else one();
      // What an answer brings about comes before the next key.
      for (let turns = 0; turns < 5; turns++) await Promise.resolve();
    }
  }
  const outside: Outside = {
    ...fake,
    keyboard: {
      open: (prompt) => ({
        lines: lines(prompt),
        refresh: () => undefined,
        say: (text) => void (above += text),
        close: () => undefined,
      }),
    },
  };
  const { match } = start(game, { seed: 'table' });
  const session = new Session({
    kit: plainKit('Noughts', game),
    match: match!,
    thinker: bot.thinker,
    sitters: [HUMAN, random],
    style: plain,
    ascii: false,
    columns: 80,
    now: () => 0,
  });
  await sitDown(session, ['Welcome.'], outside);
  return { said: fake.written.stdout + above, prompts, session };
}

describe('while a bot thinks', () => {
  test('the prompt says so, its answer comes above it, and moves have to wait', async () => {
    const bot = slow();
    const { said, prompts, session } = await atKeyboard(bot, ['4', '5', () => bot.answer('0'), 'board']);
    expect(prompts).toEqual(['Seat 1> ', 'Seat 2 is thinking> ', 'Seat 2 is thinking> ', 'Seat 1> ']);
    expect(said).toContain('Seat 2 is thinking. Meanwhile you can undo, resign, look around or quit.');
    expect(said).toContain('Seat 2: 0');
    expect(session.kit.movesOf(session.match)).toBe('4 0');
    expect([bot.asked, bot.stops]).toEqual([['turn/1'], 0]);
  });

  test('looking around does not disturb it', async () => {
    const bot = slow();
    await atKeyboard(bot, ['4', 'board', 'flip', 'help', () => bot.answer('0')]);
    expect([bot.asked, bot.stops]).toEqual([['turn/1'], 0]);
  });

  test('resigning stops it at once and ends the match', async () => {
    const bot = slow();
    const { session } = await atKeyboard(bot, ['4', 'resign', () => bot.answer('0')]);
    expect(session.match.result).toEqual({ outcome: ['lost', 'won'], reason: 'resign' });
    expect([bot.stops, session.isThinking]).toEqual([1, false]);
    expect(session.kit.movesOf(session.match)).toBe('4');
  });

  test('taking back stops it, and it thinks anew about what is played instead', async () => {
    const bot = slow();
    const { session } = await atKeyboard(bot, ['4', 'undo', '8', () => bot.answer('0')]);
    expect(session.kit.movesOf(session.match)).toBe('8 0');
    expect([bot.asked, bot.stops]).toEqual([['turn/1', 'turn/1'], 1]);
  });

  test('a pause stops it, and it goes on afterwards', async () => {
    const bot = slow();
    const { session } = await atKeyboard(bot, ['4', 'pause', 'board', 'resume', () => bot.answer('0')]);
    expect(session.kit.movesOf(session.match)).toBe('4 0');
    expect([bot.asked.length, bot.stops]).toEqual([2, 1]);
  });

  test.each([
    ['quit', ['4', 'quit']],
    ['Ctrl-C, which ends the lines', ['4']],
  ])('%s leaves without waiting for it', async (_title, script) => {
    const bot = slow();
    const { said, session } = await atKeyboard(bot, script);
    expect(said).toContain('You leave after 1 ply. See you.');
    expect([bot.stops, session.isThinking]).toEqual([1, false]);
  });

  test('one that breaks down is a bug, not a silence', async () => {
    const broken: Thinker = {
      warm: () => undefined,
      think: (_wish, heard) => {
        queueMicrotask(() => heard.failed('fell over'));
        return () => undefined;
      },
    };
    const outside = fakeOutside({ stdin: ['4\n'] });
    const { match } = start(game, { seed: 'table' });
    const session = new Session({
      kit: plainKit('Noughts', game),
      match: match!,
      thinker: broken,
      sitters: [HUMAN, random],
      style: plain,
      ascii: false,
      columns: 80,
      now: () => 0,
    });
    await expect(sitDown(session, [], outside)).rejects.toThrow('random failed: fell over');
  });
});
