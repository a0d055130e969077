/** All ships: how they are drawn, what they cost, what they do. */
import { For, Show, type JSX } from 'solid-js';
import { catalogue, doctrines, type ShipType } from '@rankfall/starlines';
import { useGameWords } from '../../words/use-words.ts';
import { Price } from './Price.tsx';
import { ShipArt } from './ShipArt.tsx';
import { starlinesWords } from './words.en.ts';

export function Catalogue(): JSX.Element {
  const words = useGameWords(starlinesWords);
  const costOf = ({ lines, joining = 0 }: ShipType): Readonly<Record<string, number>> => ({
    lines,
    joiningLines: joining,
  });
  /** What the sentence above leaves open. */
  const aside = ({ parts, max, charges }: ShipType): string => {
    const said = [
      parts ? words().play.from(parts.map(([part, count]) => words().ships(part, count))) : '',
      charges === undefined ? '' : words().charges(charges),
      max === undefined ? '' : words().play.max(max),
    ]
      .filter((part) => part !== '')
      .join(' · ');
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
  };
  return (
    <div class="sl-catalogue">
      <For each={doctrines}>
        {(doctrine) => (
          <section>
            <h3>{words().doctrine(doctrine)}</h3>
            <p class="aside small">{words().doctrineAbout(doctrine)}</p>
            <ul>
              <For each={catalogue.filter((type) => type.doctrine === doctrine)}>
                {(type) => (
                  <li class="sl-entry">
                    <span class="sl-entry-art">
                      <ShipArt code={type.code} />
                    </span>
                    <p class="sl-entry-head">
                      <b>{words().ship(type.code)}</b>
                      <Show when={!type.onlyFrom}>
                        <Price cost={costOf(type)} />
                      </Show>
                    </p>
                    <p class="sl-entry-power">{words().power(type.code)}</p>
                    <Show when={aside(type) !== ''}>
                      <p class="sl-entry-aside">{aside(type)}</p>
                    </Show>
                  </li>
                )}
              </For>
            </ul>
          </section>
        )}
      </For>
    </div>
  );
}
