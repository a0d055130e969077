/** What the player may choose now: one card for each pending action, the drawing board in the drawing phase, the doctrines at muster. */
import { createMemo, For, Match, Show, Switch, type JSX } from 'solid-js';
import type { Option, PendingAction } from '@rankfall/kernel';
import {
  codeFrom,
  typeOf,
  type Code,
  type Does,
  type Side01,
  type StarlinesEvent,
  type StarlinesState,
} from '@rankfall/starlines';
import { useGameWords } from '../../words/use-words.ts';
import { aimsOf, plainOptions, type Aim } from './aims.ts';
import { Die } from './Die.tsx';
import { Doctrines } from './Doctrines.tsx';
import { Price } from './Price.tsx';
import { Shelf } from './Shelf.tsx';
import { ShipArt } from './ShipArt.tsx';
import { starlinesWords } from './words.en.ts';

export type OnChoose = (action: PendingAction<Does>, option: Option<Does>) => void;

export interface HandProps {
  readonly seat: Side01;
  readonly view: StarlinesState;
  readonly actions: readonly PendingAction<Does>[];
  readonly aim: Aim | undefined;
  readonly onAim: (aim: Aim) => void;
  readonly onChoose: OnChoose;
  /** What is pointed out, as a lesson does: 'SHIP_BUILD build_xen'. */
  readonly hint?: string | undefined;
  /** What just happened, for when there is nothing to choose. */
  readonly latest: readonly StarlinesEvent[];
  /** What was struck and lost last turn: said here where the log is not beside the table. */
  readonly strikes?: { readonly turn: number; readonly lines: readonly string[] } | undefined;
  readonly names: readonly string[];
}

export function Hand(props: HandProps): JSX.Element {
  const words = useGameWords(starlinesWords);
  // Xenites that must change are asked for one by one: a row of the same card would say nothing more.
  const evolving = (): readonly PendingAction<Does>[] =>
    props.actions.filter(({ type }) => type === 'SHIP_TRANSFORM');
  const byId = createMemo(() => {
    const [, ...later] = evolving();
    const shown = props.actions.filter((action) => !later.includes(action));
    return new Map(shown.map((action) => [action.id, action]));
  });
  const ids = createMemo(() => [...byId().keys()], undefined, { equals: (a, b) => a.join() === b.join() });
  return (
    <section class="sl-hand" aria-label={words().hand.label} data-phase={props.view.at.phase}>
      <Show when={(props.strikes?.lines.length ?? 0) > 0 && props.actions.length > 0 && props.strikes}>
        {(strikes) => (
          <p class="sl-strikes">
            <b>{words().play.struck(strikes().turn)}</b> {strikes().lines.join(' ')}
          </p>
        )}
      </Show>
      <Queue view={props.view} seat={props.seat} />
      <Show when={props.actions.length === 0}>
        <News latest={props.latest} names={props.names} />
      </Show>
      <div class="sl-cards">
        <For each={ids()}>
          {(id) => {
            const action = createMemo((before: PendingAction<Does> | undefined) => byId().get(id) ?? before);
            return (
              <Show when={action()}>
                {(found) => (
                  <ActionCard
                    {...props}
                    action={found()}
                    more={found().type === 'SHIP_TRANSFORM' ? evolving().length - 1 : 0}
                  />
                )}
              </Show>
            );
          }}
        </For>
      </div>
    </section>
  );
}

function News(props: Pick<HandProps, 'latest' | 'names'>): JSX.Element {
  const words = useGameWords(starlinesWords);
  const lines = (): readonly string[] => props.latest.flatMap((event) => words().event(event, props.names));
  return (
    <Show when={lines().length > 0}>
      <div class="sl-news">
        <h2>{words().table.news}</h2>
        <For each={lines()}>{(line) => <p>{line}</p>}</For>
      </div>
    </Show>
  );
}

