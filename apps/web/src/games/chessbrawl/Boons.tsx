/** Brawl+: the King's power and the boons that go with this run. */
import { For, Show, type JSX } from 'solid-js';
import type { BrawlState } from '@rankfall/chessbrawl';
import { useGameWords } from '../../words/use-words.ts';
import { brawlWords } from './words.en.ts';

export function Boons(props: { readonly state: BrawlState }): JSX.Element {
  const words = useGameWords(brawlWords);
  return (
    <Show when={props.state.mode === 'plus'}>
      <div class="boons">
        <h3>{words().play.boons}</h3>
        <ul>
          <li>
            <b>{words().kings[props.state.king].name}</b> {words().power(props.state)}
          </li>
          <For each={props.state.boons} fallback={<li class="aside">{words().play.noBoons}</li>}>
            {(boon) => (
              <li>
                <b>{words().boon(props.state, boon).name}</b> {words().boon(props.state, boon).line}
              </li>
            )}
          </For>
        </ul>
      </div>
    </Show>
  );
}
