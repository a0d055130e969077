/** Goes through a game: buttons, a slider that says where it stands, and playing by itself. */
import { createEffect, createSignal, onCleanup, type JSX } from 'solid-js';
import { useShortcuts } from '../shell/shell.ts';
import { useGameWords } from '../words/use-words.ts';
import { ReplayButton, SpeedSelect } from './ReplayParts.tsx';
import { matchWords } from './words.en.ts';

export interface ReplayBarProps {
  readonly ply: number;
  readonly plies: number;
  /** What the move that led here is called. */
  readonly move: string;
  readonly onGo: (ply: number) => void;
  /** What else can be done with the position that is shown. */
  readonly children?: JSX.Element;
}

const speeds = ['slow', 'usual', 'fast'] as const;
type Speed = (typeof speeds)[number];
const waits: Readonly<Record<Speed, number>> = { slow: 2000, usual: 1000, fast: 400 };

export function ReplayBar(props: ReplayBarProps): JSX.Element {
  const words = useGameWords(matchWords);
  const [isPlaying, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal<Speed>('usual');
  const go = (ply: number): void => {
    setPlaying(false);
    props.onGo(Math.max(0, Math.min(props.plies, ply)));
  };
  const toggle = (): void => {
    if (!isPlaying() && props.ply >= props.plies) props.onGo(0);
    setPlaying((was) => !was);
  };
  createEffect(() => {
    if (!isPlaying()) return;
    const next = props.ply + 1;
    if (next > props.plies) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => props.onGo(next), waits[speed()]);
    onCleanup(() => clearTimeout(timer));
  });
  useShortcuts(() => ({
    title: words().replay.keys,
    shortcuts: [
      { keys: ['ArrowLeft'], label: words().replay.keyBack, run: () => go(props.ply - 1) },
      { keys: ['ArrowRight'], label: words().replay.keyForward, run: () => go(props.ply + 1) },
      { keys: ['Home'], label: words().replay.first, run: () => go(0) },
      { keys: ['End'], label: words().replay.last, run: () => go(props.plies) },
      { keys: ['p'], label: words().replay.keyPlay, run: toggle },
    ],
  }));
  return (
    <div class="replay-bar">
      <div class="replay-row">
        {props.children}
        <SpeedSelect
          speeds={speeds}
          value={speed()}
          name={(one) => words().replay.speeds[one]}
          onPick={setSpeed}
        />
      </div>
      <div class="replay-row">
        <ReplayButton icon="first" label={words().replay.first} off={props.ply === 0} onPress={() => go(0)} />
        <ReplayButton
          icon="back"
          label={words().replay.back}
          off={props.ply === 0}
          onPress={() => go(props.ply - 1)}
        />
        <ReplayButton
          icon={isPlaying() ? 'pause' : 'play'}
          label={isPlaying() ? words().replay.stop : words().replay.play}
          off={props.plies === 0}
          onPress={toggle}
        />
        <ReplayButton
          icon="forward"
          label={words().replay.forward}
          off={props.ply === props.plies}
          onPress={() => go(props.ply + 1)}
        />
        <ReplayButton
          icon="last"
          label={words().replay.last}
          off={props.ply === props.plies}
          onPress={() => go(props.plies)}
        />
        <input
          type="range"
          min="0"
          max={props.plies}
          value={props.ply}
          aria-label={words().replay.position}
          aria-valuetext={words().replay.at(props.ply, props.plies, props.move)}
          onInput={(event) => go(event.currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  );
}
