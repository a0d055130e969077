/** What a shared address shows: somebody's match, looked at without keeping it, or the settings of a new one. */
import { useNavigate, type RouteSectionProps } from '@solidjs/router';
import { sayReason } from '@rankfall/kernel/words';
import { createMemo, createSignal, Match as Case, Show, Switch, untrack, type JSX } from 'solid-js';
import { gameNamed, gamePath, type GameScreens } from '../../games.ts';
import type { StoredMatch } from '../../storage/types.ts';
import { useWords } from '../../words/use-words.ts';
import { Broken } from '../Broken.tsx';
import { Loading } from '../Mark.tsx';
import { openShared, parseLink, settingsProblem, type Link } from '../open-match.ts';
import { gameName } from '../say-match.ts';
import { Screen } from './MatchPage.tsx';
import { Sorry } from './NotFound.tsx';

export function OpenPage(props: RouteSectionProps): JSX.Element {
  const link = createMemo(() => parseLink(props.location.hash));
  return (
    <Show when={link()} keyed>
      {(one) => <Behind link={one} />}
    </Show>
  );
}

type Seen =
  | { readonly is: 'loading' }
  | { readonly is: 'match'; readonly match: StoredMatch }
  | { readonly is: 'bad'; readonly why: string }
  | { readonly is: 'broken'; readonly error: unknown };

function Behind(props: { readonly link: Link }): JSX.Element {
  const words = useWords();
  const navigate = useNavigate();
  const [seen, setSeen] = createSignal<Seen>({ is: 'loading' });

  const show = (link: Exclude<Link, { is: 'nothing' }>, { catalogue }: GameScreens): void => {
    if (link.is === 'settings') {
      const problem = settingsProblem(catalogue, link.game, link.query);
      if (problem) setSeen({ is: 'bad', why: sayReason(problem) });
      else navigate(gamePath(link.game, link.query), { replace: true });
      return;
    }
    const opened = openShared(catalogue, link.text, Date.now());
    if (opened.is === 'match') setSeen(opened);
    else setSeen({ is: 'bad', why: opened.is === 'bad' ? sayReason(opened.reason) : '' });
  };

  untrack(() => {
    const { link } = props;
    if (link.is === 'nothing') return setSeen({ is: 'bad', why: words().open.empty });
    const game = gameNamed(link.game);
    if (game?.state === 'later')
      return setSeen({ is: 'bad', why: words().open.later(gameName(words(), game.id)) });
    if (!game) {
      const isNamed = link.is === 'settings' || link.text.includes('~');
      const why = isNamed ? words().open.unknown(link.game.slice(0, 40)) : words().open.noLink;
      return setSeen({ is: 'bad', why });
    }
    return void game.load().then(
      (screens) => show(link, screens),
      (error: unknown) => setSeen({ is: 'broken', error }),
    );
  });

  const match = (): StoredMatch | undefined => {
    const now = seen();
    return now.is === 'match' ? now.match : undefined;
  };
  const why = (): string | undefined => {
    const now = seen();
    return now.is === 'bad' ? now.why : undefined;
  };
  const error = (): { readonly error: unknown } | undefined => {
    const now = seen();
    return now.is === 'broken' ? now : undefined;
  };
  return (
    <Switch fallback={<Loading />}>
      <Case when={match()} keyed>
        {(found) => <Screen match={found} screen="Replay" fromLink />}
      </Case>
      <Case when={why()}>
        {(text) => (
          <Sorry title={words().open.bad}>
            <p class="lead">{text()}</p>
            <p>{words().open.ask}</p>
          </Sorry>
        )}
      </Case>
      <Case when={error()}>{(thrown) => <Broken error={thrown().error} />}</Case>
    </Switch>
  );
}
