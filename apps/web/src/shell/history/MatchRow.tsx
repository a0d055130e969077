/** One kept match in the list. */
import { Show, type JSX } from 'solid-js';
import { analysisPath, gameNamed, playPath, replayPath } from '../../games.ts';
import type { MatchHead } from '../../storage/types.ts';
import { useWords } from '../../words/use-words.ts';
import { Icon } from '../Icon.tsx';
import { gameName, sayKind, sayPlayers, sayStanding } from '../say-match.ts';

export function MatchRow(props: { readonly head: MatchHead; readonly onRemove: () => void }): JSX.Element {
  const words = useWords();
  const path = (): string => (props.head.finished ? replayPath : playPath)(props.head.game, props.head.id);
  const canAnalyse = (): boolean => {
    const game = gameNamed(props.head.game);
    return (
      props.head.finished && props.head.plies > 0 && game?.state === 'playable' && game.hasAnalysis === true
    );
  };
  return (
    <li class="match-row" data-game={props.head.game} data-running={!props.head.finished || undefined}>
      <a class="match-open" href={path()}>
        <span class="match-name">
          {gameName(words(), props.head.game)}{' '}
          <span class="match-standing">{sayStanding(words(), props.head)}</span>
        </span>
        <span class="match-what">
          {sayPlayers(words(), props.head)} · {sayKind(words(), props.head)}
        </span>
        <time class="match-when" dateTime={new Date(props.head.savedAt).toISOString()}>
          {words().match.saved(props.head.savedAt, Date.now())}
        </time>
        <span class="match-go">
          <Icon name={props.head.finished ? 'replay' : 'play'} />
          {props.head.finished ? words().history.replay : words().history.goOn}
        </span>
      </a>
      <Show when={canAnalyse()}>
        <a class="match-analyse" href={analysisPath(props.head.game, props.head.id)}>
          {words().history.analyse}
        </a>
      </Show>
      <button
        type="button"
        class="quiet icon-button"
        aria-label={words().history.removeOf(
          `${gameName(words(), props.head.game)}, ${words().match.saved(props.head.savedAt, Date.now())}`,
        )}
        onClick={() => props.onRemove()}
      >
        <Icon name="bin" />
      </button>
    </li>
  );
}
