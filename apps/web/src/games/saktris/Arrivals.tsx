/** One side's pieces to come: who is due stands ready to be taken, who follows is smaller, who is unknown lies face down. */
import { For, Index, Match, Show, Switch, type JSX } from 'solid-js';
import type { Side } from '@rankfall/saktris';
import { Piece } from '../../pieces/Piece.tsx';
import { useGameWords } from '../../words/use-words.ts';
import { letters, type Counted, type Tray } from './tray.ts';
import { saktrisWords } from './words.en.ts';
import { usePieceLook } from '../../match/use-piece-look.ts';

export interface ArrivalsProps {
  readonly side: Side;
  readonly tray: Tray;
  /** Letters that can be picked up now. */
  readonly takable: ReadonlySet<string>;
  /** The letter that is in hand. */
  readonly taken: string | undefined;
  readonly onTake: (letter: string) => void;
  /** A drag begins on a piece that can be taken. */
  readonly onGrab: (letter: string, event: PointerEvent) => void;
}

export function Arrivals(props: ArrivalsProps): JSX.Element {
  const words = useGameWords(saktrisWords);
  const queue = (): Extract<Tray, { type: 'queue' }> | undefined =>
    props.tray.type === 'queue' ? props.tray : undefined;
  const pool = (): Extract<Tray, { type: 'pool' }> | undefined =>
    props.tray.type === 'pool' ? props.tray : undefined;
  return (
    <div class="arrivals" role="group" aria-label={words().play.tray(words().side(props.side))}>
      <Switch>
        <Match when={isEmpty(props.tray)}>
          <p class="small aside">{words().play.nothing}</p>
        </Match>
        <Match when={queue()}>{(tray) => <Queue {...props} queue={tray()} />}</Match>
        <Match when={pool()}>
          {(tray) => (
            <For each={letters}>
              {(letter) => {
                const count = (): number => countOf(tray().pool, letter);
                return (
                  <Takable
                    {...props}
                    letter={letter}
                    isHere={count() > 0}
                    label={words().play.pool(words().piece(letter), count())}
                    count={count()}
                  />
                );
              }}
            </For>
          )}
        </Match>
      </Switch>
    </div>
  );
}

const isEmpty = (tray: Tray): boolean =>
  tray.type === 'pool' ? tray.pool.length === 0 : tray.due.length + tray.next.length + tray.more === 0;

const countOf = (pool: readonly Counted[], letter: string): number =>
  pool.find((one) => one.letter === letter)?.count ?? 0;

function Queue(props: ArrivalsProps & { readonly queue: Extract<Tray, { type: 'queue' }> }): JSX.Element {
  const words = useGameWords(saktrisWords);
  const look = usePieceLook();
  return (
    <>
      <div class="due-slot" data-empty={props.queue.due.length === 0 || undefined}>
        <For each={props.queue.due.slice(0, 1)}>
          {(letter) => (
            <Takable
              {...props}
              letter={letter}
              isHere
              label={
                props.takable.has(letter)
                  ? words().play.due(words().piece(letter))
                  : words().play.first(words().piece(letter))
              }
            />
          )}
        </For>
      </div>
      <Show when={props.queue.due.length > 1 || props.queue.next.length > 0}>
        <ul class="next-men" aria-label={words().play.next}>
          <Index each={[...props.queue.due.slice(1), ...props.queue.next]}>
            {(letter) => (
              <li class="next-man" data-hidden={letter() === 'X' || undefined}>
                <Show when={letter() !== 'X'}>
                  <Piece kind={letter()} side={props.side} look={look()} />
                </Show>
                <span class="visually-hidden">
                  {letter() === 'X' ? words().play.hidden : words().piece(letter())}
                </span>
              </li>
            )}
          </Index>
          <Show when={props.queue.more > 0}>
            <li class="next-more">
              <span aria-hidden="true">{words().play.moreToCome(props.queue.more)}</span>
              <span class="visually-hidden">{words().play.moreLabel(props.queue.more)}</span>
            </li>
          </Show>
        </ul>
      </Show>
    </>
  );
}

interface TakableProps extends ArrivalsProps {
  readonly letter: string;
  readonly isHere: boolean;
  readonly label: string;
  readonly count?: number;
}

function Takable(props: TakableProps): JSX.Element {
  const look = usePieceLook();
  const isOpen = (): boolean => props.takable.has(props.letter);
  return (
    <button
      type="button"
      class="due-man"
      data-gone={!props.isHere || undefined}
      data-open={isOpen() || undefined}
      disabled={!props.isHere}
      aria-pressed={isOpen() ? props.taken === props.letter : undefined}
      aria-disabled={!isOpen() || undefined}
      tabindex={isOpen() ? undefined : -1}
      onClick={() => {
        if (isOpen()) props.onTake(props.letter);
      }}
      onPointerDown={(event) => {
        if (isOpen()) props.onGrab(props.letter, event);
      }}
    >
      <Piece kind={props.letter} side={props.side} look={look()} />
      <Show when={props.count !== undefined && props.count !== 1}>
        <span class="due-count" aria-hidden="true">
          {props.count}
        </span>
      </Show>
      <span class="visually-hidden">{props.label}</span>
    </button>
  );
}
