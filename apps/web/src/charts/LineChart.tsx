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
  readonly stroke: 'solid' | 'dashed' | 'dotted';
  readonly values: readonly number[];
  /** Measured on the scale at the right, where it is of another size than the others. */
  readonly isOnRight?: boolean;
}

export interface LineChartProps {
  readonly label: string;
  /** What the steps are called. */
  readonly across: string;
  readonly asTable: string;
  readonly at: readonly number[];
  readonly lines: readonly ChartLine[];
  /** The rows of the table where there are too many steps for one each: what they are called, and which steps they are. */
  readonly rows?: { readonly across: string; readonly steps: readonly TableRow[] };
}

export interface TableRow {
  readonly name: string;
  /** Its place in `at`. */
  readonly step: number;
}

const HEIGHT = 150;
const dashes = { solid: {}, dashed: { dash: [6, 4] }, dotted: { dash: [2, 3] } } as const;

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
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
      };
      const hasRight = props.lines.some(({ isOnRight }) => isOnRight);
      plot?.destroy();
      plot = new UPlot(
        {
          width: box.clientWidth,
          height: HEIGHT,
          legend: { show: false },
          cursor: { show: false },
          scales: { x: { time: false }, right: { range: { min: { soft: 0, mode: 1 }, max: { pad: 0.1 } } } },
          axes: [
            axis,
            { ...axis, size: 40 },
            // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the enum of sides exists in types only
            ...(hasRight ? [{ ...axis, scale: 'right', side: 1, grid: { show: false } }] : []),
          ],
          series: [
            {},
            ...props.lines.map(({ name, colour, stroke, isOnRight }) => ({
              label: name,
              stroke: style.getPropertyValue(colour),
              width: 2,
              ...dashes[stroke],
              ...(isOnRight ? { scale: 'right' } : {}),
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
  const rows = (): readonly TableRow[] =>
    props.rows?.steps ?? props.at.map((at, step) => ({ name: String(at), step }));
  return (
    <figure class="line-chart">
      <figcaption>
        <b>{props.label}</b>
        <For each={props.lines}>
          {(line) => (
            <span class="line-chart-key" data-stroke={line.stroke} style={{ '--c': `var(${line.colour})` }}>
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
                <th scope="col">{props.rows?.across ?? props.across}</th>
                <For each={props.lines}>{(line) => <th scope="col">{line.name}</th>}</For>
              </tr>
            </thead>
            <tbody>
              <For each={rows()}>
                {({ name, step }) => (
                  <tr>
                    <th scope="row">{name}</th>
                    <For each={props.lines}>{(line) => <td>{line.values[step]}</td>}</For>
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
