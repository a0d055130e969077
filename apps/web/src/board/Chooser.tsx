/** Asks which piece, beside the square it is for: a promotion, or one of a pool. Also whether a turn that could go on ends here. */
import { For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Piece } from '../pieces/Piece.tsx';
import type { PieceLook } from '../look/themes.ts';
import type { Cell, Layout } from './geometry.ts';
import type { BoardWords } from './words.ts';

export interface ChooserProps {
  readonly layout: Layout;
  readonly cell: Cell;
  readonly letters: readonly string[];
  readonly canFinish: boolean;
  readonly side: number;
  readonly look: PieceLook;
  readonly words: BoardWords;
  readonly onPick: (letter: string) => void;
  readonly onFinish: () => void;
  readonly onCancel: () => void;
  /** It had the focus and is gone. */
  readonly onClose: () => void;
}

export function Chooser(props: ChooserProps): JSX.Element {
  let group!: HTMLDivElement;
  const buttons = (): readonly HTMLButtonElement[] => [...group.querySelectorAll('button')];

  function walk(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') props.onCancel();
    else if (step === undefined) return;
    else {
      const all = buttons();
      const at = all.findIndex((button) => button === document.activeElement);
      all.at((at + step) % all.length)?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  }

  onMount(() => {
    // Not delegated by Solid: the page must find the key already taken.
    group.addEventListener('keydown', walk);
    buttons()[0]?.focus({ preventScroll: true });
  });
  onCleanup(() => props.onClose());
  return (
    <div
      ref={group}
      role="group"
      class="chooser"
      aria-label={props.words.choose}
      data-below={props.cell.row < props.layout.ranks / 2 || undefined}
      style={{
        '--column': props.cell.column,
        '--row': props.cell.row,
        '--count': props.letters.length + (props.canFinish ? 1 : 0),
      }}
    >
      <For each={props.letters}>
        {(letter) => (
          <button type="button" aria-label={props.words.token(letter)} onClick={() => props.onPick(letter)}>
            <Piece kind={letter} side={props.side} look={props.look} />
          </button>
        )}
      </For>
      <Show when={props.canFinish}>
        <button type="button" class="finish" onClick={() => props.onFinish()}>
          {props.words.finish}
        </button>
      </Show>
    </div>
  );
}
