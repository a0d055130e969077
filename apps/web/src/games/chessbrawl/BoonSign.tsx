/** What a boon is about, as a small picture: whose pieces, or a purse. */
import { For, Show, type JSX } from 'solid-js';
import type { Boon } from '@rankfall/chessbrawl';
import { usePieceLook } from '../../match/use-piece-look.ts';
import { Piece } from '../../pieces/Piece.tsx';

/** Letters as on the board, the enemy's small; '' for money. */
const men: Readonly<Record<Boon, string>> = {
  bounty: 'n',
  stipend: '',
  windfall: '',
  'horse-trader': 'N',
  bishopric: 'B',
  masonry: 'R',
  dowry: 'Q',
  interest: '',
  salvage: '',
  ransom: '',
  recruits: 'PP',
  squire: 'NN',
  tower: 'RN',
  levy: 'PPP',
  coronation: 'PQ',
  march: 'P',
  sidestep: 'P',
  'thin-ranks': 'p',
  demotion: 'qr',
  'head-start': 'KN',
  guardian: 'K',
  muster: 'KP',
};

export function BoonSign(props: { readonly boon: Boon }): JSX.Element {
  const look = usePieceLook();
  return (
    <span class="boon-sign" aria-hidden="true">
      <Show when={men[props.boon] !== ''} fallback={<Coins />}>
        <For each={[...men[props.boon]]}>
          {(letter) => <Piece kind={letter.toUpperCase()} side={letter < 'a' ? 0 : 1} look={look()} />}
        </For>
      </Show>
    </span>
  );
}

const Coins = (): JSX.Element => (
  <svg class="boon-coins" viewBox="0 0 24 24">
    <For each={[17, 12.5, 8]}>{(y) => <path d={`M4 ${y}v2.500c0 1.900 16 1.900 16 0v-2.500`} />}</For>
    <ellipse cx="12" cy="8" rx="8" ry="3" />
  </svg>
);
