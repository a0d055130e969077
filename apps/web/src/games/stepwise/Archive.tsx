/** The puzzles of the last weeks as a calendar: what was solved and how well, and every one of them still to be played. */
import { For, Show, type JSX } from 'solid-js';
import { Dialog } from '../../shell/Dialog.tsx';
import { useGameWords } from '../../words/use-words.ts';
import { weeksUntil } from './days.ts';
import { Stars } from './Stars.tsx';
import { stepwiseWords } from './words.en.ts';

export interface ArchiveProps {
  readonly open: boolean;
  readonly now: number;
  /** Stars of a day: nothing while it is not solved. */
  readonly starsOf: (date: string) => number | undefined;
  /** The day whose puzzle is being drawn, and how far that is. */
  readonly drawing: { readonly date: string; readonly text: string } | undefined;
  readonly onPlay: (date: string) => void;
  readonly onClose: () => void;
}

export function Archive(props: ArchiveProps): JSX.Element {
  const words = useGameWords(stepwiseWords);
  return (
    <Dialog open={props.open} title={words().daily.archive} onClose={props.onClose}>
      <p class="aside" role="status">
        {props.drawing
          ? words().daily.drawingOf(props.drawing.date, props.drawing.text)
          : words().daily.archiveLine}
      </p>
      <table class="s-calendar">
        <thead>
          <tr>
            <For each={words().daily.weekdays}>
              {(day) => (
                <th scope="col" abbr={day}>
                  {day.slice(0, 2)}
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={weeksUntil(props.now)}>
            {(week) => (
              <tr>
                <For each={week}>
                  {(date, weekday) => (
                    <td>
                      <Show when={date}>
                        {(day) => (
                          <button
                            type="button"
                            class="s-day"
                            data-solved={props.starsOf(day()) !== undefined || undefined}
                            aria-disabled={props.drawing ? true : undefined}
                            aria-label={words().daily.dayLabel(
                              day(),
                              words().daily.weekdays[weekday()] ?? '',
                              props.starsOf(day()),
                            )}
                            onClick={() => !props.drawing && props.onPlay(day())}
                          >
                            <span>{Number(day().slice(-2))}</span>
                            <Stars stars={props.starsOf(day()) ?? 0} />
                          </button>
                        )}
                      </Show>
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Dialog>
  );
}
