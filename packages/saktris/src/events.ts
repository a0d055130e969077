/** The facts of one action as events. Everything in them is public: a piece is named once it is due. */
import { nameOf, other } from './squares.ts';
import type { SaktrisEvent, Standing } from './state.ts';
import type { Facts, PieceAt, Setup, Side } from './types.ts';

const standing = ({ piece, square }: PieceAt): Standing => ({ piece, square: nameOf(square) });

/** Adds what happened between two positions to `out`. */
export function tellTurn(
  before: Setup,
  facts: Facts,
  after: Setup,
  check: boolean,
  out: SaktrisEvent[],
): void {
  const side = before.toMove;
  if (facts.skipped) out.push({ type: 'skipped', side, ...dueOf(before, side, 0) });
  if (facts.passed) out.push({ type: 'passed', side });
  if (facts.move) {
    const { piece, from, to } = facts.move;
    out.push({ type: 'moved', side, piece, from: nameOf(from), to: nameOf(to) });
  }
  if (facts.castled) {
    const [kingFrom, kingTo] = facts.castled.king;
    const [rookFrom, rookTo] = facts.castled.rook;
    out.push({
      type: 'castled',
      side,
      king: [nameOf(kingFrom), nameOf(kingTo)],
      rook: [nameOf(rookFrom), nameOf(rookTo)],
    });
  }
  if (facts.captured)
    out.push({ type: 'captured', side, ...standing(facts.captured), enPassant: facts.captured.enPassant });
  if (facts.promoted) out.push({ type: 'promoted', side, ...standing(facts.promoted) });
  if (facts.triplet) {
    const { line, victim } = facts.triplet;
    out.push({
      type: 'triplet-cleared',
      side,
      line: line.map(standing),
      ...(victim ? { victim: standing(victim) } : {}),
    });
  }
  tellRows(facts.rowsAfterMove, side, out);
  if (facts.placed) out.push({ type: 'placed', side, ...standing(facts.placed) });
  tellRows(facts.rowsAfterPlacement, side, out);
  tellDue(before, facts, after, out);
  if (check) {
    const checked = other(side);
    const king = after.board.indexOf(checked === 0 ? 'K' : 'k');
    out.push({ type: 'check', side: checked, square: nameOf(king) });
  }
}

function tellRows(rows: readonly (readonly PieceAt[])[] | undefined, side: Side, out: SaktrisEvent[]): void {
  for (const line of rows ?? []) out.push({ type: 'row-cleared', side, line: line.map(standing) });
}

/** An arrival became due if more is due now than was left over. */
function tellDue(before: Setup, facts: Facts, after: Setup, out: SaktrisEvent[]): void {
  const side = before.toMove;
  const left = facts.skipped ? 0 : before.due[side] - (facts.placed ? 1 : 0);
  if (after.due[side] > left) out.push({ type: 'due', side, ...dueOf(after, side, after.due[side] - 1) });
}

/** The piece at this place of the queue; a pool has no order, so there it is the player's to say. */
function dueOf(setup: Setup, side: Side, place: number): { readonly piece?: string } {
  if (setup.rules.order === 'select') return {};
  const letter = setup.queues[side].charAt(place);
  return { piece: side === 0 ? letter : letter.toLowerCase() };
}
