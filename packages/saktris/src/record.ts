/** Notes what an action did while it is made, and tells it afterwards as plain facts. */
import {
  CASTLING,
  DROP,
  EN_PASSANT,
  fromOf,
  kindOf,
  letterOf,
  PASS,
  PAWN,
  PROMOTION,
  toOf,
  typeIn,
  bitOf,
} from '@rankfall/chess';
import { secondSquareOf, secondTypeOf } from './action.ts';
import { clearedRows, triplet } from './clears.ts';
import type { Facts, PieceAt } from './types.ts';

export class ActionRecord {
  skipped = false;
  private action = 0;
  private cleared = false;
  private line: readonly number[] | undefined;
  private victim = -1;
  private rowsAfterMove: Int32Array | undefined;
  private rowsAfterPlacement: Int32Array | undefined;

  /** Starts afresh. */
  open(action: number): void {
    this.action = action;
    this.skipped = false;
    if (this.cleared) this.forgetClears();
  }

  private forgetClears(): void {
    this.cleared = false;
    this.line = undefined;
    this.rowsAfterMove = undefined;
    this.rowsAfterPlacement = undefined;
  }

  noteTriplet(): void {
    this.cleared = true;
    this.line = [...triplet.line];
    this.victim = triplet.victim;
  }

  noteRows(afterPlacement: boolean): void {
    this.cleared = true;
    const rows = clearedRows.slice();
    if (afterPlacement) this.rowsAfterPlacement = rows;
    else this.rowsAfterMove = rows;
  }

  /** The facts of the action by `side` that was opened last; `changes` are those of its frame. */
  tell(side: number, changes: Int32Array): Facts {
    const kind = kindOf(this.action);
    const passed = kind === PASS;
    return {
      skipped: this.skipped,
      passed,
      ...(passed || kind === DROP ? {} : this.tellMove(kind, side, changes)),
      ...(this.line === undefined ? {} : { triplet: this.tellTriplet(this.line) }),
      ...(this.rowsAfterMove === undefined ? {} : { rowsAfterMove: runs(this.rowsAfterMove) }),
      ...this.tellPlacement(kind, side),
      ...(this.rowsAfterPlacement === undefined ? {} : { rowsAfterPlacement: runs(this.rowsAfterPlacement) }),
    };
  }

  private tellMove(kind: number, side: number, changes: Int32Array): Partial<Facts> {
    const from = fromOf(this.action);
    const to = toOf(this.action);
    if (kind === CASTLING) {
      const corner = side * 56;
      const west = to < from;
      return { castled: { king: [from, corner + (west ? 2 : 6)], rook: [to, corner + (west ? 3 : 5)] } };
    }
    // A move changes its start, then its goal; en passant then takes the pawn beside.
    const [start = 0, goal = 0, beside = 0] = changes;
    const enPassant = kind === EN_PASSANT;
    const taken = enPassant ? beside : goal;
    const captured = { ...pieceAt(taken & 63, taken >> 6), enPassant };
    const promoted = pieceAt(to, typeIn(this.action) | bitOf(side));
    return {
      move: { piece: letterOf(start >> 6), from, to },
      ...(taken >> 6 === 0 ? {} : { captured }),
      ...(kind === PROMOTION ? { promoted } : {}),
    };
  }

  private tellTriplet(line: readonly number[]): NonNullable<Facts['triplet']> {
    const pieces = line.map(unpack);
    return this.victim < 0 ? { line: pieces } : { line: pieces, victim: unpack(this.victim) };
  }

  private tellPlacement(kind: number, side: number): Partial<Facts> {
    const type = kind === DROP ? typeIn(this.action) : secondTypeOf(this.action);
    if (type === 0) return {};
    const square = kind === DROP ? toOf(this.action) : secondSquareOf(this.action);
    return { placed: pieceAt(square, type | bitOf(side)) };
  }
}

function pieceAt(square: number, code: number): PieceAt {
  return { piece: letterOf(code), square };
}

function unpack(entry: number): PieceAt {
  return pieceAt(entry & 255, entry >> 8);
}

/** The cleared pawns of both sides as separate lines, each from a to h, lower rows first. */
function runs(rows: Int32Array): PieceAt[][] {
  const lines: PieceAt[][] = [];
  for (let square = 0; square < 64; square++) {
    const side = [0, 1].find((of) => (((rows[of * 2 + (square >> 5)] ?? 0) >>> square) & 1) !== 0);
    if (side === undefined) continue;
    const pawn = pieceAt(square, PAWN | bitOf(side));
    const line = lines.at(-1);
    const before = line?.at(-1);
    const joins = before?.square === square - 1 && before.piece === pawn.piece && (square & 7) !== 0;
    if (joins) line?.push(pawn);
    else lines.push([pawn]);
  }
  return lines;
}
