/**
 * The board of a level: floor, routes and squad as one drawing, and above it an ARIA grid with one cursor that mouse, finger and
 * keys point with. It knows no rules: what is drawn comes in, and what was pointed at goes out.
 */
import { createEffect, createMemo, createSignal, For, Index, Show, type JSX } from 'solid-js';
import {
  SIZE,
  squareAt,
  squareName,
  xOf,
  yOf,
  type Shade,
  type Square,
  type StepwiseState,
} from '@rankfall/stepwise';
import { createPointer } from './create-pointer.ts';
import { readStepKey, type StepIntent } from './keys.ts';
import { boxOf, centreOf, placesOf, type Box, type Places } from './places.ts';
import { Routes } from './Routes.tsx';
import type { Route } from './routes.ts';
import { linksOf, tilesOf, type TileFact } from './scene.ts';
import { Squad } from './Squad.tsx';
import { Tile } from './Tile.tsx';
import './board.css';

export interface BoardHandle {
  focus(square?: Square): void;
  cursor(): Square;
}

export interface StepBoardProps {
  /** What is shown: how things stand, or a frame of the forecast. */
  readonly state: StepwiseState;
  readonly isForecast: boolean;
  /** The width of the ring, in squares. */
  readonly ring: number;
  readonly routes: readonly Route[];
  readonly edited: number | undefined;
  readonly allRoutes: boolean;
  readonly shades: readonly Shade[];
  /** A source or sink whose wires are shown. */
  readonly wired?: Square | undefined;
  /** The next step of everybody, as a hint. */
  readonly arrows?: readonly { readonly from: Square; readonly to: Square }[];
  /** Squares that something is wrong with. */
  readonly flagged?: readonly Square[];
  readonly note?: { readonly square: Square; readonly text: string } | undefined;
  readonly label: string;
  readonly labelOf: (square: Square) => string;
  /** Left out, the board is only looked at. */
  readonly onTap?: (square: Square) => void;
  readonly onGrab?: (square: Square) => boolean;
  readonly onDraw?: (square: Square) => void;
  readonly onDrop?: (isInside: boolean) => void;
  /** A finger or the other mouse button rests on a square. */
  readonly onHold?: (square: Square) => void;
  /** What the other mouse button rubs out as it goes. */
  readonly onErase?: (square: Square) => void;
  /** A part of the board that is marked, by its upper left and lower right square. */
  readonly marked?: readonly [Square, Square] | undefined;
  readonly onIntent?: (intent: StepIntent, cursor: Square) => boolean;
  /** Arrows are steps of a route rather than the cursor's. */
  readonly isDrawing?: boolean;
  readonly handle?: (handle: BoardHandle) => void;
}

const rows = Array.from({ length: SIZE }, (_, row) =>
  Array.from({ length: SIZE }, (__, column) => row * SIZE + column),
);

