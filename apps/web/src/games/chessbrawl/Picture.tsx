/** A small still board with a sentence for those who cannot see it. */
import { For, Show, type JSX } from 'solid-js';
import { COLUMNS } from '@rankfall/chessbrawl';
import { useBoardTheme, usePieceLook } from '../../match/use-piece-look.ts';
import { Piece } from '../../pieces/Piece.tsx';
import type { Drawn } from './pictures.ts';
import '../../look/boards.css';
import './picture.css';

export function Picture(props: Drawn & { readonly label: string }): JSX.Element {
  const theme = useBoardTheme();
  const look = usePieceLook();
  const has = (cells: Drawn['targets'], at: number): true | undefined =>
    cells?.some(([row, column]) => row * COLUMNS + column === at) ? true : undefined;
  return (
    <div class="picture" role="img" aria-label={props.label} data-board={theme()}>
      <For each={[...props.rows.join('')]}>
        {(letter, at) => (
          <span
            class="picture-cell"
            data-dark={(Math.floor(at() / COLUMNS) + at()) % 2 === 1 || undefined}
            data-target={has(props.targets, at())}
            data-taken={has(props.taken, at())}
          >
            <Show when={letter !== '.'}>
              <Piece kind={letter.toUpperCase()} side={letter < 'a' ? 0 : 1} look={look()} />
            </Show>
          </span>
        )}
      </For>
    </div>
  );
}
