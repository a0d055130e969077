/** The last few things that happened, newest first, for a glance aside. Who listens hears them from the live region. */
import { Index, type JSX } from 'solid-js';
import type { ActionEvent } from '@rankfall/saktris/action';
import { useGameWords } from '../../words/use-words.ts';
import { actionWords } from './words.en.ts';

export interface Told {
  readonly at: number;
  readonly event: ActionEvent;
}

const KEPT = 12;
const told: ReadonlySet<string> = new Set([
  'moved',
  'castled',
  'captured',
  'fell',
  'arrived',
  'retargeted',
  'triplet-cleared',
  'row-cleared',
  'premove-lapsed',
]);

/** What a glance is worth, the newest first. */
export function addToStory(story: readonly Told[], news: readonly Told[]): readonly Told[] {
  const fresh = news.filter(({ event }) => told.has(event.type)).toReversed();
  return fresh.length === 0 ? story : [...fresh, ...story].slice(0, KEPT);
}

export function Story(props: { readonly story: readonly Told[] }): JSX.Element {
  const words = useGameWords(actionWords);
  return (
    <ol class="a-story" aria-label={words().replay.events}>
      {/* By place, not by line: a new one changes what the rows say and moves none of them. */}
      <Index each={props.story}>
        {(line) => (
          <li data-kind={line().event.type}>
            <span class="a-when">{words().replay.clock(line().at)}</span>
            <span class="a-what">{words().event(line().event)}</span>
          </li>
        )}
      </Index>
    </ol>
  );
}
