/**
 * The page's half of a bot worker: one worker for a game, started when it is first wanted and kept. If it cannot run here, breaks
 * down, or loses a bot, whatever was asked of it is thought through on the page instead; whoever asked does not notice.
 */
import type { Terms } from '@rankfall/kernel';
import type { FromWorker, ToWorker } from './bot-messages.ts';
import { pageThinker } from './page-thinker.ts';
import { askedOf } from './slices.ts';
import type { Cast, Heard, Thinker, Wish } from './thinker.ts';

/** What a worker is to the page; a fake one in tests. */
export type WorkerLike = Pick<Worker, 'addEventListener' | 'terminate'> & {
  postMessage(message: ToWorker): void;
};

export interface Staff {
  /** Starts the worker; may throw. */
  worker(): WorkerLike;
  /** The same bots, for the page. */
  here(): Promise<Cast>;
}

interface Open {
  readonly heard: Heard;
  /** Thinks about the same on the page. */
  moveHere(): void;
}

export function workerThinker(staff: Staff): Thinker {
  const page = pageThinker(staff.here);
  const open = new Map<number, Open>();
  let worker: WorkerLike | undefined;
  let isLost = false;
  let latest = 0;

  function lose(): void {
    if (isLost) return;
    isLost = true;
    worker?.terminate();
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

  function hire(): WorkerLike | undefined {
    if (worker || isLost) return worker;
    try {
      const hired = staff.worker();
      hired.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data));
      hired.addEventListener('messageerror', lose);
      hired.addEventListener('error', (event) => {
        // Said here already; the page's own listener for mishaps need not hear of it again.
        event.preventDefault();
        lose();
      });
      worker = hired;
    } catch {
      lose();
    }
    return worker;
  }

  return {
    warm() {
      if (!hire()) page.warm();
    },
    think<T extends Terms>(wish: Wish<T>, heard: Heard): () => void {
      const end = hire();
      if (!end) return page.think(wish, heard);
      latest += 1;
      const id = latest;
      const { chair, ...rest } = wish;
      let stop = (): void => {
        if (open.delete(id)) end.postMessage({ type: 'cancel', id });
      };
      open.set(id, {
        heard,
        moveHere: () => {
          stop = page.think(wish, heard);
        },
      });
      end.postMessage({ type: 'think', id, asked: askedOf(chair, rest) });
      return () => stop();
    },
  };
}
