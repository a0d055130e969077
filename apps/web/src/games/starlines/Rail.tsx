/** The middle of the table: the shared die, and the turn as a line of joints that lights up phase by phase. */
import { For, type JSX } from 'solid-js';
import { phases, type Phase, type StarlinesState } from '@rankfall/starlines';
import { useGameWords } from '../../words/use-words.ts';
import { Die } from './Die.tsx';
import { starlinesWords } from './words.en.ts';

export interface RailProps {
  readonly view: StarlinesState;
  /** The line of words below: what is to be done, or what just happened. */
  readonly children?: JSX.Element;
}

export function Rail(props: RailProps): JSX.Element {
  const words = useGameWords(starlinesWords);
  const now = (): Phase => props.view.at.phase;
  const isPast = (phase: (typeof phases)[number]): boolean =>
    now() !== 'muster' && phases.indexOf(phase) < phases.indexOf(now() as (typeof phases)[number]);
  const turn = (): string => (now() === 'muster' ? words().muster : words().turn(props.view.at.turn));
  return (
    <div class="sl-rail">
      <Die
        value={props.view.die}
        roll={`${props.view.at.turn}/${props.view.round}/${props.view.die}`}
        label={words().table.die(props.view.die)}
      />
      <div class="sl-track">
        <p class="sl-turn">
          <b>{turn()}</b>
          <span class="sl-phase">{now() === 'muster' ? '' : words().phase(now())}</span>
        </p>
        <ol class="sl-phases" aria-label={words().table.phases}>
          <For each={phases}>
            {(phase) => (
              <li
                class="sl-joint"
                aria-current={now() === phase ? 'step' : undefined}
                data-past={isPast(phase) || undefined}
              >
                <span class="sl-joint-name">{words().phaseShort(phase)}</span>
              </li>
            )}
          </For>
        </ol>
      </div>
      {props.children}
    </div>
  );
}
