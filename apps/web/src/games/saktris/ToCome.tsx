/** What anybody can count: how many of each piece are still to come, for both sides [PV4]. */
import { For, Index, type JSX } from 'solid-js';
import type { SaktrisView, Side } from '@rankfall/saktris';
import { Piece } from '../../pieces/Piece.tsx';
import { useGameWords } from '../../words/use-words.ts';
import { counted } from './tray.ts';
import { usePieceLook } from '../../match/use-piece-look.ts';
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
            <Index
              each={counted(props.view.toCome[side])}
              fallback={<li class="small aside">{words().play.nothing}</li>}
            >
              {(man) => (
                <li class="to-come-man">
                  <Piece kind={man().letter} side={side} look={look()} />
                  <span aria-hidden="true">{man().count}</span>
                  <span class="visually-hidden">
                    {words().play.counted(words().piece(man().letter), man().count)}
                  </span>
                </li>
              )}
            </Index>
          </ul>
        )}
      </For>
    </section>
  );
}
