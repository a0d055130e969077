/** The pieces, above the squares. Each is one element that stays and is moved by `transform`; the dragged one follows the pointer. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Piece } from '../pieces/Piece.tsx';
import type { PieceLook } from '../look/themes.ts';
import type { Drag } from './create-pointer.ts';
import type { MotionState } from './create-motion.ts';
import { ghostAt } from './drag.ts';
import { cellOf, type Layout, type Point } from './geometry.ts';
import { type BoardPiece, isSamePiece } from './marks.ts';

export interface MenProps {
  readonly layout: Layout;
  readonly pieces: readonly BoardPiece[];
  readonly look: PieceLook;
  readonly drag: Drag | undefined;
  readonly waiting: readonly number[] | undefined;
  readonly motion: MotionState;
  readonly hold: (id: BoardPiece['id'], element: HTMLElement) => void;
}

const shift = ({ x, y }: Point): string => `translate(${x * 100}%, ${y * 100}%)`;

export function Men(props: MenProps): JSX.Element {
  const byId = createMemo(() => new Map(props.pieces.map((piece) => [piece.id, piece])));
  // In the order of their coming: an element that is put elsewhere in the page would lose its motion.
  const ids = createMemo<readonly BoardPiece['id'][]>((before) => {
    const stays = before.filter((id) => byId().has(id));
    const known = new Set(stays);
    return [...stays, ...props.pieces.map(({ id }) => id).filter((id) => !known.has(id))];
  }, []);
  return (
    <div
      class="men"
      aria-hidden="true"
      data-still={props.motion.isStill() || undefined}
      data-waits={props.waiting?.join(' ')}
    >
      <For each={props.motion.leaving()}>
        {({ piece, cell, how, along }) => (
          <div class="piece" style={{ transform: shift({ x: cell.column, y: cell.row }) }}>
            <div
              ref={(element) => props.hold(piece.id, element)}
              class={`held ${how}`}
              style={{ '--x': along.x, '--y': along.y }}
            >
              <Piece kind={piece.kind} side={piece.side} look={props.look} />
            </div>
          </div>
        )}
      </For>
      <For each={ids()}>
        {(id) => {
          // A list made anew is no news to the pieces in it that are as they were.
          const piece = createMemo(() => byId().get(id), undefined, { equals: isSamePiece });
          return (
            <Man
              layout={props.layout}
              look={props.look}
              drag={props.drag}
              motion={props.motion}
              hold={props.hold}
              piece={piece()}
            />
          );
        }}
      </For>
      <Show when={props.drag?.piece}>
        {(piece) => (
          <div class="piece dragged" style={{ transform: shift(ghostOf(props)) }}>
            <div class="held">
              <Piece {...piece()} look={props.look} />
            </div>
          </div>
        )}
      </Show>
    </div>
  );
}

const ghostOf = ({ layout, drag }: Pick<MenProps, 'layout' | 'drag'>): Point =>
  drag === undefined ? { x: 0, y: 0 } : ghostAt(layout, drag.at, drag.pointer);

function Man(
  props: Omit<MenProps, 'pieces' | 'waiting'> & { readonly piece: BoardPiece | undefined },
): JSX.Element {
  const isDragged = createMemo(
    () => props.drag?.from !== undefined && props.drag.from === props.piece?.square,
  );
  const home = createMemo((): Point => {
    const cell = props.piece && cellOf(props.layout, props.piece.square);
    return { x: cell?.column ?? 0, y: cell?.row ?? 0 };
  });
  const has = (ids: ReadonlySet<BoardPiece['id']>): true | undefined =>
    (props.piece !== undefined && ids.has(props.piece.id)) || undefined;
  return (
    <Show when={props.piece}>
      {(piece) => (
        <>
          <Show when={isDragged()}>
            <div class="piece ghost" style={{ transform: shift(home()) }}>
              <Piece kind={piece().kind} side={piece().side} look={props.look} />
            </div>
          </Show>
          <div
            class="piece"
            data-man={piece().id}
            data-side={piece().side}
            data-ringed={piece().ring !== undefined || undefined}
            data-dragged={isDragged() || undefined}
            data-moved={has(props.motion.moved())}
            data-arrived={has(props.motion.arrived())}
            style={{ transform: shift(isDragged() ? ghostOf(props) : home()) }}
          >
            <Show when={piece().ring} keyed>
              {(ring) => (
                <i class="ring" style={{ '--lasts': `${ring.lasts}ms`, '--passed': `${-ring.passed}ms` }} />
              )}
            </Show>
            <div ref={(element) => props.hold(piece().id, element)} class="held">
              <Piece kind={piece().kind} side={piece().side} look={props.look} />
            </div>
          </div>
        </>
      )}
    </Show>
  );
}
