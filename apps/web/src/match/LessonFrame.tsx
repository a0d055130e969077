/** A lesson's page: what to do, the board to do it on, and the way on or out. */
import { createEffect, Show, type JSX } from 'solid-js';
import { Heading } from '../shell/Heading.tsx';
import './match.css';
import './lesson.css';

export interface LessonFrameProps {
  readonly words: {
    readonly title: string;
    readonly step: (at: number, all: number) => string;
    readonly skip: string;
    readonly next: string;
    readonly done: string;
  };
  /** The first step is 0. */
  readonly at: number;
  readonly all: number;
  readonly step: { readonly title: string; readonly task: string; readonly done: string };
  readonly isDone: boolean;
  readonly board: JSX.Element;
  /** What lies beside the board: what is due, a cooldown. */
  readonly children?: JSX.Element;
  readonly onNext: () => void;
  /** The lesson is over or skipped. */
  readonly onLeave: () => void;
}

export function LessonFrame(props: LessonFrameProps): JSX.Element {
  let next: HTMLButtonElement | undefined;
  const isLast = (): boolean => props.at === props.all - 1;
  createEffect(() => {
    if (props.isDone) queueMicrotask(() => next?.focus());
  });
  return (
    <div class="match lesson">
      <div class="match-in lesson-in">
        <section class="lesson-say">
          <Heading title={props.words.title} hidden />
          <p class="small aside">{props.words.step(props.at + 1, props.all)}</p>
          <h2>{props.step.title}</h2>
          <p class="lesson-text" data-done={props.isDone || undefined}>
            {props.isDone ? props.step.done : props.step.task}
          </p>
        </section>
        <div class="match-board">{props.board}</div>
        <div class="lesson-do">
          {props.children}
          <div class="lesson-ways">
            <button type="button" class="quiet" onClick={() => props.onLeave()}>
              {props.words.skip}
            </button>
            <Show when={props.isDone}>
              <button
                type="button"
                class="primary"
                ref={next}
                onClick={() => (isLast() ? props.onLeave() : props.onNext())}
              >
                {isLast() ? props.words.done : props.words.next}
              </button>
            </Show>
          </div>
        </div>
      </div>
    </div>
  );
}
