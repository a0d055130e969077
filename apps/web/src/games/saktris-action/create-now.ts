/** Match time as digits need it: ten times a second is enough, for all that glides is moved by the browser itself. */
import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';
import type { Play } from './create-play.ts';

const TICK = 100;

export function createNow(game: Pick<Play, 'hosted' | 'match' | 'isRunning'>): Accessor<number> {
  const [now, setNow] = createSignal(game.hosted.room.now());
  createEffect(() => {
    game.match();
    setNow(game.hosted.room.now());
    if (!game.isRunning()) return;
    const timer = setInterval(() => setNow(game.hosted.room.now()), TICK);
    onCleanup(() => clearInterval(timer));
  });
  return now;
}
