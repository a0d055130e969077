/** A game's own pages: its new-game form, its rules, its lesson. For a game in the making they say so. */
import { useNavigate, type RouteSectionProps } from '@solidjs/router';
import { Show, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { gameNamed, gamePath, isGameId, type PlayableGame } from '../../games.ts';
import { useWords } from '../../words/use-words.ts';
import { Art, ArtSymbols } from '../Art.tsx';
import { screensOf } from '../screens.ts';
import { NotFound, Sorry } from './NotFound.tsx';

export function GamePage(props: RouteSectionProps): JSX.Element {
  return (
    <OfGame id={props.params['game']}>
      {(game) => (
        <div class="page" data-game={game.id}>
          <Dynamic component={screensOf(game).NewGame} query={props.location.search.replace(/^\?/u, '')} />
        </div>
      )}
    </OfGame>
  );
}

export function RulesPage(props: RouteSectionProps): JSX.Element {
  return (
    <OfGame id={props.params['game']}>
      {(game) => (
        <div class="page" data-game={game.id}>
          <Dynamic component={screensOf(game).Rules} />
        </div>
      )}
    </OfGame>
  );
}

export function LessonPage(props: RouteSectionProps): JSX.Element {
  const navigate = useNavigate();
  return (
    <OfGame id={props.params['game']}>
      {(game) => (
        <Show when={game.hasLesson} fallback={<NotFound />}>
          <div class="board-page" data-game={game.id}>
            <Dynamic component={screensOf(game).Lesson} onDone={() => navigate(gamePath(game.id))} />
          </div>
        </Show>
      )}
    </OfGame>
  );
}

function OfGame(props: {
  readonly id: string | undefined;
  readonly children: (game: PlayableGame) => JSX.Element;
}): JSX.Element {
  const playable = (): PlayableGame | undefined => {
    const game = gameNamed(props.id ?? '');
    return game?.state === 'playable' ? game : undefined;
  };
  return (
    <Show when={playable()} keyed fallback={<InTheMaking id={props.id ?? ''} />}>
      {(game) => props.children(game)}
    </Show>
  );
}

function InTheMaking(props: { readonly id: string }): JSX.Element {
  const words = useWords();
  return (
    <Show when={isGameId(props.id) && props.id} keyed fallback={<NotFound />}>
      {(id) => (
        <Sorry title={words().later.title(words().games[id].name)}>
          <p class="lead">{words().games[id].line}</p>
          <p>{words().later.line}</p>
          <ArtSymbols />
          <div class="tray" data-game={id}>
            <Art game={id} />
          </div>
        </Sorry>
      )}
    </Show>
  );
}
