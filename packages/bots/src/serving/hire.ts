/**
 * The half of whoever needs a bot: one worker for a game, started when it is first wanted and kept. If it cannot run, breaks down
 * or loses a bot, whatever was asked of it is thought through here instead; whoever asked does not notice.
 */
import type { Terms } from '@rankfall/kernel';
import type { FromWorker, ToWorker } from './messages.ts';
import { askedOf } from './slices.ts';
import type { Heard, Thinker, Wish } from './thinker.ts';

/** A worker, as much of it as matters. */
export interface Hired {
  post(message: ToWorker): void;
  /** @param lost it broke down, and says nothing any more */
  listen(hear: (message: FromWorker) => void, lost: () => void): void;
  dismiss(): void;
}

export interface Staff {
  /** Starts the worker; may throw. */
  worker(): Hired;
  /** The same bots, where there is no worker. */
  readonly here: Thinker;
}

interface Open {
  readonly heard: Heard;
  /** Thinks about the same here. */
  moveHere(): void;
}

export function hireThinker({ worker: start, here }: Staff): Thinker {
  const open = new Map<number, Open>();
  let worker: Hired | undefined;
  let isLost = false;
  let latest = 0;

  function lose(): void {
    if (isLost) return;
    isLost = true;
    worker?.dismiss();
    worker = undefined;
    const left = [...open.values()];
    open.clear();
    for (const one of left) one.moveHere();
  }

  function hear(message: FromWorker): void {
    if (message.type === 'ready' || message.type === 'idle') return;
    const asked = open.get(message.id);
    if (!asked) return;
    if (message.type === 'thought') {
      asked.heard.thought?.(message.thought);
      return;
    }
    open.delete(message.id);
    if (message.type === 'answer') asked.heard.answer(message.choice, message.last);
    else asked.moveHere();
  }

  function hire(): Hired | undefined {
    if (worker || isLost) return worker;
    try {
      const hired = start();
      hired.listen(hear, lose);
      worker = hired;
    } catch {
      lose();
    }
    return worker;
  }

  return {
    warm() {
      if (!hire()) here.warm();
    },
    think<T extends Terms>(wish: Wish<T>, heard: Heard): () => void {
      const end = hire();
      if (!end) return here.think(wish, heard);
      latest += 1;
      const id = latest;
      const { chair, ...rest } = wish;
      let stop = (): void => {
        if (open.delete(id)) end.post({ type: 'cancel', id });
      };
      open.set(id, {
        heard,
        moveHere: () => {
          stop = here.think(wish, heard);
        },
      });
      end.post({ type: 'think', id, asked: askedOf(chair, rest) });
      return () => stop();
    },
  };
}
