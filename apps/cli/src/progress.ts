/** How far a long piece of work is, on standard error: a bar where somebody watches, a line now and then elsewhere. */
import type { Outside } from './outside.ts';
import { grouped } from './table.ts';

export interface Progress {
  at(done: number): void;
  /** Takes the bar away again. */
  end(): void;
}

const BAR_EVERY = 100;
const LINE_EVERY = 10_000;

export function progressOf(all: number, what: string, outside: Outside): Progress {
  const { stderr } = outside;
  const begun = outside.now();
  let shown = begun;
  let isDrawn = false;
  return {
    at(done) {
      const now = outside.now();
      const isDue = now - shown >= (stderr.isTerminal ? BAR_EVERY : LINE_EVERY);
      if (!isDue || done >= all) return;
      shown = now;
      if (stderr.isTerminal) {
        isDrawn = true;
        stderr.write(`\r\u001b[K${barOf(done, all, what, now - begun, stderr.columns)}`);
      } else stderr.write(`${grouped(done)} of ${grouped(all)} ${what}, ${left(done, all, now - begun)}\n`);
    },
    end() {
      if (isDrawn) stderr.write('\r\u001b[K');
      isDrawn = false;
    },
  };
}

export function barOf(done: number, all: number, what: string, elapsed: number, columns: number): string {
  const text = ` ${grouped(done)}/${grouped(all)} ${what}, ${left(done, all, elapsed)}`;
  const width = Math.max(0, Math.min(30, columns - text.length - 1));
  const full = Math.round((done / all) * width);
  return `${'█'.repeat(full)}${'░'.repeat(width - full)}${text}`.slice(0, columns - 1);
}

function left(done: number, all: number, elapsed: number): string {
  if (done === 0) return 'just begun';
  const seconds = Math.ceil(((all - done) * elapsed) / done / 1000);
  return seconds < 90 ? `${seconds} s left` : `${Math.ceil(seconds / 60)} min left`;
}
