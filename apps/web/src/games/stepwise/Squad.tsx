/**
 * Crates and the squad: where each began the turn, faded; where it stands, highlighted; where its route leads, in full colour.
 * Without a route the three are one.
 */
import { createMemo, For, Index, Show, type JSX } from 'solid-js';
import type { Square, StepwiseState } from '@rankfall/stepwise';
import { boxOf, centreOf, type Places } from './places.ts';
import type { Route } from './routes.ts';
import { Token } from './Token.tsx';

export interface SquadProps {
  readonly state: StepwiseState;
  readonly routes: readonly Route[];
  readonly places: Places;
  readonly isForecast: boolean;
  readonly edited: number | undefined;
}

export function Squad(props: SquadProps): JSX.Element {
  const who = createMemo(() => props.state.level.chars.map((_, index) => index));
  const crates = createMemo(() => props.state.crates);
  return (
    <>
      <Index each={crates()}>
        {(crate) => (
          <g class="s-crate" style={placed(props.places, crate().at)}>
            <rect x="-38" y="-38" width="76" height="76" rx="6" />
            <path d="M-38 -14H38M-38 14H38M-24 -38V38M24 -38V38" />
            <text y="12">{crate().weight}</text>
          </g>
        )}
      </Index>
      <For each={who()}>
        {(index) => (
          <Member
            who={index}
            state={props.state}
            route={props.routes.find((route) => route.who === index)}
            places={props.places}
            isForecast={props.isForecast}
            isEdited={props.edited === index}
          />
        )}
      </For>
    </>
  );
}

interface MemberProps {
  readonly who: number;
  readonly state: StepwiseState;
  readonly route: Route | undefined;
  readonly places: Places;
  readonly isForecast: boolean;
  readonly isEdited: boolean;
}

function Member(props: MemberProps): JSX.Element {
  const sheet = () => props.state.level.chars[props.who];
  const one = () => props.state.chars[props.who];
  const at = (): Square => one()?.at ?? 0;
  const start = (): Square => one()?.start ?? at();
  const tail = (): Square => props.route?.tail ?? at();
  const token = (): JSX.Element => (
    <Token who={props.who} shape={sheet()?.shape ?? 'circle'} name={sheet()?.name ?? ''} />
  );
  const isWaiting = (): boolean =>
    props.state.phase === 'plan' && props.route !== undefined && tail() !== at();
  return (
    <>
      <Show when={start() !== at()}>
        <g class="s-place" data-as="start" style={placed(props.places, start())}>
          <g transform={scaleOf(props.places, start())}>{token()}</g>
        </g>
      </Show>
      <Show when={tail() !== at() && !props.isForecast}>
        <g class="s-place" data-as="end" style={placed(props.places, tail())}>
          <g transform={scaleOf(props.places, tail())}>{token()}</g>
        </g>
      </Show>
      <g
        class="s-place"
        data-as="now"
        data-faded={isWaiting() || undefined}
        data-ghost={props.isForecast || undefined}
        style={placed(props.places, at())}
      >
        <g transform={scaleOf(props.places, at())}>
          <Show when={props.isEdited || props.route !== undefined || one()?.status === 'moving'}>
            <circle class="s-halo" data-edited={props.isEdited || undefined} r="47" />
          </Show>
          {token()}
          <Show when={one()?.focused}>
            <circle class="s-focused" r="50" />
          </Show>
          <Badge status={one()?.status} />
        </g>
      </g>
    </>
  );
}

/** Blocked is an octagon with a cross, complete a disc with a tick, down a square with a cross. */
function Badge(props: { readonly status: string | undefined }): JSX.Element {
  return (
    <>
      <Show when={props.status === 'blocked'}>
        <g class="s-badge" data-status="blocked" transform="translate(30 -30)">
          <path class="s-badge-body" d="M-9 -21H9L21 -9V9L9 21H-9L-21 9V-9Z" />
          <path class="s-badge-sign" d="M-8 -8L8 8M8 -8L-8 8" />
        </g>
      </Show>
      <Show when={props.status === 'complete'}>
        <g class="s-badge" data-status="complete" transform="translate(30 -30)">
          <circle class="s-badge-body" r="20" />
          <path class="s-badge-sign" d="M-9 0L-2 8 10 -7" />
        </g>
      </Show>
      <Show when={props.status === 'down'}>
        <g class="s-badge" data-status="down" transform="translate(30 -30)">
          <rect class="s-badge-body" x="-19" y="-19" width="38" height="38" rx="4" />
          <path class="s-badge-sign" d="M-9 -9L9 9M9 -9L-9 9" />
        </g>
      </Show>
    </>
  );
}

function placed(places: Places, square: Square): { readonly '--x': number; readonly '--y': number } {
  const { x, y } = centreOf(places, square);
  return { '--x': x, '--y': y };
}

/** In the narrow ring everything is a little smaller. */
function scaleOf(places: Places, square: Square): string {
  const { width, height } = boxOf(places, square);
  return Math.min(width, height) < 90 ? 'scale(0.78)' : 'scale(1)';
}
