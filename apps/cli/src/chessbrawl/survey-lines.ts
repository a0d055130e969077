/** The survey as a table for a terminal. */
import { boonWords, kingWords, modeWords } from '@rankfall/chessbrawl/words';
import { kings, modes, type Boon } from '@rankfall/chessbrawl';
import { alignRows, grouped } from '../table.ts';
import type { BrawlFindings, Curve } from './survey.ts';

export const percent = (share: number): string =>
  `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;
export const times = (ratio: number | undefined): string =>
  ratio === undefined ? '–' : `${ratio.toFixed(2)}×`;

/** Ids as words; a new one that has none yet is shown as it is. */
export const kingName = (id: string): string => {
  const king = kings.find((one) => one === id);
  return king ? kingWords[king].name : id;
};
export const modeName = (id: string): string => {
  const mode = modes.find((one) => one === id);
  return mode ? modeWords[mode].name : id;
};
export const boonName = (boon: Boon): string => boonWords[boon].name;

/** Rounds that are worth a column: all of a run of ten, every few of one without end. */
export function columnsFor(mode: string): readonly number[] {
  return mode === 'gauntlet' ? [1, 5, 10, 15, 20, 25, 30, 35] : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
}

export const clearedIn = ({ cleared }: Curve, round: number): number => cleared[round - 1] ?? 0;

export function linesOf({ curves, boons }: BrawlFindings, seed: string): readonly string[] {
  const shown = [...new Set(curves.map(({ mode }) => mode))];
  return [
    `ChessBrawl, seed ${seed}: the share of runs that cleared each round`,
    ...shown.flatMap((mode) => ['', ...curveLines(mode, curves)]),
    ...boons.flatMap(({ seats, fates }) => [
      '',
      `Boons with ${seats}: how often a run was won, and how many rounds it lasted, as a multiple of the mean`,
      ...alignRows(
        [
          ['boon', 'taken', 'won', 'of the mean', 'lasting'],
          ...fates.map(({ boon, picked, share, ratio, lasting }) => [
            boonName(boon),
            grouped(picked),
            percent(share),
            times(ratio),
            times(lasting),
          ]),
        ],
        [1, 2, 3, 4],
      ),
    ]),
  ];
}

function curveLines(mode: string, curves: readonly Curve[]): readonly string[] {
  const columns = columnsFor(mode);
  const rows = curves
    .filter((curve) => curve.mode === mode)
    .map((curve) => [
      curve.seats,
      kingName(curve.king),
      grouped(curve.games),
      ...columns.map((round) => percent(clearedIn(curve, round))),
      String(curve.median),
    ]);
  const head = [modeName(mode), '', 'runs', ...columns.map((round) => `R${round}`), 'median end'];
  return alignRows(
    [head, ...rows],
    [...columns.map((_, i) => i + 2), columns.length + 2, columns.length + 3],
  );
}
