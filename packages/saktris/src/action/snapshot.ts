/**
 * An Action position as text: the eight fields of a SakFEN with timers in the seventh (9.4). A match that starts from
 * one starts at 0, so its times are read relative to the moment it shows. The order of what is drawn later is not in it.
 */
import { asSide, backRow, nameOf, rowIn, sideOfLetter, squareOf } from '../squares.ts';
import { readBoard, readQueues, writeBoard, writeQueues } from '../sakfen-board.ts';
import type { Both, Side } from '../types.ts';
import { ahead, EMPTY_CELLS, isPawn, kindOfMan, lettersOf, sideOfMan } from './cells.ts';
import type { ActionState, BumpEdge, Cells, Man, Passing, Slot } from './types.ts';

export type SnapshotField = 'fields' | 'board' | 'queue' | 'kings' | 'rights' | 'timers' | 'rules';
export interface SnapshotRefusal {
  readonly code: 'bad-snapshot';
  readonly field: SnapshotField;
  readonly got: string;
}

/** What a snapshot says; its times count from the moment it shows. */
export interface Snapshot {
  readonly cooldown: number;
  readonly interval: number;
  readonly tripletClear: boolean;
  readonly rowClear: boolean;
  readonly bumpEdge: BumpEdge;
  readonly cells: Cells;
  readonly queues: Both<string>;
  readonly slots: readonly Slot[];
  readonly readyAt: Both<number>;
  readonly passing: readonly Passing[];
}

const bad = (field: SnapshotField, got: string): SnapshotRefusal => ({
  code: 'bad-snapshot',
  field,
  got: got.slice(0, 60),
});

export function readSnapshot(text: string): Snapshot | SnapshotRefusal {
  const fields = text.trim().split(/ +/);
  const [placing = '', side, rights = '', ep, half, full, timers = '', rules = ''] = fields;
  if (fields.length !== 8 || side !== '-' || ep !== '-' || half !== '0' || full !== '1')
    return bad('fields', text);
  const pieces = /^([^[\]]+)\[([^[\]]*)\]$/.exec(placing);
  const board = readBoard(pieces?.[1] ?? '');
  if (typeof board !== 'string') return bad('board', placing);
  const queues = readQueues(pieces?.[2] ?? '');
  if ('code' in queues || (queues[0] + queues[1]).includes('X')) return bad('queue', pieces?.[2] ?? '');
  for (const who of [0, 1] as const)
    if (count(board, asSide('K', who)) + count(queues[who], 'K') > 1) return bad('kings', placing);
  const agreed = readRules(rules);
  if (!agreed) return bad('rules', rules);
  const unmoved = readRights(rights, board);
  if (!unmoved) return bad('rights', rights);
  const read = readTimers(timers, board, queues, unmoved);
  return read ? { ...agreed, queues, ...read } : bad('timers', timers);
}

const count = (text: string, letter: string): number => text.split(letter).length - 1;

function readRules(
  text: string,
): Pick<Snapshot, 'cooldown' | 'interval' | 'tripletClear' | 'rowClear' | 'bumpEdge'> | undefined {
  const read = /^action;cd(\d{1,5});in(\d{1,5});fixed(;rc)?(;tc)?(;be)?$/.exec(text);
  if (!read) return undefined;
  const [, rest, wait, rc, tc, be] = read;
  const cooldown = Number(rest);
  const interval = Number(wait);
  // As the settings have them: a position must not say what no form could.
  const isUsual =
    cooldown >= 200 &&
    cooldown <= 10_000 &&
    cooldown % 100 === 0 &&
    interval >= 1000 &&
    interval <= 30_000 &&
    interval % 500 === 0;
  if (!isUsual) return undefined;
  return {
    cooldown,
    interval,
    rowClear: rc !== undefined,
    tripletClear: tc !== undefined,
    bumpEdge: be === undefined ? 'full' : 'always',
  };
}

/** Squares of unmoved kings and rooks on their back rows. */
function readRights(text: string, board: string): Set<number> | undefined {
  const squares = new Set<number>();
  if (text === '-') return squares;
  if (!/^[A-H]{0,8}[a-h]{0,8}$/.test(text)) return undefined;
  for (const letter of text) {
    const side = sideOfLetter(letter);
    const square = backRow(side) * 8 + (letter.toLowerCase().charCodeAt(0) - 97);
    const piece = board.charAt(square);
    if (piece !== asSide('K', side) && piece !== asSide('R', side)) return undefined;
    squares.add(square);
  }
  return squares;
}

type Timed = Pick<Snapshot, 'cells' | 'slots' | 'readyAt' | 'passing'>;

