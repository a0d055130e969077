/** What pointing at a square means, by where one is in the turn. Pure, so that mouse, finger and key agree. */
import { tailOf, type Shade, type Square, type StepwiseState } from '@rankfall/stepwise';

export type Meaning =
  | { readonly do: 'select'; readonly who: number }
  | { readonly do: 'done' }
  | { readonly do: 'add'; readonly square: Square }
  | { readonly do: 'push'; readonly square: Square }
  | { readonly do: 'links'; readonly square: Square }
  | { readonly do: 'refuse'; readonly square: Square };

export interface Desk {
  readonly state: StepwiseState;
  /** Whose route is being drawn. */
  readonly edited: number | undefined;
  readonly shades: readonly Shade[];
  /** Whether something is wired to this square. */
  readonly isWired: (square: Square) => boolean;
}

export function meaningOf({ state, edited, shades, isWired }: Desk, square: Square): Meaning {
  const standing = state.chars.findIndex(({ at }) => at === square);
  const one = edited === undefined ? undefined : state.chars[edited];
  if (state.phase === 'skill' && state.crates.some(({ at }) => at === square)) return { do: 'push', square };
  if (one === undefined || state.phase !== 'plan') {
    if (standing >= 0) return { do: 'select', who: standing };
    return isWired(square) ? { do: 'links', square } : { do: 'refuse', square };
  }
  // Its own token, or the end of its own route: it is finished.
  if (standing === edited || square === tailOf(one.start, one.path)) return { do: 'done' };
  const shade = shades.find((candidate) => candidate.square === square);
  if (shade?.kind === 'good') return { do: 'add', square };
  // A friend who will not have left: one rather means the friend.
  if (standing >= 0) return { do: 'select', who: standing };
  return shade?.kind === 'doubtful' ? { do: 'add', square } : { do: 'refuse', square };
}
