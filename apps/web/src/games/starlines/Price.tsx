/** A price or a purse: so many lines, so many joining lines, so many charges, each with its sign. */
import { For, type JSX } from 'solid-js';
import { useGameWords } from '../../words/use-words.ts';
import { starlinesWords } from './words.en.ts';

export interface PriceProps {
  readonly cost: Readonly<Record<string, number>>;
  /** Nothing is shown, too. */
  readonly always?: boolean;
  /** Somebody else says it. */
  readonly silent?: boolean;
}

const kinds = ['lines', 'joiningLines', 'charges'] as const;

export function Price(props: PriceProps): JSX.Element {
  const words = useGameWords(starlinesWords);
  const shown = (): readonly (typeof kinds)[number][] =>
    kinds.filter((kind) => (props.always ? props.cost[kind] !== undefined : (props.cost[kind] ?? 0) > 0));
  const said = (kind: (typeof kinds)[number]): string => {
    const count = props.cost[kind] ?? 0;
    if (kind === 'lines') return words().lines(count);
    return kind === 'joiningLines' ? words().joining(count) : words().charges(count);
  };
  return (
    <span class="price">
      <For each={shown()}>
        {(kind) => (
          <span class="price-part" data-kind={kind}>
            <span class="visually-hidden">{props.silent ? '' : said(kind)}</span>
            <b aria-hidden="true">{props.cost[kind]}</b>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={kind === 'charges' ? 'M8 2l5 6-5 6-5-6z' : 'M3 13L13 3'} />
            </svg>
          </span>
        )}
      </For>
    </span>
  );
}
