/** A toy to try the board with: pieces move about as in chess, nobody is ever in check, and White may move all the time. */
import { type Layout, parseSquare, squareName } from '../src/board/geometry.ts';
import type { BoardPiece } from '../src/board/marks.ts';

export interface ToyOption {
  readonly id: string;
  readonly picks: readonly string[];
}

const straight = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const slanted = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
const leaps = [
  [1, 2],
  [2, 1],
  [-1, 2],
  [-2, 1],
  [1, -2],
  [2, -1],
  [-1, -2],
  [-2, -1],
] as const;
const ways: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  N: leaps,
  B: slanted,
  R: straight,
  Q: [...straight, ...slanted],
  K: [...straight, ...slanted],
};

export function piecesFrom(rows: string): readonly BoardPiece[] {
  const lines = rows.trim().split('/');
  return lines.flatMap((line, row) =>
    [...line].flatMap((letter, file) =>
      letter === '.'
        ? []
        : [
            {
              id: `${row}:${file}`,
              kind: letter.toUpperCase(),
              side: letter === letter.toUpperCase() ? 0 : 1,
              square: squareName(file, lines.length - 1 - row),
            },
          ],
    ),
  );
}

/** Moves of a side, and a knight to be placed on any free square of the first row. */
export function toyOptions(layout: Layout, pieces: readonly BoardPiece[], side = 0): readonly ToyOption[] {
  const at = new Map(pieces.map((piece) => [piece.square, piece]));
  const found: ToyOption[] = [];
  const add = (...picks: readonly string[]): void => void found.push({ id: picks.join('-'), picks });
  for (const { kind, side: owner, square } of pieces) {
    const place = parseSquare(layout, square);
    if (owner !== side || place === undefined) continue;
    for (const [x, y] of ways[kind] ?? [])
      for (let step = 1; step <= (kind === 'N' || kind === 'K' ? 1 : 10); step++) {
        const to = squareName(place.file + x * step, place.rank + y * step);
        if (parseSquare(layout, to) === undefined || at.get(to)?.side === side) break;
        add(square, to);
        if (at.has(to)) break;
      }
    if (kind === 'P') for (const picks of pawnPicks(layout, at, side, square)) add(square, ...picks);
  }
  for (let file = 0; file < layout.files; file++) {
    const to = squareName(file, 0);
    if (!at.has(to)) add('N', to);
  }
  return found;
}

function pawnPicks(
  layout: Layout,
  at: ReadonlyMap<string, BoardPiece>,
  side: number,
  square: string,
): readonly (readonly string[])[] {
  const { file, rank } = parseSquare(layout, square) ?? { file: 0, rank: 0 };
  const goal = rank + (side === 0 ? 1 : -1);
  return [-1, 0, 1].flatMap((x): readonly (readonly string[])[] => {
    const to = squareName(file + x, goal);
    const standing = at.get(to);
    const isFree = x === 0 ? standing === undefined : standing !== undefined && standing.side !== side;
    if (parseSquare(layout, to) === undefined || !isFree) return [];
    return goal === layout.ranks - 1 ? [...'qrbn'].map((letter) => [to, letter]) : [[to]];
  });
}

let placed = 0;

/** The pieces after an option; three pawns of a side in a row vanish, so that there is something to see. */
export function toyApply(pieces: readonly BoardPiece[], { picks }: ToyOption): readonly BoardPiece[] {
  const [from = '', to = '', promotes] = picks;
  if (from === 'N') return [...pieces, { id: `placed:${placed++}`, kind: 'N', side: 0, square: to }];
  const next = pieces
    .filter(({ square }) => square !== to)
    .map((piece) =>
      piece.square === from ? { ...piece, square: to, kind: promotes?.toUpperCase() ?? piece.kind } : piece,
    );
  const pawns = new Set(
    next.filter(({ kind }) => kind === 'P').map(({ side, square }) => `${side}${square}`),
  );
  const isInRun = ({ kind, side, square }: BoardPiece): boolean => {
    const file = square.charCodeAt(0) - 97;
    const has = (offset: number): boolean =>
      pawns.has(`${side}${squareName(file + offset, Number(square.slice(1)) - 1)}`);
    return kind === 'P' && ((has(1) && has(2)) || (has(-1) && has(1)) || (has(-1) && has(-2)));
  };
  return next.filter((piece) => !isInRun(piece));
}
