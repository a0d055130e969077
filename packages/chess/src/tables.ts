/** Where pieces can go on an empty board, as lists for generating and as sets for counting and attack tests. */
import type { Offset, Shape } from '@rankfall/grid';
import { directions, knightLeaps, OFF_BOARD, rays, rayStart } from '@rankfall/grid';

export interface Tables {
  /** Lists by square and direction, see `rays` of the grid. */
  readonly rays: Uint8Array;
  /** Where a pawn of White, of Black steps; OFF_BOARD leads to itself. */
  readonly ahead: readonly [Uint8Array, Uint8Array];
  readonly masks: Int32Array;
}

/**
 * Places in `masks`, where the reach of pieces stands as sets of two words by square: one array, because looking
 * up many small ones is what costs in the attack test. Captures of pawns are White's, then Black's.
 */
export const KNIGHT_MASKS = 0;
export const KING_MASKS = 128;
export const CAPTURE_MASKS = 256;
/** Lines of a rook and of a bishop on an empty board. */
export const STRAIGHT_MASKS = 512;
export const DIAGONAL_MASKS = 640;
/** Single sets: all squares, all but the first file, all but the last file, both last rows. */
export const BOARD_MASK = 768;
export const NOT_FIRST_MASK = 770;
export const NOT_LAST_MASK = 772;
export const LAST_ROW_MASKS = 774;
/** The squares strictly between two squares on a line, by from * 64 + to; empty for other pairs. */
export const BETWEEN_MASKS = 778;

const whiteCaptures: readonly Offset[] = [
  [-1, 1],
  [1, 1],
];
const blackCaptures: readonly Offset[] = [
  [-1, -1],
  [1, -1],
];

/** Tables whose contents are still to be made have their shape here. */
const waiting = new Map<Tables, Shape>();
const made = new Map<string, Tables>();

/** Once for each shape. They are blank until `fillTables`: a board without pieces needs nothing of them. */
export function tablesFor(shape: Shape): Tables {
  const name = `${shape.files}x${shape.ranks}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const blank = (): Uint8Array => new Uint8Array(OFF_BOARD + 1);
  const tables: Tables = {
    rays: new Uint8Array(64 * 64),
    ahead: [blank(), blank()],
    masks: new Int32Array(BETWEEN_MASKS + 64 * 64 * 2),
  };
  made.set(name, tables);
  waiting.set(tables, shape);
  return tables;
}

/** Makes the contents, if nobody has yet. */
export function fillTables(tables: Tables): void {
  const shape = waiting.get(tables);
  if (shape === undefined) return;
  waiting.delete(tables);
  const { ahead, masks } = tables;
  tables.rays.set(rays(shape));
  fillAhead(ahead[0], shape, 1);
  fillAhead(ahead[1], shape, -1);
  maskLeaps(masks, KNIGHT_MASKS, shape, knightLeaps);
  maskLeaps(masks, KING_MASKS, shape, directions);
  maskLeaps(masks, CAPTURE_MASKS, shape, whiteCaptures);
  maskLeaps(masks, CAPTURE_MASKS + 128, shape, blackCaptures);
  maskRays(masks, tables.rays);
  maskBoard(masks, shape);
}

function fillAhead(table: Uint8Array, { files, ranks }: Shape, step: number): void {
  table.fill(OFF_BOARD);
  for (let square = 0; square < files * ranks; square++) {
    const to = square + step * files;
    if (to >= 0 && to < files * ranks) table[square] = to;
  }
}

function add(masks: Int32Array, set: number, square: number): void {
  const at = set + (square >> 5);
  masks[at] = (masks[at] as number) | (1 << square);
}

// Plain loops: this runs while a page loads, before anything is compiled.
function maskLeaps(masks: Int32Array, place: number, shape: Shape, offsets: readonly Offset[]): void {
  const { files, ranks } = shape;
  for (const [stepFiles, stepRanks] of offsets)
    for (let rank = Math.max(0, -stepRanks); rank < Math.min(ranks, ranks - stepRanks); rank++)
      for (let file = Math.max(0, -stepFiles); file < Math.min(files, files - stepFiles); file++) {
        const square = rank * files + file;
        add(masks, place + square * 2, square + stepRanks * files + stepFiles);
      }
}

/** Lines and the squares between. The rays toward lower squares are the others seen from the far end. */
function maskRays(masks: Int32Array, table: Uint8Array): void {
  for (let direction = 0; direction < 8; direction += (direction & 3) === 1 ? 3 : 1) {
    const lines = direction < 4 ? STRAIGHT_MASKS : DIAGONAL_MASKS;
    for (let from = 0; from < OFF_BOARD; from++) {
      let low = 0;
      let high = 0;
      for (let i = rayStart(from, direction); table[i] !== OFF_BOARD; i++) {
        const to = table[i] as number;
        const there = BETWEEN_MASKS + (from * 64 + to) * 2;
        const back = BETWEEN_MASKS + (to * 64 + from) * 2;
        masks[there] = low;
        masks[there + 1] = high;
        masks[back] = low;
        masks[back + 1] = high;
        if (to < 32) low |= 1 << to;
        else high |= 1 << to;
        add(masks, lines + to * 2, from);
      }
      masks[lines + from * 2] = (masks[lines + from * 2] as number) | low;
      masks[lines + from * 2 + 1] = (masks[lines + from * 2 + 1] as number) | high;
    }
  }
}

function maskBoard(masks: Int32Array, { files, ranks }: Shape): void {
  for (let square = 0; square < files * ranks; square++) {
    add(masks, BOARD_MASK, square);
    if (square % files > 0) add(masks, NOT_FIRST_MASK, square);
    if (square % files < files - 1) add(masks, NOT_LAST_MASK, square);
    if (square >= files * (ranks - 1)) add(masks, LAST_ROW_MASKS, square);
    if (square < files) add(masks, LAST_ROW_MASKS + 2, square);
  }
}
