/**
 * Why a choice was refused. Called for anything that is not on offer, so it takes any text: what it cannot read, it
 * leaves to the kernel.
 */
import type { Choice, Reason, Seat } from '@rankfall/kernel';
import { menuOf, occasionOf } from './desk.ts';
import { explainMove, explainPiece, readMove, type Stepping } from './explain-move.ts';
import type { PlacingRefusal, TurnRefusal } from './refusals.ts';
import { asSide, backRow, fileIn, nameOf, rowIn, squareOf } from './squares.ts';
import type { SaktrisDoes, SaktrisState } from './state.ts';
import type { Setup } from './types.ts';

/** 'b1c3q,P@b1' */
const LONGEST_OPTION = 10;

export function explainChoice(
  state: SaktrisState,
  seat: Seat,
  { action, option }: Choice,
): (Reason & TurnRefusal) | undefined {
  if (state.over || state.passDue || option.length > LONGEST_OPTION) return undefined;
  if (!/^turn\/\d{1,6}$/.test(action)) return undefined;
  const { position } = state;
  if (seat !== position.toMove) return { code: 'not-your-turn', toMove: position.toMove };
  if (action !== occasionOf(position)) return { code: 'other-turn' };
  const menu = menuOf(state)[0]?.options ?? [];
  if (menu.some(({ id }) => id === option)) return undefined;
  return explainTurn(
    state,
    option,
    menu.map(({ does }) => does),
  );
}

function explainTurn(
  state: SaktrisState,
  option: string,
  menu: readonly SaktrisDoes[],
): TurnRefusal | undefined {
  const { position, check } = state;
  if (option === '0000') return { code: 'cannot-pass' };
  const [first = '', second, ...rest] = option.split(',');
  if (rest.length > 0) return undefined;
  const place = readPlacement(second ?? first);
  const move = second === undefined && place ? undefined : readMove(first);
  if ((second !== undefined && !place) || (!place && !move)) return undefined;
  const needs = place && explainNeed(position, place.piece);
  if (needs) return needs;
  if (!move) {
    if (menu.some(({ type }) => type === 'force') && hasNoRoom(position)) return mustMakeRoom(position);
    return place && explainPlacement(position, place, menu, check);
  }
  const wrongPiece = explainPiece(position, move);
  if (wrongPiece) return wrongPiece;
  if (menu.every(({ type }) => type === 'place')) return { code: 'must-place', ...dueOf(position) };
  if (!place && menu.every(({ type }) => type === 'force')) return mustMakeRoom(position);
  if (!place) return explainMove(position, move, check);
  if (!menu.some(({ type }) => type === 'force')) return { code: 'no-room-to-make' };
  return explainPair(position, move, place, menu, check);
}

const mustMakeRoom = (setup: Setup): TurnRefusal => ({ code: 'must-make-room', ...dueOf(setup) });

function dueOf({ queues, toMove, rules }: Setup): { readonly piece?: string } {
  return rules.order === 'select' ? {} : { piece: queues[toMove].charAt(0) };
}

interface Arriving {
  readonly piece: string;
  readonly to: number;
}

/** 'N@c1' */
function readPlacement(text: string): Arriving | undefined {
  const to = squareOf(text.slice(2));
  return to === undefined || !/^[KQRBNP]@/.test(text) ? undefined : { piece: text.charAt(0), to };
}

/** Whether this piece is to be placed at all. */
function explainNeed(setup: Setup, piece: string): PlacingRefusal | undefined {
  const { queues, due, clk, toMove, rules } = setup;
  const queue = queues[toMove];
  if (queue === '') return { code: 'queue-empty' };
  if (due[toMove] === 0) return { code: 'nothing-due', moves: rules.n - clk[toMove] };
  const isDue = rules.order === 'select' ? queue.includes(piece) : queue.startsWith(piece);
  const waiting = rules.order === 'select' ? [...new Set(queue)].join('') : queue.charAt(0);
  return isDue ? undefined : { code: 'not-that-piece', piece, due: waiting };
}

function hasNoRoom({ board, toMove }: Setup): boolean {
  return !board.slice(backRow(toMove) * 8, backRow(toMove) * 8 + 8).includes('.');
}

/** A placement that is due but may not go there. */
function explainPlacement(
  setup: Setup,
  { piece, to }: Arriving,
  menu: readonly SaktrisDoes[],
  check: boolean,
): PlacingRefusal {
  const { board, toMove } = setup;
  const row = backRow(toMove);
  if (rowIn(to) !== row) return { code: 'not-back-row', row: row + 1 };
  const free = menu.flatMap((does) =>
    does.type === 'place' && does.piece === piece ? [does.to.charAt(0)] : [],
  );
  if (board[to] !== '.') return { code: 'column-occupied', square: nameOf(to), free };
  const needs = piece === 'B' ? bishopNeeds(setup) : undefined;
  if (needs && needs !== colourOf(to)) return { code: 'bishop-colour', needs, free };
  if (piece === 'K') return { code: 'king-attacked', square: nameOf(to), free };
  const king = board.indexOf(asSide('K', toMove));
  return { code: 'leaves-king-attacked', king: nameOf(king), check };
}

const colourOf = (square: number): 'light' | 'dark' =>
  (fileIn(square) + rowIn(square)) % 2 === 0 ? 'dark' : 'light';

/** The colour that the next bishop must stand on; none while there is no bishop, or one on each [BI1–BI3]. */
function bishopNeeds({ board, toMove }: Setup): 'light' | 'dark' | undefined {
  const bishop = asSide('B', toMove);
  const colours = new Set<'light' | 'dark'>();
  for (let square = 0; square < 64; square++) if (board[square] === bishop) colours.add(colourOf(square));
  if (colours.size !== 1) return undefined;
  return colours.has('light') ? 'dark' : 'light';
}

/** A Force turn: its move may be wrong, then its placement, and else the king is left attacked. */
function explainPair(
  setup: Setup,
  move: Stepping,
  place: Arriving,
  menu: readonly SaktrisDoes[],
  check: boolean,
): TurnRefusal {
  const wrong = explainMove(setup, move, check);
  if (wrong.code !== 'leaves-king-attacked') return wrong;
  const moved = afterMove(setup.board, move);
  const after: Setup = { ...setup, board: moved };
  const free = menu.flatMap((does) =>
    does.type === 'force' && does.move.type === 'move' && does.move.from === nameOf(move.from)
      ? [does.place.to.charAt(0)]
      : [],
  );
  const problem = explainPlacement(after, place, [], check);
  return 'free' in problem ? { ...problem, free: [...new Set(free)] } : problem;
}

function afterMove(board: string, { from, to }: Stepping): string {
  const cells = [...board];
  cells[to] = cells[from] ?? '.';
  cells[from] = '.';
  return cells.join('');
}
