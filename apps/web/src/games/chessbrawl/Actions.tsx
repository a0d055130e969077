/** What can be done now, under the thumb: the shop and Start, the two skips, or the answer to a question. */
import { createMemo, Match, Show, Switch, type JSX } from 'solid-js';
import type { Reason } from '@rankfall/kernel';
import type { Piece } from '@rankfall/chessbrawl';
import { useGameWords } from '../../words/use-words.ts';
import type { Question } from './create-guard.ts';
import type { Run } from './create-run.ts';
import { Shop } from './Shop.tsx';
import { brawlWords } from './words.en.ts';

export interface ActionsProps {
  readonly run: Run;
  readonly isLocked: boolean;
  readonly question: Question | undefined;
  readonly placing: Piece | undefined;
  readonly onTake: (piece: Piece) => void;
  readonly onGrab: (piece: Piece, event: PointerEvent) => void;
  readonly onRefuse: (reason: Reason) => void;
  readonly onStart: () => void;
  readonly onSkipTurn: () => void;
  readonly onSkipWave: () => void;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function Actions(props: ActionsProps): JSX.Element {
  const words = useGameWords(brawlWords);
  const phase = createMemo(() => (props.run.match().result ? 'over' : props.run.state().phase));
  const isPlacing = (): boolean => phase() === 'placement';
  const isActive = (): boolean => phase() === 'player' || phase() === 'enemy';
  const startOff = (): Reason | undefined => props.run.offer('START')?.options[0]?.off;
  const skipWaveOff = (): boolean => props.run.state().ranked;
  return (
    <div class="actions">
      <Switch>
        <Match when={props.question}>
          <button type="button" class="danger" onClick={() => props.onYes()}>
            {props.question?.type.startsWith('skip') ? words().play.skipWaveYes : words().play.playIt}
          </button>
          <button type="button" onClick={() => props.onNo()}>
            {words().play.no}
          </button>
        </Match>
        <Match when={isPlacing()}>
          <Shop
            state={props.run.state()}
            taken={props.placing}
            onTake={(piece) => props.onTake(piece)}
            onGrab={(piece, event) => props.onGrab(piece, event)}
            onRefuse={(reason) => props.onRefuse(reason)}
          />
          <button
            type="button"
            class="primary start"
            aria-disabled={startOff() || props.isLocked ? 'true' : undefined}
            onClick={() => props.onStart()}
          >
            {words().play.startRound}
          </button>
        </Match>
        <Match when={phase() === 'transition'}>
          <button
            type="button"
            class="primary start"
            aria-disabled={props.isLocked ? 'true' : undefined}
            onClick={() => props.onStart()}
          >
            {words().play.startWave}
          </button>
        </Match>
        <Match when={isActive()}>
          <button
            type="button"
            aria-disabled={props.run.can('SKIP_TURN') ? undefined : 'true'}
            onClick={() => props.run.can('SKIP_TURN') && props.onSkipTurn()}
          >
            {words().play.skipTurn}
          </button>
          <Show when={!skipWaveOff()}>
            <button
              type="button"
              class="quiet"
              aria-disabled={props.run.can('SKIP_WAVE') ? undefined : 'true'}
              onClick={() => props.run.can('SKIP_WAVE') && props.onSkipWave()}
            >
              {words().play.skipWave}
            </button>
          </Show>
        </Match>
      </Switch>
    </div>
  );
}
