/** A tiny game that plays itself slowly on the card of the home page. Decoration: no focus, no words, no sound. */
import { createEffect, createMemo, createSignal, For, onCleanup, type JSX } from 'solid-js';
import { choose, pendingOf, rollFrom, start, type Match } from '@rankfall/kernel';
import { saktris, type SaktrisEvent, type SaktrisTerms } from '@rankfall/saktris';
import type { MiniatureProps } from '../../games.ts';
import { Piece } from '../../pieces/Piece.tsx';
import { follow, type Men } from './men.ts';
import { useBoardTheme, usePieceLook } from '../../match/use-piece-look.ts';
import '../../look/boards.css';
import './diagram.css';
import './miniature.css';

const PACE = 1300;
const LONGEST = 70;
const squares = Array.from({ length: 64 }, (_, at) => at);
/** As drawn, from the top left. */
const isDark = (at: number): boolean => (Math.floor(at / 8) + (at % 8)) % 2 === 1;

interface Scene {
  readonly match: Match<SaktrisTerms>;
  readonly men: Men;
  readonly game: number;
  readonly ply: number;
}

function opening(game: number): Scene {
  const { match, refused } = start(saktris, { settings: { rowClear: true }, seed: `miniature ${game}` });
  if (!match) throw new Error(`the miniature cannot begin: ${refused.code}`);
  return { match, men: [], game, ply: 0 };
}

/** One turn on, or the next game. */
function after({ match, men, game, ply }: Scene): Scene {
  const seat = match.state.position.toMove;
  const [action] = pendingOf(match, seat);
  if (!action || ply >= LONGEST) return opening(game + 1);
  const option = action.options[rollFrom(`miniature ${game}/${ply}`).below('turn', action.options.length)];
  const step = choose(match, seat, { action: action.id, option: option?.id ?? '' });
  const events = step.told.flatMap(({ event }) =>
    event.type.startsWith('~') ? [] : [event as SaktrisEvent],
  );
  return { match: step.match, men: follow(men, events, step.match.state.position.board), game, ply: ply + 1 };
}

export function Miniature(props: MiniatureProps): JSX.Element {
  const theme = useBoardTheme();
  const look = usePieceLook();
  let first = opening(1);
  for (let ply = 0; ply < 12; ply++) first = after(first);
  const [scene, setScene] = createSignal(first);
  const men = createMemo(() => new Map(scene().men.map((man) => [`${scene().game}/${man.id}`, man])));
  const ids = createMemo(() => [...men().keys()]);
  createEffect(() => {
    if (!props.running) return;
    const timer = setInterval(() => setScene(after), PACE);
    onCleanup(() => clearInterval(timer));
  });
  return (
    <div class="miniature" data-board={theme()} aria-hidden="true">
      <div class="miniature-squares">
        <For each={squares}>
          {(at) => <span class="diagram-square" data-dark={isDark(at) ? true : undefined} />}
        </For>
      </div>
      <For each={ids()}>
        {(id) => {
          const man = createMemo((before: Men[number] | undefined) => men().get(id) ?? before);
          return (
            <span
              class="miniature-man"
              style={{
                '--x': (man()?.square.charCodeAt(0) ?? 97) - 97,
                '--y': 8 - Number(man()?.square.charAt(1) ?? 1),
              }}
            >
              <Piece kind={man()?.kind ?? 'P'} side={man()?.side ?? 0} look={look()} />
            </span>
          );
        }}
      </For>
    </div>
  );
}
