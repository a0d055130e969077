/** `rankfall balance`: whether the sides of a game are as strong as each other. */
import type { Args } from './args.ts';
import { clip, Complaint } from './complaint.ts';
import type { Outside } from './outside.ts';
import { didYouMean } from './spelling.ts';

export async function run(args: Args, outside: Outside): Promise<number> {
  const [game, ...others] = args.words;
  if (game === undefined) throw new Complaint('balance needs a game: starlines.');
  if (others.length > 0) throw new Complaint('balance takes one game; the rest are options.');
  if (game !== 'starlines')
    throw new Complaint(`balance does not know "${clip(game)}"${didYouMean(game, ['starlines'])}`);
  const { balanceStarlines } = await import('./starlines/balance.ts');
  return balanceStarlines(args, outside);
}
