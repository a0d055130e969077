/** Routes: the one being drawn in full with its numbers, the others as thin lines where they are wanted. */
import { For, Show, type JSX } from 'solid-js';
import { centreOf, type Places, type Point } from './places.ts';
import type { Route, RouteStop } from './routes.ts';

export interface RoutesProps {
  readonly routes: readonly Route[];
  readonly places: Places;
  readonly edited: number | undefined;
  readonly all: boolean;
  /** A frame of the forecast is shown: numbers would be in its way. */
  readonly isHidden: boolean;
}

export function Routes(props: RoutesProps): JSX.Element {
  const isFull = (route: Route): boolean =>
    route.who === props.edited || (props.edited === undefined && props.routes.length === 1);
  const shown = (): readonly Route[] =>
    props.routes
      .filter((route) => isFull(route) || props.all)
      .toSorted((one, two) => Number(isFull(one)) - Number(isFull(two)));
  return (
    <For each={shown()}>
      {(route) => (
        <g class="s-route" data-squad={route.who} data-full={isFull(route) || undefined}>
          <For each={route.legs}>
            {(leg) => (
              <path
                class="s-leg"
                data-state={leg.state}
                d={lineOf(props.places, isFull(route) ? 0 : shift(route.who), leg)}
              />
            )}
          </For>
          <Show when={isFull(route) && !props.isHidden}>
            <For each={route.stops}>{(stop) => <Stop stop={stop} route={route} places={props.places} />}</For>
          </Show>
        </g>
      )}
    </For>
  );
}

/** Routes that share a way lie beside each other, around the one that is being drawn. */
const shift = (who: number): number => (who % 2 === 0 ? -8 - 3 * who : 5 + 3 * who);

function lineOf(places: Places, by: number, leg: { from: number; to: number }): string {
  const at = ({ x, y }: Point): string => `${x + by} ${y + by}`;
  return `M${at(centreOf(places, leg.from))}L${at(centreOf(places, leg.to))}`;
}

function Stop(props: {
  readonly stop: RouteStop;
  readonly route: Route;
  readonly places: Places;
}): JSX.Element {
  /** Where somebody stands or is going to, numbers move aside. */
  const at = (): Point => {
    const { x, y } = centreOf(props.places, props.stop.square);
    const isTaken = props.stop.square === props.route.tail || props.stop.square === props.route.start;
    return isTaken ? { x: x - 30, y: y + 30 } : { x, y };
  };
  const text = (): string =>
    [
      props.stop.steps.join('·'),
      props.stop.waits > 0 ? `×${props.stop.waits}` : '',
      props.stop.focuses > 0 ? '⊙' : '',
      props.stop.state === 'fail' ? '✕' : props.stop.state === 'doubt' ? '?' : '',
    ].join('');
  const width = (): number => Math.max(34, 12 + [...text()].length * 14);
  return (
    <g class="s-stop" data-state={props.stop.state} transform={`translate(${at().x} ${at().y})`}>
      <rect x={-width() / 2} y="-17" width={width()} height="34" rx="17" />
      <text y="9">{text()}</text>
    </g>
  );
}
