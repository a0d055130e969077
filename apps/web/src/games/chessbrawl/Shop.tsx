/** The six pieces with their prices. One that cannot be had stays where it is and says why when it is asked for. */
import { For, Show, type JSX } from 'solid-js';
import { perksOf, pieces, priceWith, whyNotBuy, type BrawlState, type Piece } from '@rankfall/chessbrawl';
import type { Reason } from '@rankfall/kernel';
import { Piece as Man } from '../../pieces/Piece.tsx';
import { usePieceLook } from '../../match/use-piece-look.ts';
import { useGameWords } from '../../words/use-words.ts';
import { brawlWords } from './words.en.ts';

export interface ShopProps {
  readonly state: BrawlState;
  readonly taken: string | undefined;
  readonly onTake: (piece: Piece) => void;
  readonly onGrab: (piece: Piece, event: PointerEvent) => void;
  readonly onRefuse: (reason: Reason) => void;
}

/** The King first, then cheapest first. */
const order: readonly Piece[] = ['K', ...pieces.filter((piece) => piece !== 'K')];

export function Shop(props: ShopProps): JSX.Element {
  const words = useGameWords(brawlWords);
  const look = usePieceLook();
  return (
    <div class="shop" role="group" aria-label={words().play.shop}>
      <For each={order}>
        {(piece) => {
          const off = (): Reason | undefined => whyNotBuy(props.state, piece);
          const price = (): number => priceWith(perksOf(props.state), piece);
          const label = (): string => {
            const name = piece === 'K' ? words().play.kingFree : words().play.price(piece, price());
            const reason = off();
            return reason ? `${name}. ${words().reason(reason)}` : name;
          };
          return (
            <button
              type="button"
              class="ware"
              aria-label={label()}
              aria-pressed={props.taken === piece}
              aria-disabled={off() ? 'true' : undefined}
              onPointerDown={(event) => {
                if (!off() && event.button === 0) props.onGrab(piece, event);
              }}
              onClick={() => {
                const reason = off();
                if (reason) props.onRefuse(reason);
                else props.onTake(piece);
              }}
            >
              <Man kind={piece} side={0} look={look()} />
              <span class="ware-price" aria-hidden="true">
                <Show when={piece !== 'K'}>{price()}</Show>
              </span>
            </button>
          );
        }}
      </For>
    </div>
  );
}