function readTimers(
  text: string,
  board: string,
  queues: Both<string>,
  castlers: ReadonlySet<number>,
): Timed | undefined {
  const tokens = text.split(';');
  const now = /^t(\d{1,9})$/.exec(tokens[0] ?? '')?.[1];
  if (now === undefined) return undefined;
  const from = Number(now);
  const unmoved = new Set([...castlers, ...ownBackRowPawns(board)]);
  const slots: Slot[] = [];
  const rights: [number, number][] = [];
  let readyAt: Both<number> | undefined;
  for (const token of tokens.slice(1)) {
    const slot = /^a([wb])([a-h-])(\d{1,9})(\^?)$/.exec(token);
    const ready = /^r(\d{1,9})\/(\d{1,9})$/.exec(token);
    const right = /^e([a-h][1-8]):(\d{1,9})$/.exec(token);
    const flags = /^([um])((?:[a-h][1-8])+)$/.exec(token);
    if (slot) {
      const made = slotOf(slot, from, queues);
      if (!made) return undefined;
      slots.push(made);
    } else if (ready) readyAt = [Math.max(0, Number(ready[1]) - from), Math.max(0, Number(ready[2]) - from)];
    else if (right) rights.push([squareOf(right[1] ?? '') ?? 0, Number(right[2]) - from]);
    else if (flags) {
      const squares = (flags[2] ?? '').match(/../g) ?? [];
      for (const name of squares) {
        const square = squareOf(name) ?? 0;
        if (board[square] === '.') return undefined;
        if (flags[1] === 'u') unmoved.add(square);
        else unmoved.delete(square);
      }
    } else if (token !== 'a-') return undefined;
  }
  if (!readyAt || slots.length > 2 || (slots.length === 2 && slots[0]?.side === slots[1]?.side))
    return undefined;
  const cells = menOf(board, unmoved);
  const passing = rights.map((right) => passingOf(right, cells));
  return passing.every((right) => right !== undefined)
    ? { cells, slots: slots.toSorted((a, b) => a.at - b.at || a.side - b.side), readyAt, passing }
    : undefined;
}

function slotOf(read: RegExpExecArray, now: number, queues: Both<string>): Slot | undefined {
  const [, who, file = '', time, bump] = read;
  const side: Side = who === 'w' ? 0 : 1;
  const at = Number(time) - now;
  const piece = queues[side].charAt(0);
  if (at < 1 || (file === '-') !== (piece === '')) return undefined;
  if (file === '-') return { side, number: 1, at };
  const square = backRow(side) * 8 + file.charCodeAt(0) - 97;
  return { side, number: 1, at, target: { piece, square, bump: bump === '^' } };
}

function passingOf([over, until]: readonly [number, number], cells: Cells): Passing | undefined {
  for (const side of [0, 1] as const) {
    const on = over + ahead(side);
    const pawn = cells[on];
    const isThere = pawn && isPawn(pawn) && sideOfMan(pawn) === side && !cells[over];
    if (isThere && until > 0) return { side, pawn: pawn.id, on, over, until };
  }
  return undefined;
}

function ownBackRowPawns(board: string): number[] {
  return Array.from({ length: 64 }, (_, square) => square).filter(
    (square) =>
      (board[square] === 'P' && rowIn(square) === 0) || (board[square] === 'p' && rowIn(square) === 7),
  );
}

function menOf(board: string, unmoved: ReadonlySet<number>): Cells {
  let id = 0;
  return EMPTY_CELLS.map((_, square): Man | null => {
    const piece = board.charAt(square);
    if (piece === '.') return null;
    id += 1;
    const minds = 'PKRpkr'.includes(piece);
    return { id, piece, moved: minds && !unmoved.has(square), last: -1 };
  });
}

/** The state at this match time as text. */
export function writeSnapshot(state: ActionState, now: number): string {
  const { cells, queues, rules } = state;
  const placing = `${writeBoard(lettersOf(cells))}[${writeQueues(queues)}]`;
  const flags = `${rules.rowClear ? ';rc' : ''}${rules.tripletClear ? ';tc' : ''}${rules.bumpEdge === 'always' ? ';be' : ''}`;
  const agreed = `action;cd${rules.cooldown[0]};in${rules.interval[0]};fixed${flags}`;
  return `${placing} - ${writeRights(cells)} - 0 1 ${writeTimers(state, now)} ${agreed}`;
}

const isHome = (man: Man, square: number): boolean => rowIn(square) === backRow(sideOfMan(man));
const isCastler = (man: Man): boolean => kindOfMan(man) === 'K' || kindOfMan(man) === 'R';

function writeRights(cells: Cells): string {
  const files = ([0, 1] as const).flatMap((side) =>
    cells.flatMap((man, square) =>
      man && !man.moved && isCastler(man) && sideOfMan(man) === side && isHome(man, square)
        ? [asSide(nameOf(square).charAt(0), side)]
        : [],
    ),
  );
  return files.join('') || '-';
}

function writeTimers({ slots, readyAt, passing, cells }: ActionState, now: number): string {
  const arrivals = slots.map(
    ({ side, at, target }) =>
      `a${side === 0 ? 'w' : 'b'}${target ? nameOf(target.square).charAt(0) : '-'}${at}${target?.bump ? '^' : ''}`,
  );
  const named = (wanted: (man: Man, square: number) => boolean): string =>
    cells.flatMap((man, square) => (man && wanted(man, square) ? [nameOf(square)] : [])).join('');
  const minds = (man: Man): boolean => isCastler(man) || isPawn(man);
  const unmoved = named((man, square) => minds(man) && !man.moved && !isHome(man, square));
  const moved = named((man, square) => isPawn(man) && man.moved && isHome(man, square));
  return [
    `t${now}`,
    ...(arrivals.length > 0 ? arrivals : ['a-']),
    `r${readyAt[0]}/${readyAt[1]}`,
    ...passing.map(({ over, until }) => `e${nameOf(over)}:${until}`),
    ...(unmoved ? [`u${unmoved}`] : []),
    ...(moved ? [`m${moved}`] : []),
  ].join(';');
}
