/** The direction pad: the moves that this member has from the end of its route, doubtful ones hatched, Wait in the middle. */
import { createSignal, For, Show, type JSX } from 'solid-js';
import type { Shade, Square } from '@rankfall/stepwise';
import { useGameWords } from '../../words/use-words.ts';
import { hasMove, kindsFor, padMoves, padTurns, shadeOf, type PadKind } from './pad.ts';
import { stepwiseWords } from './words.en.ts';

export interface PadProps {
  readonly dex: number;
  readonly shades: readonly Shade[];
  readonly isOn: boolean;
  readonly onMove: (square: Square) => void;
  readonly onWait: () => void;
}

export function Pad(props: PadProps): JSX.Element {
  const words = useGameWords(stepwiseWords);
  const [asked, setKind] = createSignal<PadKind>('walk');
  const kinds = () => kindsFor(props.dex);
  const kind = (): PadKind => (kinds().includes(asked()) ? asked() : 'walk');
  const labelOf = (move: string, shade: Shade | undefined): string =>
    shade?.kind === 'doubtful'
      ? words().play.padDoubt(words().play.move(move), words().phrase(shade.reason))
      : words().play.move(move);
  return (
    <div class="s-pad-room">
      <div class="s-pad" role="group" aria-label={words().play.pad}>
        <For each={padMoves[kind()]}>
          {(move) => (
            <Show
              when={move !== ''}
              fallback={
                <button
                  type="button"
                  class="s-pad-wait"
                  aria-disabled={!props.isOn || undefined}
                  onClick={() => props.isOn && props.onWait()}
                >
                  {words().play.wait}
                </button>
              }
            >
              <button
                type="button"
                class="s-pad-move"
                data-none={!hasMove(props.dex, move) || undefined}
                data-kind={shadeOf(props.shades, move)?.kind}
                aria-disabled={shadeOf(props.shades, move) ? undefined : true}
                aria-label={labelOf(move, shadeOf(props.shades, move))}
                onClick={() => {
                  const shade = shadeOf(props.shades, move);
                  if (shade) props.onMove(shade.square);
                }}
              >
                <svg
                  viewBox="-12 -12 24 24"
                  aria-hidden="true"
                  style={{ '--turn': `${padTurns[move] ?? 0}deg` }}
                >
                  <path
                    d={
                      kind() === 'dash' ? 'M0 9V-1M-5 2L0 -3 5 2M-5 -4L0 -9 5 -4' : 'M0 9V-8M-6 -2L0 -8 6 -2'
                    }
                  />
                </svg>
              </button>
            </Show>
          )}
        </For>
      </div>
      <Show when={kinds().length > 1}>
        <div class="s-pad-kinds" role="group">
          <For each={kinds()}>
            {(one) => (
              <button type="button" aria-pressed={kind() === one} onClick={() => setKind(one)}>
                {words().play.padKinds[one]}
              </button>
            )}
          </For>
        </div>
      </Show>
    </div>
  );
}
