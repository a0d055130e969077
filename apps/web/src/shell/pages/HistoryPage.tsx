/** The matches on this device: go on, look back, clear away, carry elsewhere. */
import { createMemo, createSignal, createUniqueId, For, Show, type JSX } from 'solid-js';
import { games } from '../../games.ts';
import type { MatchHead } from '../../storage/types.ts';
import { useWords } from '../../words/use-words.ts';
import { saveFile } from '../download.ts';
import { Heading } from '../Heading.tsx';
import { writeFile } from '../history/file.ts';
import { EVERYTHING, fits, shownStates, type Filter } from '../history/filter.ts';
import { Import } from '../history/Import.tsx';
import { MatchRow } from '../history/MatchRow.tsx';
import { Icon } from '../Icon.tsx';
import { useShell } from '../shell.ts';
import './history.css';

export function HistoryPage(): JSX.Element {
  const { matches, toast, announce } = useShell();
  const words = useWords();
  const [filter, setFilter] = createSignal(EVERYTHING);
  const shown = createMemo(() => matches.heads().filter((head) => fits(head, filter())));

  let list: HTMLUListElement | undefined;
  const remove = (head: MatchHead, place: number): void => {
    const putBack = matches.remove(head.id);
    toast({
      text: words().history.removed,
      action: {
        label: words().history.undo,
        run: () => {
          putBack();
          announce(words().history.restored);
        },
      },
    });
    // The row that had focus is gone: the next one takes its place.
    const links = list?.querySelectorAll<HTMLElement>('.match-open');
    (links?.[Math.min(place, (links.length ?? 1) - 1)] ?? document.querySelector('h1'))?.focus();
  };

  return (
    <div class="page history">
      <Heading title={words().history.title} />
      <DamagedNotice />
      <div class="history-bar">
        <Show when={matches.heads().length > 0}>
          <Filters
            filter={filter()}
            onChange={(some) => {
              setFilter((all) => ({ ...all, ...some }));
              announce(words().history.kept(shown().length));
            }}
          />
        </Show>
        <div class="history-files">
          <Show when={matches.heads().length > 0}>
            <button
              type="button"
              onClick={() => {
                saveFile('rankfall-matches.json', writeFile(matches));
                announce(words().history.exported(matches.heads().length));
              }}
            >
              <Icon name="save" />
              {words().history.exportAll}
            </button>
          </Show>
          <Import />
        </div>
      </div>
      <Show when={matches.heads().length > 0} fallback={<Nothing />}>
        <p class="aside">{words().history.kept(shown().length)}</p>
        <ul class="matches" ref={list}>
          <For each={shown()}>
            {(head, place) => <MatchRow head={head} onRemove={() => remove(head, place())} />}
          </For>
        </ul>
        <Show when={shown().length === 0}>
          <p>
            {words().history.nothing}{' '}
            <button type="button" class="as-link" onClick={() => setFilter(EVERYTHING)}>
              {words().history.showAll}
            </button>
          </p>
        </Show>
      </Show>
    </div>
  );
}

function Filters(props: {
  readonly filter: Filter;
  readonly onChange: (some: Partial<Filter>) => void;
}): JSX.Element {
  const words = useWords();
  const game = createUniqueId();
  const state = createUniqueId();
  return (
    <div class="filters">
      <div class="field">
        <label for={game}>{words().history.game}</label>
        <select
          id={game}
          value={props.filter.game}
          onChange={(event) => props.onChange({ game: event.currentTarget.value })}
        >
          <option value="">{words().history.allGames}</option>
          <For each={games}>{({ id }) => <option value={id}>{words().games[id].name}</option>}</For>
        </select>
      </div>
      <div class="field">
        <label for={state}>{words().history.state}</label>
        <select
          id={state}
          value={props.filter.state}
          onChange={(event) => {
            const chosen = shownStates.find((known) => known === event.currentTarget.value);
            if (chosen) props.onChange({ state: chosen });
          }}
        >
          <For each={shownStates}>{(one) => <option value={one}>{words().history.states[one]}</option>}</For>
        </select>
      </div>
    </div>
  );
}

function Nothing(): JSX.Element {
  const words = useWords();
  return (
    <div class="empty">
      <p class="lead">{words().history.none}</p>
      <p>{words().history.noneLine}</p>
      <p>
        <a class="button primary" href="/">
          {words().history.begin}
        </a>
      </p>
    </div>
  );
}

/** Entries that cannot be read: nothing is thrown away behind anybody's back. */
function DamagedNotice(): JSX.Element {
  const { matches } = useShell();
  const words = useWords();
  return (
    <Show when={matches.damaged().length > 0}>
      <div class="notice">
        <p>
          <strong>{words().history.damaged(matches.damaged().length)}</strong> {words().history.damagedLine}
        </p>
        <div class="ways">
          <button
            type="button"
            onClick={() => saveFile('rankfall-damaged.json', JSON.stringify(matches.damaged(), undefined, 2))}
          >
            {words().history.saveDamaged}
          </button>
          <button type="button" onClick={() => matches.damaged().forEach(({ id }) => matches.remove(id))}>
            {words().history.clearDamaged}
          </button>
        </div>
      </div>
    </Show>
  );
}
