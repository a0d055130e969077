/** Who sits in a seat. A room asks a thinking sitter for a choice and takes whatever comes, whenever it comes. */
import type { Choice, Look, OpenCharter, Terms } from '@rankfall/kernel';

/** Thinks about what one seat sees; answers at most once, and not after it was cancelled. */
export type Think<T extends Terms> = (
  chair: { readonly charter: OpenCharter<T>; readonly look: Look<T> },
  answer: (choice: Choice | undefined) => void,
) => () => void;

/** A bot of a real-time game: asked a moment after it could act, about what it sees then. Undefined: it would rather wait. */
export interface ReflexSitter<T extends Terms> {
  readonly kind: 'reflex';
  /** The id of the action it waits for. */
  readonly action: string;
  /** Milliseconds from the instant the action opens until it acts; asked anew each time. */
  delay(): number;
  pick(chair: Parameters<Think<T>>[0]): Choice | undefined;
}

export type Sitter<T extends Terms> =
  /** Somebody at this screen, or behind a wire: their choices come in by `choose`. */
  { readonly kind: 'person' } | { readonly kind: 'bot'; readonly think: Think<T> } | ReflexSitter<T>;
