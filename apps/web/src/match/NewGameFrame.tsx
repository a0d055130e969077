/** The page that begins a game: what it is, what can be chosen, and one press that plays it, with the game itself beside it. */
import { createMemo, Show, type JSX } from 'solid-js';
import { A } from '@solidjs/router';
import { lessonPath, playPath, rulesPath, type GameId } from '../games.ts';
import { Heading } from '../shell/Heading.tsx';
import { useShell } from '../shell/shell.ts';
import { MatchIcon } from './MatchIcon.tsx';
import './new-game.css';

export interface NewGameFrameProps {
  readonly game: GameId;
  readonly words: {
    readonly title: string;
    readonly line: string;
    /** The way to the lesson, where there is one. */
    readonly learn?: string;
    readonly rulesPage: string;
    readonly play: string;
    readonly goOn: string;
    /** Another way to begin. */
    readonly keyTip?: string;
  };
  /** What is wrong with the link that led here. */
  readonly problem: string | undefined;
  /** Why it could not begin. */
  readonly refused: string | undefined;
  /** What one press plays. */
  readonly playLine: string;
  /** The choices, inside the form. */
  readonly children: JSX.Element;
  /** What stands below the form. */
  readonly below?: JSX.Element;
  /** The game, playing by itself. */
  readonly miniature: JSX.Element;
  readonly onPlay: () => void;
}

export function NewGameFrame(props: NewGameFrameProps): JSX.Element {
  const { matches } = useShell();
  const running = createMemo(() =>
    matches.heads().find(({ game, finished }) => game === props.game && !finished),
  );
  return (
    <div class="new-game">
      <div class="new-game-main">
        <header class="new-game-head">
          <Heading title={props.words.title} />
          <p class="lead">{props.words.line}</p>
          <p class="new-game-links">
            <Show when={props.words.learn}>{(learn) => <A href={lessonPath(props.game)}>{learn()}</A>}</Show>
            <A href={rulesPath(props.game)}>{props.words.rulesPage}</A>
          </p>
        </header>
        <Show when={props.problem}>
          {(problem) => (
            <p class="problem" role="alert">
              {problem()}
            </p>
          )}
        </Show>
        <form
          class="new-game-form"
          onSubmit={(event) => {
            event.preventDefault();
            props.onPlay();
          }}
        >
          {props.children}
          <div class="new-game-play">
            <button type="submit" class="primary play-button">
              <MatchIcon name="play" />
              {props.words.play}
            </button>
            <p class="small">
              {props.playLine}
              <Show when={running()}>
                {(head) => (
                  <>
                    {' '}
                    <A href={playPath(props.game, head().id)}>{props.words.goOn}</A>
                  </>
                )}
              </Show>
            </p>
            <Show when={props.words.keyTip}>{(tip) => <p class="small aside key-tip">{tip()}</p>}</Show>
            <Show when={props.refused}>{(refused) => <p class="problem">{refused()}</p>}</Show>
          </div>
        </form>
        {props.below}
      </div>
      <div class="new-game-side tray">{props.miniature}</div>
    </div>
  );
}
