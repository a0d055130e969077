/** The three moves that decided a game, each a way to its position, and every move as a table for whoever would rather read. */
import { createSignal, For, Show, type JSX } from 'solid-js';
import { useGameWords } from '../../words/use-words.ts';
import type { Analysis } from './create-analysis.ts';
import type { Written } from './written.ts';
import { saktrisWords } from './words.en.ts';
import './analysis.css';

export interface SwingsProps {
  readonly analysis: Analysis;
  readonly written: readonly Written[];
  readonly ply: number;
  readonly onGo: (ply: number) => void;
}

export function Swings(props: SwingsProps): JSX.Element {
  const words = useGameWords(saktrisWords);
  const [isTable, setTable] = createSignal(false);
  return (
    <Show when={props.analysis.isOpen()}>
      <div class="swings">
        <h2 class="swings-title">{words().analysis.swings}</h2>
        <Show
          when={props.analysis.swings().length > 0}
          fallback={
            <p class="small">{props.analysis.isDone() ? words().analysis.none : words().analysis.noneYet}</p>
          }
        >
          <ol class="swings-list">
            <For each={props.analysis.swings()}>
              {(swing, place) => (
                <li>
                  <button
                    type="button"
                    class="swing"
                    // The position before it, where the better move can be seen.
                    aria-current={props.ply === swing.ply - 1 ? 'step' : undefined}
                    onClick={() => props.onGo(swing.ply - 1)}
                  >
                    <span class="swing-number" aria-hidden="true">
                      {place() + 1}
                    </span>
                    <span class="side-token" data-side={swing.seat} aria-hidden="true" />
                    <span>
                      <span class="visually-hidden">{words().side(swing.seat === 0 ? 0 : 1)}: </span>
                      {swing.text}
                    </span>
                  </button>
                </li>
              )}
            </For>
          </ol>
        </Show>
        <details onToggle={(event) => setTable(event.currentTarget.open)}>
          <summary>{words().analysis.asTable}</summary>
          <Show when={isTable()}>
            <Table {...props} />
          </Show>
        </details>
      </div>
    </Show>
  );
}

function Table(props: SwingsProps): JSX.Element {
  const words = useGameWords(saktrisWords);
  const said = (ply: number): string => {
    const found = props.analysis.verdictAt(ply);
    return found ? words().analysis.verdict(found) : words().analysis.unknown;
  };
  return (
    <div class="swings-table" tabindex="0" role="region" aria-label={words().analysis.asTable}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words().analysis.columns.move}</th>
            <th scope="col">{words().analysis.columns.played}</th>
            <th scope="col">{words().analysis.columns.standing}</th>
            <th scope="col">{words().analysis.columns.best}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.written}>
            {(move) => (
              <tr>
                <th scope="row">
                  {move.turn} {words().side(move.side)}
                </th>
                <td>{move.text}</td>
                <td>{said(move.ply)}</td>
                <td>{props.analysis.bestAt(move.ply - 1)?.text}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}
