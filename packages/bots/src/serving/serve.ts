/** The worker's half: thinks about what it is asked, tells how far it is, and stops when it is told to. */
import type { FromWorker, ToWorker } from './messages.ts';
import { thinkInSlices, type Pauses } from './slices.ts';
import type { Cast } from './thinker.ts';

/** The end of the wire that a worker holds. */
export interface WorkerEnd {
  post(message: FromWorker): void;
  listen(hear: (message: ToWorker) => void): void;
}

export function serveBots(cast: Cast, end: WorkerEnd, pauses: Pauses): void {
  const running = new Map<number, () => void>();
  end.listen((message) => {
    const { id } = message;
    if (message.type === 'cancel') {
      running.get(id)?.();
      running.delete(id);
      end.post({ type: 'idle', id });
      return;
    }
    const stop = thinkInSlices(cast, message.asked, pauses, {
      thought: (thought) => end.post({ type: 'thought', id, thought }),
      answer: (choice, last) => {
        running.delete(id);
        end.post({ type: 'answer', id, ...(choice ? { choice } : {}), ...(last ? { last } : {}) });
      },
      failed: (why) => {
        running.delete(id);
        end.post({ type: 'failed', id, why });
      },
    });
    running.set(id, stop);
  });
  end.post({ type: 'ready' });
}
