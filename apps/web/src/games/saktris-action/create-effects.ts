/** What is seen for a moment and gone: columns that are bumped. Nothing of it where motion is not wanted. */
import { createSignal, onCleanup, type Accessor } from 'solid-js';
import type { ActionEvent } from '@rankfall/saktris/action';
import { useShell } from '../../shell/shell.ts';
import type { Effect } from './Above.tsx';

const LASTS = 260;

export interface Effects {
  readonly all: Accessor<readonly Effect[]>;
  readonly show: (events: readonly ActionEvent[]) => void;
}

export function createEffects(): Effects {
  const shell = useShell();
  const [all, setAll] = createSignal<readonly Effect[]>([]);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let key = 0;
  onCleanup(() => timers.forEach((timer) => clearTimeout(timer)));
  return {
    all,
    show: (events) => {
      const found = events.flatMap((event): readonly Effect[] =>
        event.type === 'bumped' && event.shifts.length > 0 ? [{ key: key++, event }] : [],
      );
      if (found.length === 0 || shell.isStill()) return;
      setAll((before) => [...before, ...found]);
      const timer = setTimeout(() => {
        timers.delete(timer);
        setAll((before) => before.filter((one) => !found.includes(one)));
      }, LASTS);
      timers.add(timer);
    },
  };
}
