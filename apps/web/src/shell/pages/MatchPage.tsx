/** A match that is kept on this device: to play on, or to look at. When it breaks, only it breaks. */
import type { RouteSectionProps } from '@solidjs/router';
import { sayReason } from '@rankfall/kernel/words';
import { createEffect, createMemo, Match as Case, Switch, untrack, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { gameNamed } from '../../games.ts';
import type { StoredMatch } from '../../storage/types.ts';
import { useWords } from '../../words/use-words.ts';
import { MatchBoundary } from '../MatchBoundary.tsx';
import { openKept, type Opened } from '../open-match.ts';
import { screensOf } from '../screens.ts';
import { useShell } from '../shell.ts';
import { Sorry } from './NotFound.tsx';

export function PlayPage(props: RouteSectionProps): JSX.Element {
  return <MatchPage {...props} screen="Play" />;
}

export function ReplayPage(props: RouteSectionProps): JSX.Element {
  return <MatchPage {...props} screen="Replay" />;
}

function MatchPage(props: RouteSectionProps & { readonly screen: 'Play' | 'Replay' }): JSX.Element {
  const { matches, toast } = useShell();
  const words = useWords();
  const id = (): string => props.params['id'] ?? '';
  const elsewhere = createMemo(() => matches.changesElsewhere(id()));
  // Opened once, and again when another tab has played on; this page's own saves are no reason.
  const opened = createMemo((): Opened => {
    elsewhere();
    const game = props.params['game'] ?? '';
    const wanted = id();
    return untrack(() => openKept(matches, game, wanted));
  });
  createEffect((before: number | undefined) => {
    const changes = elsewhere();
    if (before !== undefined && changes > before) untrack(() => toast({ text: words().stored.elsewhere }));
    return changes;
  });
  const match = (): StoredMatch | undefined => {
    const now = opened();
    return now.is === 'match' ? now.match : undefined;
  };
  const reason = (): string => {
    const now = opened();
    return now.is === 'bad' ? sayReason(now.reason) : '';
  };
  return (
    <Switch
      fallback={
        <Sorry title={words().stored.missing}>
          <p class="lead">{words().stored.missingLine}</p>
        </Sorry>
      }
    >
      <Case when={match()} keyed>
        {(found) => <Screen match={found} screen={props.screen} fromLink={false} />}
      </Case>
      <Case when={reason() !== ''}>
        <Sorry title={words().stored.bad}>
          <p class="lead">{reason()}</p>
        </Sorry>
      </Case>
    </Switch>
  );
}

/** One match on its screen, and what catches it when it falls. */
export function Screen(props: {
  readonly match: StoredMatch;
  readonly screen: 'Play' | 'Replay';
  readonly fromLink: boolean;
}): JSX.Element {
  const words = useWords();
  const game = gameNamed(untrack(() => props.match.game));
  if (game?.state !== 'playable')
    return (
      <Sorry title={words().stored.bad}>
        <p class="lead">{words().history.unknownGame(props.match.game)}</p>
      </Sorry>
    );
  return (
    <MatchBoundary match={props.match}>
      <div class="board-page" data-game={game.id}>
        <Dynamic component={screensOf(game)[props.screen]} match={props.match} fromLink={props.fromLink} />
      </div>
    </MatchBoundary>
  );
}
