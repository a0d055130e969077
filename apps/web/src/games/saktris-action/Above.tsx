/**
 * What lies above the pieces: the one about to land, seen coming down on its very square; a column that is bumped; and the cursors of two people at one keyboard. All of it is drawn by transforms and is there for the eye alone.
 */
import { For, type JSX } from 'solid-js';
import { nameOfSquare, type ActionEvent, type Slot } from '@rankfall/saktris/action';
import { usePieceLook } from '../../match/use-piece-look.ts';
import { Piece } from '../../pieces/Piece.tsx';
import type { Side } from './choice.ts';

export interface Cursor {
  readonly side: Side;
  readonly square: string;
  /** What this player has picked up. */
  readonly from: string | undefined;
  readonly targets: readonly string[];
  /** Moved by keys: a finger needs no cursor. */
  readonly isShown: boolean;
}

export interface Effect {
  readonly key: number;
  readonly event: Extract<ActionEvent, { type: 'bumped' }>;
}

export interface AboveProps {
  readonly flipped: boolean;
  readonly slots: readonly Slot[];
  readonly now: () => number;
  readonly effects: readonly Effect[];
  readonly cursors: readonly Cursor[];
  /** The square of an order that was just refused. */
  readonly refused?: string | undefined;
}

const place = (square: string, flipped: boolean): JSX.CSSProperties => {
  const file = square.charCodeAt(0) - 97;
  const row = Number(square.charAt(1)) - 1;
  return { '--column': flipped ? 7 - file : file, '--row': flipped ? row : 7 - row };
};

export function Above(props: AboveProps): JSX.Element {
  const look = usePieceLook();
  return (
    <div class="above" aria-hidden="true">
      <For each={props.slots}>
        {(slot) =>
          slot.target && (
            <div
              class="landing"
              data-bump={slot.target.bump || undefined}
              style={{
                ...place(nameOfSquare(slot.target.square), props.flipped),
                '--left': `${Math.max(0, slot.at - props.now())}ms`,
              }}
            >
              <span class="landing-man">
                <Piece kind={slot.target.piece} side={slot.side} look={look()} />
              </span>
            </div>
          )
        }
      </For>
      <For each={props.effects}>
        {({ event }) => (
          <div
            class="shoved"
            data-up={(event.side === 0) !== props.flipped || undefined}
            style={place(`${event.shifts[0]?.to.charAt(0) ?? 'a'}8`, props.flipped)}
          />
        )}
      </For>
      <For each={props.refused === undefined ? [] : [props.refused]}>
        {(square) => <div class="refused" style={place(square, props.flipped)} />}
      </For>
      <For each={props.cursors}>
        {(cursor) => (
          <>
            <For each={cursor.isShown ? [cursor.square] : []}>
              {(square) => (
                <div
                  class="cursor"
                  data-side={cursor.side}
                  data-holds={cursor.from !== undefined || undefined}
                  style={place(square, props.flipped)}
                />
              )}
            </For>
            <For each={cursor.from === undefined ? [] : [cursor.from]}>
              {(from) => (
                <div class="cursor-from" data-side={cursor.side} style={place(from, props.flipped)} />
              )}
            </For>
            <For each={cursor.targets}>
              {(to) => <div class="cursor-to" data-side={cursor.side} style={place(to, props.flipped)} />}
            </For>
          </>
        )}
      </For>
    </div>
  );
}
