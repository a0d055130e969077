/** The first page: go on where you left off, one game in full, and the shelf with all the others. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import {
  gameNamed,
  gamePath,
  games,
  lessonPath,
  playPath,
  rulesPath,
  type PlayableGame,
  type ShelvedGame,
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
  const lead = games.find((game) => game.state === 'playable');
  const others = games.filter((game) => game !== lead);
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
      <Show when={lead}>{(game) => <Feature game={game()} />}</Show>
      <section aria-labelledby="shelf" class="shelf">
        <h2 id="shelf">{words().home.shelf}</h2>
        <ul>
          <For each={others}>{(game) => <Shelved game={game} />}</For>
        </ul>
      </section>
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

/** One of the others: to be played like the first, or honestly in the making. */
function Shelved(props: { readonly game: ShelvedGame }): JSX.Element {
  const words = useWords();
  const playable = (): PlayableGame | undefined => (props.game.state === 'playable' ? props.game : undefined);
  const name = (): string => words().games[props.game.id].name;
  return (
    <li data-game={props.game.id}>
      <div class="tray">
        <Show when={playable()} fallback={<Art game={props.game.id} />}>
          {(game) => <Miniature game={game()} />}
        </Show>
      </div>
      <h3>{name()}</h3>
      <Show when={playable()} fallback={<p class="making">{words().home.making}</p>}>
        {(game) => (
          <div class="ways">
            <a class="button" href={gamePath(game().id)} aria-label={words().home.play(name())}>
              <Icon name="play" />
              {words().home.playShort}
            </a>
            <a href={rulesPath(game().id)} aria-label={words().home.rulesOf(name())}>
              {words().home.rules}
            </a>
            <Show when={game().hasLesson}>
              <a href={lessonPath(game().id)} aria-label={words().home.lessonOf(name())}>
                {words().home.lesson}
              </a>
            </Show>
          </div>
        )}
      </Show>
      <p>{words().games[props.game.id].line}</p>
    </li>
  );
}
