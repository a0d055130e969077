/** Triplets and rows on the Action board: what vanishes, worked out on a list that is still being changed. */
import { isPawn, kindOfMan, standing } from './cells.ts';
import { fileIn, rowIn } from '../squares.ts';
import type { Standing } from '../state.ts';
import type { Man } from './types.ts';

type Draft = (Man | null)[];

export interface Triplet {
  readonly line: readonly Standing[];
  readonly victim?: Standing;
}

/** Takes the triplet through this square off the board, its victim included [TC1–TC3]. */
export function takeTriplet(cells: Draft, square: number): Triplet | undefined {
  const line = lineThrough(cells, square, 1) ?? lineThrough(cells, square, 8);
  if (!line) return undefined;
  const step = (line[1] ?? 0) - (line[0] ?? 0);
  const first = line[0] ?? square;
  const last = line.at(-1) ?? square;
  const victim = firstBeyond(cells, ...pushOf(cells, square, first, last, step));
  const told: Triplet = {
    line: line.map((one) => standingOn(cells, one)),
    ...(victim === undefined ? {} : { victim: standingOn(cells, victim) }),
  };
  for (const one of line) cells[one] = null;
  if (victim !== undefined) cells[victim] = null;
  return told;
}

const standingOn = (cells: Draft, square: number): Standing => {
  const man = cells[square];
  if (!man) throw new Error(`nothing stands on ${square}`);
  return standing(man, square);
};

/** Three or more of one kind, of any colours, without a gap. */
function lineThrough(cells: Draft, square: number, step: 1 | 8): readonly number[] | undefined {
  const man = cells[square];
  if (!man) return undefined;
  const kind = kindOfMan(man);
  const isSame = (one: number): boolean => {
    const there = isBeside(square, one, step) ? cells[one] : null;
    return there ? kindOfMan(there) === kind : false;
  };
  let low = square;
  while (isSame(low - step)) low -= step;
  let high = square;
  while (isSame(high + step)) high += step;
  if ((high - low) / step < 2) return undefined;
  const line: number[] = [];
  for (let one = low; one <= high; one += step) line.push(one);
  return line;
}

/** Whether the square is on the board and in the same row (step 1) or column (step 8). */
function isBeside(square: number, one: number, step: 1 | 8): boolean {
  if (one < 0 || one > 63) return false;
  return step === 1 ? rowIn(one) === rowIn(square) : fileIn(one) === fileIn(square);
}

/** From which square on, and in which direction, the pusher pushes. */
function pushOf(
  cells: Draft,
  moved: number,
  first: number,
  last: number,
  step: number,
): readonly [number, number] {
  const isFromFirst =
    moved === first || (moved !== last && (cells[first]?.last ?? -1) > (cells[last]?.last ?? -1));
  return isFromFirst ? [last, step] : [first, -step];
}

function firstBeyond(cells: Draft, from: number, step: number): number | undefined {
  const kind = Math.abs(step) === 1 ? 1 : 8;
  for (let one = from + step; isBeside(from, one, kind); one += step) if (cells[one]) return one;
  return undefined;
}

/** Takes every run of three or more pawns of one colour off the board [RC1]. */
export function takeRows(cells: Draft): readonly (readonly Standing[])[] {
  const runs: number[][] = [];
  for (let row = 0; row < 8; row++) {
    let run: number[] = [];
    for (let file = 0; file <= 8; file++) {
      const square = row * 8 + file;
      const man = file < 8 ? cells[square] : null;
      const before = run[0] === undefined ? undefined : cells[run[0]]?.piece;
      if (man && isPawn(man) && man.piece === before) run.push(square);
      else {
        if (run.length >= 3) runs.push(run);
        run = man && isPawn(man) ? [square] : [];
      }
    }
  }
  const told = runs.map((run) => run.map((square) => standingOn(cells, square)));
  for (const square of runs.flat()) cells[square] = null;
  return told;
}
