/** The rules of Action on one page: short sections, and what helps to win. */
import { For, type JSX } from 'solid-js';
import { A } from '@solidjs/router';
import { gamePath } from '../../games.ts';
import { Heading } from '../../shell/Heading.tsx';
import { useGameWords } from '../../words/use-words.ts';
import { GAME } from './choice.ts';
import { Miniature } from './Miniature.tsx';
import { useShell } from '../../shell/shell.ts';
import { actionWords } from './words.en.ts';
import './rules.css';

export function Rules(): JSX.Element {
  const words = useGameWords(actionWords);
  const { isStill } = useShell();
  return (
    <article class="a-rules">
      <header class="a-rules-head">
        <Heading title={words().rules.title} />
        <p class="lead">{words().rules.lead}</p>
        <p>
          <A class="button primary" href={gamePath(GAME)}>
            {words().rules.play}
          </A>
        </p>
      </header>
      <div class="a-rules-picture tray">
        <Miniature running={!isStill()} />
      </div>
      <For each={words().rules.sections}>
        {({ title, lines }) => (
          <section class="a-rule">
            <h2>{title}</h2>
            <For each={lines}>{(line) => <p>{line}</p>}</For>
          </section>
        )}
      </For>
      <section class="a-rule">
        <h2>{words().rules.tips.title}</h2>
        <ul>
          <For each={words().rules.tips.lines}>{(line) => <li>{line}</li>}</For>
        </ul>
      </section>
    </article>
  );
}
