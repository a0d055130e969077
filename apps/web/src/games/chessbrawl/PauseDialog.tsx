/** The pause: resume, finish the wave, abandon; and what a player may want to set meanwhile. Closing it resumes. */
import { createSignal, createUniqueId, For, Show, type JSX } from 'solid-js';
import { A } from '@solidjs/router';
import { paces, type Pace } from '@rankfall/chessbrawl';
import { rulesPath } from '../../games.ts';
import { MatchIcon } from '../../match/MatchIcon.tsx';
import { matchWords } from '../../match/words.en.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { useShell } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import type { Prefs } from './prefs.ts';
import { brawlWords } from './words.en.ts';

export interface PauseProps {
  readonly open: boolean;
  readonly prefs: Prefs;
  readonly pace: Pace;
  /** 'off': offered, but not in a ranked run. */
  readonly finish: 'none' | 'off' | 'open';
  readonly onPrefs: (some: Partial<Prefs>) => void;
  readonly onPace: (pace: Pace) => void;
  readonly onResume: () => void;
  readonly onFinish: () => void;
  readonly onAbandon: () => void;
  readonly onShare: () => void;
}

export function PauseDialog(props: PauseProps): JSX.Element {
  const words = useGameWords(brawlWords);
  const table = useGameWords(matchWords);
  const { settings, change } = useShell();
  const [asking, setAsking] = createSignal<'finish' | 'abandon'>();
  const group = createUniqueId();
  const isLoud = (): boolean => settings().volume > 0;
  return (
    <Dialog
      open={props.open}
      title={words().pause.title}
      onClose={() => {
        setAsking(undefined);
        props.onResume();
      }}
    >
      <div class="pause">
        <p class="aside">{words().pause.line}</p>
        <button type="button" class="primary" onClick={() => props.onResume()}>
          <MatchIcon name="play" />
          {words().pause.resume}
        </button>
        <div class="m-menu">
          <Show when={props.finish !== 'none'}>
            <Ask
              isAsking={asking() === 'finish'}
              icon="forward"
              label={words().pause.finishWave}
              off={props.finish === 'off' ? words().pause.rankedWhy : undefined}
              question={words().pause.finishAsk}
              yes={words().pause.finishYes}
              onAsk={() => setAsking('finish')}
              onNo={() => setAsking(undefined)}
              onYes={() => props.onFinish()}
            />
          </Show>
          <Ask
            isAsking={asking() === 'abandon'}
            icon="flag"
            label={words().pause.abandon}
            question={words().pause.abandonAsk}
            yes={words().pause.abandonYes}
            onAsk={() => setAsking('abandon')}
            onNo={() => setAsking(undefined)}
            onYes={() => props.onAbandon()}
          />
        </div>
        <fieldset class="field pace-field">
          <legend>{words().play.speed}</legend>
          <div class="picks">
            <For each={paces}>
              {(pace) => (
                <label class="pick">
                  <input
                    type="radio"
                    name={group}
                    checked={props.pace === pace}
                    onChange={() => props.onPace(pace)}
                  />
                  {words().pace[pace]}
                </label>
              )}
            </For>
          </div>
        </fieldset>
        <div>
          <Tick
            label={words().pause.foresees}
            on={props.prefs.foresees}
            onSet={(foresees) => props.onPrefs({ foresees })}
          />
          <Tick
            label={words().pause.warns}
            on={props.prefs.warns}
            onSet={(warns) => props.onPrefs({ warns })}
          />
          <Tick
            label={words().pause.confirms}
            on={props.prefs.confirms}
            onSet={(confirms) => props.onPrefs({ confirms })}
          />
        </div>
        <div class="m-menu">
          <button
            type="button"
            class="m-item"
            aria-pressed={isLoud()}
            onClick={() => change({ volume: isLoud() ? 0 : 70 })}
          >
            <MatchIcon name={isLoud() ? 'sound' : 'silent'} />
            {isLoud() ? table().soundOn : table().soundOff}
          </button>
          <button type="button" class="m-item" onClick={() => props.onShare()}>
            <MatchIcon name="share" />
            {table().share}
          </button>
          <A class="m-item" href={rulesPath('chessbrawl')}>
            <MatchIcon name="rules" />
            {table().rules}
          </A>
        </div>
      </div>
    </Dialog>
  );
}

function Tick(props: {
  readonly label: string;
  readonly on: boolean;
  readonly onSet: (on: boolean) => void;
}): JSX.Element {
  return (
    <label class="tick">
      <input
        type="checkbox"
        checked={props.on}
        onChange={(event) => props.onSet(event.currentTarget.checked)}
      />
      {props.label}
    </label>
  );
}

interface AskProps {
  readonly isAsking: boolean;
  readonly icon: 'forward' | 'flag';
  readonly label: string;
  /** Why it cannot be had. */
  readonly off?: string | undefined;
  readonly question: string;
  readonly yes: string;
  readonly onAsk: () => void;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** What cannot be taken back is asked again in place. */
function Ask(props: AskProps): JSX.Element {
  const words = useGameWords(brawlWords);
  return (
    <Show
      when={props.isAsking}
      fallback={
        <button
          type="button"
          class="m-item"
          aria-disabled={props.off === undefined ? undefined : 'true'}
          onClick={() => props.off === undefined && props.onAsk()}
        >
          <MatchIcon name={props.icon} />
          <span>
            {props.label}
            <Show when={props.off}>
              <span class="m-item-why">{props.off}</span>
            </Show>
          </span>
        </button>
      }
    >
      <div class="m-ask" role="group" aria-label={props.question}>
        <p>{props.question}</p>
        <button
          type="button"
          class="danger"
          ref={(element) => queueMicrotask(() => element.focus())}
          onClick={() => props.onYes()}
        >
          {props.yes}
        </button>
        <button type="button" class="quiet" onClick={() => props.onNo()}>
          {words().pause.keep}
        </button>
      </div>
    </Show>
  );
}
