/** Where somebody of this DEX can get in one step, as a small picture: dots are steps, double rings dashes, diamonds leaps. */
import { For, type JSX } from 'solid-js';
import { movesOf, type Move } from '@rankfall/stepwise';
import { useGameWords } from '../../../words/use-words.ts';
import { editorWords } from './words.en.ts';

const cells = Array.from({ length: 25 }, (_, at) => ({ x: (at % 5) - 2, y: Math.floor(at / 5) - 2 }));

const kindOf = ({ dx, dy }: Move): 'step' | 'dash' | 'leap' => {
  if (Math.abs(dx) <= 1 && Math.abs(dy) <= 1) return 'step';
  return dx % 2 === 0 && dy % 2 === 0 ? 'dash' : 'leap';
};

export function MovePattern(props: { readonly dex: number; readonly who: number }): JSX.Element {
  const words = useGameWords(editorWords);
  const moves = () => movesOf(Math.max(1, Math.min(20, props.dex || 1)));
  return (
    <figure class="s-pattern">
      <svg viewBox="-52 -52 104 104" role="img" aria-label={words().pattern(moves().length)}>
        <For each={cells}>
          {({ x, y }) => (
            <rect class="s-pattern-cell" x={x * 20 - 9} y={y * 20 - 9} width="18" height="18" rx="3" />
          )}
        </For>
        <circle class="s-pattern-self" data-squad={props.who} r="8" />
        <For each={moves()}>
          {(move) => (
            <g
              class="s-pattern-move"
              data-squad={props.who}
              data-kind={kindOf(move)}
              transform={`translate(${move.dx * 20} ${move.dy * 20})`}
            >
              {kindOf(move) === 'leap' ? (
                <path d="M0 -6L6 0 0 6 -6 0Z" />
              ) : (
                <circle r={kindOf(move) === 'dash' ? 5 : 4} />
              )}
            </g>
          )}
        </For>
      </svg>
      <figcaption>{words().tier(props.dex)}</figcaption>
    </figure>
  );
}
