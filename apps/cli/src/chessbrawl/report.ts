/** The survey as a page: how it was measured, the chart, and the tables. */
import { grouped } from '../table.ts';
import type { BoonTable, BrawlFindings, Curve } from './survey.ts';
import { boonName, clearedIn, columnsFor, kingName, modeName, percent, times } from './survey-lines.ts';

export const MOST_TIMES_THE_MEAN = 1.3;

export function reportOf({ curves, boons }: BrawlFindings, seed: string, chart: string): string {
  const shown = [...new Set(curves.map(({ mode }) => mode))];
  const all = curves.reduce((sum, { games }) => sum + games, 0);
  return [
    '# How far runs of ChessBrawl get',
    '',
    `Made by \`rankfall simulate chessbrawl --report …\` from ${grouped(all)} seeded runs. Run number i of a kind has the seed \`SEED/i\` (here ${seed}), so the same commands give the same figures.`,
    '',
    '- **Novice** moves anything anywhere. **Greedy** takes the dearest piece it can without leaving the moved piece or the King to be taken. **Careful** plays out what the enemy will reply, three turns on.',
    '- All runs are ranked: nobody goes around a wave, and the siege ends what stalls. All play the same seeds.',
    '- Nobody is clever about boons: one of the three on offer is taken, each as likely. So what becomes of a run says something about the boon and not about who likes it.',
    '',
    `![The share of runs that cleared each round, for each mode, King and player](${chart})`,
    '',
    ...shown.flatMap((mode) => [`## ${modeName(mode)}`, '', ...curveTable(mode, curves), '']),
    ...boonPart(boons),
  ].join('\n');
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function curveTable(mode: string, curves: readonly Curve[]): readonly string[] {
  const columns = columnsFor(mode);
  return [
    row(['player', 'King', 'runs', ...columns.map((round) => `round ${round}`), 'median end']),
    row(['---', '---', '--:', ...columns.map(() => '--:'), '--:']),
    ...curves
      .filter((curve) => curve.mode === mode)
      .map((curve) =>
        row([
          curve.seats,
          kingName(curve.king),
          grouped(curve.games),
          ...columns.map((round) => percent(clearedIn(curve, round))),
          String(curve.median),
        ]),
      ),
  ];
}

function boonPart(tables: readonly BoonTable[]): readonly string[] {
  if (tables.length === 0) return [];
  return [
    '## Boons',
    '',
    `Of the runs in which a boon was taken, the share that was won, all Kings together; beside it how many times the mean of all boons that is, which must not pass ${MOST_TIMES_THE_MEAN}, and the rounds cleared after it was taken, again as a multiple of the mean. The interval is Wilson's, 95 %, as a multiple of the mean as well.`,
    '',
    ...tables.flatMap((table) => [`### ${table.seats}`, '', ...boonRows(table), '']),
  ];
}

const boonRows = ({ fates }: BoonTable): readonly string[] => [
  row(['boon', 'taken', 'won', 'of the mean', 'interval', 'lasting']),
  row(['---', '--:', '--:', '--:', '--:', '--:']),
  ...fates.map(({ boon, picked, won, share, interval, ratio, lasting }) =>
    row([
      boonName(boon),
      grouped(picked),
      percent(share),
      times(ratio),
      ratio === undefined || won === 0
        ? '–'
        : `${times((interval.low / share) * ratio)} to ${times((interval.high / share) * ratio)}`,
      times(lasting),
    ]),
  ),
];
