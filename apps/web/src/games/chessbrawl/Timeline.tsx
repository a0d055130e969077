/** The run as a chart of points, pieces and losses, turn by turn; as a table, wave by wave. */
import { createMemo, lazy, Suspense, type JSX } from 'solid-js';
import { useGameWords } from '../../words/use-words.ts';
import { wavesIn, type Moment } from './timeline.ts';
import { brawlWords } from './words.en.ts';

const LineChart = lazy(async () => ({ default: (await import('../../charts/LineChart.tsx')).LineChart }));

export function Timeline(props: { readonly moments: readonly Moment[] }): JSX.Element {
  const words = useGameWords(brawlWords);
  const rows = createMemo(() =>
    wavesIn(props.moments).map(({ turn, round, wave }) => ({ name: `${round}-${wave}`, step: turn })),
  );
  return (
    <div class="timeline">
      <Suspense>
        <LineChart
          label={words().end.chart}
          across={words().end.turns}
          asTable={words().end.chartTable}
          at={props.moments.map(({ turn }) => turn)}
          rows={{ across: words().end.wave, steps: rows() }}
          lines={[
            {
              name: words().end.series.points,
              colour: '--accent',
              stroke: 'solid',
              values: props.moments.map(({ points }) => points),
            },
            {
              name: words().end.series.pieces,
              colour: '--ink',
              stroke: 'dashed',
              isOnRight: true,
              values: props.moments.map(({ pieces }) => pieces),
            },
            {
              name: words().end.series.lost,
              colour: '--soft',
              stroke: 'dotted',
              isOnRight: true,
              values: props.moments.map(({ lost }) => lost),
            },
          ]}
        />
      </Suspense>
    </div>
  );
}
