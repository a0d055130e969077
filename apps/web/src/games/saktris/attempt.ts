/** What somebody tried who pointed at something that is not on offer, as the option it would have been: the rules say why not. */
import type { Option, PendingAction } from '@rankfall/kernel';
import { saktris, type SaktrisDoes, type SaktrisState, type Side } from '@rankfall/saktris';
import { indexOf } from './men.ts';

const isLetter = (token: string): boolean => /^[KQRBNP]$/u.test(token);
const isSquare = (token: string): boolean => /^[a-h][1-8]$/u.test(token);

/** The option that pointing here would have been; undefined where nothing can be said. */
export function attemptAt(
  state: SaktrisState,
  picked: readonly string[],
  square: string,
): string | undefined {
  if (!isSquare(square)) return undefined;
  const { board, toMove, queues, due, rules } = state.position;
  const squares = picked.filter(isSquare);
  const letter = picked.find(isLetter);
  const waiting = rules.order === 'select' ? undefined : queues[toMove].charAt(0);
  const isDue = due[toMove] > 0 && queues[toMove] !== '';
  const isOwn = isSideOf(board.charAt(indexOf(square)), toMove);
  const isHome = square.endsWith(toMove === 0 ? '1' : '8');
  const [from, to] = squares;
  if (from !== undefined && to !== undefined) return `${from}${to},${letter ?? waiting ?? 'P'}@${square}`;
  if (letter !== undefined) return `${letter}@${square}`;
  if (from !== undefined) return `${from}${square}`;
  if (isDue && waiting && (isHome || !isOwn)) return `${waiting}@${square}`;
  // Any way for this piece will do: what is wrong comes before where it goes.
  return `${square}${forward(square, toMove)}`;
}

const isSideOf = (letter: string, side: Side): boolean =>
  letter !== '.' && letter !== '' && (side === 0 ? letter < 'a' : letter >= 'a');

function forward(square: string, side: Side): string {
  const rank = Number(square.charAt(1)) + (side === 0 ? 1 : -1);
  return `${square.charAt(0)}${rank < 1 || rank > 8 ? Number(square.charAt(1)) - (side === 0 ? 1 : -1) : rank}`;
}

const FILES = [...'abcdefgh'];

/** The options with those columns that a due piece may not go to, each with the reason. */
export function withBlocked(
  state: SaktrisState,
  side: Side,
  { id, options }: PendingAction<SaktrisDoes>,
): readonly Option<SaktrisDoes>[] {
  const placings = options.flatMap(({ does }) => (does.type === 'place' ? [does] : []));
  const kinds = new Set(placings.map(({ piece }) => piece));
  const row = side === 0 ? '1' : '8';
  const blocked = [...kinds].flatMap((piece) =>
    FILES.map((file) => `${file}${row}`)
      .filter((to) => !placings.some((does) => does.piece === piece && does.to === to))
      .flatMap((to): readonly Option<SaktrisDoes>[] => {
        const off = saktris.explain?.(state, side, { action: id, option: `${piece}@${to}` }, 0);
        const does: SaktrisDoes = { action: 0, type: 'place', piece, to };
        return off ? [{ id: `${piece}@${to}`, does, picks: [piece, to], off }] : [];
      }),
  );
  return [
    ...options.toSorted((a, b) => promotionRank(a) - promotionRank(b)),
    ...aliases(options),
    ...blocked,
  ];
}

/** A chooser offers the pieces in this order: what is mostly wanted comes first. */
function promotionRank({ does }: Option<SaktrisDoes>): number {
  const move = does.type === 'force' ? does.move : does;
  return move.type === 'move' ? 'QRBN'.indexOf(move.promotes ?? 'Q') : 0;
}

/**
 * Castling is king onto rook; going to the king's goal means the same where that is two or more squares away and no move of
 * the king itself.
 */
function aliases(options: readonly Option<SaktrisDoes>[]): readonly Option<SaktrisDoes>[] {
  const taken = new Set(options.map(({ picks }) => picks?.join('')));
  return options.flatMap((option) => {
    const { does } = option;
    if (does.type !== 'castle') return [];
    const [from, to] = does.king;
    const isFar = Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) >= 2;
    return isFar && !taken.has(`${from}${to}`) ? [{ ...option, picks: [from, to] }] : [];
  });
}
