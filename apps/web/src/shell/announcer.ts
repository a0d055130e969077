/**
 * What the live region says. Each text is a thing of its own, drawn as a new node, so that the same words again are read again;
 * texts of one moment are read together, and the next moment replaces them.
 */
import { createSignal, type Accessor } from 'solid-js';

export interface Said {
  readonly text: string;
}

export interface Announcer {
  readonly said: Accessor<readonly Said[]>;
  announce(text: string): void;
}

export function createAnnouncer(later: (work: () => void) => void = queueMicrotask): Announcer {
  const [said, setSaid] = createSignal<readonly Said[]>([]);
  let waiting: Said[] = [];
  const flush = (): void => {
    setSaid(waiting);
    waiting = [];
  };
  return {
    said,
    announce: (text) => {
      if (text === '') return;
      if (waiting.length === 0) later(flush);
      waiting.push({ text });
    },
  };
}
