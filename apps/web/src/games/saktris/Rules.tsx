/** The rules on one page: short, each with a small board, and the full list for who wants it. */
import { For, Show, type JSX } from 'solid-js';
import { A } from '@solidjs/router';
import { gamePath, lessonPath } from '../../games.ts';
import { Heading } from '../../shell/Heading.tsx';
import { useGameWords } from '../../words/use-words.ts';
import { Diagram, type DiagramProps } from './Diagram.tsx';
import { boardOf, pictures, sections } from './pictures.ts';
import { saktrisWords } from './words.en.ts';
import './rules.css';

export function Rules(): JSX.Element {
  const words = useGameWords(saktrisWords);
  const picture = (name: (typeof sections)[number]): Omit<DiagramProps, 'label'> => {
    const { board, ...more } = pictures[name];
    return { board: boardOf(board), ...more };
  };
  return (
    <article class="rules">
      <header class="rules-head">
        <Heading title={words().rules.title} />
        <p class="lead">{words().rules.lead}</p>
        <p class="ways">
          <A class="button primary" href={gamePath('saktris')}>
            {words().rules.play}
          </A>
          <A class="button" href={lessonPath('saktris')}>
            {words().rules.learn}
          </A>
        </p>
      </header>
      <For each={sections}>
        {(name) => (
          <section class="rule">
            <div class="rule-text">
              <h2>{words().rules.sections[name].title}</h2>
              <For each={words().rules.sections[name].lines}>{(line) => <p>{line}</p>}</For>
            </div>
            <figure class="rule-picture">
              <Diagram {...picture(name)} label={words().rules.sections[name].picture} />
              <figcaption class="small aside" aria-hidden="true">
                {words().rules.sections[name].picture}
              </figcaption>
            </figure>
          </section>
        )}
      </For>
      <section class="rule-wide">
        <h2>{words().rules.differences.title}</h2>
        <table class="differences">
          <thead>
            <tr>
              <For each={words().rules.differences.head}>
                {(head) => (
                  <Show when={head !== ''} fallback={<td />}>
                    <th scope="col">{head}</th>
                  </Show>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={words().rules.differences.rows}>
              {([what, chess, ours]) => (
                <tr>
                  <th scope="row">{what}</th>
                  <td>{chess}</td>
                  <td>{ours}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
      <section class="rule-wide">
        <h2>{words().rules.tips.title}</h2>
        <ul class="tips">
          <For each={words().rules.tips.lines}>{(line) => <li>{line}</li>}</For>
        </ul>
      </section>
    </article>
  );
}
