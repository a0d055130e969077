/** A game's own question to a simulation: many kinds of matches side by side, told as a table, as JSON, or as a report with a chart. */
import { sameData, start } from '@rankfall/kernel';
import { wholeNumber, type Args } from './args.ts';
import { seedOf, type Plan } from './batch.ts';
import { Complaint } from './complaint.ts';
import type { GameKit, Survey } from './kit.ts';
import { botsOnly, seedFrom, sittersFrom } from './match-args.ts';
import type { Outside } from './outside.ts';
import { playAll } from './pool.ts';
import { progressOf } from './progress.ts';
import { settingsFrom } from './settings-args.ts';
import { addTallies, emptyTally, type Tally } from './tally.ts';

const USUAL_GAMES = '100';

export async function runSurvey(args: Args, kit: GameKit, survey: Survey, outside: Outside): Promise<number> {
  const report = args.one('report');
  if (report !== undefined && !report.endsWith('.md'))
    throw new Complaint('--report needs a file that ends in .md; the chart goes beside it as .svg.');
  const { plans, tallies } = args.has('kept')
    ? await readAll(args.one('kept') ?? '', outside)
    : await playNow(args, kit, survey, outside);
  const seed = [...new Set(plans.map((plan) => plan.seed))].join(' and ');
  const parts = plans.map(({ settings, seats }, i) => ({
    settings: settings as Readonly<Record<string, unknown>>,
    seats,
    games: tallies[i]?.games ?? 0,
    counts: tallies[i]?.counts ?? {},
  }));
  const findings = survey.tell(parts, seed);
  const games = Math.max(...parts.map((part) => part.games));
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

interface Counted {
  readonly plans: readonly Plan[];
  readonly tallies: readonly Tally[];
}

async function playNow(args: Args, kit: GameKit, survey: Survey, outside: Outside): Promise<Counted> {
  const games = wholeNumber(args.one('games') ?? USUAL_GAMES, '--games', 1, 1_000_000);
  const jobs = wholeNumber(args.one('jobs') ?? String(outside.cores), '--jobs', 1, 256);
  const plans = plansOf(args, kit, survey, games, outside);
  return { plans, tallies: await playKept(plans, kit, { games, jobs, keep: args.one('keep') }, outside) };
}

/** What several surveys kept, told as one: long ones are played in pieces, on several machines if need be. */
async function readAll(files: string, outside: Outside): Promise<Counted> {
  const all = await Promise.all(
    files.split(',').map(async (file) => {
      const kept = parseKept(await outside.readText(file));
      if (!kept) throw new Complaint(`"${file}" keeps no survey.`);
      return kept;
    }),
  );
  return { plans: all.flatMap(({ plans }) => plans), tallies: all.flatMap(({ tallies }) => tallies) };
}

function parseKept(text: string): Counted | undefined {
  try {
    const { plans, tallies } = JSON.parse(text) as Partial<Counted>;
    return Array.isArray(plans) && Array.isArray(tallies) && plans.length === tallies.length
      ? { plans: plans as readonly Plan[], tallies: tallies as readonly Tally[] }
      : undefined;
  } catch {
    return undefined;
  }
}

interface Effort {
  readonly games: number;
  readonly jobs: number;
  /** Where to keep what was counted, so that a survey that was cut short goes on where it was. */
  readonly keep: string | undefined;
}

/** A survey that is kept is played in slices of so many games of each kind. */
const SLICE = 5;

async function playKept(
  plans: readonly Plan[],
  kit: GameKit,
  { games, jobs, keep }: Effort,
  outside: Outside,
): Promise<readonly Tally[]> {
  const before = keep === undefined ? undefined : await readKept(keep, plans, outside);
  let tallies = before ?? plans.map(({ seats }) => emptyTally(seats.length));
  const first = Math.min(games, tallies[0]?.games ?? 0);
  if (first < (tallies[0]?.games ?? 0))
    throw new Complaint(`More games than that are kept already; leave --keep out or ask for more.`);
  const progress = progressOf((games - first) * plans.length, 'games', outside);
  const slice = keep === undefined ? games : SLICE;
  for (let from = first; from < games; from += slice) {
    const range = { from, to: Math.min(games, from + slice) };
    const played = await playAll(plans, kit, range, jobs, outside, (done) =>
      progress.at((from - first) * plans.length + done),
    );
    tallies = tallies.map((tally, i) => addTallies(tally, played[i] ?? emptyTally(0)));
    if (keep !== undefined) await outside.writeText(keep, `${JSON.stringify({ plans, tallies })}\n`);
  }
  progress.end();
  return tallies;
}

/** What was kept of this very survey; of another one it is not touched. */
async function readKept(
  file: string,
  plans: readonly Plan[],
  outside: Outside,
): Promise<readonly Tally[] | undefined> {
  let text: string;
  try {
    text = await outside.readText(file);
  } catch (error) {
    // There is nothing yet.
    if (error instanceof Complaint) return undefined;
    throw error;
  }
  const kept = parseKept(text);
  if (!kept || !sameData(kept.plans, plans))
    throw new Complaint(`"${file}" keeps something else; name another file.`);
  return kept.tallies;
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
