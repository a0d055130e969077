/** One side beside the board: who it is, what it has lost, its clock, and its pieces to come. */
import { Index, Show, type JSX } from 'solid-js';
import { ClockView } from '../../match/ClockView.tsx';
import { Piece } from '../../pieces/Piece.tsx';
import { useGameWords } from '../../words/use-words.ts';
import { Arrivals, type ArrivalsProps } from './Arrivals.tsx';
import type { Counted } from './tray.ts';
import { usePieceLook } from '../../match/use-piece-look.ts';
import { saktrisWords } from './words.en.ts';

export interface StripProps extends ArrivalsProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly lost: readonly Counted[];
  /** Milliseconds left; undefined without a clock. */
  readonly left?: number | undefined;
  readonly place: 'top' | 'bottom';
}

export function Strip(props: StripProps): JSX.Element {
  const words = useGameWords(saktrisWords);
  const look = usePieceLook();
  return (
    <section
      class="strip"
      data-place={props.place}
      data-side={props.side}
      data-on={props.isOn || undefined}
      aria-label={props.name}
    >
      <div class="strip-head">
        <span class="side-token" data-side={props.side} aria-hidden="true" />
        <span class="strip-name">{props.name}</span>
        <Show when={props.lost.length > 0}>
          <ul class="lost" aria-label={words().play.off(words().side(props.side))}>
            <Index each={props.lost}>
              {(man) => (
                <li class="lost-man">
                  <Piece kind={man().letter} side={props.side} look={look()} />
                  <Show when={man().count > 1}>
                    <span aria-hidden="true">{man().count}</span>
                  </Show>
                  <span class="visually-hidden">
                    {words().play.counted(words().piece(man().letter), man().count)}
                  </span>
                </li>
              )}
            </Index>
          </ul>
        </Show>
        <Show when={props.left !== undefined}>
          <ClockView left={props.left ?? 0} name={props.name} running={props.isOn} />
        </Show>
      </div>
      <Arrivals {...props} />
    </section>
  );
}
