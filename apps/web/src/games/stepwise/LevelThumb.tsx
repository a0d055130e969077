/** A level as small as a stamp, drawn with a handful of shapes: a page shows dozens of them. */
import { createMemo, For, type JSX } from 'solid-js';
import type { Square, StepwiseState } from '@rankfall/stepwise';
import { boxOf, centreOf, placesOf } from './places.ts';
import { tilesOf, type TileKind } from './scene.ts';
import { Token } from './Token.tsx';
import './board.css';

const places = placesOf(0.5);

/** What is drawn in one go, and how much of its square it fills. */
const layers: readonly {
  readonly name: string;
  readonly kinds: readonly TileKind[];
  readonly inset: number;
}[] = [
  { name: 'wall', kinds: ['wall'], inset: 0 },
  { name: 'entrance', kinds: ['entrance'], inset: 0 },
  { name: 'exit', kinds: ['exit'], inset: 0 },
  { name: 'pit', kinds: ['pit'], inset: 6 },
  { name: 'door', kinds: ['door'], inset: 6 },
  { name: 'plate', kinds: ['hold', 'latch', 'switch'], inset: 26 },
  { name: 'crack', kinds: ['crumble'], inset: 20 },
];

export function LevelThumb(props: { readonly state: StepwiseState }): JSX.Element {
  const tiles = createMemo(() => tilesOf(props.state));
  const boxes = (kinds: readonly TileKind[], inset: number): string =>
    tiles()
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ square }) => boxPath(square, inset))
      .join('');
  const spikes = (): string =>
    tiles()
      .filter(({ kind }) => kind === 'spikes')
      .map(({ square }) => {
        const { x, y } = centreOf(places, square);
        return `M${x - 34} ${y + 30}l17 -60 17 60zM${x} ${y + 30}l17 -60 17 60z`;
      })
      .join('');
  const crates = (): string => props.state.crates.map(({ at }) => boxPath(at, 16)).join('');
  return (
    <div class="s-board" aria-hidden="true">
      <svg class="s-drawing" viewBox={`0 0 ${places.side} ${places.side}`}>
        <rect class="s-floor" width={places.side} height={places.side} />
        <For each={layers}>
          {({ name, kinds, inset }) => <path class={`s-thumb-${name}`} d={boxes(kinds, inset)} />}
        </For>
        <path class="s-spike" d={spikes()} />
        <path class="s-thumb-crate" d={crates()} />
        <For each={props.state.level.chars}>
          {(sheet, who) => {
            const at = centreOf(places, props.state.chars[who()]?.at ?? 0);
            return (
              <g transform={`translate(${at.x} ${at.y})`}>
                <Token who={who()} shape={sheet.shape} name="" />
              </g>
            );
          }}
        </For>
      </svg>
    </div>
  );
}

function boxPath(square: Square, inset: number): string {
  const { x, y, width, height } = boxOf(places, square);
  return `M${x + inset} ${y + inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}z`;
}
