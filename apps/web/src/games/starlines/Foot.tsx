/** Under the thumb: ready, with the reason when it is off; taking back; the log, the ships, the menu. */
import { Show, type JSX } from 'solid-js';
import type { PendingAction } from '@rankfall/kernel';
import type { Does, StarlinesState } from '@rankfall/starlines';
import { MatchIcon, type IconName } from '../../match/MatchIcon.tsx';
import { matchWords } from '../../match/words.en.ts';
import { useGameWords } from '../../words/use-words.ts';
import { starlinesWords } from './words.en.ts';

export interface FootProps {
  readonly view: StarlinesState;
  readonly ready: PendingAction<Does> | undefined;
  /** How many actions are open. */
  readonly open: number;
  readonly waitingFor: string | undefined;
  readonly result: string | undefined;
  /** Left out where nothing is ever taken back. */
  readonly canTakeBack?: boolean;
  readonly onReady: () => void;
  readonly onTakeBack?: () => void;
  readonly onResult: () => void;
  readonly onLog: () => void;
  readonly onShips: () => void;
  /** Left out where there is none. */
  readonly onMenu?: () => void;
  /** Ready is what a lesson asks for now. */
  readonly isHint?: boolean;
}

/** Nothing can rest over a ship there: what it does is read by holding it, and somebody has to say so. */
const isTouched = typeof matchMedia === 'function' && matchMedia('(hover: none)').matches;

export function Foot(props: FootProps): JSX.Element {
  const words = useGameWords(starlinesWords);
  const common = useGameWords(matchWords);
  const off = (): string => {
    const reason = props.ready?.options[0]?.off;
    return reason ? words().reason(reason) : '';
  };
  const line = (): string => {
    if (props.result !== undefined) return props.result;
    if (!props.ready) return props.waitingFor === undefined ? '' : words().hand.waiting(props.waitingFor);
    if (off() !== '') return off();
    const { doctrines } = props.view.sides[props.view.at.ready[0] ? 1 : 0];
    if (props.view.at.phase === 'muster' && doctrines) return words().hand.picked(words().pair(doctrines));
    if (props.open === 0) return words().hand.done;
    if (props.view.at.phase !== 'drawing') return words().hand.optional;
    return isTouched ? words().hand.drawByTouch : words().hand.draw;
  };
  return (
    <div class="sl-foot">
      <p class="sl-why" data-off={off() !== '' || undefined}>
        {line()}
      </p>
      <div class="sl-buttons">
        <Show when={props.onTakeBack}>
          {(takeBack) => (
            <Small
              icon="undo"
              label={words().hand.takeBack}
              isOff={!props.canTakeBack}
              onPress={() => takeBack()()}
            />
          )}
        </Show>
        <Small icon="moves" label={words().play.log} onPress={props.onLog} isDialog />
        <Small icon="book" label={words().play.catalogue} onPress={props.onShips} isDialog />
        <Show when={props.onMenu}>
          {(open) => <Small icon="menu" label={common().menu} onPress={() => open()()} isDialog />}
        </Show>
        <Show
          when={props.result === undefined}
          fallback={
            <button type="button" class="primary sl-ready" onClick={() => props.onResult()}>
              {words().end.show}
            </button>
          }
        >
          <button
            type="button"
            class="primary sl-ready"
            data-hint={props.isHint ? true : undefined}
            aria-disabled={!props.ready || off() !== '' ? true : undefined}
            data-all={props.ready && off() === '' && props.open === 0 ? true : undefined}
            onClick={() => props.onReady()}
          >
            <Show when={props.ready} fallback={words().hand.sealed}>
              {words().hand.ready}
            </Show>
          </button>
        </Show>
      </div>
    </div>
  );
}

function Small(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff?: boolean;
  readonly isDialog?: boolean;
  readonly onPress: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="m-tool"
      aria-disabled={props.isOff ? true : undefined}
      aria-haspopup={props.isDialog ? 'dialog' : undefined}
      onClick={() => {
        if (!props.isOff) props.onPress();
      }}
    >
      <MatchIcon name={props.icon} />
      <span class="m-tool-name">{props.label}</span>
    </button>
  );
}
