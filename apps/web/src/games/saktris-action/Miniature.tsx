/** A tiny game of Action between two opponents, at a walking pace. Decoration: no focus, no words, no sound. */
import { createEffect, createMemo, createSignal, For, onCleanup, type JSX } from 'solid-js';
import { actionLevels, pickAction } from '@rankfall/bots/saktris-action';
import { choose, lookAt, reach, rollFrom, start, type Match } from '@rankfall/kernel';
import { nameOfSquare, saktrisAction, type ActionTerms } from '@rankfall/saktris/action';
import type { MiniatureProps } from '../../games.ts';
import { useBoardTheme, usePieceLook } from '../../match/use-piece-look.ts';
import { Piece } from '../../pieces/Piece.tsx';
import { piecesOf } from './pieces.ts';
import '../../look/boards.css';
import './miniature.css';

const PACE = 700;
const LONGEST = 140;
const squares = Array.from({ length: 64 }, (_, at) => at);
const isDark = (at: number): boolean => (Math.floor(at / 8) + (at % 8)) % 2 === 1;

interface Scene {
  readonly match: Match<ActionTerms>;
  readonly game: number;
  readonly step: number;
}

function opening(game: number): Scene {
  const { match, refused } = start(saktrisAction, {
    settings: { arrivalInterval: 2, moveCooldown: 1 },
    seed: `miniature ${game}`,
  });
  if (!match) throw new Error(`the miniature cannot begin: ${refused.code}`);
  return { match: reach(match, 9000).match, game, step: 0 };
}

/** One beat on: whoever's beat it is moves, if ready. */
function after({ match, game, step }: Scene): Scene {
  if (match.result || step >= LONGEST) return opening(game + 1);
  const now = reach(match, match.at + PACE).match;
  const seat = step % 2;
  const level = actionLevels[2];
  const isReady = now.at >= (now.state.readyAt[seat === 0 ? 0 : 1] ?? 0);
  const choice =
    level && isReady && !now.result
      ? pickAction(level, now.charter, lookAt(now, seat), rollFrom(`beat ${game}/${step}`))
      : undefined;
  return { match: choice ? choose(now, seat, choice).match : now, game, step: step + 1 };
}

export function Miniature(props: MiniatureProps): JSX.Element {
  const theme = useBoardTheme();
  const look = usePieceLook();
  const [scene, setScene] = createSignal(opening(1));
  const men = createMemo(
    () => new Map(piecesOf(scene().match.state).map((man) => [`${scene().game}/${man.id}`, man])),
  );
  const ids = createMemo(() => [...men().keys()], undefined, {
    equals: (one, two) => one.length === two.length && one.every((id, at) => id === two[at]),
  });
  const target = (): string | undefined => {
    const [slot] = scene().match.state.slots;
    return slot?.target ? nameOfSquare(slot.target.square) : undefined;
  };
  createEffect(() => {
    if (!props.running) return;
    const timer = setInterval(() => setScene(after), PACE);
    onCleanup(() => clearInterval(timer));
  });
  return (
    <div class="a-mini" data-board={theme()} aria-hidden="true">
      <div class="a-mini-squares">
        <For each={squares}>
          {(at) => (
            <span
              data-dark={isDark(at) ? true : undefined}
              data-target={target() === nameOfSquare((7 - Math.floor(at / 8)) * 8 + (at % 8)) || undefined}
            />
          )}
        </For>
      </div>
      <For each={ids()}>
        {(id) => {
          const man = createMemo(
            (before: ReturnType<typeof piecesOf>[number] | undefined) => men().get(id) ?? before,
          );
          return (
            <span
              class="a-mini-man"
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
