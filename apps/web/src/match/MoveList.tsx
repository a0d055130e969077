/** The moves in writing, two in a row; each leads to its position. Keeps the shown one in sight without moving the page. */
import { createEffect, Index, onCleanup, Show, type JSX } from 'solid-js';
import { afterPaint } from '../look/after-paint.ts';
import { useGameWords } from '../words/use-words.ts';
import { matchWords } from './words.en.ts';

export interface ListedMove {
  readonly text: string;
  readonly ply: number;
}

export interface MoveRow {
  readonly turn: number;
  readonly white?: ListedMove;
  readonly black?: ListedMove;
}

export interface MoveListProps {
  readonly rows: readonly MoveRow[];
  /** The ply that is shown. */
  readonly current: number;
  /** Left out, the list is only read. */
  readonly onGo?: (ply: number) => void;
}

export function MoveList(props: MoveListProps): JSX.Element {
  const words = useGameWords(matchWords);
  let list: HTMLOListElement | undefined;
  createEffect(() => {
    // Read first: without moves there is no list yet, and what is not read is not followed.
    const { current } = props;
    // Asking for places before the page is laid out would lay it out twice.
    let isOver = false;
    afterPaint(() => isOver || keepInSight(list, current));
    onCleanup(() => {
      isOver = true;
    });
  });
  return (
    <Show when={props.rows.length > 0} fallback={<p class="moves-none">{words().noMoves}</p>}>
      <ol class="moves" ref={list} aria-label={words().moves} tabindex="0">
        <Index each={props.rows}>
          {(row) => (
            <li class="moves-row">
              <span class="moves-turn">{row().turn}.</span>
              <Move move={row().white} current={props.current} onGo={props.onGo} />
              <Move move={row().black} current={props.current} onGo={props.onGo} />
            </li>
          )}
        </Index>
      </ol>
    </Show>
  );
}

function keepInSight(list: HTMLElement | undefined, ply: number): void {
  const shown = list?.querySelector<HTMLElement>(`[data-ply="${ply}"]`);
  if (!list || !shown) return;
  const top = shown.offsetTop - list.offsetTop;
  const isSeen = top >= list.scrollTop && top + shown.offsetHeight <= list.scrollTop + list.clientHeight;
  if (!isSeen) list.scrollTop = top - list.clientHeight / 2;
}

function Move(props: {
  readonly move: ListedMove | undefined;
  readonly current: number;
  readonly onGo: MoveListProps['onGo'];
}): JSX.Element {
  return (
    <Show when={props.move} fallback={<span class="move" />}>
      {(move) => (
        <Show
          when={props.onGo}
          fallback={
            <span class="move" data-ply={move().ply} data-current={props.current === move().ply || undefined}>
              {move().text}
            </span>
          }
        >
          {(go) => (
            <button
              type="button"
              class="move"
              data-ply={move().ply}
              aria-current={props.current === move().ply ? 'step' : undefined}
              onClick={() => go()(move().ply)}
            >
              {move().text}
            </button>
          )}
        </Show>
      )}
    </Show>
  );
}
