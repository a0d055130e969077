/** The rules on one page: short, each with a small board of the game itself. */
import { For, type JSX } from 'solid-js';
import { A } from '@solidjs/router';
import { gamePath } from '../../games.ts';
import { Heading } from '../../shell/Heading.tsx';
import { useGameWords } from '../../words/use-words.ts';
import { MapPicture } from './MapPicture.tsx';
import { pictureOf, sections } from './pictures.ts';
import { stepwiseWords } from './words.en.ts';
import './rules.css';

export function Rules(): JSX.Element {
  const words = useGameWords(stepwiseWords);
  return (
    <article class="s-rules">
      <header class="s-rules-head">
        <Heading title={words().rules.title} />
        <p class="lead">{words().rules.lead}</p>
        <p class="ways">
          <A class="button primary" href={gamePath('stepwise')}>
            {words().rules.play}
          </A>
        </p>
      </header>
      <For each={sections}>
        {(name) => (
          <section class="s-rule">
            <div class="s-rule-text">
              <h2>{words().rules.sections[name].title}</h2>
              <For each={words().rules.sections[name].lines}>{(line) => <p>{line}</p>}</For>
            </div>
            <figure class="s-rule-picture">
              <div role="img" aria-label={words().rules.sections[name].picture}>
                <MapPicture state={pictureOf(name)} routes />
              </div>
              <figcaption class="small aside" aria-hidden="true">
                {words().rules.sections[name].picture}
              </figcaption>
            </figure>
          </section>
        )}
      </For>
    </article>
  );
}