/** What is declared: one's own until all are ready, then everybody's. */
function Queue(props: { readonly view: StarlinesState; readonly seat: Side01 }): JSX.Element {
  const words = useGameWords(starlinesWords);
  const shown = createMemo(() => {
    const { queue, sides } = props.view;
    const open = queue.waiting.map(({ by, effect, id }) => ({ id: `q${id}`, by, effect: effect.effect }));
    const own = sides[props.seat].declared.map(({ effect }, at) => ({
      id: `d${at}`,
      by: props.seat as number,
      effect,
    }));
    return [...open, ...own];
  });
  return (
    <Show when={shown().length > 0}>
      <ul
        class="sl-queue"
        aria-label={props.view.queue.waiting.length > 0 ? words().table.queue : words().table.plan}
      >
        <For each={shown()}>
          {({ by, effect }) => (
            <li data-side={by}>
              <i class="sl-token" />
              {words().hand.declared(effect)}
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

interface CardProps extends HandProps {
  readonly action: PendingAction<Does>;
  /** How many of the same kind follow. */
  readonly more: number;
}

function ActionCard(props: CardProps): JSX.Element {
  const isShelf = (): boolean => props.action.type === 'SHIP_BUILD' && props.action.about === undefined;
  return (
    <Switch fallback={<Card {...props} />}>
      <Match when={props.action.type === 'DOCTRINE_SELECTION'}>
        <Doctrines {...props} />
      </Match>
      <Match when={isShelf()}>
        <Shelf {...props} />
      </Match>
    </Switch>
  );
}

/** The ship that an option makes. */
const madeBy = (does: Does): Code | undefined =>
  does.do === 'transform' ? does.to : does.do === 'yard' ? does.code : undefined;

function Card(props: CardProps): JSX.Element {
  const words = useGameWords(starlinesWords);
  const aims = createMemo(() => aimsOf(props.action));
  const isAiming = (aim: Aim): boolean => props.aim?.id === aim.id;
  const code = (): ReturnType<typeof codeFrom> => codeFrom(props.action.about ?? '');
  const note = (): string => {
    const { onTrigger } = props.action.type === 'TRIGGER_SELECTION' ? typeOf(code() ?? 'FRG') : {};
    if (onTrigger !== undefined) return words().hand.trigger(onTrigger);
    if (!props.action.note) return '';
    const said = words().note(props.action.note);
    return props.action.type === 'CHARGE_RESPONSE' ? words().hand.respond(said) : said;
  };
  const aimText = (aim: Aim): string => {
    const declared = props.view.queue.waiting.find(({ id }) => id === aim.to)?.effect.effect;
    if (declared) return words().hand.aimAt(words().hand.declared(declared));
    return aim.action.type === 'SHIP_DESTROY' ? words().hand.aimOwn : words().hand.aim;
  };
  const isDice = (): boolean => props.action.type === 'TRIGGER_SELECTION';
  return (
    <article
      class="sl-card"
      data-type={props.action.type}
      data-must={props.action.mandatory ? true : undefined}
      data-aiming={aims().some(isAiming) || undefined}
    >
      <header class="sl-card-head">
        <Show when={code()}>
          {(found) => (
            <span class="sl-card-art">
              <ShipArt code={found()} side={props.seat} />
            </span>
          )}
        </Show>
        <h2 class="sl-card-name">{words().action(props.action)}</h2>
        <Show when={props.more > 0}>
          <span class="sl-more">{words().hand.more(props.more)}</span>
        </Show>
        <Show when={props.action.mandatory}>
          <span class="sl-must">{words().hand.must}</span>
        </Show>
      </header>
      <Show when={note() !== ''}>
        <p class="sl-card-note">{note()}</p>
      </Show>
      <For each={aims()}>
        {(aim) => (
          <button type="button" class="sl-aim" aria-pressed={isAiming(aim)} onClick={() => props.onAim(aim)}>
            {aimText(aim)}
          </button>
        )}
      </For>
      <div class="sl-options" data-dice={isDice() || undefined}>
        <For each={plainOptions(props.action)}>
          {(option) => (
            <button
              type="button"
              class="sl-option"
              data-hint={props.hint === `${props.action.type} ${option.id}` || undefined}
              aria-disabled={option.off ? true : undefined}
              onClick={() => props.onChoose(props.action, option)}
            >
              <Show
                when={option.does.do === 'trigger' ? option.does.value : undefined}
                fallback={
                  <>
                    <Show when={madeBy(option.does)}>
                      {(made) => (
                        <span class="sl-option-art">
                          <ShipArt code={made()} side={props.seat} />
                        </span>
                      )}
                    </Show>
                    <span>{words().option(option, props.view)}</span>
                  </>
                }
              >
                {(value) => (
                  <>
                    <Die value={value()} />
                    <span class="visually-hidden">{words().option(option, props.view)}</span>
                  </>
                )}
              </Show>
              <Show when={option.cost}>{(cost) => <Price cost={cost()} />}</Show>
              <Show when={option.off}>{(off) => <small>{words().reason(off())}</small>}</Show>
            </button>
          )}
        </For>
      </div>
    </article>
  );
}
