/** Measures everything against its peers in one run, prints the table, and writes bench/results.json. */
import { writeFileSync } from 'node:fs';
import { brawlRows } from './brawl.ts';
import { contractRows } from './contract.ts';
import { firstMoveRows } from './first-move.ts';
import { foldRows } from './fold.ts';
import { words } from './keep.ts';
import { isMet, type Row } from './measure.ts';
import { perftRows, playoutRows } from './perft.ts';
import { searchRows } from './search.ts';
import { chessRows, saktrisRows } from './strength.ts';
import { starlinesRows } from './starlines.ts';
import { stepwiseRows } from './stepwise.ts';

// The peers check themselves in development; they are measured as they ship.
process.env['NODE_ENV'] = 'production';

const parts: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = {
  perft: perftRows,
  playouts: playoutRows,
  'first-move': firstMoveRows,
  contract: contractRows,
  fold: foldRows,
  brawl: brawlRows,
  search: searchRows,
  starlines: starlinesRows,
  stepwise: stepwiseRows,
};

/** Matches that take many minutes: only when they are asked for. */
const long: typeof parts = {
  strength: async () => [...(await chessRows()), ...(await saktrisRows())],
  'strength-chess': chessRows,
  'strength-saktris': saktrisRows,
};
const all = { ...parts, ...long };

const asked = words;
const unknown = asked.find((name) => !Object.hasOwn(all, name));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}"; there are ${Object.keys(all).join(', ')}.`);
  process.exit(1);
}

const goal = ({ atLeast, atMost }: Row): string =>
  atLeast === undefined ? (atMost === undefined ? '–' : `≤ ${atMost}`) : `≥ ${atLeast}`;

const hasGoal = ({ atLeast, atMost }: Row): boolean => (atLeast ?? atMost) !== undefined;

function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    row.peer,
    row.ratio.toFixed(2),
    goal(row),
    hasGoal(row) ? (isMet(row) ? 'yes' : 'NO') : '–',
  ]);
  const lines = [['what', 'peer', 'ratio', 'wanted', 'met'], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const rows: Row[] = [];
for (const [name, measure] of Object.entries(asked.length > 0 ? all : parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.error(`measuring ${name} …`);
  rows.push(...(await measure()));
}
console.log(table(rows));
if (asked.length === 0) {
  const results = rows.map((row) => ({ ...row, ratio: Number(row.ratio.toFixed(3)) }));
  writeFileSync(new URL('../results.json', import.meta.url), `${JSON.stringify(results, undefined, 2)}\n`);
}
process.exitCode = rows.every(isMet) ? 0 : 1;
