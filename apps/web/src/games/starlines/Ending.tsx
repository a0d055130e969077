/** The story of a battle that is over, and its curves. */
import { createMemo, lazy, Show, Suspense, type JSX } from 'solid-js';
import type { Match } from '@rankfall/kernel';
import type { Side01, StarlinesTerms } from '@rankfall/starlines';
import { useGameWords } from '../../words/use-words.ts';
import { curvesOf, type Page } from './chronicle.ts';
import { lastBlow, totalsOf } from './story.ts';
import { starlinesWords } from './words.en.ts';
import './ending.css';

const LineChart = lazy(async () => ({ default: (await import('../../charts/LineChart.tsx')).LineChart }));

export interface EndingProps {
  readonly match: Match<StarlinesTerms>;
  readonly pages: readonly Page[];
  readonly names: readonly string[];
}

export function Ending(props: EndingProps): JSX.Element {
  const words = useGameWords(starlinesWords);
  const curves = createMemo(() => curvesOf(props.match, props.pages));
  const turns = (): number => curves().turns.at(-1) ?? 0;
  const blow = createMemo(() => {
    const result = props.match.result;
    if (result?.reason !== 'defeat') return undefined;
    return lastBlow(props.pages, result.outcome[0] === 'lost' ? 0 : 1);
  });
  const totals = (seat: Side01): string => {
    const { built, dealt, healed } = totalsOf(props.pages, seat);
    return words().end.totals(props.names[seat] ?? '', built, dealt, healed);
  };
  return (
    <section class="sl-ending">
      <Show when={blow()}>
        {(found) => (
          <p>
            {words().end.story(
              props.names[found().by] ?? '',
              words().shipNamed(found().ship),
              found().damage,
              found().turn,
            )}
          </p>
        )}
      </Show>
      <p class="small">{words().end.length(turns())}</p>
      <p class="small">{totals(0)}</p>
      <p class="small">{totals(1)}</p>
      <Show when={turns() > 0}>
        <Suspense>
          <LineChart
            label={words().end.health}
            across={words().end.turn}
            asTable={words().end.asTable}
            at={curves().turns}
            lines={[0, 1].map((seat) => ({
              name: props.names[seat] ?? '',
              colour: seat === 0 ? '--blue' : '--amber',
              stroke: seat === 1 ? 'dashed' : 'solid',
              values: curves().health[seat === 0 ? 0 : 1],
            }))}
          />
          <LineChart
            label={words().end.worth}
            across={words().end.turn}
            asTable={words().end.asTable}
            at={curves().turns}
            lines={[0, 1].map((seat) => ({
              name: props.names[seat] ?? '',
              colour: seat === 0 ? '--blue' : '--amber',
              stroke: seat === 1 ? 'dashed' : 'solid',
              values: curves().worth[seat === 0 ? 0 : 1],
            }))}
          />
        </Suspense>
      </Show>
    </section>
  );
}
