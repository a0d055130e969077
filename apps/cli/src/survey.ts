/** A game's own question to a simulation: many kinds of matches side by side, told as a table, as JSON, or as a report with a chart. */
import { start } from '@rankfall/kernel';
import { wholeNumber, type Args } from './args.ts';
import { seedOf, type Plan } from './batch.ts';
import { Complaint } from './complaint.ts';
import type { GameKit, Survey } from './kit.ts';
import { botsOnly, seedFrom, sittersFrom } from './match-args.ts';
import type { Outside } from './outside.ts';
import { playAll } from './pool.ts';
import { progressOf } from './progress.ts';
import { settingsFrom } from './settings-args.ts';

const USUAL_GAMES = '100';

export async function runSurvey(args: Args, kit: GameKit, survey: Survey, outside: Outside): Promise<number> {
  const report = args.one('report');
  if (report !== undefined && !report.endsWith('.md'))
    throw new Complaint('--report needs a file that ends in .md; the chart goes beside it as .svg.');
  const games = wholeNumber(args.one('games') ?? USUAL_GAMES, '--games', 1, 1_000_000);
  const jobs = wholeNumber(args.one('jobs') ?? String(outside.cores), '--jobs', 1, 256);
  const plans = plansOf(args, kit, survey, games, outside);
  const progress = progressOf(games * plans.length, 'games', outside);
  const tallies = await playAll(plans, kit, games, jobs, outside, (done) => progress.at(done));
  progress.end();
  const seed = plans[0]?.seed ?? '';
  const parts = plans.map(({ settings, seats }, i) => ({
    settings: settings as Readonly<Record<string, unknown>>,
    seats,
    games,
    counts: tallies[i]?.counts ?? {},
  }));
  const findings = survey.tell(parts, seed);
  if (args.has('json')) outside.stdout.write(`${JSON.stringify({ seed, games, ...findings.data })}\n`);
  else outside.stdout.write(`${findings.lines.join('\n')}\n`);
  if (report !== undefined) {
    const chart = report.replace(/\.md$/u, '.svg');
    await outside.writeText(chart, findings.chart);
    await outside.writeText(report, findings.report(chart.replace(/^.*[/\\]/u, '')));
    outside.stderr.write(`The report is in ${report}, its chart in ${chart}.\n`);
  }
  return 0;
}

/** One plan for every kind of match that is not ruled out by what was typed. All of them play the same seeds. */
export function plansOf(
  args: Args,
  kit: GameKit,
  survey: Survey,
  games: number,
  outside: Outside,
): readonly Plan[] {
  const [game] = kit.games;
  const typed = settingsFrom(args, game);
  const varied = Object.entries(survey.varies).filter(([name]) => !Object.hasOwn(typed, name));
  const kinds = varied.reduce<readonly object[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{ ...survey.fixed, ...typed }],
  );
  const seats = args.has('seats')
    ? [
        botsOnly(sittersFrom(args, game, [...survey.bots]), 'simulate seats bots only.').map(
          ({ name }) => name,
        ),
      ]
    : survey.bots.map((name) => [name]);
  const seed = seedFrom(args, outside);
  return seats.flatMap((who) =>
    kinds.map((settings): Plan => {
      const plan = { game: game.id, settings, seats: who, seed };
      const begun = start(game, { settings, seed: seedOf(plan, games - 1), seats: who.length });
      if (!begun.match) throw new Complaint(kit.sayReason(begun.refused));
      return { ...plan, settings: begun.match.charter.settings };
    }),
  );
}
