/** What lies over the board without being touched: the ghost, the enemy's answer as an arrow, risks, crest, pills and banners. */
import { createMemo, For, Index, Match, Show, Switch, type JSX } from 'solid-js';
import { columnOf, rowOf, type Cell, type King } from '@rankfall/chessbrawl';
import { Piece } from '../../pieces/Piece.tsx';
import type { PieceLook } from '../../look/themes.ts';
import { useGameWords } from '../../words/use-words.ts';
import type { Shown } from './create-effects.ts';
import { Crest } from './Crest.tsx';
import type { Foreseen } from './foresee.ts';
import type { Risk } from './risks.ts';
import { brawlWords } from './words.en.ts';

export interface OverlayProps {
  readonly king: King;
  readonly kingAt: Cell | undefined;
  readonly ghost: { readonly kind: string; readonly cell: Cell } | undefined;
  readonly foreseen: Foreseen | undefined;
  readonly risks: readonly Risk[];
  readonly isPlacing: boolean;
  readonly effects: readonly Shown[];
  readonly look: PieceLook;
}

const place = (cell: Cell): JSX.CSSProperties => ({ '--column': columnOf(cell), '--row': rowOf(cell) });

export function Overlay(props: OverlayProps): JSX.Element {
  const words = useGameWords(brawlWords);
  const flying = createMemo(() =>
    props.effects.filter(({ effect }) => effect.type === 'gain' || effect.type === 'loss'),
  );
  const flashes = createMemo(() => props.effects.filter(({ effect }) => effect.type === 'flash'));
  const banner = createMemo(() =>
    props.effects.findLast(
      ({ effect }) => effect.type === 'turn' || effect.type === 'round' || effect.type === 'wave',
    ),
  );
  const turn = (): string | undefined => {
    const effect = banner()?.effect;
    return effect?.type === 'turn' ? effect.side : undefined;
  };
  return (
    <div class="over" aria-hidden="true">
      <Show when={props.isPlacing}>
        <div class="over-zone" />
      </Show>
      <Show when={turn()} keyed>
        {(side) => <div class="over-turn" data-side={side} />}
      </Show>
      <Index each={props.risks}>
        {(risk) => <i class="over-cell risk" data-risk={risk().type} style={place(risk().cell)} />}
      </Index>
      <Show when={props.ghost}>
        {(ghost) => (
          <div class="over-cell over-ghost" style={place(ghost().cell)}>
            <Piece kind={ghost().kind} side={0} look={props.look} />
          </div>
        )}
      </Show>
      <Show when={props.foreseen?.reply}>
        {(reply) => <Arrow from={reply().from} to={reply().to} takes={reply().takes !== undefined} />}
      </Show>
      <CrestAt king={props.king} at={props.kingAt} />
      <For each={flashes()}>
        {({ effect }) => <i class="over-cell over-flash" style={place('cell' in effect ? effect.cell : 0)} />}
      </For>
      <For each={flying()}>
        {({ effect }) => (
          <Switch>
            <Match when={effect.type === 'gain' && effect}>
              {(gain) => (
                <span class="pill" data-type="gain" style={place(gain().cell)}>
                  {words().play.gain(gain().points)}
                </span>
              )}
            </Match>
            <Match when={effect.type === 'loss' && effect}>
              {(loss) => (
                <span class="pill" data-type="loss" style={place(loss().cell)}>
                  {words().play.lost(loss().piece)}
                </span>
              )}
            </Match>
          </Switch>
        )}
      </For>
      <Show when={banner()} keyed>
        {(shown) => <Banner shown={shown} />}
      </Show>
    </div>
  );
}

/** The sign of the King on his cell. */
function CrestAt(props: { readonly king: King; readonly at: Cell | undefined }): JSX.Element {
  return (
    <Show when={props.at !== undefined}>
      <div class="over-cell over-crest" style={place(props.at ?? 0)}>
        <Crest king={props.king} />
      </div>
    </Show>
  );
}

/** The same where nothing else lies over the board. */
export const CrestOver = (props: { readonly king: King; readonly at: Cell | undefined }): JSX.Element => (
  <div class="over" aria-hidden="true">
    <CrestAt king={props.king} at={props.at} />
  </div>
);

function Banner(props: { readonly shown: Shown }): JSX.Element {
  const words = useGameWords(brawlWords);
  const text = (): string => {
    const { effect } = props.shown;
    switch (effect.type) {
      case 'round':
        return words().play.roundBanner(effect.round);
      case 'wave':
        return words().play.waveBanner(effect.wave);
      case 'turn':
        return effect.side === 'player' ? words().play.yourTurn : words().play.enemyTurn;
      default:
        return '';
    }
  };
  return (
    <p class="banner" data-type={props.shown.effect.type}>
      {text()}
    </p>
  );
}

/** From the middle of one cell to near the middle of another. */
function Arrow(props: { readonly from: Cell; readonly to: Cell; readonly takes: boolean }): JSX.Element {
  const line = (): { readonly d: string; readonly head: string } => {
    const [x1, y1] = [columnOf(props.from) + 0.5, rowOf(props.from) + 0.5];
    const [x2, y2] = [columnOf(props.to) + 0.5, rowOf(props.to) + 0.5];
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
    const [ex, ey] = [x2 - ux * 0.2, y2 - uy * 0.2];
    const wing = (side: number): string =>
      `${ex - ux * 0.26 + side * uy * 0.19} ${ey - uy * 0.26 - side * ux * 0.19}`;
    return {
      d: `M${x1 + ux * 0.32} ${y1 + uy * 0.32}L${ex - ux * 0.1} ${ey - uy * 0.1}`,
      head: `M${ex} ${ey}L${wing(1)}L${wing(-1)}Z`,
    };
  };
  return (
    <svg class="over-arrow" viewBox="0 0 6 8" data-takes={props.takes || undefined}>
      <path class="over-halo" d={line().d} />
      <path d={line().d} />
      <path class="over-head" d={line().head} />
      <Show when={props.takes}>
        <circle class="over-halo" cx={columnOf(props.to) + 0.5} cy={rowOf(props.to) + 0.5} r="0.44" />
        <circle cx={columnOf(props.to) + 0.5} cy={rowOf(props.to) + 0.5} r="0.44" />
      </Show>
    </svg>
  );
}
