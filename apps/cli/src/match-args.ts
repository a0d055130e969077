/** The other options that say what kind of match it is to be: seats, seed, clock. */
import type { Bot } from '@rankfall/bots';
import { botNamed, botsFor } from '@rankfall/bots/registry';
import { readClock, seedProblem, type AnyGame, type ClockSettings } from '@rankfall/kernel';
import { sayReason } from '@rankfall/kernel/words';
import type { Args } from './args.ts';
import { clip, Complaint } from './complaint.ts';
import type { Outside } from './outside.ts';
import { didYouMean } from './spelling.ts';

export const HUMAN = 'human';

/** A person at the keyboard, or a bot. */
export type Sitter = typeof HUMAN | Bot;

export function sittersFrom(args: Args, game: AnyGame, usual: readonly string[]): readonly Sitter[] {
  const typed = args.one('seats');
  const names = typed === undefined ? usual : typed.split(',').map((name) => name.trim());
  const { min, max } = game.seats;
  if (names.length < min || names.length > max) {
    const seats = min === max ? `${min} seats` : `${min} to ${max} seats`;
    throw new Complaint(
      `${game.id} has ${seats}; --seats names ${names.length}: write such as ${usual.join(',')}.`,
    );
  }
  return names.map((name) => sitterNamed(name, game));
}

function sitterNamed(name: string, game: AnyGame): Sitter {
  if (name === HUMAN) return HUMAN;
  const bot = botNamed(name, game.id);
  if (bot) return bot;
  const known = [HUMAN, ...botsFor(game.id).map((one) => one.name)];
  throw new Complaint(`Nobody called "${clip(name)}" can sit there${didYouMean(name, known)}`);
}

export function seedFrom(args: Args, outside: Outside): string {
  const seed = args.one('seed') ?? outside.freshSeed();
  const problem = seedProblem(seed);
  if (problem) throw new Complaint(sayReason({ code: 'bad-seed', problem }));
  return seed;
}

export function clockFrom(args: Args, game: AnyGame): ClockSettings | undefined {
  const typed = args.one('clock');
  if (typed === undefined) return undefined;
  if (!game.table.clock) throw new Complaint(`${game.id} is played without a clock.`);
  const clock = readClock(typed);
  if ('code' in clock) throw new Complaint(sayReason(clock));
  return clock;
}

/** Bots never turn up as people where nobody can sit at a keyboard. */
export function botsOnly(sitters: readonly Sitter[], why: string): readonly Bot[] {
  return sitters.map((sitter) => {
    if (sitter === HUMAN) throw new Complaint(why);
    return sitter;
  });
}
