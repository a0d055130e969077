/** The line really played, in writing: one entry a turn, forced passes included, with the ply that shows it. */
import { lineOf, type Match, type Played } from '@rankfall/kernel';
import { SaktrisPosition, sanOf, type SaktrisTerms, type Side } from '@rankfall/saktris';

export interface Written {
  readonly turn: number;
  readonly side: Side;
  readonly text: string;
  /** How many choices have been made after it. */
  readonly ply: number;
}

type SaktrisMatch = Match<SaktrisTerms>;

const known = new WeakMap<Played<SaktrisTerms>, string>();
const position = new SaktrisPosition();

function sanFor(played: Played<SaktrisTerms>): string {
  const found = known.get(played);
  if (found !== undefined) return found;
  const [, , , option] = played.entry;
  position.load(played.before.state.position);
  const action = position.find(option);
  const text = action === undefined ? option : sanOf(position, action);
  known.set(played, text);
  return text;
}

/** The turns of the line, oldest first. */
export function writtenLine(match: SaktrisMatch): readonly Written[] {
  const line = lineOf(match);
  const out: Written[] = [];
  for (const [index, played] of line.entries()) {
    const { full, toMove } = played.before.state.position;
    const after = line[index + 1]?.before ?? match;
    out.push({ turn: full, side: toMove, text: sanFor(played), ply: index + 1 });
    // Whoever could do nothing has passed by itself until it is the other's turn.
    const end = after.state.position;
    let [turn, side] = [full + toMove, other(toMove)];
    while (turn < end.full || (turn === end.full && side < end.toMove)) {
      out.push({ turn, side, text: '--', ply: index + 1 });
      [turn, side] = [turn + side, other(side)];
    }
  }
  return out;
}

const other = (side: Side): Side => (side === 0 ? 1 : 0);

export interface Row {
  readonly turn: number;
  readonly white?: Written;
  readonly black?: Written;
}

/** The turns as a move list shows them, two in a row. */
export function rowsOf(written: readonly Written[]): readonly Row[] {
  const rows: { turn: number; white?: Written; black?: Written }[] = [];
  for (const one of written) {
    let row = rows.at(-1);
    if (row === undefined || row.turn !== one.turn || (one.side === 0 && (row.white || row.black))) {
      row = { turn: one.turn };
      rows.push(row);
    }
    if (one.side === 0) row.white = one;
    else row.black = one;
  }
  return rows;
}

/** The match as it stood after so many choices; every one of them is at hand, so nothing is played again. */
export function frameAt(match: SaktrisMatch, ply: number): SaktrisMatch {
  return lineOf(match)[ply]?.before ?? match;
}
