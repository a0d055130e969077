/** What lies on every square of a state, as it is drawn and spoken: the tile, what it is wired to, and how it stands. */
import {
  SIZE,
  SQUARES,
  strengthOf,
  worldOf,
  type Level,
  type Square,
  type StepwiseState,
  type World,
} from '@rankfall/stepwise';

export const tileKinds = [
  'floor',
  'wall',
  'entrance',
  'exit',
  'pit',
  'crumble',
  'hold',
  'latch',
  'switch',
  'door',
  'spikes',
] as const;
export type TileKind = (typeof tileKinds)[number];

export interface TileFact {
  readonly square: Square;
  readonly kind: TileKind;
  readonly channel?: string;
  readonly inverse?: boolean;
  /** Pressed, latched, switched on; of a door that it is open, of spikes that they are out. */
  readonly on?: boolean;
  /** A door that only a body keeps open. */
  readonly jammed?: boolean;
  /** How often crumbling floor can still be left. */
  readonly left?: number;
  /** Of a wall: floor lies below it, or above it. */
  readonly face?: boolean;
  readonly rim?: boolean;
  /** Steps until a clock changes it. */
  readonly beats?: number;
}

export function tilesOf(state: StepwiseState): readonly TileFact[] {
  const world = worldOf(state);
  return Array.from({ length: SQUARES }, (_, square) => factOf(state, world, square));
}

function factOf(state: StepwiseState, world: World, square: Square): TileFact {
  const { board } = world;
  const tile = board.tile[square];
  if (board.wall[square])
    return {
      square,
      kind: 'wall',
      face: board.wall[square + SIZE] === false,
      rim: board.wall[square - SIZE] === false,
    };
  if (world.pit[square] === 1) return { square, kind: 'pit' };
  switch (tile?.t) {
    case undefined:
      return { square, kind: tagOf(state.level, square) };
    case 'crumble':
      return state.filled.includes(square)
        ? { square, kind: 'floor' }
        : { square, kind: 'crumble', left: strengthOf(state, square) ?? 1 };
    case 'plate': {
      const isPressed = world.squad[square] !== -1 || world.crate[square] === 1;
      const on = tile.kind === 'latch' ? state.latched.includes(square) : isPressed;
      return { square, kind: tile.kind, channel: tile.ch, on };
    }
    case 'switch':
      return { square, kind: 'switch', channel: tile.ch, on: state.flipped.includes(square) };
    case 'door':
      return {
        square,
        kind: 'door',
        ...wired(state, tile),
        on: world.closed[square] === 0,
        jammed: world.jammed.includes(square),
      };
    case 'spikes':
      return { square, kind: 'spikes', ...wired(state, tile), on: world.out[square] === 1 };
  }
}

function tagOf({ map }: Level, square: Square): TileKind {
  const glyph = map[Math.floor(square / 10)]?.[square % 10];
  return glyph === 'E' ? 'entrance' : glyph === 'X' ? 'exit' : 'floor';
}

function wired(
  state: StepwiseState,
  { ch, inv }: { readonly ch: string; readonly inv?: true },
): Pick<TileFact, 'channel' | 'inverse' | 'beats'> {
  const beats = beatsOf(state, ch);
  return { channel: ch, inverse: inv === true, ...(beats === undefined ? {} : { beats }) };
}

/** Steps until the clock of a channel changes; nothing without a clock, or one that never does. */
function beatsOf({ level, clock }: StepwiseState, channel: string): number | undefined {
  const beat = Object.hasOwn(level.clocks, channel) ? level.clocks[channel] : undefined;
  if (beat === undefined) return undefined;
  const at = (time: number): string => beat[time % beat.length] ?? '0';
  for (let ahead = 1; ahead <= beat.length; ahead++) if (at(clock + ahead) !== at(clock)) return ahead;
  return undefined;
}

/** The squares that share a channel with this one: what a plate moves, or what moves a door. */
export function linksOf(tiles: readonly TileFact[], square: Square): readonly Square[] {
  const here = tiles[square];
  if (here?.channel === undefined) return [];
  const isSink = (kind: TileKind): boolean => kind === 'door' || kind === 'spikes';
  return tiles
    .filter(({ channel, kind }) => channel === here.channel && isSink(kind) !== isSink(here.kind))
    .map((tile) => tile.square);
}
