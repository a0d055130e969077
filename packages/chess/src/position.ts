/**
 * A mutable board for chess-like games. Every change of a square goes through a journal and every scalar
 * lives in `now`, so one `undo` takes back whatever a game did since `begin`: moves, drops, clears, bumps.
 *
 * Reads of typed arrays in this package say `as number`: the compiler cannot know that a square is inside
 * the board, and testing it again in the innermost loops is what this class exists to avoid.
 */
import { OFF_BOARD } from '@rankfall/grid';
import { bitOf, COLOURS, EMPTY, KING, PAWN, ROOK, sideOf, TYPE, UNMOVED, WALL } from './codes.ts';
import { CASTLING, DOUBLE_STEP, DROP, EN_PASSANT, PASS, PROMOTION } from './move.ts';
import type { ChessRules, Tables } from './rules.ts';
import { tablesFor } from './rules.ts';
import { epHigh, epLow, pieceHigh, pieceLow, TURN_HIGH, TURN_LOW } from './zobrist.ts';

/** Places in `now`, the scalars of a position. */
export const KEY_LOW = 0;
export const KEY_HIGH = 1;
export const KINGS = 2;
export const EP = 4;
export const TO_MOVE = 5;
const JOURNAL = 6;
/** From here on `now` belongs to the game above. */
export const FIRST_FREE = 7;

/**
 * Places in `sets`, two words each: pieces of a type (of both sides) at type * 2, pawns that have not moved
 * in the gap of the type numbers, and at OCCUPIED the pieces of White, then of Black.
 */
export const FRESH_PAWNS = 8;
export const OCCUPIED = 16;

/** More squares than one action can change, counting each half of a compound. */
const LONGEST_ACTION = 256;

export class Position {
  readonly rules: ChessRules;
  readonly tables: Tables;
  readonly masks: Int32Array;
  /** Piece codes by square, and the wall. Read freely; write by put and lift. */
  readonly cells: Uint8Array = new Uint8Array(OFF_BOARD + 1);
  /** Squares by what stands on them, always in step with `cells`. */
  readonly sets: Int32Array = new Int32Array(20);
  /** All scalars; kings and the en passant square are -1 if there is none. */
  readonly now: Int32Array;
  /** What the last apply captured (0: nothing), and where it stood. */
  captured = 0;
  capturedAt = 0;
  /** How many frames are open. */
  depth = 0;
  private frames: Int32Array;
  private journal: Int32Array = new Int32Array(4096);

  /** `extra` is how many words of `now` the game above wants for itself. */
  constructor(rules: ChessRules, extra = 0) {
    this.rules = rules;
    this.tables = tablesFor(rules);
    this.masks = this.tables.masks;
    this.now = new Int32Array(FIRST_FREE + extra);
    this.frames = new Int32Array(this.now.length * 128);
    this.clear();
  }

  /** An empty board, White to move, nothing to undo. */
  clear(): void {
    this.cells.fill(EMPTY);
    this.cells[OFF_BOARD] = WALL;
    this.sets.fill(0);
    this.now.fill(0);
    this.now.fill(-1, KINGS, TO_MOVE);
    this.depth = 0;
  }

  get toMove(): number {
    return this.now[TO_MOVE] as number;
  }

  /** The square a pawn may capture on en passant, only set if an enemy pawn stands ready; or -1. */
  get ep(): number {
    return this.now[EP] as number;
  }

  kingOf(side: number): number {
    return this.now[KINGS + side] as number;
  }

  /** Whether the side has any piece on the board. */
  hasPieces(side: number): boolean {
    return (
      ((this.sets[OCCUPIED + 2 * side] as number) | (this.sets[OCCUPIED + 2 * side + 1] as number)) !== 0
    );
  }

  /** Opens a frame: `undo` returns to this moment. */
  begin(): void {
    const { now } = this;
    const width = now.length;
    const start = this.depth * width;
    if (start + width > this.frames.length) this.frames = longer(this.frames);
    if ((now[JOURNAL] as number) + LONGEST_ACTION > this.journal.length) this.journal = longer(this.journal);
    const { frames } = this;
    for (let i = 0; i < width; i++) frames[start + i] = now[i] as number;
    this.depth++;
  }

  /** Takes back everything since the last `begin`. */
  undo(): void {
    const { now, cells, journal } = this;
    const width = now.length;
    this.depth--;
    const start = this.depth * width;
    const { frames } = this;
    const mark = frames[start + JOURNAL] as number;
    for (let i = (now[JOURNAL] as number) - 1; i >= mark; i--) {
      const entry = journal[i] as number;
      const square = entry & 63;
      this.flip(square, cells[square] as number);
      this.flip(square, entry >> 6);
      cells[square] = entry >> 6;
    }
    for (let i = 0; i < width; i++) now[i] = frames[start + i] as number;
  }

  /** A word of `now` as it was before the latest frame (back = 1), the one before (2), and so on. */
  before(back: number, word: number): number {
    return this.frames[(this.depth - back) * this.now.length + word] as number;
  }

  /** Puts a piece on an empty square. */
  put(square: number, code: number): void {
    this.write(square, code);
    this.flip(square, code);
    this.mixPiece(square, code);
    if ((code & TYPE) === KING) this.now[KINGS + sideOf(code)] = square;
  }

  /** Takes the piece off an occupied square and returns its code. */
  lift(square: number): number {
    const code = this.cells[square] as number;
    this.write(square, EMPTY);
    this.flip(square, code);
    this.mixPiece(square, code);
    if ((code & TYPE) === KING) this.now[KINGS + sideOf(code)] = -1;
    return code;
  }

