/** What can be done beside playing: turning the board, pausing, a draw, giving up, sharing, rules. Giving up is asked again in place. */
import { createSignal, Show, type JSX } from 'solid-js';
import { A } from '@solidjs/router';
import { Dialog } from '../shell/Dialog.tsx';
import { useShell } from '../shell/shell.ts';
import { useGameWords } from '../words/use-words.ts';
import { MatchIcon, type IconName } from './MatchIcon.tsx';
import type { Act, TableOffers } from './offers.ts';
import { matchWords } from './words.en.ts';

export interface TableMenuProps {
  readonly open: boolean;
  readonly title: string;
  readonly offers: TableOffers;
  /** Whom giving up would make lose. */
  readonly resigner: string;
  readonly rules: string;
  readonly newGame: string;
  readonly onAct: (act: Act) => void;
  /** Left out where there is nothing to turn round. */
  readonly onFlip?: () => void;
  readonly onShare: () => void;
  readonly onClose: () => void;
  /** More of the game's own. */
  readonly children?: JSX.Element;
}

export function TableMenu(props: TableMenuProps): JSX.Element {
  const words = useGameWords(matchWords);
  const { settings, change } = useShell();
  const [isAsking, setAsking] = createSignal(false);
  const isLoud = (): boolean => settings().volume > 0;
  const act = (one: Act | undefined): void => {
    if (!one) return;
    props.onClose();
    props.onAct(one);
  };
  return (
    <Dialog
      open={props.open}
      title={props.title}
      onClose={() => {
        setAsking(false);
        props.onClose();
      }}
    >
      <div class="m-menu">
        <Show when={props.onFlip}>
          {(flip) => (
            <Item
              icon="flip"
              label={words().flipBoard}
              onPress={() => {
                props.onClose();
                flip()();
              }}
            />
          )}
        </Show>
        <Item
          icon={isLoud() ? 'sound' : 'silent'}
          label={isLoud() ? words().soundOn : words().soundOff}
          pressed={isLoud()}
          onPress={() => change({ volume: isLoud() ? 0 : 70 })}
        />
        {props.children}
        <Show when={props.offers.pause}>
          {(pause) => <Item icon="pause" label={words().pause} onPress={() => act(pause())} />}
        </Show>
        <Show when={props.offers.offerDraw}>
          {(offer) => <Item icon="draw" label={words().offerDraw} onPress={() => act(offer())} />}
        </Show>
        <Show when={props.offers.resign}>
          <Show
            when={isAsking()}
            fallback={<Item icon="flag" label={words().resign} onPress={() => setAsking(true)} />}
          >
            <div class="m-ask" role="group" aria-label={words().resignAs(props.resigner)}>
              <p>{words().resignAs(props.resigner)}</p>
              <button type="button" class="danger" ref={focusSoon} onClick={() => act(props.offers.resign)}>
                {words().resignYes}
              </button>
              <button type="button" class="quiet" onClick={() => setAsking(false)}>
                {words().keepPlaying}
              </button>
            </div>
          </Show>
        </Show>
        <Item
          icon="share"
          label={words().share}
          onPress={() => {
            props.onClose();
            props.onShare();
          }}
        />
        <A class="m-item" href={props.rules}>
          <MatchIcon name="rules" />
          {words().rules}
        </A>
        <A class="m-item" href={props.newGame}>
          <MatchIcon name="play" />
          {words().newGame}
        </A>
      </div>
    </Dialog>
  );
}

/** The question takes the place of the button that had focus. */
function focusSoon(element: HTMLElement): void {
  queueMicrotask(() => element.focus());
}

function Item(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
}): JSX.Element {
  return (
    <button type="button" class="m-item" aria-pressed={props.pressed} onClick={() => props.onPress()}>
      <MatchIcon name={props.icon} />
      {props.label}
    </button>
  );
}