export function StepBoard(props: StepBoardProps): JSX.Element {
  let root!: HTMLDivElement;
  const places = createMemo((): Places => placesOf(props.ring));
  const tiles = createMemo<readonly TileFact[]>((before) => keepSame(before, tilesOf(props.state)), []);
  const [cursor, setCursor] = createSignal<Square>(props.state.chars[0]?.at ?? 44);
  const [hovered, setHovered] = createSignal<Square>();
  const pointer = createPointer({
    root: () => root,
    places,
    tap: (square) => props.onTap?.(square),
    grab: (square) => props.onGrab?.(square) ?? false,
    draw: (square) => props.onDraw?.(square),
    drop: (isInside) => props.onDrop?.(isInside),
    hover: setHovered,
    hold: (square) => props.onHold?.(square),
    erase: () => props.onErase,
  });
  const focus = (square: Square = cursor()): void => {
    setCursor(square);
    root.querySelector<HTMLElement>(`[data-square="${squareName(square)}"]`)?.focus({ preventScroll: true });
  };
  props.handle?.({ focus, cursor });
  const links = createMemo(() => {
    const from = props.wired ?? hovered();
    return from === undefined ? [] : linksOf(tiles(), from).map((to) => ({ from, to }));
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!props.onIntent) return;
    const intent = readStepKey(event, props.isDrawing === true);
    if (!intent) return;
    if (intent.do === 'walk') {
      const next = squareAt(xOf(cursor()) + intent.dx, yOf(cursor()) + intent.dy);
      if (next !== undefined) focus(next);
    } else if (!props.onIntent(intent, cursor())) return;
    event.preventDefault();
  };
  createEffect(() => {
    // While a route is drawn the cursor goes along with its end.
    const route = props.routes.find(({ who }) => who === props.edited);
    if (props.edited === undefined || props.isDrawing !== true) return;
    const at = route?.tail ?? props.state.chars[props.edited]?.at;
    if (at === undefined) return;
    setCursor(at);
    if (root.contains(document.activeElement)) focus(at);
  });
  return (
    <div
      class="s-board"
      data-forecast={props.isForecast || undefined}
      data-interactive={props.onTap ? true : undefined}
      style={{ '--ring': `${props.ring}fr` }}
    >
      <svg class="s-drawing" viewBox={`0 0 ${places().side} ${places().side}`} aria-hidden="true">
        <Patterns />
        <Index each={tiles()}>{(tile) => <Tile tile={tile()} places={places()} />}</Index>
        <For each={props.shades}>{(shade) => <Candidate shade={shade} places={places()} />}</For>
        <For each={links()}>
          {({ from, to }) => <path class="s-link" d={lineBetween(places(), from, to)} />}
        </For>
        <Routes
          routes={props.routes}
          places={places()}
          edited={props.edited}
          all={props.allRoutes}
          isHidden={props.isForecast}
        />
        <Squad
          state={props.state}
          routes={props.routes}
          places={places()}
          isForecast={props.isForecast}
          edited={props.edited}
        />
        <Show when={props.marked}>
          {(marked) => <rect class="s-marked" {...boxBetween(places(), marked())} />}
        </Show>
        <For each={props.flagged ?? []}>
          {(square) => <rect class="s-flag" {...boxOf(places(), square)} />}
        </For>
        <For each={props.arrows ?? []}>
          {({ from, to }) => <path class="s-hint-arrow" d={arrowBetween(places(), from, to)} />}
        </For>
      </svg>
      <div
        ref={(element) => {
          root = element;
          // Not delegated by Solid: the page must find the key already taken.
          element.addEventListener('keydown', onKeyDown);
        }}
        role="grid"
        class="s-cells"
        aria-label={props.label}
        onPointerDown={pointer.down}
        onPointerMove={pointer.move}
        onPointerUp={pointer.up}
        onPointerCancel={pointer.cancel}
        onPointerLeave={() => setHovered(undefined)}
        onContextMenu={(event) => {
          if (props.onTap) event.preventDefault();
        }}
      >
        <For each={rows}>
          {(row) => (
            <div role="row" class="s-row">
              <For each={row}>
                {(square) => (
                  <div
                    role="gridcell"
                    class="s-cell"
                    data-square={squareName(square)}
                    data-shade={props.shades.find((shade) => shade.square === square)?.kind}
                    aria-label={props.labelOf(square)}
                    tabindex={cursor() === square ? 0 : -1}
                    onFocus={() => setCursor(square)}
                  />
                )}
              </For>
            </div>
          )}
        </For>
      </div>
      <Show when={props.note}>
        {(note) => {
          const at = createMemo(() => centreOf(places(), note().square));
          return (
            <p
              class="s-note"
              aria-hidden="true"
              data-below={at().y < places().side / 2 || undefined}
              style={{ '--at-x': at().x / places().side, '--at-y': at().y / places().side }}
            >
              {note().text}
            </p>
          );
        }}
      </Show>
    </div>
  );
}

/** Where the next step may lead: a dot where it will work, a hatch and a question mark where it is not expected to. */
function Candidate(props: { readonly shade: Shade; readonly places: Places }): JSX.Element {
  const centre = createMemo(() => centreOf(props.places, props.shade.square));
  return (
    <Show when={props.shade.kind !== 'impossible'}>
      <g class="s-candidate" data-kind={props.shade.kind}>
        <rect {...boxOf(props.places, props.shade.square)} />
        <Show
          when={props.shade.kind === 'good'}
          fallback={
            <text x={centre().x} y={centre().y + 12}>
              {'?'}
            </text>
          }
        >
          <circle cx={centre().x} cy={centre().y} r="13" />
        </Show>
      </g>
    </Show>
  );
}

function Patterns(): JSX.Element {
  return (
    <defs>
      <pattern
        id="s-hatch"
        width="14"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect class="s-hatch-line" width="5" height="14" />
      </pattern>
      <pattern
        id="s-doubt"
        width="16"
        height="16"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect class="s-doubt-line" width="6" height="16" />
      </pattern>
    </defs>
  );
}

function boxBetween(places: Places, [from, to]: readonly [Square, Square]): Box {
  const [a, b] = [boxOf(places, from), boxOf(places, to)];
  return { x: a.x, y: a.y, width: b.x + b.width - a.x, height: b.y + b.height - a.y };
}

function lineBetween(places: Places, from: Square, to: Square): string {
  const [a, b] = [centreOf(places, from), centreOf(places, to)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}

function arrowBetween(places: Places, from: Square, to: Square): string {
  const [a, b] = [centreOf(places, from), centreOf(places, to)];
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const wing = (turn: number): string =>
    `${b.x - 26 * Math.cos(angle + turn)} ${b.y - 26 * Math.sin(angle + turn)}`;
  return `M${a.x} ${a.y}L${b.x} ${b.y}M${wing(0.6)}L${b.x} ${b.y}L${wing(-0.6)}`;
}

/** A tile that is as it was stays the very same object, so that only what changed is drawn again. */
function keepSame(before: readonly TileFact[], next: readonly TileFact[]): readonly TileFact[] {
  return next.map((tile, at) => {
    const old = before[at];
    const isSame =
      old !== undefined &&
      old.kind === tile.kind &&
      old.on === tile.on &&
      old.jammed === tile.jammed &&
      old.left === tile.left &&
      old.face === tile.face &&
      old.rim === tile.rim &&
      old.beats === tile.beats &&
      old.channel === tile.channel &&
      old.inverse === tile.inverse;
    return isSame ? old : tile;
  });
}
