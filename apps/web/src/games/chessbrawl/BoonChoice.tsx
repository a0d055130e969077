/** Brawl+: one of three gifts, to be chosen before the next round. */
import { For, onMount, type JSX } from 'solid-js';
import type { Boon, BrawlState } from '@rankfall/chessbrawl';
import { useGameWords } from '../../words/use-words.ts';
import { BoonSign } from './BoonSign.tsx';
import { brawlWords } from './words.en.ts';

export interface BoonChoiceProps {
  readonly state: BrawlState;
  readonly onTake: (boon: Boon) => void;
}

export function BoonChoice(props: BoonChoiceProps): JSX.Element {
  const words = useGameWords(brawlWords);
  let heading: HTMLHeadingElement | undefined;
  onMount(() => heading?.focus({ preventScroll: true }));
  return (
    <section class="boon-choice" aria-labelledby="boon-title">
      <h2 id="boon-title" tabindex="-1" ref={heading}>
        {words().play.chooseBoon}
      </h2>
      <p>{words().play.boonLine(props.state.round)}</p>
      <div class="boon-cards">
        <For each={props.state.offer ?? []}>
          {(boon) => (
            <button type="button" class="boon-card" onClick={() => props.onTake(boon)}>
              <BoonSign boon={boon} />
              <span class="boon-name">{words().boon(props.state, boon).name}</span>
              <span class="boon-line">{words().boon(props.state, boon).line}</span>
            </button>
          )}
        </For>
      </div>
    </section>
  );
}
