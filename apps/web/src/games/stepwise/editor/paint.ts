/** What can be painted, and what painting, rubbing out and picking up do to a draft. */
import { isCorner, isRing, squareName, xOf, yOf, type Square, type Tile } from '@rankfall/stepwise';
import { changed, type Draft } from './draft.ts';

export const brushes = [
  'floor',
  'wall',
  'entrance',
  'exit',
  'pit',
  'crumble',
  'crumble-2',
  'crate',
  'hold',
  'latch',
  'switch',
  'door',
  'door-inv',
  'spikes',
  'spikes-inv',
] as const;
export type Brush = (typeof brushes)[number];

export const isWired = (brush: Brush): boolean =>
  ['hold', 'latch', 'switch', 'door', 'door-inv', 'spikes', 'spikes-inv'].includes(brush);

const plain: Partial<Readonly<Record<Brush, string>>> = {
  floor: '.',
  wall: '#',
  entrance: 'E',
  exit: 'X',
  pit: '_',
  crumble: '%',
  crate: 'B',
};

function tileOf(brush: Brush, ch: string): Tile | undefined {
  switch (brush) {
    case 'hold':
    case 'latch':
      return { t: 'plate', ch, kind: brush };
    case 'switch':
      return { t: 'switch', ch };
    case 'door':
    case 'spikes':
      return { t: brush, ch };
    case 'door-inv':
      return { t: 'door', ch, inv: true };
    case 'spikes-inv':
      return { t: 'spikes', ch, inv: true };
    case 'crumble-2':
      return { t: 'crumble', n: 2 };
    default:
      return undefined;
  }
}

/** What lies on a square, so that it can lie elsewhere: a sign of every map, or a tile of this legend. */
export type Stuff = string | Tile;

export const glyphAt = (draft: Pick<Draft, 'map'>, square: Square): string =>
  draft.map[yOf(square)]?.[xOf(square)] ?? '#';

export function stuffAt(draft: Draft, square: Square): Stuff {
  const glyph = glyphAt(draft, square);
  return (Object.hasOwn(draft.legend, glyph) ? draft.legend[glyph] : undefined) ?? glyph;
}

/** The same draft with these squares covered; letters nobody uses any more and weights without a crate are forgotten. */
export function lay(draft: Draft, stuff: ReadonlyMap<Square, Stuff>): Draft {
  const legend: Record<string, Tile> = { ...draft.legend };
  const glyphs = [...draft.map.join('')];
  for (const [square, what] of stuff) {
    const glyph = typeof what === 'string' ? what : glyphFor(legend, what);
    if (glyph === undefined) continue;
    if (typeof what !== 'string') legend[glyph] = what;
    glyphs[square] = glyph;
  }
  if (glyphs.join('') === draft.map.join('')) return draft;
  const map = draft.map.map((_, y) => glyphs.slice(10 * y, 10 * y + 10).join(''));
  const crates = Object.entries(draft.crates).filter(([name]) =>
    glyphs.some((glyph, square) => glyph === 'B' && squareName(square) === name),
  );
  return changed(draft, {
    map,
    legend: Object.fromEntries(Object.entries(legend).filter(([glyph]) => glyphs.includes(glyph))),
    crates: Object.fromEntries(crates),
  });
}

/** The letter of the legend that already means this tile, or the first that is free. */
function glyphFor(legend: Draft['legend'], tile: Tile): string | undefined {
  const same = Object.entries(legend).find(([, one]) => JSON.stringify(one) === JSON.stringify(tile));
  return same?.[0] ?? [...'abcdefghijklmnopqrstuvwxyz'].find((letter) => !Object.hasOwn(legend, letter));
}

export const paint = (draft: Draft, brush: Brush, channel: string, square: Square): Draft =>
  lay(draft, new Map([[square, tileOf(brush, channel) ?? plain[brush] ?? '.']]));

/** Inside there is floor below everything, on the ring wall. */
export const bareAt = (square: Square): string => (isRing(square) || isCorner(square) ? '#' : '.');

export const erase = (draft: Draft, square: Square): Draft => lay(draft, new Map([[square, bareAt(square)]]));

/** The brush and channel that would paint what is there. */
export function pick(
  draft: Draft,
  square: Square,
): { readonly brush: Brush; readonly channel?: string } | undefined {
  const stuff = stuffAt(draft, square);
  const brush = brushes.find((one) => {
    const tile = typeof stuff === 'string' ? undefined : tileOf(one, 'ch' in stuff ? stuff.ch : '');
    return tile ? JSON.stringify(tile) === JSON.stringify(stuff) : plain[one] === stuff;
  });
  if (brush === undefined) return undefined;
  return typeof stuff !== 'string' && 'ch' in stuff ? { brush, channel: stuff.ch } : { brush };
}
