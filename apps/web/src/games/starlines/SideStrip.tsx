/** One player's edge of the table: name and ready light, health with what this turn will do to it, lines, and the clock. */
import { createEffect, createSignal, on, onCleanup, Show, type JSX } from 'solid-js';
import type { Side01, StarlinesState, Toll } from '@rankfall/starlines';
import { ClockView } from '../../match/ClockView.tsx';
import { useGameWords } from '../../words/use-words.ts';
import { Price } from './Price.tsx';
import { starlinesWords } from './words.en.ts';

export interface SideStripProps {
  readonly seat: Side01;
  readonly name: string;
  readonly view: StarlinesState;
  readonly place: 'top' | 'bottom';
  /** What this turn will come to, as far as can be seen; none once it is over. */
  readonly forecast?: Toll | undefined;
  /** What the turn before came to. */
  readonly toll?: Toll | undefined;
  readonly left?: number | undefined;
}

const TOLL_STAYS = 4000;
const isHurt = ({ damage, healing }: Toll): boolean => damage + healing > 0;

export function SideStrip(props: SideStripProps): JSX.Element {
  const words = useGameWords(starlinesWords);
  const side = (): StarlinesState['sides'][number] => props.view.sides[props.seat];
  const isReady = (): boolean => props.view.at.ready[props.seat] ?? true;
  const isOver = (): boolean => props.view.over !== undefined;
  const share = (health: number): string =>
    `${(100 * Math.max(0, Math.min(health, props.view.most))) / props.view.most}%`;
  // What the turn before came to stands on the bar for a moment; after that only what this turn will come to is shown beside it.
  const [fresh, setFresh] = createSignal<Toll>();
  createEffect(
    on(
      () => props.toll,
      (toll) => {
        setFresh(toll && isHurt(toll) ? toll : undefined);
        const timer = setTimeout(() => setFresh(undefined), TOLL_STAYS);
        onCleanup(() => clearTimeout(timer));
      },
    ),
  );
  return (
    <section class="sl-side" data-side={props.seat} data-place={props.place} aria-label={props.name}>
      <p class="sl-who">
        <i class="sl-token" />
        <span class="sl-name">{props.name}</span>
        <Show when={!isOver()}>
          <span class="sl-light" data-ready={isReady() || undefined}>
            {isReady() ? words().table.isReady : words().table.choosing}
          </span>
        </Show>
      </p>
      <p class="sl-purse">
        <Price cost={{ lines: side().lines, joiningLines: side().joining }} always />
      </p>
      <Show when={props.left !== undefined}>
        <ClockView left={props.left ?? 0} name={props.name} running={!isReady() && !isOver()} />
      </Show>
      <div class="sl-health">
        <b class="sl-hp">
          <span class="visually-hidden">
            {words().table.health(props.name, side().health, props.view.most)}
          </span>
          <span aria-hidden="true">{words().number(side().health)}</span>
        </b>
        <span class="sl-gauge">
          <span
            class="sl-bar"
            style={{
              '--now': share(side().health),
              '--after': share(props.forecast?.after ?? side().health),
            }}
          >
            <i class="sl-bar-now" />
            <i class="sl-bar-after" />
          </span>
          <Show when={props.toll && isHurt(props.toll) && props.toll}>
            {(toll) => (
              <span class="visually-hidden">{words().table.lastToll(toll().damage, toll().healing)}</span>
            )}
          </Show>
          <Show when={fresh()} keyed>
            {(toll) => (
              <span class="sl-toll" aria-hidden="true">
                {words().table.toll(toll.damage, toll.healing)}
              </span>
            )}
          </Show>
        </span>
        {/* Room for it is kept, so that the two bars stay one scale. */}
        <span class="sl-forecast" data-bad={(props.forecast?.after ?? 1) <= 0 || undefined}>
          <Show when={props.forecast && isHurt(props.forecast) && props.forecast}>
            {(toll) => (
              <>
                <span class="visually-hidden">
                  {words().table.forecastSaid(toll().damage, toll().healing, toll().after)}
                </span>
                <span aria-hidden="true">
                  <span class="sl-forecast-sum">{words().table.toll(toll().damage, toll().healing)}</span>
                  {words().table.forecast(toll().after)}
                </span>
              </>
            )}
          </Show>
        </span>
      </div>
    </section>
  );
}
