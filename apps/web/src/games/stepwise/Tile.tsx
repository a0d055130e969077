/** One tile of the floor. Every kind has a drawing of its own, and every state of it a shape, so that nothing needs colour. */
import { Match, Show, Switch, type JSX } from 'solid-js';
import { boxOf, type Box, type Places } from './places.ts';
import type { TileFact } from './scene.ts';

export interface TileProps {
  readonly tile: TileFact;
  readonly places: Places;
}

export function Tile(props: TileProps): JSX.Element {
  const box = (): Box => boxOf(props.places, props.tile.square);
  const isDark = (): boolean => (Math.floor(props.tile.square / 10) + (props.tile.square % 10)) % 2 === 1;
  return (
    <g class="s-tile" data-kind={props.tile.kind} data-on={props.tile.on === true || undefined}>
      <rect class="s-floor" data-dark={isDark() || undefined} {...box()} />
      <Switch>
        <Match when={props.tile.kind === 'wall'}>
          <rect class="s-wall" {...box()} />
          <Show when={props.tile.face}>
            <rect class="s-wall-face" {...faceOf(box())} />
          </Show>
          <Show when={props.tile.rim}>
            <rect class="s-wall-rim" x={box().x} y={box().y} width={box().width} height="6" />
          </Show>
        </Match>
        <Match when={props.tile.kind === 'entrance'}>
          <rect class="s-entrance" {...box()} />
        </Match>
        <Match when={props.tile.kind === 'exit'}>
          <rect class="s-exit" {...box()} />
          <path class="s-exit-arrow" d={arrowTo(box(), props.places.side)} />
        </Match>
        <Match when={props.tile.kind !== 'floor'}>
          <g transform={`translate(${box().x} ${box().y})`}>
            <Thing tile={props.tile} />
          </g>
        </Match>
      </Switch>
    </g>
  );
}

/** The front of a wall, as seen from below. */
const faceOf = ({ x, y, width, height }: Box): Box => ({ x, y: y + height - 20, width, height: 20 });

/** Points out of the board, whichever side the exit is on. */
function arrowTo({ x, y, width, height }: Box, side: number): string {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const r = Math.min(width, height) * 0.26;
  const [dx, dy] = x === 0 ? [-1, 0] : y === 0 ? [0, -1] : x + width >= side ? [1, 0] : [0, 1];
  const tip = `${cx + dx * r} ${cy + dy * r}`;
  return `M${cx - dx * r - dy * r} ${cy - dy * r - dx * r}L${tip} ${cx - dx * r + dy * r} ${cy - dy * r + dx * r}`;
}

/** What is wired or gives way, on 100 × 100 units. */
function Thing(props: { readonly tile: TileFact }): JSX.Element {
  return (
    <>
      <Switch>
        <Match when={props.tile.kind === 'pit'}>
          <rect class="s-pit" x="6" y="6" width="88" height="88" rx="10" />
          <path class="s-pit-depth" d="M14 30V22a8 8 0 0 1 8-8h56a8 8 0 0 1 8 8v8" />
        </Match>
        <Match when={props.tile.kind === 'crumble'}>
          <path
            class="s-crack"
            d="M8 34l22 8 8 20 26-6 12 22 16 4M30 42l14-26M64 56l8-24 20-8M38 62l-14 30"
          />
          <Show when={(props.tile.left ?? 1) > 1}>
            <text class="s-count" x="14" y="28">
              {props.tile.left}
            </text>
          </Show>
        </Match>
        <Match when={props.tile.kind === 'hold'}>
          <rect class="s-plate" x="14" y="14" width="72" height="72" rx="12" />
          <rect class="s-plate-top" x="24" y={props.tile.on ? 26 : 20} width="52" height="52" rx="8" />
        </Match>
        <Match when={props.tile.kind === 'latch'}>
          <circle class="s-plate" cx="50" cy="50" r="38" />
          <circle class="s-plate-top" cx="50" cy={props.tile.on ? 52 : 47} r="27" />
          <path class="s-hook" d={props.tile.on ? 'M40 14v-8h20v8' : 'M60 14v-8h14v8'} />
        </Match>
        <Match when={props.tile.kind === 'switch'}>
          <rect class="s-plate" x="14" y="30" width="72" height="40" rx="20" />
          <circle class="s-knob" cx={props.tile.on ? 66 : 34} cy="50" r="15" />
        </Match>
        <Match when={props.tile.kind === 'door'}>
          <Show
            when={props.tile.on}
            fallback={
              <>
                <rect class="s-door" x="4" y="4" width="92" height="92" rx="6" />
                <path class="s-door-line" d="M27 8v84M50 8v84M73 8v84M6 50h88" />
              </>
            }
          >
            <path class="s-door-frame" d="M4 4h14v92H4zM82 4h14v92H82z" />
          </Show>
          <Show when={props.tile.jammed}>
            <path class="s-jam" d="M22 88h56" />
          </Show>
        </Match>
        <Match when={props.tile.kind === 'spikes'}>
          <rect class="s-slot" x="8" y="8" width="84" height="84" rx="8" />
          <Show
            when={props.tile.on}
            fallback={
              <g class="s-hole">
                <circle cx="30" cy="34" r="6" />
                <circle cx="70" cy="34" r="6" />
                <circle cx="30" cy="74" r="6" />
                <circle cx="70" cy="74" r="6" />
                <circle cx="50" cy="54" r="6" />
              </g>
            }
          >
            <path
              class="s-spike"
              d="M18 48L30 14l12 34zM58 48L70 14l12 34zM38 68L50 34l12 34zM18 88L30 54l12 34zM58 88L70 54l12 34z"
            />
          </Show>
        </Match>
      </Switch>
      <Show when={props.tile.channel}>
        {(channel) => (
          <g class="s-channel" data-inverse={props.tile.inverse === true || undefined}>
            <circle cx="80" cy="20" r="15" />
            <text x="80" y="27">
              {channel().slice(0, 1)}
            </text>
            <Show when={props.tile.inverse}>
              <path d="M68 32L92 8" />
            </Show>
          </g>
        )}
      </Show>
      <Show when={props.tile.beats}>
        {(beats) => (
          <g class="s-beat">
            <rect x="4" y="6" width="30" height="28" rx="6" />
            <text x="19" y="28">
              {beats()}
            </text>
          </g>
        )}
      </Show>
    </>
  );
}
