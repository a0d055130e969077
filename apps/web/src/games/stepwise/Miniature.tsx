/** A level that solves itself slowly on the card of the home page, by its stored solution. Decoration: no focus, no words, no sound. */
import { createEffect, createSignal, onCleanup, type JSX } from 'solid-js';
import {
  endTurn,
  firstState,
  forPlay,
  levelNamed,
  planTurn,
  step,
  type StepwiseState,
} from '@rankfall/stepwise';
import type { MiniatureProps } from '../../games.ts';
import { MapPicture } from './MapPicture.tsx';

const PACE = 900;
/** How long the plan and the end stand still, in steps. */
const REST = 3;

/** Two levels of one turn that show most: following through a corridor, and a plate with its door. */
const shows: readonly { readonly level: string; readonly paths: Readonly<Record<string, string>> }[] = [
  {
    level: '06',
    paths: { A: 's e e . e e e e s s e e e', B: 'e e e e e . e s s e e e s' },
  },
  {
    level: '03',
    paths: {
      A: 's s s e e e e e e e e s e',
      B: 's s e e e e e e e e s e s',
      C: 's e e e e e e e e s e s s',
    },
  },
];

interface Scene {
  readonly show: number;
  readonly state: StepwiseState;
  readonly rest: number;
}

function opening(show: number): Scene {
  const { level, paths } = shows[show % shows.length] ?? { level: '01', paths: {} };
  const file = levelNamed(level);
  if (!file) throw new Error(`the miniature shows level ${level}, and there is none`);
  return { show, state: planTurn(firstState(forPlay(file), false), paths).state, rest: REST };
}

/** One step on, a moment of rest, or the next level. */
function after({ show, state, rest }: Scene): Scene {
  if (rest > 0) return { show, state, rest: rest - 1 };
  if (state.phase !== 'plan' && state.phase !== 'run') return opening(show + 1);
  const next = step(state).state;
  return {
    show,
    state: next.phase === 'rest' ? endTurn(next).state : next,
    rest: next.phase === 'won' ? REST : 0,
  };
}

export function Miniature(props: MiniatureProps): JSX.Element {
  const [scene, setScene] = createSignal(opening(0));
  createEffect(() => {
    if (!props.running) return;
    const timer = setInterval(() => setScene(after), PACE);
    onCleanup(() => clearInterval(timer));
  });
  return <MapPicture state={scene().state} routes />;
}
