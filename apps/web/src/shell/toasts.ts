/** The notes at the edge of the page: a few at a time, each for a while, longer for as long as somebody is at it. */
import { createSignal, type Accessor } from 'solid-js';
import type { Toast } from './shell.ts';

export interface Shown extends Toast {
  /** Stops its time from running: somebody points at it or has focus in it. */
  hold(): void;
  release(): void;
  dismiss(): void;
}

const MOST = 3;
const LIFE = 6000;
/** Something can be done about it, and a reader with a slow hand must be able to. */
const LIFE_WITH_ACTION = 20_000;

export interface Toasts {
  readonly shown: Accessor<readonly Shown[]>;
  show(toast: Toast): Shown;
}

export function createToasts(): Toasts {
  const [shown, setShown] = createSignal<readonly Shown[]>([]);
  const show = (toast: Toast): Shown => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const one: Shown = {
      ...toast,
      hold: () => clearTimeout(timer),
      release: () => {
        clearTimeout(timer);
        timer = setTimeout(one.dismiss, toast.action ? LIFE_WITH_ACTION : LIFE);
      },
      dismiss: () => {
        clearTimeout(timer);
        setShown((all) => all.filter((other) => other !== one));
      },
    };
    setShown((all) => [...all, one].slice(-MOST));
    if (!toast.stays) one.release();
    return one;
  };
  return { shown, show };
}
