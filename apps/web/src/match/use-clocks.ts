/** The clocks of a hosted match as they run: read from the room, so that nothing drifts, and spoken at the last seconds. */
import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';
import { isStopped, type Match, type Terms } from '@rankfall/kernel';
import { ticksEvery, warningBetween, type Warning } from './clock-text.ts';
import type { Hosted } from './hosting.ts';

/** What each seat has left at this match time. */
export function clocksAt<T extends Terms>(match: Match<T>, at: number): readonly number[] {
  const running = isStopped(match) ? [] : match.charter.game.awaits(match.state);
  return (match.clock ?? []).map((left, seat) =>
    running.includes(seat) ? Math.max(0, left - (at - match.at)) : left,
  );
}

export function useClocks<T extends Terms>(
  hosted: Hosted<T>,
  onWarning: (seat: number, warning: Warning) => void,
): Accessor<readonly number[]> {
  const read = (): readonly number[] => clocksAt(hosted.now().match, hosted.room.now());
  const [clocks, setClocks] = createSignal(read());
  createEffect(() => {
    const { match } = hosted.now();
    setClocks(read());
    if (!match.clock || isStopped(match)) return;
    const running = match.charter.game.awaits(match.state);
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const before = clocks();
      const after = read();
      for (const seat of running) {
        const warning = warningBetween(before[seat] ?? 0, after[seat] ?? 0);
        if (warning) onWarning(seat, warning);
      }
      setClocks(after);
      timer = setTimeout(tick, ticksEvery(Math.min(...after)));
    };
    timer = setTimeout(tick, ticksEvery(Math.min(...match.clock)));
    onCleanup(() => clearTimeout(timer));
  });
  return clocks;
}
