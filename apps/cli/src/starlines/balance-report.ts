/** The balance report in words: tables in Markdown, for a page and for the terminal alike. */
import { pairWords, shipWords } from '@rankfall/starlines/words';
import { grouped } from '../table.ts';
import type { Summary } from './balance-summary.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const mark = (holds: boolean): string => (holds ? 'yes' : '**no**');
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export function tablesOf(summary: Summary): readonly string[] {
  const { lines, ships, length, attrition, draws, games, missed } = summary;
  return [
    row(['pairing', 'games', 'points of the first', '95 % interval', '42–58 %']),
    row(['---', '--:', '--:', '--:', '---']),
    ...lines.map(({ first, second, games: played, share, interval, holds }) =>
      row([
        `${pairWords[first]} – ${pairWords[second]}`,
        grouped(played),
        percent(share),
        `${(interval.low * 100).toFixed(1)}–${percent(interval.high)}`,
        mark(holds),
      ]),
    ),
    '',
    `Length in turns: 5 % by ${length.early}, median ${length.median}, 95 % by ${length.late}, longest ${length.longest}. ` +
      `Attrition reached in ${percent(attrition)} of ${grouped(games)} games; draws ${percent(draws)}.`,
    '',
    row(['ship', 'built where available', 'points of those who built it', 'within bounds']),
    row(['---', '--:', '--:', '---']),
    ...ships.map(({ code, share, wonWith, holds }) =>
      row([shipWords[code].name, percent(share), percent(wonWith), mark(holds)]),
    ),
    '',
    missed.length === 0 ? 'Every bound is kept.' : `Bounds that are not kept: ${missed.join('; ')}.`,
  ];
}
