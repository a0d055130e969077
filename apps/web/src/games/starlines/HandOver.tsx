/** The curtain between two players of one device: nothing of either is on the page while it changes hands. */
import { onMount, type JSX } from 'solid-js';
import type { Side01, StarlinesState } from '@rankfall/starlines';
import { useGameWords } from '../../words/use-words.ts';
import { Die } from './Die.tsx';
import { ShipArt } from './ShipArt.tsx';
import { starlinesWords } from './words.en.ts';

export interface HandOverProps {
  readonly to: Side01;
  readonly name: string;
  /** What everybody may see. */
  readonly view: StarlinesState;
  readonly onTake: () => void;
}

export function HandOver(props: HandOverProps): JSX.Element {
  const words = useGameWords(starlinesWords);
  let button: HTMLButtonElement | undefined;
  onMount(() => button?.focus({ preventScroll: true }));
  return (
    <section class="hand-over" data-side={props.to} aria-label={words().handOver.title(props.name)}>
      <div class="hand-over-art" aria-hidden="true">
        <ShipArt code="PIC" side={props.to} />
      </div>
      <h2>{words().handOver.title(props.name)}</h2>
      <p>{words().handOver.line(props.name)}</p>
      <p class="hand-over-when">
        <Die value={props.view.die} label={words().table.die(props.view.die)} />
        <span>
          {props.view.at.phase === 'muster' ? words().muster : words().turn(props.view.at.turn)}
          <br />
          {props.view.at.phase === 'muster' ? '' : words().phase(props.view.at.phase)}
        </span>
      </p>
      <button type="button" class="primary" ref={button} onClick={() => props.onTake()}>
        {words().handOver.go(props.name)}
      </button>
    </section>
  );
}
