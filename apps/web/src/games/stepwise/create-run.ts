/** Run all: presses Execute at a steady pace until the run is over; it pauses by itself when somebody is blocked. */
import { createSignal, onCleanup, type Accessor } from 'solid-js';
import type { Session } from './create-session.ts';
import { paceOf, type ScreenOptions } from './screen-options.ts';

export interface Run {
  readonly isRunning: Accessor<boolean>;
  toggle(): void;
  stop(): void;
}

export function createRun(
  session: Session,
  options: Accessor<ScreenOptions>,
  execute: () => boolean,
  onPause: () => void,
): Run {
  const [isRunning, setRunning] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    setRunning(false);
  };
  const blocked = (): number => session.state().chars.filter(({ status }) => status === 'blocked').length;
  const next = (): void => {
    const before = blocked();
    if (!execute() || session.state().phase !== 'run') return stop();
    if (options().pauseOnBlock && blocked() > before) {
      stop();
      onPause();
      return;
    }
    const pace = paceOf[options().pace];
    if (pace === 0) next();
    else timer = setTimeout(next, pace);
  };
  onCleanup(stop);
  return {
    isRunning,
    stop,
    toggle: () => {
      if (isRunning()) return stop();
      setRunning(true);
      next();
    },
  };
}
