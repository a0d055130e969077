/** What anybody can count: how many of each piece are still to come, for both sides [PV4]. */
import { For, type JSX } from 'solid-js';
import type { SaktrisView, Side } from '@rankfall/saktris';
import { Piece } from '../../pieces/Piece.tsx';
import { useGameWords } from '../../words/use-words.ts';
import { counted } from './tray.ts';
import { usePieceLook } from './use-piece-look.ts';
import { saktrisWords } from './words.en.ts';

const sides: readonly Side[] = [0, 1];

export function ToCome(props: { readonly view: SaktrisView }): JSX.Element {
  const words = useGameWords(saktrisWords);
  const look = usePieceLook();
  return (
    <section class="to-come" aria-label={words().play.toCome}>
      <h2 class="to-come-title">{words().play.toCome}</h2>
      <For each={sides}>
        {(side) => (
          <ul class="to-come-side" aria-label={words().play.tray(words().side(side))}>
            <For
              each={counted(props.view.toCome[side])}
              fallback={<li class="small aside">{words().play.nothing}</li>}
            >
              {({ letter, count }) => (
                <li class="to-come-man">
                  <Piece kind={letter} side={side} look={look()} />
                  <span aria-hidden="true">{count}</span>
                  <span class="visually-hidden">{words().play.counted(words().piece(letter), count)}</span>
                </li>
              )}
            </For>
          </ul>
        )}
      </For>
    </section>
  );
}
