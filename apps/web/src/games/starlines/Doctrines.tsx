/** The muster: which two doctrines, each pair with the ships that tell what it is about. */
import { For, type JSX } from 'solid-js';
import type { PendingAction } from '@rankfall/kernel';
import {
  doctrinesOf,
  type Code,
  type Does,
  type Doctrine,
  type Pair,
  type Side01,
} from '@rankfall/starlines';
import { useGameWords } from '../../words/use-words.ts';
import type { OnChoose } from './Hand.tsx';
import { ShipArt } from './ShipArt.tsx';
import { starlinesWords } from './words.en.ts';

/** The ships on a doctrine's banner. */
export const banners: Readonly<Record<Doctrine, readonly Code[]>> = {
  hive: ['ANT', 'DSW'],
  vanguard: ['FRG', 'GRD'],
  concord: ['BCN', 'EQL'],
};

export interface DoctrinesProps {
  readonly action: PendingAction<Does>;
  readonly seat: Side01;
  readonly onChoose: OnChoose;
  readonly hint?: string | undefined;
}

export function Doctrines(props: DoctrinesProps): JSX.Element {
  const words = useGameWords(starlinesWords);
  const pairOf = (does: Does): Pair => (does.do === 'muster' ? does.option : 'hive_vanguard');
  return (
    <article class="sl-muster">
      <header class="sl-card-head">
        <h2 class="sl-card-name">{words().action(props.action)}</h2>
        <span class="sl-must">{words().hand.must}</span>
      </header>
      <p class="sl-card-note">{words().hand.pickPair}</p>
      <div class="sl-pairs">
        <For each={props.action.options}>
          {(option) => (
            <button
              type="button"
              class="sl-pair"
              data-hint={props.hint === `DOCTRINE_SELECTION ${option.id}` || undefined}
              onClick={() => props.onChoose(props.action, option)}
            >
              <span class="sl-pair-art" aria-hidden="true">
                <For each={doctrinesOf[pairOf(option.does)].flatMap((doctrine) => banners[doctrine])}>
                  {(code) => <ShipArt code={code} side={props.seat} />}
                </For>
              </span>
              <b>{words().pair(pairOf(option.does))}</b>
              <For each={doctrinesOf[pairOf(option.does)]}>
                {(doctrine) => <small>{words().doctrineAbout(doctrine)}</small>}
              </For>
            </button>
          )}
        </For>
      </div>
    </article>
  );
}
