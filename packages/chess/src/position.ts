/**
 * A mutable board for chess-like games. Every change of a square goes through a journal, and all scalars are
 * words of the topmost frame of a stack, so one `undo` takes back whatever a game did since `begin`: moves,
 * drops, clears, bumps.
 *
 * Reads of typed arrays in this package say `as number`: the compiler cannot know that a square is inside
 * the board, and testing it again in the innermost loops is what this class exists to avoid.
 */
import { OFF_BOARD } from '@rankfall/grid';
import { longer } from './bits.ts';
import { bitOf, EMPTY, hasFirstMove, KING, PAWN, TYPE, UNMOVED, WALL } from './codes.ts';
import { CASTLING, DOUBLE_STEP, DROP, EN_PASSANT, PASS, PROMOTION } from './move.ts';
import type { ChessRules } from './rules.ts';
import type { Tables } from './tables.ts';
import { CAPTURE_MASKS, fillTables, tablesFor } from './tables.ts';
import { epWords, fillWords, pieceWords, TURN_HIGH, TURN_LOW } from './zobrist.ts';

/** The words of a frame, which are the scalars of a position. */
export const KEY_LOW = 0;
export const KEY_HIGH = 1;
const EP = 2;
const TO_MOVE = 3;
const JOURNAL = 4;
/** From here on words belong to the game above. */
export const FIRST_FREE = 5;

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
  /** The same as `tables.masks`, one step nearer for the loops that need it. */
  readonly masks: Int32Array;
  /** Piece codes by square, and the wall. Read freely; write by put and lift. */
  readonly cells: Uint8Array = new Uint8Array(OFF_BOARD + 1);
  /** Squares by what stands on them, always in step with `cells`. */
  readonly sets: Int32Array = new Int32Array(20);
  /** What the last apply captured (0: nothing), and where it stood. */
  captured = 0;
  capturedAt = 0;
  private readonly width: number;
  private frames: Int32Array;
  /** Where the topmost frame starts. */
  private top = 0;
  private journal: Int32Array = new Int32Array(4096);
  /** Whether the tables are filled, which only a board with pieces needs: a page shows its first offers sooner. */
  private isReady = false;

  /** `extra` is how many words of a frame the game above wants for itself. */
  constructor(rules: ChessRules, extra = 0) {
    if (rules.castling && (rules.files !== 8 || rules.ranks !== 8))
      throw new RangeError(`no castling on ${rules.files}x${rules.ranks}`);
    this.rules = rules;
    this.tables = tablesFor(rules);
    this.masks = this.tables.masks;
    this.width = FIRST_FREE + extra;
    this.frames = new Int32Array(this.width * 128);
    this.clear();
  }

  /** An empty board, White to move, nothing to undo. */
  clear(): void {
    this.cells.fill(EMPTY);
    this.cells[OFF_BOARD] = WALL;
    this.sets.fill(0);
    this.top = 0;
    this.frames.fill(0, 0, this.width);
    this.frames[EP] = -1;
  }

  get toMove(): number {
    return this.get(TO_MOVE);
  }

  /** The square a pawn may capture on en passant, only set if an enemy pawn stands ready; or -1. */
  get ep(): number {
    return this.get(EP);
  }

  /** Where the side's king stands, -1 if it is not on the board. */
  kingOf(side: number): number {
    const { sets } = this;
    const low = (sets[KING * 2] as number) & (sets[OCCUPIED + 2 * side] as number);
    if (low !== 0) return 31 - Math.clz32(low);
    const high = (sets[KING * 2 + 1] as number) & (sets[OCCUPIED + 2 * side + 1] as number);
    return high === 0 ? -1 : 63 - Math.clz32(high);
  }

  /** Whether the side has any piece on the board. */
  hasPieces(side: number): boolean {
    return (
      ((this.sets[OCCUPIED + 2 * side] as number) | (this.sets[OCCUPIED + 2 * side + 1] as number)) !== 0
    );
  }

  /** A word of the topmost frame. */
  get(word: number): number {
    return this.frames[this.top + word] as number;
  }

  set(word: number, value: number): void {
    this.frames[this.top + word] = value;
  }

  /** A word as it was before the latest frame (back = 1), the one before (2), and so on. */
  before(back: number, word: number): number {
    return this.frames[this.top - back * this.width + word] as number;
  }

  /** How many frames are open. */
  get depth(): number {
    return this.top / this.width;
  }

  /** Opens a frame: `undo` returns to this moment. */
  begin(): void {
    const { top, width } = this;
    if (top + 2 * width > this.frames.length) this.frames = longer(this.frames);
    const { frames } = this;
    if ((frames[top + JOURNAL] as number) + LONGEST_ACTION > this.journal.length)
      this.journal = longer(this.journal);
    for (let i = top; i < top + width; i++) frames[i + width] = frames[i] as number;
    this.top = top + width;
  }

  /** Takes back everything since the last `begin`. */
  undo(): void {
    const { cells, journal, frames, sets } = this;
    const top = this.top - this.width;
    const mark = frames[top + JOURNAL] as number;
    for (let i = (frames[this.top + JOURNAL] as number) - 1; i >= mark; i--) {
      const entry = journal[i] as number;
      const square = entry & 63;
      const before = entry >> 6;
      const after = cells[square] as number;
      const half = square >> 5;
      const bit = 1 << square;
      cells[square] = before;
      // Spelled out like `flip`: in a search half of all changes are these.
      if (after !== EMPTY) {
        const ofType = (after & TYPE) * 2 + half;
        const ofSide = OCCUPIED + ((after >> 3) & 2) + half;
        sets[ofType] = (sets[ofType] as number) ^ bit;
        sets[ofSide] = (sets[ofSide] as number) ^ bit;
      }
      if (before !== EMPTY) {
        const ofType = (before & TYPE) * 2 + half;
        const ofSide = OCCUPIED + ((before >> 3) & 2) + half;
        sets[ofType] = (sets[ofType] as number) ^ bit;
        sets[ofSide] = (sets[ofSide] as number) ^ bit;
      }
      if (((before | after) & UNMOVED) !== 0) {
        this.flipFresh(square, before);
        this.flipFresh(square, after);
      }
    }
    this.top = top;
  }

  /** What the latest frame has changed so far, in order: square | code before << 6. */
  changes(): Int32Array {
    return this.journal.subarray(this.before(1, JOURNAL), this.get(JOURNAL));
  }

  /** Puts a piece on an empty square. */
  put(square: number, code: number): void {
    if (!this.isReady) this.prepare();
    this.write(square, code);
    this.flip(square, code);
    this.mixPiece(square, code);
  }

  private prepare(): void {
    fillTables(this.tables);
    fillWords();
    this.isReady = true;
  }

  /** Takes the piece off an occupied square and returns its code. */
  lift(square: number): number {
    const code = this.cells[square] as number;
    this.write(square, EMPTY);
    this.flip(square, code);
    this.mixPiece(square, code);
    return code;
  }

  /** Adds something to the key, or takes it out again. */
  mix(low: number, high: number): void {
    const { frames, top } = this;
    frames[top + KEY_LOW] = (frames[top + KEY_LOW] as number) ^ low;
    frames[top + KEY_HIGH] = (frames[top + KEY_HIGH] as number) ^ high;
  }

  setEp(square: number): void {
    const old = this.get(EP);
    if (old === square) return;
    if (old >= 0) this.mix(epWords[old * 2] as number, epWords[old * 2 + 1] as number);
    if (square >= 0) this.mix(epWords[square * 2] as number, epWords[square * 2 + 1] as number);
    this.set(EP, square);
  }

  setToMove(side: number): void {
    if (this.get(TO_MOVE) !== side) this.passTurn();
  }

  passTurn(): void {
    const { frames, top } = this;
    frames[top + TO_MOVE] = (frames[top + TO_MOVE] as number) ^ 1;
    frames[top + KEY_LOW] = (frames[top + KEY_LOW] as number) ^ TURN_LOW;
    frames[top + KEY_HIGH] = (frames[top + KEY_HIGH] as number) ^ TURN_HIGH;
  }

  /** Plays a pseudo-legal move in a frame of its own and passes the turn. */
  make(move: number): void {
    if (move >> 15 <= DOUBLE_STEP) return this.step(move);
    this.begin();
    this.apply(move);
    this.passTurn();
  }

  /** Takes back the last `make`. */
  unmake(): void {
    this.undo();
  }

  /** The same as `make` for a step, a capture or a double step, in one piece: nearly all moves of a search are these. */
  step(move: number): void {
    const { cells, sets, width } = this;
    if (this.top + 2 * width > this.frames.length) this.frames = longer(this.frames);
    const { frames, top: old } = this;
    const log = frames[old + JOURNAL] as number;
    if (log + LONGEST_ACTION > this.journal.length) this.journal = longer(this.journal);
    const { journal } = this;
    const top = old + width;
    for (let i = old; i < old + width; i++) frames[i + width] = frames[i] as number;
    this.top = top;
    const from = move & 63;
    const to = (move >> 6) & 63;
    const code = cells[from] as number;
    const arrived = code & ~UNMOVED;
    const taken = cells[to] as number;
    const ep = frames[top + EP] as number;
    const left = ((arrived << 6) | from) * 2;
    const reached = ((arrived << 6) | to) * 2;
    let low = (pieceWords[left] as number) ^ (pieceWords[reached] as number) ^ TURN_LOW;
    let high = (pieceWords[left + 1] as number) ^ (pieceWords[reached + 1] as number) ^ TURN_HIGH;
    journal[log] = from | (code << 6);
    journal[log + 1] = to | (taken << 6);
    frames[top + JOURNAL] = log + 2;
    cells[from] = EMPTY;
    cells[to] = arrived;
    const ofType = (code & TYPE) * 2;
    const ofSide = OCCUPIED + ((code >> 3) & 2);
    const halfFrom = from >> 5;
    const halfTo = to >> 5;
    sets[ofType + halfFrom] = (sets[ofType + halfFrom] as number) ^ (1 << from);
    sets[ofSide + halfFrom] = (sets[ofSide + halfFrom] as number) ^ (1 << from);
    sets[ofType + halfTo] = (sets[ofType + halfTo] as number) ^ (1 << to);
    sets[ofSide + halfTo] = (sets[ofSide + halfTo] as number) ^ (1 << to);
    if ((code & UNMOVED) !== 0) this.flipFresh(from, code);
    this.captured = taken;
    if (taken !== EMPTY) {
      this.capturedAt = to;
      this.flip(to, taken);
      const gone = (((taken & ~UNMOVED) << 6) | to) * 2;
      low ^= pieceWords[gone] as number;
      high ^= pieceWords[gone + 1] as number;
    }
    if (ep >= 0) {
      low ^= epWords[ep * 2] as number;
      high ^= epWords[ep * 2 + 1] as number;
      frames[top + EP] = -1;
    }
    frames[top + KEY_LOW] = (frames[top + KEY_LOW] as number) ^ low;
    frames[top + KEY_HIGH] = (frames[top + KEY_HIGH] as number) ^ high;
    if (move >> 15 === DOUBLE_STEP) this.offerEp(from, to);
    frames[top + TO_MOVE] = (frames[top + TO_MOVE] as number) ^ 1;
  }

  /** Plays a move of the side to move inside the open frame; whose turn it is stays as it was. */
  apply(move: number): void {
    const from = move & 63;
    const to = (move >> 6) & 63;
    const kind = (move >> 15) & 7;
    if (this.get(EP) !== -1) this.setEp(-1);
    this.captured = 0;
    if (kind <= DOUBLE_STEP) {
      this.travel(from, to, (this.cells[from] as number) & ~UNMOVED);
      if (kind === DOUBLE_STEP) this.offerEp(from, to);
    } else this.applySpecial(kind, from, to, (move >> 12) & 7);
  }

  private applySpecial(kind: number, from: number, to: number, type: number): void {
    const side = this.toMove;
    if (kind === PROMOTION) this.travel(from, to, type | bitOf(side));
    else if (kind === EN_PASSANT) {
      const victim = this.tables.ahead[side === 0 ? 1 : 0][to] as number;
      this.travel(from, to, PAWN | bitOf(side));
      this.captured = this.lift(victim);
      this.capturedAt = victim;
    } else if (kind === CASTLING) this.castle(from, to);
    else if (kind === DROP) this.put(to, type | bitOf(side) | (hasFirstMove(type) ? UNMOVED : 0));
    else if (kind !== PASS) throw new Error(`unknown kind of move ${kind}`);
  }

  /** Moves a piece, capturing what stands in its way; it arrives as another piece if it promotes. */
  private travel(from: number, to: number, arrived: number): void {
    const { cells, journal, sets, frames, top } = this;
    const code = cells[from] as number;
    const taken = cells[to] as number;
    const log = frames[top + JOURNAL] as number;
    journal[log] = from | (code << 6);
    journal[log + 1] = to | (taken << 6);
    frames[top + JOURNAL] = log + 2;
    cells[from] = EMPTY;
    cells[to] = arrived;
    this.flip(from, code);
    const ofType = (arrived & TYPE) * 2 + (to >> 5);
    const ofSide = OCCUPIED + ((arrived >> 3) & 2) + (to >> 5);
    sets[ofType] = (sets[ofType] as number) ^ (1 << to);
    sets[ofSide] = (sets[ofSide] as number) ^ (1 << to);
    const left = (((code & ~UNMOVED) << 6) | from) * 2;
    const reached = ((arrived << 6) | to) * 2;
    const low = (pieceWords[left] as number) ^ (pieceWords[reached] as number);
    const high = (pieceWords[left + 1] as number) ^ (pieceWords[reached + 1] as number);
    frames[top + KEY_LOW] = (frames[top + KEY_LOW] as number) ^ low;
    frames[top + KEY_HIGH] = (frames[top + KEY_HIGH] as number) ^ high;
    if (taken === EMPTY) return;
    this.flip(to, taken);
    this.mixPiece(to, taken);
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
    const { sets, masks } = this;
    const side = this.toMove;
    const passed = (from + to) >> 1;
    // Enemy pawns that capture there stand where an own pawn on that square would capture.
    const around = CAPTURE_MASKS + 128 * side + passed * 2;
    const enemy = OCCUPIED + 2 - 2 * side;
    const low = (masks[around] as number) & (sets[PAWN * 2] as number) & (sets[enemy] as number);
    const high = (masks[around + 1] as number) & (sets[PAWN * 2 + 1] as number) & (sets[enemy + 1] as number);
    if ((low | high) !== 0) this.setEp(passed);
  }

  private write(square: number, code: number): void {
    const { cells } = this;
    const top = this.get(JOURNAL);
    this.journal[top] = square | ((cells[square] as number) << 6);
    this.set(JOURNAL, top + 1);
    cells[square] = code;
  }

  /** Adds or removes a piece in the sets. */
  private flip(square: number, code: number): void {
    const { sets } = this;
    const half = square >> 5;
    const bit = 1 << square;
    const ofType = (code & TYPE) * 2 + half;
    const ofSide = OCCUPIED + ((code >> 3) & 2) + half;
    sets[ofType] = (sets[ofType] as number) ^ bit;
    sets[ofSide] = (sets[ofSide] as number) ^ bit;
    if ((code & UNMOVED) !== 0) this.flipFresh(square, code);
  }

  private flipFresh(square: number, code: number): void {
    if ((code & (UNMOVED | TYPE)) !== (UNMOVED | PAWN)) return;
    const at = FRESH_PAWNS + (square >> 5);
    this.sets[at] = (this.sets[at] as number) ^ (1 << square);
  }

  private mixPiece(square: number, code: number): void {
    const at = (((code & ~UNMOVED) << 6) | square) * 2;
    this.mix(pieceWords[at] as number, pieceWords[at + 1] as number);
  }
}
