/** A world for tests: input from memory, output to memory, a clock that stands still unless it is moved. */
import { hereThinker } from '../src/bot-thread.ts';
import { Complaint } from '../src/complaint.ts';
import type { Outside, Sink } from '../src/outside.ts';

export interface Fake extends Outside {
  readonly written: { stdout: string; stderr: string };
  readonly files: Map<string, string>;
  time: number;
}

export interface FakeWish {
  readonly stdin?: string | readonly string[];
  readonly env?: Record<string, string>;
  readonly isTerminal?: boolean;
  readonly columns?: number;
  readonly files?: Record<string, string>;
  /** How far the clock goes on each time it is read. */
  readonly tick?: number;
}

export function fakeOutside(wish: FakeWish = {}): Fake {
  const written = { stdout: '', stderr: '' };
  const files = new Map(Object.entries(wish.files ?? {}));
  const sink = (name: 'stdout' | 'stderr'): Sink => ({
    write: (text) => void (written[name] += text),
    isTerminal: wish.isTerminal ?? false,
    columns: wish.columns ?? 80,
  });
  return {
    written,
    files,
    time: 1000,
    env: wish.env ?? {},
    cores: 1,
    stdin: pieces(typeof wish.stdin === 'string' ? [wish.stdin] : (wish.stdin ?? [])),
    keyboard: undefined,
    stdout: sink('stdout'),
    stderr: sink('stderr'),
    now() {
      this.time += wish.tick ?? 0;
      return this.time;
    },
    freshSeed: () => 'fresh',
    readText(path) {
      const text = files.get(path);
      return text === undefined
        ? Promise.reject(new Complaint(`There is no file "${path}".`))
        : Promise.resolve(text);
    },
    writeText(path, text) {
      files.set(path, text);
      return Promise.resolve();
    },
    hireBots: (_game, cast) => ({ thinker: hereThinker(cast), close: () => Promise.resolve() }),
    breathe: () => Promise.resolve(),
  };
}

async function* pieces(all: readonly string[]): AsyncGenerator<string> {
  yield* all;
}