  /** Adds something to the key, or takes it out again. */
  mix(low: number, high: number): void {
    const { now } = this;
    now[KEY_LOW] = (now[KEY_LOW] as number) ^ low;
    now[KEY_HIGH] = (now[KEY_HIGH] as number) ^ high;
  }

  setEp(square: number): void {
    const old = this.now[EP] as number;
    if (old === square) return;
    if (old >= 0) this.mix(epLow[old] as number, epHigh[old] as number);
    if (square >= 0) this.mix(epLow[square] as number, epHigh[square] as number);
    this.now[EP] = square;
  }

  setToMove(side: number): void {
    if (this.now[TO_MOVE] === side) return;
    this.now[TO_MOVE] = side;
    this.mix(TURN_LOW, TURN_HIGH);
  }

  /** Plays a pseudo-legal move in a frame of its own and passes the turn. */
  make(move: number): void {
    this.begin();
    this.apply(move);
    this.setToMove(1 - this.toMove);
  }

  /** Takes back the last `make`. */
  unmake(): void {
    this.undo();
  }

  /** Plays a move of the side to move inside the open frame; whose turn it is stays as it was. */
  apply(move: number): void {
    const from = move & 63;
    const to = (move >> 6) & 63;
    const kind = (move >> 15) & 7;
    if (this.now[EP] !== -1) this.setEp(-1);
    this.captured = 0;
    if (kind <= DOUBLE_STEP) {
      this.travel(from, to, 0);
      if (kind === DOUBLE_STEP) this.offerEp(from, to);
    } else this.applySpecial(kind, from, to, (move >> 12) & 7);
  }

  private applySpecial(kind: number, from: number, to: number, type: number): void {
    const side = this.toMove;
    if (kind === PROMOTION) this.travel(from, to, type);
    else if (kind === EN_PASSANT) {
      const victim = this.tables.ahead[side === 0 ? 1 : 0][to] as number;
      this.travel(from, to, 0);
      this.captured = this.lift(victim);
      this.capturedAt = victim;
    } else if (kind === CASTLING) this.castle(from, to);
    else if (kind === DROP) this.put(to, type | bitOf(side) | (hasFirstMove(type) ? UNMOVED : 0));
    else if (kind !== PASS) throw new Error(`unknown kind of move ${kind}`);
  }

  /** Moves a piece, capturing what stands in its way; it arrives moved, and as `type` if that is given. */
  private travel(from: number, to: number, type: number): void {
    const { now, cells } = this;
    const code = cells[from] as number;
    const taken = cells[to] as number;
    const arrived = type === 0 ? code & ~UNMOVED : type | (code & COLOURS);
    this.write(from, EMPTY);
    this.write(to, arrived);
    this.flip(from, code);
    this.flip(to, arrived);
    this.mixPiece(from, code);
    this.mixPiece(to, arrived);
    if ((arrived & TYPE) === KING) now[KINGS + sideOf(code)] = to;
    if (taken === EMPTY) return;
    this.flip(to, taken);
    this.mixPiece(to, taken);
    if ((taken & TYPE) === KING) now[KINGS + sideOf(taken)] = -1;
    this.captured = taken;
    this.capturedAt = to;
  }

  private castle(from: number, to: number): void {
    const king = this.lift(from);
    const rook = this.lift(to);
    const { files } = this.rules;
    const corner = from - (from % files);
    this.put(corner + (to < from ? 2 : files - 2), king & ~UNMOVED);
    this.put(corner + (to < from ? 3 : files - 3), rook & ~UNMOVED);
  }

  /** Remembers the passed square if an enemy pawn could capture there. */
  private offerEp(from: number, to: number): void {
    const side = this.toMove;
    const passed = (from + to) >> 1;
    const captures = this.tables.captures[side === 0 ? 0 : 1];
    const ready = PAWN | bitOf(1 - side);
    const one = this.cells[captures[passed * 3] as number] as number;
    const two = this.cells[captures[passed * 3 + 1] as number] as number;
    if ((one & ~UNMOVED) === ready || (two & ~UNMOVED) === ready) this.setEp(passed);
  }

  private write(square: number, code: number): void {
    const { now, cells } = this;
    const top = now[JOURNAL] as number;
    this.journal[top] = square | ((cells[square] as number) << 6);
    now[JOURNAL] = top + 1;
    cells[square] = code;
  }

  /** Adds or removes a piece in the sets; nothing for an empty square. */
  private flip(square: number, code: number): void {
    if (code === EMPTY) return;
    const { sets } = this;
    const half = square >> 5;
    const bit = 1 << square;
    const ofType = (code & TYPE) * 2 + half;
    const ofSide = OCCUPIED + sideOf(code) * 2 + half;
    sets[ofType] = (sets[ofType] as number) ^ bit;
    sets[ofSide] = (sets[ofSide] as number) ^ bit;
    if ((code & (UNMOVED | TYPE)) === (UNMOVED | PAWN))
      sets[FRESH_PAWNS + half] = (sets[FRESH_PAWNS + half] as number) ^ bit;
  }

  private mixPiece(square: number, code: number): void {
    const index = ((code & ~UNMOVED) << 6) | square;
    this.mix(pieceLow[index] as number, pieceHigh[index] as number);
  }
}

/** Pawns, kings and rooks: a first move gives them something that later moves do not. */
export function hasFirstMove(type: number): boolean {
  return type === PAWN || type === KING || type === ROOK;
}

function longer(words: Int32Array): Int32Array {
  const copy = new Int32Array(words.length * 2);
  copy.set(words);
  return copy;
}
