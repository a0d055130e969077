/** The drawing board: every ship that the doctrines know, with its price; what cannot be had says why. One press draws it. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { declining, type Option, type PendingAction } from '@rankfall/kernel';
import { nameOf, priceOf, typeOf, type Does } from '@rankfall/starlines';
import { useGameWords } from '../../words/use-words.ts';
import type { HandProps } from './Hand.tsx';
import { Price } from './Price.tsx';
import { ShipArt } from './ShipArt.tsx';
import { useTips, type Tip } from './Tips.tsx';
import { starlinesWords } from './words.en.ts';

export interface ShelfProps extends HandProps {
  readonly action: PendingAction<Does>;
}

export function Shelf(props: ShelfProps): JSX.Element {
  const words = useGameWords(starlinesWords);
  const byId = createMemo(
    () =>
      new Map(
        props.action.options.flatMap((option): [string, Option<Does>][] =>
          declining.includes(option.id) ? [] : [[option.id, option]],
        ),
      ),
  );
  const ids = createMemo(() => [...byId().keys()], undefined, { equals: (a, b) => a.join() === b.join() });
  /** To be done with building alone; where nothing else is open, that is what ready says. */
  const done = (): Option<Does> | undefined =>
    props.actions.length > 1 ? props.action.options.find(({ id }) => declining.includes(id)) : undefined;
  return (
    <article class="sl-shelf">
      <h2 class="visually-hidden">{words().hand.lines}</h2>
      <For each={ids()}>
        {(id) => {
          const option = createMemo((before: Option<Does> | undefined) => byId().get(id) ?? before);
          return <Show when={option()}>{(found) => <Blueprint {...props} option={found()} />}</Show>;
        }}
      </For>
      <Show when={done()}>
        {(option) => (
          <button
            type="button"
            class="sl-done"
            data-hint={props.hint === `SHIP_BUILD ${option().id}` || undefined}
            onClick={() => props.onChoose(props.action, option())}
          >
            {words().option(option(), props.view)}
          </button>
        )}
      </Show>
    </article>
  );
}

function Blueprint(props: ShelfProps & { readonly option: Option<Does> }): JSX.Element {
  const words = useGameWords(starlinesWords);
  const tips = useTips();
  const does = (): Extract<Does, { do: 'build' }> | undefined =>
    props.option.does.do === 'build' ? props.option.does : undefined;
  const code = (): Extract<Does, { do: 'build' }>['code'] => does()?.code ?? 'XEN';
  const gives = (): readonly string[] =>
    priceOf(props.view.sides[props.seat], code(), does()?.gives).gives.map((ship) =>
      words().shipNamed(nameOf(ship)),
    );
  /** No line of ours would change that: what it does matters less than why it cannot be had. */
  const isFull = (): boolean => props.option.off !== undefined && props.option.off['why'] !== 'lines';
  const brief = (): string => {
    const { gives: given } = does() ?? {};
    return words().hand.brief([
      props.option.off ? words().short(props.option.off) : '',
      given === undefined || isFull() ? '' : words().hand.with(words().shipNamed(given)),
      isFull() ? '' : words().brief(code()),
    ]);
  };
  const why = (): string => (props.option.off ? words().reason(props.option.off) : '');
  const tip = (): Tip => {
    const { parts } = typeOf(code());
    const more = [
      ...(gives().length > 0
        ? [words().hand.gives(gives())]
        : parts
          ? [words().hand.joins(parts.map(([part, count]) => words().ships(part, count)))]
          : []),
      ...(why() === '' ? [] : [why()]),
    ];
    return {
      title: words().ship(code()),
      text: words().power(code()),
      ...(more.length > 0 ? { more: more.join('. ') } : {}),
    };
  };
  const label = (): string => {
    const what = words().table.pays(
      words().option(props.option, props.view),
      words().cost(props.option.cost ?? {}),
    );
    return why() === '' ? what : words().table.off(what, why());
  };
  return (
    <button
      type="button"
      class="blueprint"
      data-hint={props.hint === `SHIP_BUILD ${props.option.id}` || undefined}
      aria-disabled={props.option.off ? true : undefined}
      aria-label={label()}
      {...tips.on(tip)}
      onClick={(event) => {
        if (tips.wasLong()) return;
        if (props.option.off) tips.show(event.currentTarget, tip());
        props.onChoose(props.action, props.option);
      }}
    >
      <span class="blueprint-art">
        <ShipArt code={code()} side={props.seat} />
      </span>
      <span class="blueprint-name">{words().shipShort(code())}</span>
      <span class="blueprint-brief">{brief()}</span>
      <Show when={does()?.gives}>
        {(given) => <span class="blueprint-gives">{words().shipNamed(given())}</span>}
      </Show>
      <Price cost={props.option.cost ?? {}} silent />
    </button>
  );
}
