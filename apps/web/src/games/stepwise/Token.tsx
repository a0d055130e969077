/** A member of the squad: its shape first, its colour second, and its initial. Drawn around the origin. */
import { Show, type JSX } from 'solid-js';
import type { Shape } from '@rankfall/stepwise';

/** Outlines within a circle of 40 units, optically of one size. */
const outlines: Readonly<Record<Exclude<Shape, 'circle'>, string>> = {
  square: 'M-29 -29H29V29H-29Z',
  triangle: 'M0 -40L37 30H-37Z',
  diamond: 'M0 -41L38 0 0 41 -38 0Z',
  hexagon: 'M-19 -34H19L38 0 19 34H-19L-38 0Z',
  star: 'M0 -42L11 -15 40 -13 18 6 25 34 0 19 -25 34 -18 6 -40 -13 -11 -15Z',
};
/** Where the initial sits: a triangle is heavy at its foot. */
const drops: Partial<Readonly<Record<Shape, number>>> = { triangle: 10 };

export interface TokenProps {
  readonly shape: Shape;
  readonly name: string;
  readonly who: number;
}

export function Token(props: TokenProps): JSX.Element {
  return (
    <g class="s-token" data-squad={props.who}>
      <Show
        when={props.shape !== 'circle' && props.shape}
        keyed
        fallback={<circle class="s-token-body" r="35" />}
      >
        {(shape) => <path class="s-token-body" d={outlines[shape]} />}
      </Show>
      <text class="s-token-name" y={12 + (drops[props.shape] ?? 0)}>
        {initialOf(props.name)}
      </text>
    </g>
  );
}

export const initialOf = (name: string): string => [...name][0]?.toUpperCase() ?? '';

/** The same in a small drawing of its own, for lists. */
export function TokenPicture(props: TokenProps): JSX.Element {
  return (
    <svg class="s-token-picture" viewBox="-45 -45 90 90" aria-hidden="true">
      <Token {...props} />
    </svg>
  );
}
