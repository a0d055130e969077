/** The rules on one page: short, with the ships they speak of, the turn as a table, and every ship. */
import { For, type JSX } from 'solid-js';
import { A } from '@solidjs/router';
import { gamePath, lessonPath } from '../../games.ts';
import type { Code } from '@rankfall/starlines';
import { Heading } from '../../shell/Heading.tsx';
import { useGameWords } from '../../words/use-words.ts';
import { Catalogue } from './Catalogue.tsx';
import { ShipArt } from './ShipArt.tsx';
import { starlinesWords } from './words.en.ts';
import './colours.css';
import './hand.css';
import './table.css';
import './rules.css';

/** The ships that each section speaks of. */
const rulesShips: readonly (readonly Code[])[] = [
  ['ANT', 'ANT', 'ANT', 'DSW'],
  ['FRG'],
  ['GRD', 'EQL', 'BLK', 'WAR'],
  ['JUG', 'ZEN', 'FLG'],
  ['SPR', 'BCN', 'ARK'],
];

export function Rules(): JSX.Element {
  const words = useGameWords(starlinesWords);
  return (
    <article class="sl-rules">
      <header class="sl-rules-part">
        <Heading title={words().rules.title} />
        <p class="lead">{words().rules.lead}</p>
        <p class="ways">
          <A class="button primary" href={gamePath('starlines')}>
            {words().rules.play}
          </A>
          <A class="button" href={lessonPath('starlines')}>
            {words().rules.learn}
          </A>
        </p>
      </header>
      <For each={words().rules.sections}>
        {(section, at) => (
          <section class="sl-rule">
            <div class="sl-rules-part">
              <h2>{section.title}</h2>
              <For each={section.lines}>{(line) => <p>{line}</p>}</For>
            </div>
            <figure>
              <div class="sl-rule-ships" aria-hidden="true">
                <For each={rulesShips[at()]}>{(code) => <ShipArt code={code} side={0} />}</For>
              </div>
              <figcaption class="small aside">{section.picture}</figcaption>
            </figure>
          </section>
        )}
      </For>
      <section class="sl-rules-part">
        <h2>{words().rules.turn.title}</h2>
        <table class="sl-turn-table">
          <thead>
            <tr>
              <For each={words().rules.turn.head}>{(head) => <th scope="col">{head}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={words().rules.turn.rows}>
              {([phase, choices, happens]) => (
                <tr>
                  <th scope="row">{phase}</th>
                  <td>{choices}</td>
                  <td>{happens}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
      <section class="sl-rules-part">
        <h2>{words().rules.tips.title}</h2>
        <ul>
          <For each={words().rules.tips.lines}>{(line) => <li>{line}</li>}</For>
        </ul>
      </section>
      <section class="sl-rules-part">
        <h2>{words().rules.ships}</h2>
        <Catalogue />
      </section>
    </article>
  );
}
