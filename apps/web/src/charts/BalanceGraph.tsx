/**
 * Who stood better when: one line around the middle, filled towards the side that is ahead. It is also a slider along the game,
 * for the pointer and for keys, and says in words where it stands.
 */
import { createMemo, For, type JSX } from 'solid-js';
import { areaOf, strokeOf } from './balance.ts';
import './balance-graph.css';

export interface BalanceMark {
  readonly at: number;
  readonly label: string;
}

export interface BalanceGraphProps {
  readonly label: string;
  /** How likely the first side is to win, from 0 to 1, after each step; undefined where it is not known. */
  readonly shares: readonly (number | undefined)[];
  readonly current: number;
  readonly marks: readonly BalanceMark[];
  /** Who is ahead when the line is high, and when it is low. */
  readonly sides: readonly [string, string];
  /** The step that is shown, in words. */
  readonly text: string;
  readonly onGo: (at: number) => void;
}

const PAGE = 10;

export function BalanceGraph(props: BalanceGraphProps): JSX.Element {
  let box: HTMLDivElement | undefined;
  const last = (): number => Math.max(1, props.shares.length - 1);
  const area = createMemo(() => areaOf(props.shares));
  const stroke = createMemo(() => strokeOf(props.shares));
  const go = (at: number): void => {
    const to = Math.max(0, Math.min(props.shares.length - 1, Math.round(at)));
    if (to !== props.current) props.onGo(to);
  };
  const point = (event: PointerEvent): void => {
    const room = box?.getBoundingClientRect();
    if (room && room.width > 0) go(((event.clientX - room.left) / room.width) * last());
  };
  const steps: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => props.current - 1,
    ArrowDown: () => props.current - 1,
    ArrowRight: () => props.current + 1,
    ArrowUp: () => props.current + 1,
    PageDown: () => props.current - PAGE,
    PageUp: () => props.current + PAGE,
    Home: () => 0,
    End: () => props.shares.length - 1,
  };
  return (
    <div class="balance">
      <div class="balance-sides" aria-hidden="true">
        <For each={props.sides}>{(side) => <span>{side}</span>}</For>
      </div>
      <div
        ref={box}
        class="balance-plot"
        role="slider"
        tabindex="0"
        aria-label={props.label}
        aria-valuemin="0"
        aria-valuemax={last()}
        aria-valuenow={props.current}
        aria-valuetext={props.text}
        on:keydown={(event) => {
          const step = steps[event.key];
          if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          go(step());
        }}
        on:pointerdown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        on:pointermove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
        }}
      >
        <svg viewBox={`0 0 ${last()} 2`} preserveAspectRatio="none" aria-hidden="true">
          <svg class="balance-first" viewBox={`0 0 ${last()} 1`} height="1" preserveAspectRatio="none">
            <path d={area()} />
          </svg>
          <svg class="balance-second" viewBox={`0 1 ${last()} 1`} y="1" height="1" preserveAspectRatio="none">
            <path d={area()} />
          </svg>
          <path class="balance-even" d={`M0 1H${last()}`} />
          <path class="balance-line" d={stroke()} />
        </svg>
        <div class="balance-now" aria-hidden="true" style={{ '--at': props.current / last() }} />
        <For each={props.marks}>
          {(mark) => (
            <span
              class="balance-mark"
              aria-hidden="true"
              style={{ '--at': mark.at / last(), '--share': props.shares[mark.at] ?? 0.5 }}
            >
              {mark.label}
            </span>
          )}
        </For>
      </div>
    </div>
  );
}
