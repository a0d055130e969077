/** A tiny battle that fights itself slowly on the card of the home page. Decoration: no focus, no words, no sound. */
import { createEffect, createMemo, createSignal, For, onCleanup, type JSX } from 'solid-js';
import { choose, pendingOf, rollFrom, start, type Match } from '@rankfall/kernel';
import { starlines, type Side01, type StarlinesTerms } from '@rankfall/starlines';
import type { MiniatureProps } from '../../games.ts';
import { Die } from './Die.tsx';
import { pilesOf, type Pile } from './piles.ts';
import { ShipArt } from './ShipArt.tsx';
import './colours.css';
import './miniature.css';

const PACE = 1600;
const LONGEST = 14;
/** What fits on a small table. */
const MOST = 8;

interface Scene {
  readonly match: Match<StarlinesTerms>;
  readonly battle: number;
}

function opening(battle: number): Scene {
  const { match, refused } = start(starlines, { settings: {}, seed: `miniature ${battle}` });
  if (!match) throw new Error(`the miniature cannot begin: ${refused.code}`);
  return { match, battle };
}

/** To the next phase that changes something, or the next battle. */
function after({ match, battle }: Scene): Scene {
  if (match.result || match.state.at.turn > LONGEST) return opening(battle + 1);
  const { turn, phase } = match.state.at;
  let now = match;
  for (let step = 0; step < 40 && !now.result; step++) {
    if (now.state.at.phase !== phase || now.state.at.turn !== turn) break;
    const [seat = 0] = starlines.awaits(now.state);
    const options = pendingOf(now, seat).flatMap((action) =>
      action.options
        .filter(({ off }) => off === undefined)
        .map((option) => ({ action: action.id, option: option.id })),
    );
    const choice = options[rollFrom(`${battle}/${turn}/${phase}/${step}`).below('choice', options.length)];
    if (!choice) break;
    now = choose(now, seat, choice).match;
  }
  return { match: now, battle };
}

export function Miniature(props: MiniatureProps): JSX.Element {
  let first = opening(1);
  for (let step = 0; step < 14; step++) first = after(first);
  const [scene, setScene] = createSignal(first);
  createEffect(() => {
    if (!props.running) return;
    const timer = setInterval(() => setScene(after), PACE);
    onCleanup(() => clearInterval(timer));
  });
  const view = createMemo(() => starlines.view(scene().match.state, 'watcher'));
  const fleet = (seat: Side01): JSX.Element => {
    const piles = createMemo(
      () =>
        new Map(
          pilesOf(view().sides[seat])
            .slice(-MOST)
            .map((pile) => [pile.code, pile]),
        ),
    );
    const codes = createMemo(() => [...piles().keys()]);
    return (
      <div class="mini-fleet">
        <For each={codes()}>
          {(code) => {
            const pile = createMemo((before: Pile | undefined) => piles().get(code) ?? before);
            return (
              <span class="mini-ship">
                <ShipArt code={pile()?.code ?? code} side={seat} flipped={seat === 1} />
              </span>
            );
          }}
        </For>
      </div>
    );
  };
  return (
    <div class="mini-table" aria-hidden="true">
      {fleet(1)}
      <div class="mini-rail">
        <i data-side="1" style={{ '--now': `${Math.max(0, 2 * view().sides[1].health)}%` }} />
        <Die value={view().die} roll={`${scene().battle}/${view().at.turn}/${view().round}`} />
        <i data-side="0" style={{ '--now': `${Math.max(0, 2 * view().sides[0].health)}%` }} />
      </div>
      {fleet(0)}
    </div>
  );
}
