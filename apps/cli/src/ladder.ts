/** `rankfall ladder`: each level of a game against the one below, with mirrored seeds, until it is known who is stronger. */
import { ladders, type Ladder } from '@rankfall/bots/registry';
import { start } from '@rankfall/kernel';
import { wholeNumber, type Args } from './args.ts';
import { seedOf, type Plan } from './batch.ts';
import { kitNamed } from './catalogue.ts';
import { clip, Complaint } from './complaint.ts';
import type { GameKit } from './kit.ts';
import { addSides, emptySides, readLadder, type LadderFile, type Sides } from './ladder-file.ts';
import { seedFrom } from './match-args.ts';
import type { Outside } from './outside.ts';
import { playAll } from './pool.ts';
import { progressOf, type Progress } from './progress.ts';
import { settingsFrom } from './settings-args.ts';
import { percent } from './simulate.ts';
import { didYouMean } from './spelling.ts';
import { wilson, type Interval } from './statistics.ts';
import { styleFor, type Style } from './style.ts';
import { alignRows } from './table.ts';

/** Games of one side between two looks at the file: few, since a master takes its time and may be stopped at any. */
const CHUNK = 2;
/** Everybody measures the same games, unless they ask for others. */
const SEED = 'ladder';

/** One level against the one below. */
export interface Rung {
  readonly upper: string;
  readonly lower: string;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Share of the points. */
  readonly score: number;
  readonly interval: Interval;
  readonly holds: boolean;
}

export async function run(args: Args, outside: Outside): Promise<number> {
  const [id, ...others] = args.words;
  if (others.length > 0) throw new Complaint('ladder takes one game; the rest are options.');
  const kit = await kitNamed(id, 'ladder');
  const [{ id: game }] = kit.games;
  const ladder = ladders[game];
  if (!ladder)
    throw new Complaint(`${kit.title} has no levels; there are ${Object.keys(ladders).join(', ')}.`);
  const games = wholeNumber(args.one('games') ?? '200', '--games', 2, 1_000_000);
  if (games % 2 === 1) throw new Complaint('--games must be even: half of them with either side.');
  const jobs = wholeNumber(args.one('jobs') ?? String(outside.cores), '--jobs', 1, 256);
  const base = baseFrom(args, kit, games, outside);
  const pairs = pairsOf(ladder, args.one('only'));
  const path = args.one('keep');
  const file = await readLadder(path, base, outside);
  const progress = progressOf(games * pairs.length, 'games', outside);
  const rungs: Rung[] = [];
  for (const [i, [upper, lower]] of pairs.entries()) {
    const table: Table = { base, kit, upper, lower, games, jobs, before: i * games };
    rungs.push(rungOf(upper, lower, await playPair(table, file, outside, progress), ladder.atLeast));
  }
  progress.end();
  if (args.has('json'))
    outside.stdout.write(`${JSON.stringify({ ...base, atLeast: ladder.atLeast, rungs })}\n`);
  else {
    const style = styleFor(outside.stdout, outside.env);
    outside.stdout.write(`${report(rungs, ladder, kit, base.seed, style).join('\n')}\n`);
  }
  return 0;
}

/** What all games share; everything that could be wrong is found before the first one. */
function baseFrom(args: Args, kit: GameKit, games: number, outside: Outside): Omit<Plan, 'seats'> {
  const [game] = kit.games;
  const seed = args.one('seed') === undefined ? SEED : seedFrom(args, outside);
  const plan: Plan = { game: game.id, settings: settingsFrom(args, game), seats: [], seed };
  const { match, refused } = start(game, { settings: plan.settings, seed: seedOf(plan, games) });
  if (!match) throw new Complaint(kit.sayReason(refused));
  return { game: game.id, settings: match.charter.settings, seed };
}

function pairsOf({ rungs }: Ladder, only: string | undefined): readonly (readonly [string, string])[] {
  const pairs = rungs.slice(1).map((upper, i) => [upper, rungs[i] ?? ''] as const);
  if (only === undefined) return pairs;
  const found = pairs.filter(([upper]) => upper === only);
  if (found.length > 0) return found;
  const uppers = pairs.map(([upper]) => upper);
  if (only === rungs[0]) throw new Complaint(`${only} is the lowest; there is nobody below.`);
  throw new Complaint(`There is no level "${clip(only)}"${didYouMean(only, uppers)}`);
}

interface Table {
  readonly base: Omit<Plan, 'seats'>;
  readonly kit: GameKit;
  readonly upper: string;
  readonly lower: string;
  readonly games: number;
  readonly jobs: number;
  /** Games of the pairs before. */
  readonly before: number;
}

/** Plays what is still missing of a pair, a chunk with either side in turn, and keeps what there is. */
async function playPair(
  table: Table,
  file: LadderFile,
  outside: Outside,
  progress: Progress,
): Promise<Sides> {
  const { base, kit, upper, lower, games, jobs, before } = table;
  const name = `${upper} ${lower}`;
  let sides = file.pairs[name] ?? emptySides;
  while (sides.first.games + sides.second.games < games) {
    const isFirst = sides.first.games <= sides.second.games;
    const from = isFirst ? sides.first.games : sides.second.games;
    const to = Math.min(games / 2, from + CHUNK);
    const plan: Plan = { ...base, seats: isFirst ? [upper, lower] : [lower, upper] };
    const done = before + sides.first.games + sides.second.games;
    const [tally] = await playAll([plan], kit, { from, to }, Math.min(jobs, to - from), outside, (some) =>
      progress.at(done + some),
    );
    if (!tally) throw new Error('a plan was played and not counted');
    sides = addSides(sides, isFirst ? 0 : 1, tally);
    file.pairs[name] = sides;
    await file.keep();
  }
  return sides;
}

export function rungOf(upper: string, lower: string, { first, second }: Sides, atLeast: number): Rung {
  const games = first.games + second.games;
  const won = first.won + second.won;
  const drawn = first.drawn + second.drawn;
  const points = won + drawn / 2;
  const score = games === 0 ? 0 : points / games;
  const interval = wilson(points, games);
  return {
    upper,
    lower,
    games,
    won,
    drawn,
    lost: games - won - drawn,
    score,
    interval,
    holds: score >= atLeast,
  };
}

export function report(
  rungs: readonly Rung[],
  { atLeast }: Ladder,
  kit: GameKit,
  seed: string,
  style: Style,
): readonly string[] {
  const wanted = percent(atLeast);
  const rows = rungs.map(({ upper, lower, games, won, drawn, lost, score, interval, holds }) => [
    upper,
    lower,
    ...[games, won, drawn, lost].map(String),
    percent(score),
    `${percent(interval.low, false)}–${percent(interval.high)}`,
    holds ? 'yes' : 'NO',
  ]);
  const header = [
    'level',
    'against',
    'games',
    'won',
    'drawn',
    'lost',
    'score',
    '95 % interval',
    `≥ ${wanted}`,
  ];
  const [head = '', ...body] = alignRows([header, ...rows], [2, 3, 4, 5, 6]);
  return [style.bold(`${kit.title}: the ladder, seed ${seed}`), '', style.dim(head), ...body];
}
