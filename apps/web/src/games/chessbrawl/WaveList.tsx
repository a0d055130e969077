/** What is coming: one line for each wave of the round, with what it is made of; in the Gauntlet the next few. */
import { For, Show, type JSX } from 'solid-js';
import { countsIn, wavesOf, type BrawlState, type Wave } from '@rankfall/chessbrawl';
import { Piece } from '../../pieces/Piece.tsx';
import { usePieceLook } from '../../match/use-piece-look.ts';
import { useGameWords } from '../../words/use-words.ts';
import { brawlWords } from './words.en.ts';

interface Line {
  readonly n: number;
  readonly wave: Wave;
  readonly when: 'done' | 'now' | 'later';
}

const AHEAD = 5;

export function linesOf(state: BrawlState): readonly Line[] {
  if (state.mode === 'gauntlet')
    return Array.from({ length: AHEAD }, (_, i): Line => ({
      n: state.round + i,
      wave: wavesOf(state, state.round + i)[0] ?? '',
      when: i === 0 ? 'now' : 'later',
    }));
  // While a boon is chosen the whole round is behind.
  const now = state.phase === 'boon' || state.phase === 'victory' ? state.wave + 1 : state.wave;
  return wavesOf(state, state.round).map((wave, i) => ({
    n: i + 1,
    wave,
    when: i + 1 < now ? 'done' : i + 1 === now ? 'now' : 'later',
  }));
}

export function WaveList(props: { readonly state: BrawlState }): JSX.Element {
  const words = useGameWords(brawlWords);
  const look = usePieceLook();
  const note = (when: Line['when']): string =>
    when === 'now' ? words().play.now : when === 'done' ? words().play.done : '';
  return (
    <ol class="waves">
      <For each={linesOf(props.state)}>
        {({ n, wave, when }) => (
          <li class="wave" data-when={when} aria-current={when === 'now' ? 'step' : undefined}>
            <span class="wave-name">{words().play.waveLine(n)}</span>
            <span class="wave-men" aria-hidden="true">
              <For each={countsIn(wave)}>
                {({ piece, count }) => (
                  <span class="wave-man">
                    <Piece kind={piece} side={1} look={look()} />
                    <span>{count}</span>
                  </span>
                )}
              </For>
            </span>
            <span class="visually-hidden">{words().wave(wave)}</span>
            <Show when={note(when) !== ''}>
              <span class="wave-when">{note(when)}</span>
            </Show>
          </li>
        )}
      </For>
    </ol>
  );
}
