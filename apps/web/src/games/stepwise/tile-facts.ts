/** All there is to know about a square: what lies there, what its channel hears and moves, who stands there, what can be done. */
import { boardOf, worldOf, type Mode, type Shade, type Square, type StepwiseState } from '@rankfall/stepwise';
import { tilesOf, type TileFact } from './scene.ts';

export interface ChannelFact {
  readonly name: string;
  readonly mode: Mode;
  readonly isOn: boolean;
  /** Plates and switches that feed it. */
  readonly sources: readonly TileFact[];
  readonly clock: string | undefined;
  /** Doors and spikes that it moves. */
  readonly sinks: readonly TileFact[];
}

export interface SquareFacts {
  readonly square: Square;
  readonly tile: TileFact;
  readonly channel: ChannelFact | undefined;
  /** Who stands here, as a place in the squad. */
  readonly who: number | undefined;
  readonly crate: number | undefined;
  /** What a step of the route being drawn would be. */
  readonly shade: Shade | undefined;
}

const isSink = ({ kind }: TileFact): boolean => kind === 'door' || kind === 'spikes';

export function squareFacts(
  state: StepwiseState,
  shades: readonly Shade[],
  square: Square,
): SquareFacts | undefined {
  const tiles = tilesOf(state);
  const tile = tiles[square];
  if (!tile) return undefined;
  const who = state.chars.findIndex(({ at }) => at === square);
  return {
    square,
    tile,
    channel: tile.channel === undefined ? undefined : channelOf(state, tiles, tile.channel),
    who: who < 0 ? undefined : who,
    crate: state.crates.find(({ at }) => at === square)?.weight,
    shade: shades.find((one) => one.square === square && one.kind !== 'impossible'),
  };
}

function channelOf(state: StepwiseState, tiles: readonly TileFact[], name: string): ChannelFact {
  const wired = tiles.filter(({ channel }) => channel === name);
  return {
    name,
    mode: state.level.modes[name] ?? 'any',
    isOn: worldOf(state).signals.get(name) === true,
    sources: wired.filter((one) => !isSink(one)),
    clock: boardOf(state.level).clocks.find(({ ch }) => ch === name)?.beat,
    sinks: wired.filter(isSink),
  };
}
