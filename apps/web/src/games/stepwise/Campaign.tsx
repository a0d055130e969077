/** The map of the campaign: every level with its stars, and one press that goes on where one was. */
import { createMemo, For, lazy, Show, type JSX } from 'solid-js';
import { A, useNavigate } from '@solidjs/router';
import { settingsFromLink, type Reason } from '@rankfall/kernel';
import {
  campaign,
  firstState,
  forPlay,
  further,
  levelFileOf,
  shipped,
  stepwise,
  type LevelFile,
  type StepwiseSettings,
} from '@rankfall/stepwise';
import { gamePath, playPath, rulesPath, type NewGameProps } from '../../games.ts';
import { MatchIcon } from '../../match/MatchIcon.tsx';
import { Heading } from '../../shell/Heading.tsx';
import { useShell } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import { beginLevel, levelTitle, openLevel, underWay } from './begin.ts';
import { Daily } from './Daily.tsx';
import { LevelThumb } from './LevelThumb.tsx';
import { MapPicture } from './MapPicture.tsx';
import { readProgress } from './progress.ts';
import { Stars } from './Stars.tsx';
import { stepwiseWords } from './words.en.ts';
import './campaign.css';
import './play.css';

/** Comes when it is opened: most people play. */
const Editor = lazy(async () => ({ default: (await import('./editor/Editor.tsx')).Editor }));

/** The game's page: the campaign, a level that came by a link, or the editor. */
export function NewGame(props: NewGameProps): JSX.Element {
  return (
    <Show when={props.query === 'edit'} fallback={<Campaign query={props.query} />}>
      <Editor />
    </Show>
  );
}

function Campaign(props: NewGameProps): JSX.Element {
  const { matches, box, toast } = useShell();
  const words = useGameWords(stepwiseWords);
  const navigate = useNavigate();
  const progress = createMemo(() => readProgress(box));
  const asked = createMemo((): StepwiseSettings | Reason | undefined => {
    if (props.query === '') return undefined;
    const parsed = settingsFromLink(stepwise.settings, props.query);
    return 'refused' in parsed ? parsed.refused : parsed.settings;
  });
  const own = createMemo((): StepwiseSettings | undefined => {
    const found = asked();
    return found && !('code' in found) ? found : undefined;
  });
  const problem = createMemo((): Reason | undefined => {
    const found = asked();
    return found && 'code' in found ? found : undefined;
  });
  /** Where one was: the first that is not solved; when all are, the first with a star to win. */
  const current = createMemo((): LevelFile | undefined => {
    const stars = (level: LevelFile): number => progress()[level.id ?? '']?.stars ?? 0;
    return (
      shipped.find((level) => stars(level) === 0) ?? shipped.find((level) => stars(level) < 3) ?? campaign[0]
    );
  });
  const got = createMemo(() =>
    shipped.reduce((sum, level) => sum + (progress()[level.id ?? '']?.stars ?? 0), 0),
  );
  const go = (begun: string | Reason): void => {
    if (typeof begun === 'string') navigate(playPath('stepwise', begun));
    else toast({ text: words().reason(begun) });
  };
  const noteOf = (level: LevelFile): string => {
    const best = progress()[level.id ?? ''];
    return best
      ? `${words().won.stars(best.stars)}, ${words().map.best(words().cost(best))}`
      : words().map.unsolved;
  };
  /** A puzzle of the day that is under way. */
  const again = (title: string): string | undefined => underWay(matches, { title })?.id;
  const Levels = (list: {
    readonly title: string;
    readonly note: string;
    readonly levels: readonly LevelFile[];
  }): JSX.Element => (
    <section class="s-levels">
      <div class="s-levels-head">
        <h2>{list.title}</h2>
        <p class="aside">{list.note}</p>
      </div>
      <ol class="s-levels-list">
        <For each={list.levels}>
          {(level) => (
            <li>
              <button
                type="button"
                class="s-level"
                data-current={current() === level || undefined}
                aria-label={words().map.levelLabel(level.id ?? '', level.title, noteOf(level))}
                onClick={() => go(openLevel(matches, level.id ?? ''))}
              >
                <span class="s-level-picture">
                  <LevelThumb state={firstState(forPlay(level), false)} />
                </span>
                <span class="s-level-name">
                  <b>{level.id}</b> {level.title}
                </span>
                <span class="s-level-note">
                  <Stars stars={progress()[level.id ?? '']?.stars ?? 0} />
                  <Show when={level.par}>
                    {(par) => <small>{words().map.par(words().cost(par()))}</small>}
                  </Show>
                </span>
              </button>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
  return (
    <article class="s-map">
      <header class="s-map-head">
        <div class="s-map-words">
          <Heading title={words().map.title} />
          <p class="lead">{words().map.lead}</p>
          <Show when={problem()}>
            {(reason) => (
              <p class="problem">
                {words().map.badLevel} {words().reason(reason())}
              </p>
            )}
          </Show>
          <p class="ways">
            <Show
              when={own()}
              fallback={
                <Show when={current()}>
                  {(level) => (
                    <button
                      type="button"
                      class="primary"
                      onClick={() => go(openLevel(matches, level().id ?? ''))}
                    >
                      {underWay(matches, level())
                        ? words().map.goOn(level().title)
                        : words().map.play(level().title)}
                    </button>
                  )}
                </Show>
              }
            >
              {(settings) => (
                <button
                  type="button"
                  class="primary"
                  onClick={() => go(beginLevel(matches, settings(), levelTitle(levelFileOf(settings()))))}
                >
                  {words().map.play(levelFileOf(settings()).title)}
                </button>
              )}
            </Show>
            <A class="button" href={rulesPath('stepwise')}>
              <MatchIcon name="book" />
              {words().map.rules}
            </A>
            <A class="button" href={gamePath('stepwise', 'edit')}>
              {words().map.editor}
            </A>
          </p>
        </div>
        <Show when={own() ? levelFileOf(own() as StepwiseSettings) : current()} keyed>
          {(level) => (
            <div class="s-map-picture">
              <MapPicture state={firstState(forPlay(level), false)} />
            </div>
          )}
        </Show>
      </header>
      <Daily
        progress={progress()}
        onPlay={(level, title) => go(again(title) ?? beginLevel(matches, { level }, title))}
      />
      <Levels
        title={words().map.campaign}
        levels={campaign}
        note={words().map.collected(got(), 3 * shipped.length)}
      />
      <Levels title={words().map.more} levels={further} note={words().map.moreLine} />
    </article>
  );
}
