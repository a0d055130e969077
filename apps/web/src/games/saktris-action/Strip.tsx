/** One side's edge of the board: who it is, how long it must wait, and what lands for it next, where and when. */
import { Index, Show, untrack, type JSX } from 'solid-js';
import { nameOfSquare, type Slot } from '@rankfall/saktris/action';
import { usePieceLook } from '../../match/use-piece-look.ts';
import { Piece } from '../../pieces/Piece.tsx';
import { useGameWords } from '../../words/use-words.ts';
import type { Side } from './choice.ts';
import { actionWords } from './words.en.ts';

export interface StripProps {
  readonly side: Side;
  readonly place: 'top' | 'bottom';
  readonly name: string;
  /** Two people share the screen: the upper one reads from the other end. */
  readonly isFacing: boolean;
  readonly isReady: boolean;
  readonly readyAt: number;
  readonly cooldown: number;
  /** Match time, ten times a second. */
  readonly now: number;
  /** Time is moved by hand, so the bar follows it instead of running by itself. */
  readonly isFilm?: boolean;
  readonly slot: Slot | undefined;
  /** Upper-case letters, next one first. */
  readonly queue: string;
}

const SHOWN = 3;
const URGENT = 3000;

export function Strip(props: StripProps): JSX.Element {
  const words = useGameWords(actionWords);
  const look = usePieceLook();
  const left = (): number => Math.max(0, props.readyAt - props.now);
  const first = (): number => (props.slot ? 1 : 0);
  /** What comes after the announced one. */
  const later = (): readonly string[] => Array.from(props.queue.slice(first(), first() + SHOWN));
  const until = (): number => Math.max(0, (props.slot?.at ?? 0) - props.now);
  return (
    <section
      class="a-strip"
      data-place={props.place}
      data-facing={props.isFacing && props.place === 'top' ? true : undefined}
      aria-label={props.name}
    >
      <div class="a-strip-in">
        <div class="a-who">
          <span class="a-token" data-side={props.side} aria-hidden="true" />
          <span class="a-name">{props.name}</span>
        </div>
        <div class="a-cool" data-ready={props.isReady || undefined}>
          <Show when={props.isFilm && !props.isReady}>
            <i class="a-cool-fill" data-film style={{ '--share': left() / props.cooldown }} />
          </Show>
          <Show when={!props.isFilm && !props.isReady && props.readyAt} keyed>
            {(end) => (
              <i
                class="a-cool-fill"
                style={{
                  '--lasts': `${props.cooldown}ms`,
                  '--passed': `${untrack(() => Math.min(0, end - props.cooldown - props.now))}ms`,
                }}
              />
            )}
          </Show>
          <span class="a-cool-text">{props.isReady ? words().play.ready : words().play.cooling(left())}</span>
        </div>
        <div class="a-coming">
          <span class="a-due-slot">
            <Show
              when={props.slot?.target && props.slot}
              fallback={
                <Show when={props.queue === ''}>
                  <span class="a-none">{words().play.nothing}</span>
                </Show>
              }
            >
              {(slot) => (
                <span
                  class="a-due"
                  data-bump={slot().target?.bump === true ? true : undefined}
                  data-urgent={until() < URGENT || undefined}
                >
                  <span class="a-due-man">
                    <Piece kind={slot().target?.piece ?? 'P'} side={props.side} look={look()} />
                  </span>
                  <span class="a-due-text">
                    <b class="a-due-time">{words().play.seconds(until())}</b>
                    <span>
                      {slot().target?.bump ? '⇈ ' : '↓ '}
                      {nameOfSquare(slot().target?.square ?? 0)}
                    </span>
                  </span>
                </span>
              )}
            </Show>
          </span>
          <Index each={later()}>
            {(letter) => (
              <span class="a-later">
                <Piece kind={letter()} side={props.side} look={look()} />
              </span>
            )}
          </Index>
        </div>
      </div>
    </section>
  );
}
