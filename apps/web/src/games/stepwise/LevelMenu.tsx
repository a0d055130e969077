/** What can be done and chosen beside playing. */
import { createUniqueId, For, Show, type JSX } from 'solid-js';
import { A } from '@solidjs/router';
import { gamePath, rulesPath } from '../../games.ts';
import { MatchIcon } from '../../match/MatchIcon.tsx';
import { Dialog } from '../../shell/Dialog.tsx';
import { useShell } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import { paces, type KeptOptions } from './screen-options.ts';
import { stepwiseWords } from './words.en.ts';

export interface LevelMenuProps {
  readonly open: boolean;
  readonly title: string;
  /** Back to where the level is being made. */
  readonly leave: { readonly label: string; run(): void } | undefined;
  readonly kept: KeptOptions;
  readonly onRestart: () => void;
  readonly onShare: () => void;
  readonly onClose: () => void;
}

const flags = ['allRoutes', 'carefulTaps', 'pauseOnBlock', 'foresight'] as const;

export function LevelMenu(props: LevelMenuProps): JSX.Element {
  const words = useGameWords(stepwiseWords);
  const { settings, change } = useShell();
  const id = createUniqueId();
  const isLoud = (): boolean => settings().volume > 0;
  const after = (work: () => void) => (): void => {
    props.onClose();
    work();
  };
  return (
    <Dialog open={props.open} title={props.title} onClose={props.onClose}>
      <div class="m-menu">
        <Show
          when={props.leave}
          fallback={
            <A class="m-item" href={gamePath('stepwise')}>
              <MatchIcon name="moves" />
              {words().play.map}
            </A>
          }
        >
          {(leave) => (
            <button type="button" class="m-item" onClick={after(() => leave().run())}>
              <MatchIcon name="back" />
              {leave().label}
            </button>
          )}
        </Show>
        <button type="button" class="m-item" onClick={after(() => props.onRestart())}>
          <MatchIcon name="first" />
          {words().play.restart}
        </button>
        <button type="button" class="m-item" onClick={after(() => props.onShare())}>
          <MatchIcon name="share" />
          {words().play.share}
        </button>
        <A class="m-item" href={rulesPath('stepwise')}>
          <MatchIcon name="rules" />
          {words().play.rules}
        </A>
        <button
          type="button"
          class="m-item"
          aria-pressed={isLoud()}
          onClick={() => change({ volume: isLoud() ? 0 : 70 })}
        >
          <MatchIcon name={isLoud() ? 'sound' : 'silent'} />
          {isLoud() ? words().play.soundOn : words().play.soundOff}
        </button>
        <For each={flags}>
          {(flag) => (
            <label class="tick s-tick">
              <input
                type="checkbox"
                checked={props.kept.options()[flag]}
                onChange={(event) => props.kept.change({ [flag]: event.currentTarget.checked })}
              />
              {words().play[flag]}
            </label>
          )}
        </For>
        <div class="field s-pace">
          <label for={id}>{words().play.pace}</label>
          <select
            id={id}
            value={props.kept.options().pace}
            onChange={(event) => {
              const pace = paces.find((one) => one === event.currentTarget.value);
              if (pace) props.kept.change({ pace });
            }}
          >
            <For each={paces}>{(pace) => <option value={pace}>{words().play.paces[pace]}</option>}</For>
          </select>
        </div>
      </div>
    </Dialog>
  );
}
