/** The rules of a game on one page: ways to play first, then short sections, each with a picture where it has one. */
import { For, Show, type JSX } from 'solid-js';
import { A } from '@solidjs/router';
import { gamePath, lessonPath, type GameId } from '../games.ts';
import { Heading } from '../shell/Heading.tsx';
import './rules.css';

export interface RulesWords {
  readonly title: string;
  readonly lead: string;
  readonly play: string;
  /** The way to the lesson, where there is one. */
  readonly learn?: string;
  readonly tips?: RulesPartProps & { readonly lines: readonly string[] };
}

export interface RulesSection {
  readonly title: string;
  readonly lines: readonly string[];
  /** What the drawing shows, in words. */
  readonly picture?: string;
}

export interface RulesPageProps {
  readonly game: GameId;
  readonly words: RulesWords;
  readonly sections: readonly RulesSection[];
  /** Drawn beside a section; it names itself to those who cannot see it. */
  readonly drawing?: (section: RulesSection, at: number) => JSX.Element;
  /** What stands between the sections and the tips. */
  readonly children?: JSX.Element;
}

export function RulesPage(props: RulesPageProps): JSX.Element {
  return (
    <article class="rules">
      <header class="rules-part">
        <Heading title={props.words.title} />
        <p class="lead">{props.words.lead}</p>
        <p class="ways">
          <A class="button primary" href={gamePath(props.game)}>
            {props.words.play}
          </A>
          <Show when={props.words.learn}>
            {(learn) => (
              <A class="button" href={lessonPath(props.game)}>
                {learn()}
              </A>
            )}
          </Show>
        </p>
      </header>
      <For each={props.sections}>
        {(section, at) => (
          <section class="rule" data-drawn={props.drawing === undefined ? undefined : true}>
            <div class="rules-part">
              <h2>{section.title}</h2>
              <For each={section.lines}>{(line) => <p>{line}</p>}</For>
            </div>
            <Show when={props.drawing}>
              {(drawing) => (
                <figure class="rule-picture">
                  {drawing()(section, at())}
                  <figcaption class="small aside" aria-hidden="true">
                    {section.picture}
                  </figcaption>
                </figure>
              )}
            </Show>
          </section>
        )}
      </For>
      {props.children}
      <Show when={props.words.tips}>
        {(tips) => (
          <RulesPart title={tips().title}>
            <ul>
              <For each={tips().lines}>{(line) => <li>{line}</li>}</For>
            </ul>
          </RulesPart>
        )}
      </Show>
    </article>
  );
}

export interface RulesPartProps {
  readonly title: string;
}

/** A part of the page that takes its whole width. */
export function RulesPart(props: RulesPartProps & { readonly children: JSX.Element }): JSX.Element {
  return (
    <section class="rules-part">
      <h2>{props.title}</h2>
      {props.children}
    </section>
  );
}

/** Rows of the same columns; the first of each names its row. An empty head belongs to the names. */
export function RulesTable(props: {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}): JSX.Element {
  return (
    <table class="rules-table">
      <thead>
        <tr>
          <For each={props.head}>
            {(head) => (
              <Show when={head !== ''} fallback={<td />}>
                <th scope="col">{head}</th>
              </Show>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {([name, ...cells]) => (
            <tr>
              <th scope="row">{name}</th>
              <For each={cells}>{(cell) => <td>{cell}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
