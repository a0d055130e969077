/** The first page: go on where you left off, play what can be played, and see what is being made. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import {
  gameNamed,
  gamePath,
  games,
  lessonPath,
  playPath,
  rulesPath,
  type LaterGame,
  type PlayableGame,
} from '../../games.ts';
import type { MatchHead } from '../../storage/types.ts';
import { useWords } from '../../words/use-words.ts';
import { Art, ArtSymbols } from '../Art.tsx';
import { Heading } from '../Heading.tsx';
import { Icon } from '../Icon.tsx';
import { Miniature } from '../Miniature.tsx';
import { gameName, sayKind, sayPlayers } from '../say-match.ts';
import { useShell } from '../shell.ts';
import './home.css';

export function Home(): JSX.Element {
  const words = useWords();
  const playable = games.filter((game) => game.state === 'playable');
  const later = games.filter((game) => game.state === 'later');
  return (
    <div class="page home">
      <ArtSymbols />
      <Heading title={words().home.title}>
        <For each={words().home.headline}>
          {(line, place) => (
            <>
              {place() > 0 && ' '}
              <span>{line}</span>
            </>
          )}
        </For>
      </Heading>
      <LeftOff />
      <For each={playable}>{(game) => <Feature game={game} />}</For>
      <Show when={later.length > 0}>
        <section aria-labelledby="bench" class="bench">
          <h2 id="bench">{words().home.bench}</h2>
          <p class="aside">{words().home.benchLine}</p>
          <ul class="later">
            <For each={later}>{(game) => <Later game={game} />}</For>
          </ul>
        </section>
      </Show>
    </div>
  );
}

/** The latest running match, first thing on the page. */
function LeftOff(): JSX.Element {
  const { matches } = useShell();
  const words = useWords();
  const running = createMemo(() =>
    matches.heads().filter((head) => !head.finished && gameNamed(head.game)?.state === 'playable'),
  );
  return (
    <Show when={running()[0]}>
      {(head) => (
        <section class="left-off" aria-labelledby="left-off">
          <h2 id="left-off">{words().home.leftOff}</h2>
          <Running head={head()} />
          <Show when={running().length > 1}>
            <a class="others" href="/history">
              {words().home.others(running().length - 1)}
            </a>
          </Show>
        </section>
      )}
    </Show>
  );
}

function Running(props: { readonly head: MatchHead }): JSX.Element {
  const words = useWords();
  return (
    <a class="running" data-game={props.head.game} href={playPath(props.head.game, props.head.id)}>
      <span class="running-name">{gameName(words(), props.head.game)}</span>
      <span class="running-what">
        {sayPlayers(words(), props.head)} · {sayKind(words(), props.head)} ·{' '}
        {words().match.saved(props.head.savedAt, Date.now())}
      </span>
      <span class="button running-go">
        <Icon name="play" />
        {words().home.goOn}
      </span>
    </a>
  );
}

function Feature(props: { readonly game: PlayableGame }): JSX.Element {
  const words = useWords();
  const name = (): string => words().games[props.game.id].name;
  return (
    <section class="feature" data-game={props.game.id} aria-labelledby={`play-${props.game.id}`}>
      <div class="tray">
        <Miniature game={props.game} />
      </div>
      <div class="story">
        <p class="ready">{words().home.ready}</p>
        <h2 id={`play-${props.game.id}`}>{name()}</h2>
        <p class="lead">{words().games[props.game.id].line}</p>
        <div class="ways">
          <a class="button primary" href={gamePath(props.game.id)}>
            {words().home.play(name())}
          </a>
          <Show when={props.game.hasLesson}>
            <a class="button" href={lessonPath(props.game.id)}>
              {words().home.learn}
            </a>
          </Show>
        </div>
        <p>
          <a href={rulesPath(props.game.id)}>{words().home.rulesOf(name())}</a>
        </p>
      </div>
    </section>
  );
}

function Later(props: { readonly game: LaterGame }): JSX.Element {
  const words = useWords();
  return (
    <li data-game={props.game.id}>
      <div class="tray">
        <Art game={props.game.id} />
      </div>
      <h3>{words().games[props.game.id].name}</h3>
      <p class="making">{words().home.making}</p>
      <p>{words().games[props.game.id].line}</p>
    </li>
  );
}
