/** One fleet on the table. Every pile can be looked at; those that can be chosen now are marked, and pointing at one chooses it. */
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import type { Option } from '@rankfall/kernel';
import { typeOf, type Does, type Side01, type StarlinesState } from '@rankfall/starlines';
import { useGameWords } from '../../words/use-words.ts';
import { optionAt, type Aim } from './aims.ts';
import { pilesOf, type Pile } from './piles.ts';
import { ShipArt } from './ShipArt.tsx';
import { useTips, type Tip } from './Tips.tsx';
import { starlinesWords } from './words.en.ts';

export interface FleetProps {
  readonly seat: Side01;
  readonly name: string;
  readonly view: StarlinesState;
  readonly lost: readonly string[];
  readonly place: 'top' | 'bottom';
  readonly aim?: Aim | undefined;
  /** The ship that is about to act. */
  readonly acting?: string | undefined;
  readonly onPick?: ((aim: Aim, option: Option<Does>) => void) | undefined;
}

/** As many piles fit in a row on a phone when they are large. */
const FEW = 4;
/** More than a narrow screen has in a row. */
const MANY = 6;

export function Fleet(props: FleetProps): JSX.Element {
  const words = useGameWords(starlinesWords);
  const piles = createMemo(
    () => new Map(pilesOf(props.view.sides[props.seat], props.lost).map((pile) => [pile.key, pile])),
  );
  const keys = createMemo(() => [...piles().keys()]);
  const [at, setAt] = createSignal('');
  const optionOf = (pile: Pile): Option<Does> | undefined => optionAt(props.aim, pile);
  // One tab stop: where focus was, or the first that can be chosen, or the first.
  const stop = createMemo(() => {
    const open = keys().find((key) => {
      const pile = piles().get(key);
      return pile && optionOf(pile)?.off === undefined && optionOf(pile) !== undefined;
    });
    return keys().includes(at()) ? at() : (open ?? keys()[0]);
  });
  const walk = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const now = buttons.findIndex((button) => button === document.activeElement);
    const goal = {
      ArrowRight: now + 1,
      ArrowDown: now + 1,
      ArrowLeft: now - 1,
      ArrowUp: now - 1,
      Home: 0,
      End: -1,
    }[event.key];
    if (goal === undefined || now < 0) return;
    event.preventDefault();
    buttons.at(goal % buttons.length)?.focus();
  };
  return (
    <ul
      class="fleet"
      data-place={props.place}
      data-few={keys().length <= FEW || undefined}
      data-many={keys().length > MANY || undefined}
      data-aimed={props.aim ? true : undefined}
      aria-label={words().table.fleetOf(props.name)}
      onKeyDown={walk}
    >
      <For each={keys()} fallback={<li class="fleet-none">{words().table.emptyFleet}</li>}>
        {(key) => {
          const pile = createMemo((before: Pile | undefined) => piles().get(key) ?? before);
          return (
            <li class="fleet-place">
              <Show when={pile()}>
                {(found) => (
                  <PileButton
                    {...props}
                    pile={found()}
                    option={optionOf(found())}
                    isStop={stop() === key}
                    onStop={() => setAt(key)}
                  />
                )}
              </Show>
            </li>
          );
        }}
      </For>
    </ul>
  );
}

interface PileProps extends FleetProps {
  readonly pile: Pile;
  readonly option: Option<Does> | undefined;
  readonly isStop: boolean;
  readonly onStop: () => void;
}

function PileButton(props: PileProps): JSX.Element {
  const words = useGameWords(starlinesWords);
  const tips = useTips();
  const count = (): number => props.pile.names.length;
  const state = (): readonly string[] => {
    const { charges, trigger, isUsed, isLost, code } = props.pile;
    return [
      ...(charges === undefined || isLost ? [] : [words().charges(charges)]),
      ...(trigger === undefined ? [] : [words().table.trigger(trigger)]),
      ...(typeOf(code).onTrigger !== undefined && trigger === undefined && !isLost
        ? [words().table.noTrigger]
        : []),
      ...(isUsed ? [words().table.used] : []),
      ...(isLost ? [words().table.lost] : []),
    ];
  };
  const name = (): string => words().ships(props.pile.code, count());
  const asOption = (): string | undefined => {
    const { option } = props;
    if (!option) return undefined;
    const what = words().option(option, props.view);
    return option.off
      ? words().table.off(what, words().reason(option.off))
      : words().table.target(what, words().cost(option.cost ?? {}));
  };
  const tip = (): Tip => {
    const more = [...state(), ...(asOption() === undefined ? [] : [asOption() ?? ''])];
    return {
      title: name(),
      text: words().power(props.pile.code),
      ...(more.length > 0 ? { more: more.join('. ') } : {}),
    };
  };
  const press = (element: Element): void => {
    if (tips.wasLong()) return;
    const { option, aim } = props;
    if (option && aim && !option.off) props.onPick?.(aim, option);
    else tips.show(element, tip());
  };
  return (
    <button
      type="button"
      class="pile"
      data-target={props.option && !props.option.off ? true : undefined}
      data-off={props.option?.off ? true : undefined}
      data-acting={(props.acting !== undefined && props.pile.names.includes(props.acting)) || undefined}
      data-lost={props.pile.isLost ? true : undefined}
      data-used={props.pile.isUsed ? true : undefined}
      aria-label={words().table.pile([
        name(),
        ...state(),
        ...(asOption() === undefined ? [] : [asOption() ?? '']),
      ])}
      tabindex={props.isStop ? 0 : -1}
      {...tips.on(tip)}
      onFocusIn={() => props.onStop()}
      onClick={(event) => press(event.currentTarget)}
    >
      <span class="pile-art">
        <Show when={count() > 1}>
          <ShipArt code={props.pile.code} side={props.seat} flipped={props.place === 'top'} />
        </Show>
        <Show when={count() > 2}>
          <ShipArt code={props.pile.code} side={props.seat} flipped={props.place === 'top'} />
        </Show>
        <Show when={props.pile.names.at(-1)} keyed>
          <ShipArt code={props.pile.code} side={props.seat} flipped={props.place === 'top'} />
        </Show>
        <Show when={count() > 1}>
          <b class="pile-count">{`×${count()}`}</b>
        </Show>
        <Show when={props.pile.trigger}>{(trigger) => <b class="pile-trigger">{trigger()}</b>}</Show>
      </span>
      <Show when={!props.pile.isLost && props.pile.charges !== undefined}>
        <span class="pile-charges">
          <For each={Array.from({ length: typeOf(props.pile.code).charges ?? 0 }, (_, place) => place)}>
            {(place) => <i data-full={place < (props.pile.charges ?? 0) || undefined} />}
          </For>
        </span>
      </Show>
    </button>
  );
}
