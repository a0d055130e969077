/** Who sits in a seat. A room asks a thinking sitter for a choice and takes whatever comes, whenever it comes. */
import type { Choice, Look, OpenCharter, Terms } from '@rankfall/kernel';

/** Thinks about what one seat sees; answers at most once, and not after it was cancelled. */
export type Think<T extends Terms> = (
  chair: { readonly charter: OpenCharter<T>; readonly look: Look<T> },
  answer: (choice: Choice | undefined) => void,
) => () => void;

export type Sitter<T extends Terms> =
  /** Somebody at this screen, or behind a wire: their choices come in by `choose`. */
  { readonly kind: 'person' } | { readonly kind: 'bot'; readonly think: Think<T> };
