/** The run as a chart of points, pieces and losses. The chart itself is loaded only here; a table says the same in words. */
import { createEffect, createMemo, For, onCleanup, type JSX } from 'solid-js';
import { useShell } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import { wavesIn, type Moment } from './timeline.ts';
import { brawlWords } from './words.en.ts';

const HEIGHT = 180;

export function Timeline(props: { readonly moments: readonly Moment[] }): JSX.Element {
  const words = useGameWords(brawlWords);
  const { settings } = useShell();
  let box!: HTMLDivElement;
  createEffect(() => {
    const { moments } = props;
    const names = words().end.series;
    const axis = words().end.turns;
    settings();
    let isOver = false;
    let chart: { destroy(): void } | undefined;
    void draw();
    onCleanup(() => {
      isOver = true;
      chart?.destroy();
    });

    async function draw(): Promise<void> {
      const [{ default: Plot }] = await Promise.all([import('uplot'), import('uplot/dist/uPlot.min.css')]);
      if (isOver) return;
      const colour = (name: string): string => colourOf(box, name);
      const grid = { stroke: colour('--line'), width: 1 };
      const ink = { stroke: colour('--soft'), grid, ticks: grid, font: '12px system-ui' };
      const own = new Plot(
        {
          width: box.clientWidth,
          height: HEIGHT,
          cursor: { y: false },
          legend: { live: false },
          scales: { x: { time: false }, men: { range: { min: { soft: 0, mode: 1 }, max: { pad: 0.1 } } } },
          axes: [
            { ...ink, label: axis, labelSize: 18, labelFont: '12px system-ui', size: 28 },
            { ...ink, size: 46 },
            // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the enum of sides exists in types only
            { ...ink, size: 36, scale: 'men', side: 1, grid: { show: false } },
          ],
          series: [
            { label: axis },
            { label: names.points, stroke: colour('--accent'), width: 2 },
            { label: names.pieces, scale: 'men', stroke: colour('--ink'), width: 2, dash: [6, 3] },
            { label: names.lost, scale: 'men', stroke: colour('--soft'), width: 2, dash: [2, 3] },
          ],
        },
        [
          moments.map(({ turn }) => turn),
          moments.map(({ points }) => points),
          moments.map(({ pieces }) => pieces),
          moments.map(({ lost }) => lost),
        ],
        box,
      );
      chart = own;
      const sizes = new ResizeObserver(() => own.setSize({ width: box.clientWidth, height: HEIGHT }));
      sizes.observe(box);
      const destroy = own.destroy.bind(own);
      chart = {
        destroy: () => {
          sizes.disconnect();
          destroy();
        },
      };
    }
  });
  const waves = createMemo(() => wavesIn(props.moments));
  return (
    <figure class="timeline">
      <figcaption>{words().end.chart}</figcaption>
      <div class="timeline-chart" ref={box} aria-hidden="true" />
      <details class="timeline-table">
        <summary>{words().end.chartTable}</summary>
        <table>
          <thead>
            <tr>
              <For each={words().end.chartHead}>{(head) => <th scope="col">{head}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={waves()}>
              {(moment) => (
                <tr>
                  <th scope="row">{`${moment.round}-${moment.wave}`}</th>
                  <td>{moment.points}</td>
                  <td>{moment.pieces}</td>
                  <td>{moment.lost}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** A canvas knows no custom properties: they are read as the page resolves them. */
function colourOf(element: HTMLElement, name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
