/** The half-made choice of a board. It lives here and nowhere else; what it comes to is told at once. */
import { type Accessor, batch, createComputed, createMemo, createSignal, untrack } from 'solid-js';
import { isSquare as isOnBoard } from './geometry.ts';
import { isBegun, keep, look, type Look, pick, type Pickable, settle, unpick } from './picks.ts';
import type { BoardProps } from './props.ts';

const nothing: readonly never[] = [];

export interface Picking<O> {
  readonly picked: Accessor<readonly string[]>;
  readonly look: Accessor<Look<O>>;
  readonly isBegun: Accessor<boolean>;
  /** Letters to choose from, when nothing on the board is left to point at. */
  readonly letters: Accessor<readonly string[]>;
  /** Whether pointing here now would begin anew. */
  readonly canBegin: (token: string) => boolean;
  readonly isSquare: (token: string) => boolean;
  /** Whether it led anywhere. */
  readonly point: (token: string) => boolean;
  readonly finish: () => void;
  readonly back: () => void;
  readonly clear: () => void;
}

export function createPicking<O extends Pickable>(props: BoardProps<O>): Picking<O> {
  const isSquare = (token: string): boolean => isOnBoard(props, token);
  const options = createMemo<readonly O[]>(() => (props.interactive === false ? nothing : props.options));
  const [picked, setPicked] = createSignal<readonly string[]>(nothing);
  createComputed(() => setPicked(keep(options(), untrack(picked), isSquare)));

  const seen = createMemo(() => look(options(), picked(), isSquare));
  const start = createMemo(() => look(options(), settle(options(), nothing, isSquare), isSquare));
  const begun = createMemo(() => isBegun(options(), picked(), isSquare));
  const letters = createMemo(() => {
    const next = [...seen().next];
    return begun() && (seen().complete !== undefined || !next.some(isSquare))
      ? next.filter((token) => !isSquare(token))
      : nothing;
  });

  function change(next: readonly string[]): void {
    setPicked(next);
    props.onPick?.(next);
  }

  /** The picks are over before the choice is told, so that whoever hears it finds the board at rest. */
  function choose(option: O): void {
    batch(() => {
      change(settle(options(), nothing, isSquare));
      props.onChoose(option);
    });
  }

  function tryFrom(from: readonly string[], token: string): O | boolean {
    const step = pick(options(), from, token, isSquare);
    if (step.type === 'chosen') choose(step.option);
    else if (step.type === 'more') change(step.picked);
    else if (step.type === 'off') return step.option;
    return step.type !== 'refused';
  }

  function point(token: string): boolean {
    const found = tryFrom(picked(), token);
    if (found === true) return true;
    if (begun() && tryFrom(settle(options(), nothing, isSquare), token) === true) return true;
    if (options().length > 0)
      props.onRefuse?.({ picked: picked(), token, ...(typeof found === 'object' ? { option: found } : {}) });
    return false;
  }

  return {
    picked,
    look: seen,
    isBegun: begun,
    letters,
    canBegin: (token) => start().next.has(token),
    isSquare,
    point,
    finish: () => {
      const { complete } = seen();
      if (complete !== undefined) choose(complete);
    },
    back: () => change(unpick(options(), picked(), isSquare)),
    clear: () => change(settle(options(), nothing, isSquare)),
  };
}
