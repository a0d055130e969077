/** `rankfall generate`: a new level from a seed, proven by the solver. */
import { levelText, writeLevel } from '@rankfall/stepwise';
import { dayOf, difficulties, generating, type Day, type Generated } from '@rankfall/stepwise/generate';
import { wholeNumber, type Args } from './args.ts';
import { clip, Complaint } from './complaint.ts';
import { seedFrom } from './match-args.ts';
import type { Outside } from './outside.ts';
import { didYouMean } from './spelling.ts';

export async function run(args: Args, outside: Outside): Promise<number> {
  const [game, ...others] = args.words;
  if (game !== 'stepwise' || others.length > 0) {
    const hint = game === undefined ? '' : didYouMean(game, ['stepwise']);
    throw new Complaint(
      `generate makes levels of stepwise${game === undefined ? '.' : `, not "${clip(game)}"${hint}`}`,
    );
  }
  const wish = wishOf(args, outside);
  const { seed } = wish;
  const made = await make(wish, outside);
  if (!made) throw new Complaint('No level came of this seed; try another.');
  outside.stdout.write(
    args.has('text') ? `${levelText(titled(made, seed), true)}\n` : writeLevel(titled(made, seed)),
  );
  return 0;
}

const titled = ({ level }: Generated, seed: string): Generated['level'] => ({
  ...level,
  title: seed.slice(0, 60),
});

type Wish = Pick<Day, 'difficulty' | 'seed' | 'drawn'>;

function wishOf(args: Args, outside: Outside): Wish {
  const date = args.one('daily');
  if (date === undefined) {
    const wish = wholeNumber(args.one('difficulty') ?? '3', '--difficulty', 1, 5);
    return { difficulty: difficulties.find((one) => one === wish) ?? 3, seed: seedFrom(args, outside) };
  }
  if (args.has('difficulty') || args.has('seed'))
    throw new Complaint('--daily brings its own difficulty and seed.');
  const day = dayOf(date);
  if (!day) throw new Complaint(`--daily needs a date such as 2026-03-01, not "${clip(date)}".`);
  return day;
}

async function make({ difficulty, seed, drawn }: Wish, outside: Outside): Promise<Generated | undefined> {
  const search = generating(difficulty, seed, drawn);
  for (;;) {
    const next = search.next();
    if (next.done) return next.value;
    await outside.breathe();
  }
}
