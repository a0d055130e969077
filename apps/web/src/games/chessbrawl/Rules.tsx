/** The rules on one page: short, each with a small board. */
import { For, type JSX } from 'solid-js';
import { A } from '@solidjs/router';
import { gamePath, lessonPath } from '../../games.ts';
import { Heading } from '../../shell/Heading.tsx';
import { useGameWords } from '../../words/use-words.ts';
import { pictures, sections } from './pictures.ts';
import { Picture } from './Picture.tsx';
import { brawlWords } from './words.en.ts';
import './rules.css';

export function Rules(): JSX.Element {
  const words = useGameWords(brawlWords);
  return (
    <article class="brawl-rules">
      <header class="brawl-rules-head">
        <Heading title={words().rules.title} />
        <p class="lead">{words().rules.lead}</p>
        <p class="ways">
          <A class="button primary" href={gamePath('chessbrawl')}>
            {words().rules.play}
          </A>
          <A class="button" href={lessonPath('chessbrawl')}>
            {words().rules.learn}
          </A>
        </p>
      </header>
      <For each={sections}>
        {(name) => (
          <section class="brawl-rule">
            <div class="brawl-rule-text">
              <h2>{words().rules.sections[name].title}</h2>
              <For each={words().rules.sections[name].lines}>{(line) => <p>{line}</p>}</For>
            </div>
            <Picture {...pictures[name]} label={words().rules.sections[name].picture} />
          </section>
        )}
      </For>
      <section class="brawl-rule-text">
        <h2>{words().rules.table.title}</h2>
        <dl class="brawl-modes">
          <For each={words().rules.table.rows}>
            {([name, line]) => (
              <div>
                <dt>{name}</dt>
                <dd>{line}</dd>
              </div>
            )}
          </For>
        </dl>
      </section>
      <section class="brawl-rule-text">
        <h2>{words().rules.tips.title}</h2>
        <ul class="brawl-tips">
          <For each={words().rules.tips.lines}>{(line) => <li>{line}</li>}</For>
        </ul>
      </section>
    </article>
  );
}
