/** `rankfall balance starlines`: every pairing of doctrine pairs among Admirals, with a table and a plot for each book. */
import { bookNames, type BookName } from '@rankfall/bots/starlines';
import { seedProblem } from '@rankfall/kernel';
import { asWritten, changesProblem, under, type Changes } from '@rankfall/starlines';
import { wholeNumber, type Args } from '../args.ts';
import { clip, Complaint } from '../complaint.ts';
import type { Outside } from '../outside.ts';
import { progressOf } from '../progress.ts';
import { didYouMean } from '../spelling.ts';
import { basisOf, readKept, type Kept } from './balance-file.ts';
import {
  addCounts,
  balanceBots,
  emptyCount,
  pairings,
  type BalanceBot,
  type Count,
} from './balance-games.ts';
import { plotOf } from './balance-plot.ts';
import { playBatches } from './balance-pool.ts';
import { tablesOf } from './balance-report.ts';
import { summaryOf, type Summary } from './balance-summary.ts';
import type { Batch } from './balance-worker.ts';

/** Games that one thread plays between two looks at the file. */
const BATCH = 10;
/** Everybody measures the same games, unless they ask for others. */
const SEED = 'balance';
/** Pairing and number come behind the seed. */
const LONGEST_SEED = 40;

export async function balanceStarlines(args: Args, outside: Outside): Promise<number> {
  const games = wholeNumber(args.one('games') ?? '1000', '--games', 2, 1_000_000);
  if (games % 2 === 1) throw new Complaint('--games must be even: every seed is played from both seats.');
  const jobs = wholeNumber(args.one('jobs') ?? String(outside.cores), '--jobs', 1, 256);
  const bot = oneOf(args.one('bot') ?? 'admiral-quick', balanceBots, 'bot') as BalanceBot;
  const books = (args.all('book').length > 0 ? args.all('book') : bookNames).map(
    (name) => oneOf(name, bookNames, 'book') as BookName,
  );
  const seed = args.one('seed') ?? SEED;
  if (seedProblem(seed) || seed.length > LONGEST_SEED)
    throw new Complaint(`--seed must be 1 to ${LONGEST_SEED} plain characters.`);
  const numbers = await numbersFrom(args.one('numbers'), outside);
  const kept = await readKept(args.one('keep'), basisOf(bot, seed, numbers), outside);
  const batches = books.flatMap((book) => batchesOf({ bot, book, seed, numbers }, games));
  await playMissing(batches, kept, jobs, outside);
  // When attrition begins is a number, too.
  const summaries = under(numbers, () =>
    books.map((book) => ({ book, summary: summaryOf(countsOf(book, batches, kept)) })),
  );
  await tell(summaries, bot, args, outside);
  return 0;
}

/** What is to be tried instead of the numbers of the catalogue. */
async function numbersFrom(path: string | undefined, outside: Outside): Promise<Changes> {
  if (path === undefined) return asWritten;
  const text = await outside.readText(path);
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Complaint(`"${clip(path)}" is not JSON.`);
  }
  const problem = changesProblem(read);
  if (problem !== undefined) throw new Complaint(problem);
  return read as Changes;
}

function oneOf(name: string, known: readonly string[], what: string): string {
  if (known.includes(name)) return name;
  throw new Complaint(`There is no ${what} "${clip(name)}"${didYouMean(name, known)}`);
}

function batchesOf(plan: Batch['plan'], games: number): readonly Batch[] {
  return pairings.flatMap((_, pairing) =>
    Array.from({ length: Math.ceil(games / BATCH) }, (_unused, i): Batch => {
      const from = i * BATCH;
      const to = Math.min(games, from + BATCH);
      return { id: `${plan.book}/${pairing}/${from}-${to}`, plan, pairing, from, to };
    }),
  );
}

async function playMissing(
  batches: readonly Batch[],
  kept: Kept,
  jobs: number,
  outside: Outside,
): Promise<void> {
  const gamesIn = ({ from, to }: Batch): number => to - from;
  const left = batches.filter(({ id }) => !kept.batches.has(id));
  const all = left.reduce((sum, batch) => sum + gamesIn(batch), 0);
  const progress = progressOf(all, 'games', outside);
  let done = 0;
  await playBatches(left, jobs, async (id, count) => {
    kept.batches.set(id, count);
    done += count.games;
    progress.at(done);
    await kept.write();
  });
  progress.end();
}

function countsOf(book: BookName, batches: readonly Batch[], kept: Kept): readonly Count[] {
  return pairings.map((_, pairing) =>
    batches
      .filter((batch) => batch.plan.book === book && batch.pairing === pairing)
      .reduce((sum, { id }) => addCounts(sum, kept.batches.get(id) ?? emptyCount), emptyCount),
  );
}

const bookWords: Readonly<Record<BookName, string>> = {
  handbook: 'the handbook (written by hand)',
  grown: 'the grown book',
  both: 'both books together',
};

async function tell(
  summaries: readonly { readonly book: BookName; readonly summary: Summary }[],
  bot: BalanceBot,
  args: Args,
  outside: Outside,
): Promise<void> {
  if (args.has('json')) {
    outside.stdout.write(`${JSON.stringify({ bot, books: summaries })}\n`);
    return;
  }
  const out = args.one('out');
  const name = out?.split('/').at(-1) ?? '';
  const sections = summaries.flatMap(({ book, summary }) => [
    `## With ${bookWords[book]}`,
    '',
    ...(out === undefined ? [] : [`![The same as a plot](${name}-${book}.svg)`, '']),
    ...tablesOf(summary),
    '',
  ]);
  const text = `${[`# Starlines: balance, ${bot} on both sides`, '', ...sections].join('\n').trimEnd()}\n`;
  if (out === undefined) {
    outside.stdout.write(text);
    return;
  }
  await outside.writeText(`${out}.md`, text);
  for (const { book, summary } of summaries)
    await outside.writeText(`${out}-${book}.svg`, plotOf(`${bot} with ${bookWords[book]}`, summary));
  outside.stdout.write(`${[`${out}.md`, ...summaries.map(({ book }) => `${out}-${book}.svg`)].join('\n')}\n`);
}
