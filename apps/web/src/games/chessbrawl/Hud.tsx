/** How the run stands: round, wave, moves, time and score, and what has to be known about it. */
import { createSignal, createEffect, onCleanup, Show, type JSX } from 'solid-js';
import { isStopped } from '@rankfall/kernel';
import {
  ROUNDS,
  scoreOf,
  SIEGE_WARNING,
  siegeIn,
  stopwatch,
  stopwatchText,
  wavesOf,
  type BrawlState,
} from '@rankfall/chessbrawl';
import { useGameWords } from '../../words/use-words.ts';
import type { Run } from './create-run.ts';
import { Crest } from './Crest.tsx';
import { brawlWords } from './words.en.ts';

/** How many turns until the siege, once it is announced. */
export function siegeNear({ state }: Run): number | undefined {
  const { ranked, quiet, phase } = state();
  return ranked && quiet >= SIEGE_WARNING && (phase === 'player' || phase === 'enemy')
    ? siegeIn(quiet)
    : undefined;
}

/** The stopwatch as it runs, in whole seconds. */
export function useStopwatch(run: Run): () => string {
  const read = (): string => stopwatchText(stopwatch(run.state(), run.hosted.room.now()));
  const [text, setText] = createSignal(read());
  createEffect(() => {
    const match = run.match();
    setText(read());
    if (match.state.phase !== 'player' || isStopped(match)) return;
    const timer = setInterval(() => setText(read()), 250);
    onCleanup(() => clearInterval(timer));
  });
  return text;
}

export function Hud(props: { readonly run: Run; readonly time: string }): JSX.Element {
  return (
    <HudOf
      state={props.run.state()}
      time={props.time}
      isAssisted={props.run.isAssisted()}
      siege={siegeNear(props.run)}
    />
  );
}

export interface HudProps {
  readonly state: BrawlState;
  readonly time: string;
  readonly isAssisted: boolean;
  /** Turns until the siege strikes, once it is announced. */
  readonly siege: number | undefined;
}

export function HudOf(props: HudProps): JSX.Element {
  const words = useGameWords(brawlWords);
  const isEndless = (): boolean => props.state.mode === 'gauntlet';
  const waves = (): number => wavesOf(props.state, props.state.round).length;
  return (
    <section class="hud" aria-label={words().hud.label}>
      <dl class="hud-stats">
        <Show
          when={!isEndless()}
          fallback={<Stat name={words().hud.wave} value={String(props.state.round)} />}
        >
          <Stat name={words().hud.round} value={words().hud.of(props.state.round, ROUNDS)} />
          <Stat name={words().hud.wave} value={words().hud.of(props.state.wave, waves())} />
        </Show>
        <Stat name={words().hud.moves} value={String(props.state.moves)} />
        <Stat name={words().hud.time} value={props.time} />
        <Show when={isEndless()}>
          <Stat name={words().hud.purse} value={String(props.state.points)} />
        </Show>
        <Stat name={words().hud.score} value={String(scoreOf(props.state))} isMain />
      </dl>
      <p class="hud-signs">
        <span class="hud-king">
          <Crest king={props.state.king} />
          <span class="visually-hidden">{words().kings[props.state.king].name}</span>
        </span>
        <Show when={props.siege !== undefined}>
          <span class="sign" data-type="siege">
            {words().hud.siege(props.siege ?? 0)}
          </span>
        </Show>
        <Show when={props.state.ranked}>
          <span class="sign">{words().hud.ranked}</span>
        </Show>
        <Show when={props.isAssisted}>
          <span class="sign" data-type="assisted">
            {words().hud.assisted}
          </span>
        </Show>
      </p>
    </section>
  );
}

function Stat(props: {
  readonly name: string;
  readonly value: string;
  readonly isMain?: boolean;
}): JSX.Element {
  return (
    <div class="stat" data-main={props.isMain ? true : undefined}>
      <dt>{props.name}</dt>
      <dd>{props.value}</dd>
    </div>
  );
}
