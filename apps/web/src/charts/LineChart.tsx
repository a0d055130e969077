/** A small chart of lines over whole steps, and the same as a table for whoever would rather read it. Loaded only where it is shown. */
import { createEffect, For, onCleanup, onMount, type JSX } from 'solid-js';
import UPlot from 'uplot';
import { useShell } from '../shell/shell.ts';
import 'uplot/dist/uPlot.min.css';
import './line-chart.css';

export interface ChartLine {
  readonly name: string;
  /** A custom property of the page. */
  readonly colour: `--${string}`;
  /** So that lines can be told apart without their colours. */
  readonly isDashed: boolean;
  readonly values: readonly number[];
}

export interface LineChartProps {
  readonly label: string;
  /** What the steps are called. */
  readonly across: string;
  readonly asTable: string;
  readonly at: readonly number[];
  readonly lines: readonly ChartLine[];
}

const HEIGHT = 150;

export function LineChart(props: LineChartProps): JSX.Element {
  const { settings } = useShell();
  let box: HTMLDivElement | undefined;
  let plot: UPlot | undefined;
  onMount(() => {
    const draw = (): void => {
      if (!box) return;
      const style = getComputedStyle(box);
      const ink = style.getPropertyValue('color');
      const grid = { stroke: style.getPropertyValue('--line'), width: 1 };
      const axis = {
        stroke: ink,
        grid,
        ticks: grid,
        font: '12px system-ui',
        size: 34,
        incrs: [1, 2, 5, 10, 20, 50],
      };
      plot?.destroy();
      plot = new UPlot(
        {
          width: box.clientWidth,
          height: HEIGHT,
          legend: { show: false },
          cursor: { show: false },
          scales: { x: { time: false } },
          axes: [axis, axis],
          series: [
            {},
            ...props.lines.map(({ name, colour, isDashed }) => ({
              label: name,
              stroke: style.getPropertyValue(colour),
              width: 2,
              ...(isDashed ? { dash: [6, 4] } : {}),
            })),
          ],
        },
        [[...props.at], ...props.lines.map(({ values }) => [...values])],
        box,
      );
    };
    createEffect(() => {
      // Another theme has other colours.
      settings();
      draw();
    });
    const watch = new ResizeObserver(draw);
    if (box) watch.observe(box);
    onCleanup(() => {
      watch.disconnect();
      plot?.destroy();
    });
  });
  return (
    <figure class="line-chart">
      <figcaption>
        <b>{props.label}</b>
        <For each={props.lines}>
          {(line) => (
            <span
              class="line-chart-key"
              data-dashed={line.isDashed || undefined}
              style={{ '--c': `var(${line.colour})` }}
            >
              {line.name}
            </span>
          )}
        </For>
      </figcaption>
      <div class="line-chart-box" ref={box} aria-hidden="true" />
      <details>
        <summary>{props.asTable}</summary>
        <div class="line-chart-table" tabindex="0" role="region" aria-label={props.label}>
          <table>
            <thead>
              <tr>
                <th scope="col">{props.across}</th>
                <For each={props.lines}>{(line) => <th scope="col">{line.name}</th>}</For>
              </tr>
            </thead>
            <tbody>
              <For each={props.at}>
                {(at, row) => (
                  <tr>
                    <th scope="row">{at}</th>
                    <For each={props.lines}>{(line) => <td>{line.values[row()]}</td>}</For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
