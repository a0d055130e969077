/** A run that plays itself slowly on the card of the home page. Decoration: no focus, no words, no sound. */
import { createEffect, createMemo, createSignal, For, onCleanup, type JSX } from 'solid-js';
import { choose, nextDue, pendingOf, reach, rollFrom, start, type Match } from '@rankfall/kernel';
import {
  cellNamed,
  CELLS,
  chessbrawl,
  columnOf,
  pieceAt,
  rowOf,
  type BrawlTerms,
} from '@rankfall/chessbrawl';
import type { MiniatureProps } from '../../games.ts';
import { useBoardTheme, usePieceLook } from '../../match/use-piece-look.ts';
import { Piece } from '../../pieces/Piece.tsx';
import { eventsIn } from './foresee.ts';
import { follow, type Men } from './men.ts';
import '../../look/boards.css';
import './picture.css';
import './miniature.css';

const PACE = 900;
const LONGEST = 60;
const cells = Array.from({ length: CELLS }, (_, cell) => cell);

interface Scene {
  readonly match: Match<BrawlTerms>;
  readonly men: Men;
  readonly game: number;
  readonly step: number;
}

/** A purse for a small army, and the first wave under way. */
function opening(game: number): Scene {
  const { match, refused } = start(chessbrawl, { settings: { king: 'ugly' }, seed: `MINIATURE-${game}` });
  if (!match) throw new Error(`the miniature cannot begin: ${refused.code}`);
  const armed = ['K@c1', 'R@b2', 'N@d2', 'P@e2'].reduce(
    (now, option) => choose(now, 0, { action: 'buy', option }).match,
    match,
  );
  const begun = choose(armed, 0, { action: 'start/1.1', option: 'start' }).match;
  return { match: begun, men: follow([], [], begun.state.board), game, step: 0 };
}

/** One move on, of either side; or the next run. */
function after({ match, men, game, step }: Scene): Scene {
  if (match.result || step >= LONGEST) return opening(game + 1);
  const due = nextDue(match);
  const moved = due === undefined ? chooseOne(match, `${game}/${step}`) : reach(match, due);
  const next = { ...moved, told: moved.told };
  const board = next.match.state.board;
  return { match: next.match, men: follow(men, eventsIn(next.told), board), game, step: step + 1 };
}

/** Takes what can be taken, else anything; between waves it starts the next. */
function chooseOne(match: Match<BrawlTerms>, luck: string): ReturnType<typeof choose<BrawlTerms>> {
  const actions = pendingOf(match, 0);
  const action = actions.find(({ type }) => type === 'PLAY' || type === 'START');
  const options = action?.options ?? [];
  const captures = options.filter(({ picks }) => {
    const to = cellNamed(picks?.[1] ?? '');
    return to !== undefined && pieceAt(match.state.board, to) !== undefined;
  });
  const among = captures.length > 0 ? captures : options;
  const option = among[rollFrom(`miniature ${luck}`).below('move', Math.max(1, among.length))];
  return choose(match, 0, { action: action?.id ?? '', option: option?.id ?? '' });
}

export function Miniature(props: MiniatureProps): JSX.Element {
  const theme = useBoardTheme();
  const look = usePieceLook();
  const [scene, setScene] = createSignal(opening(1));
  const men = createMemo(() => new Map(scene().men.map((man) => [`${scene().game}/${man.id}`, man])));
  const ids = createMemo(() => [...men().keys()]);
  createEffect(() => {
    if (!props.running) return;
    const timer = setInterval(() => setScene(after), PACE);
    onCleanup(() => clearInterval(timer));
  });
  return (
    <div class="brawl-miniature" data-board={theme()} aria-hidden="true">
      <div class="brawl-miniature-board">
        <div class="picture">
          <For each={cells}>
            {(cell) => (
              <span class="picture-cell" data-dark={(rowOf(cell) + columnOf(cell)) % 2 === 1 || undefined} />
            )}
          </For>
        </div>
        <For each={ids()}>
          {(id) => {
            const man = createMemo((before: Men[number] | undefined) => men().get(id) ?? before);
            const cell = (): number => cellNamed(man()?.square ?? 'a1') ?? 0;
            return (
              <span class="brawl-miniature-man" style={{ '--x': columnOf(cell()), '--y': rowOf(cell()) }}>
                <Piece kind={man()?.kind ?? 'P'} side={man()?.side ?? 0} look={look()} />
              </span>
            );
          }}
        </For>
      </div>
    </div>
  );
}
