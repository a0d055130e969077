/** `rankfall simulate`: many matches among bots, counted. */
import { start } from '@rankfall/kernel';
import { wholeNumber, type Args } from './args.ts';
import { seedOf, type Plan } from './batch.ts';
import { kitNamed } from './catalogue.ts';
import { Complaint } from './complaint.ts';
import type { GameKit } from './kit.ts';
import { botsOnly, seedFrom, sittersFrom } from './match-args.ts';
import type { Outside } from './outside.ts';
import { playAll } from './pool.ts';
import { progressOf } from './progress.ts';
import { settingsFrom } from './settings-args.ts';
import { styleFor, type Style } from './style.ts';
import { alignRows, grouped } from './table.ts';
import { runSurvey } from './survey.ts';
import { emptyTally, summaryOf, type Share, type Summary } from './tally.ts';

export async function run(args: Args, outside: Outside): Promise<number> {
  const [id, ...others] = args.words;
  if (others.length > 0) throw new Complaint('simulate takes one game; the rest are options.');
  const kit = await kitNamed(id, 'simulate');
  if (kit.survey) return runSurvey(args, kit, kit.survey, outside);
  if (args.has('report')) throw new Complaint(`There is no report on ${kit.title}.`);
  const games = wholeNumber(args.one('games') ?? '100', '--games', 1, 10_000_000);
  const jobs = wholeNumber(args.one('jobs') ?? String(Math.min(outside.cores, games)), '--jobs', 1, 256);
  const plan = planFrom(args, kit, games, outside);
  const progress = progressOf(games, 'games', outside);
  const begun = outside.now();
  const [tally = emptyTally(plan.seats.length)] = await playAll(
    [plan],
    kit,
    { from: 0, to: games },
    Math.min(jobs, games),
    outside,
    (done) => progress.at(done),
  );
  progress.end();
  const seconds = Math.max(1, outside.now() - begun) / 1000;
  const summary = summaryOf(tally);
  if (args.has('json')) outside.stdout.write(`${JSON.stringify({ ...plan, ...withNames(summary, plan) })}\n`);
  else {
    const style = styleFor(outside.stdout, outside.env);
    outside.stdout.write(`${report(summary, plan, kit, style).join('\n')}\n`);
  }
  // Speed differs from run to run; the results on standard output do not.
  const speed = `${(games / seconds).toFixed(1)} games/s, ${seconds.toFixed(1)} s, ${jobs} ${jobs === 1 ? 'job' : 'jobs'}`;
  (args.has('json') ? outside.stderr : outside.stdout).write(`speed    ${speed}\n`);
  return 0;
}

/** Everything that could be wrong is found before the first match. */
function planFrom(args: Args, kit: GameKit, games: number, outside: Outside): Plan {
  const [game] = kit.games;
  const usual = Array.from({ length: game.seats.min }, () => 'random');
  const bots = botsOnly(
    sittersFrom(args, game, usual),
    'simulate seats bots only; "rankfall play" is for people.',
  );
  const plan = {
    game: game.id,
    settings: settingsFrom(args, game),
    seats: bots.map(({ name }) => name),
    seed: seedFrom(args, outside),
  };
  const { match, refused } = start(game, {
    settings: plan.settings,
    seed: seedOf(plan, games - 1),
    seats: bots.length,
  });
  if (match) return { ...plan, settings: match.charter.settings };
  if (refused.code === 'bad-seed')
    throw new Complaint(`The seed is too long: with "/${games - 1}" behind it, it may have 64 characters.`);
  throw new Complaint(kit.sayReason(refused));
}

function withNames(summary: Summary, plan: Plan): object {
  return {
    ...summary,
    seats: summary.seats.map((seat, i) => ({ bot: plan.seats[i], ...seat })),
  };
}

export function report(summary: Summary, plan: Plan, kit: GameKit, style: Style): readonly string[] {
  const { games, seats, reasons, plies } = summary;
  const rows = seats.flatMap(({ won, drawn, lost }, seat) => [
    [`${kit.seatName(seat)} ${plan.seats[seat] ?? ''}`, 'won', ...cells(won)],
    ['', 'drawn', ...cells(drawn)],
    ['', 'lost', ...cells(lost)],
  ]);
  const [header = '', ...body] = alignRows([['', '', 'games', 'share', '95 % interval'], ...rows], [2, 3]);
  const why = reasons.map(({ reason, count }) => `${reason} ${grouped(count)} (${percent(count / games)})`);
  const length = plies ? `median ${plies.median}, shortest ${plies.min}, longest ${plies.max}` : 'none';
  return [
    style.bold(`${kit.title}: ${grouped(games)} ${games === 1 ? 'game' : 'games'}, seed ${plan.seed}`),
    '',
    style.dim(header),
    ...body,
    '',
    `reasons  ${why.join(', ')}`,
    `plies    ${length}`,
  ];
}

function cells({ count, share, interval }: Share): readonly string[] {
  return [grouped(count), percent(share), `${percent(interval.low, false)}–${percent(interval.high)}`];
}

export function percent(share: number, withSign = true): string {
  return `${(share * 100).toFixed(1)}${withSign ? ' %' : ''}`;
}
