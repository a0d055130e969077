/** A level laid out for the rules: what every square is, and which sources feed which channel. Made once per level. */
import { parseSquare, SQUARES } from './squares.ts';
import type { Level, Mode, Square, Tile } from './types.ts';

export interface Sink {
  readonly square: Square;
  readonly ch: string;
  readonly inv: boolean;
}

export interface Board {
  readonly wall: readonly boolean[];
  readonly pit: readonly boolean[];
  readonly exit: readonly boolean[];
  readonly exits: readonly Square[];
  readonly tile: readonly (Tile | undefined)[];
  readonly crumbling: ReadonlyMap<Square, number>;
  readonly doors: readonly Sink[];
  readonly spikes: readonly Sink[];
  readonly holds: readonly { readonly square: Square; readonly ch: string }[];
  readonly latches: readonly { readonly square: Square; readonly ch: string }[];
  readonly switches: readonly { readonly square: Square; readonly ch: string }[];
  readonly clocks: readonly { readonly ch: string; readonly beat: string }[];
  readonly channels: readonly { readonly ch: string; readonly mode: Mode }[];
  /** Start squares, and ids of the squad that are unique even where names are not. */
  readonly starts: readonly Square[];
  readonly ids: readonly string[];
}

const made = new WeakMap<Level, Board>();

export function boardOf(level: Level): Board {
  const known = made.get(level);
  if (known) return known;
  const board = layOut(level);
  made.set(level, board);
  return board;
}

function layOut(level: Level): Board {
  const glyphs = level.map.join('');
  const all = Array.from({ length: SQUARES }, (_, square) => square);
  const glyphAt = (square: Square): string => glyphs[square] ?? '#';
  const tile = all.map((square) => tileOf(level, glyphAt(square)));
  const having = <T extends Tile['t']>(t: T): { square: Square; tile: Extract<Tile, { t: T }> }[] =>
    all.flatMap((square) => {
      const here = tile[square];
      return here?.t === t ? [{ square, tile: here as Extract<Tile, { t: T }> }] : [];
    });
  const sinks = (t: 'door' | 'spikes'): readonly Sink[] =>
    having(t).map(({ square, tile: { ch, inv } }) => ({ square, ch, inv: inv === true }));
  const plates = (kind: 'hold' | 'latch'): readonly { square: Square; ch: string }[] =>
    having('plate').flatMap(({ square, tile: { ch, kind: its } }) => (its === kind ? [{ square, ch }] : []));
  const doors = sinks('door');
  const spikes = sinks('spikes');
  const channels = [...new Set([...doors, ...spikes].map(({ ch }) => ch))];
  return {
    wall: all.map((square) => glyphAt(square) === '#'),
    pit: all.map((square) => glyphAt(square) === '_'),
    exit: all.map((square) => glyphAt(square) === 'X'),
    exits: all.filter((square) => glyphAt(square) === 'X'),
    tile,
    crumbling: new Map(having('crumble').map(({ square, tile: { n } }) => [square, n])),
    doors,
    spikes,
    holds: plates('hold'),
    latches: plates('latch'),
    switches: having('switch').map(({ square, tile: { ch } }) => ({ square, ch })),
    clocks: Object.entries(level.clocks).map(([ch, beat]) => ({ ch, beat })),
    channels: channels.map((ch) => ({ ch, mode: ownMode(level, ch) })),
    starts: level.chars.map(({ at }) => parseSquare(at) ?? 0),
    ids: idsOf(level.chars.map(({ name }) => name)),
  };
}

function tileOf(level: Level, glyph: string): Tile | undefined {
  if (glyph === '%') return { t: 'crumble', n: 1 };
  return Object.hasOwn(level.legend, glyph) ? level.legend[glyph] : undefined;
}

function ownMode(level: Level, ch: string): Mode {
  return (Object.hasOwn(level.modes, ch) ? level.modes[ch] : undefined) ?? 'any';
}

/** The second Ann is 'Ann#2'. */
function idsOf(names: readonly string[]): readonly string[] {
  const ids: string[] = [];
  for (const name of names) {
    let id = name;
    for (let n = 2; ids.includes(id); n++) id = `${name}#${n}`;
    ids.push(id);
  }
  return ids;
}
