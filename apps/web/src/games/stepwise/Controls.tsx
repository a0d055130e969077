/** What is under the thumb: the pad, or the skills after a run; the one big button; and what edits a plan. */
import { Show, type JSX } from 'solid-js';
import {
  FOCUS,
  WAIT,
  type Direction,
  type Gate,
  type Shade,
  type Square,
  type StepwiseState,
} from '@rankfall/stepwise';
import { useGameWords } from '../../words/use-words.ts';
import { Pad } from './Pad.tsx';
import { Skills } from './Skills.tsx';
import { stepwiseWords } from './words.en.ts';

export interface ControlsProps {
  readonly state: StepwiseState;
  readonly gate: Gate;
  readonly edited: number | undefined;
  readonly shades: readonly Shade[];
  readonly isRunning: boolean;
  /** The id of the lines that say why the button is off. */
  readonly describedBy: string;
  readonly onAdd: (entry: number) => void;
  readonly onStep: (square: Square) => void;
  readonly onDone: () => void;
  readonly onClearAll: () => void;
  readonly onExecute: () => void;
  readonly onRun: () => void;
  readonly onSkip: () => void;
  readonly onEndTurn: () => void;
  readonly onUndo: () => void;
  readonly onPush: (who: number, way: Direction) => void;
  readonly children?: JSX.Element;
}

export function Controls(props: ControlsProps): JSX.Element {
  const words = useGameWords(stepwiseWords);
  const hasPlan = (): boolean => props.state.chars.some(({ path }) => path.length > 0);
  const isPlan = (): boolean => props.state.phase === 'plan';
  const hasCrates = (): boolean => props.state.crates.length > 0;
  return (
    <div class="s-controls" data-phase={props.state.phase}>
      <Show
        when={props.state.phase === 'skill'}
        fallback={
          <Pad
            dex={props.edited === undefined ? 1 : (props.state.level.chars[props.edited]?.dex ?? 1)}
            shades={props.shades}
            isOn={props.edited !== undefined}
            onMove={props.onStep}
            onWait={() => props.onAdd(WAIT)}
          />
        }
      >
        <Skills state={props.state} onPush={props.onPush} />
      </Show>
      <div class="s-do">
        <Show when={isPlan() || props.state.phase === 'run'} fallback={<After {...props} />}>
          <button
            type="button"
            class="primary s-execute"
            aria-disabled={!props.gate.enabled || undefined}
            aria-describedby={props.gate.enabled ? undefined : props.describedBy}
            onClick={() => props.onExecute()}
          >
            {words().button(props.gate)}
          </button>
        </Show>
        <div class="s-edits">
          <button
            type="button"
            aria-disabled={!(props.gate.enabled || props.isRunning) || undefined}
            aria-pressed={props.isRunning}
            onClick={() => props.onRun()}
          >
            {props.isRunning ? words().play.pauseRun : words().play.runAll}
          </button>
          <button
            type="button"
            class="s-wait"
            aria-disabled={props.edited === undefined || undefined}
            onClick={() => props.onAdd(WAIT)}
          >
            {words().play.wait}
          </button>
          <Show when={hasCrates()}>
            <button
              type="button"
              aria-disabled={props.edited === undefined || undefined}
              onClick={() => props.onAdd(FOCUS)}
            >
              {words().play.focus}
            </button>
          </Show>
          <Show
            when={hasCrates() && isPlan() && !hasPlan()}
            fallback={
              <button
                type="button"
                aria-disabled={props.edited === undefined || undefined}
                onClick={() => props.onDone()}
              >
                {words().play.done}
              </button>
            }
          >
            <button type="button" onClick={() => props.onSkip()}>
              {words().play.skip}
            </button>
          </Show>
          <button
            type="button"
            aria-disabled={!(isPlan() && hasPlan()) || undefined}
            onClick={() => props.onClearAll()}
          >
            {words().play.clearAll}
          </button>
        </div>
        {props.children}
      </div>
    </div>
  );
}

/** The big button when nothing is there to execute. */
function After(props: ControlsProps): JSX.Element {
  const words = useGameWords(stepwiseWords);
  const label = (): string => {
    if (props.state.phase === 'lost') return words().play.undo;
    return props.state.phase === 'skill' ? words().play.endTurn : words().play.nextTurn;
  };
  return (
    <Show
      when={props.state.phase !== 'won'}
      fallback={
        <button type="button" class="primary s-execute" aria-disabled="true">
          {words().won.title}
        </button>
      }
    >
      <button
        type="button"
        class="primary s-execute"
        onClick={() => (props.state.phase === 'lost' ? props.onUndo() : props.onEndTurn())}
      >
        {label()}
      </button>
    </Show>
  );
}
