/** Lines from a person at a terminal, with editing and history. */
import { createInterface } from 'node:readline';
import type { Keyboard } from './outside.ts';

export function nodeKeyboard(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Keyboard {
  return {
    open(prompt) {
      const reader = createInterface({ input, output, terminal: true, historySize: 200 });
      const ask = (): void => {
        reader.setPrompt(prompt());
        reader.prompt(true);
      };
      reader.on('SIGINT', () => {
        // Leave the half-typed line as it is and the shell's prompt on a line of its own.
        output.write('\n');
        reader.close();
      });
      return {
        lines: askedLines(reader, ask),
        say(text) {
          // \r and "erase to the end": what is said replaces the prompt, which then comes again below.
          output.write(`\r\u001b[J${text}`);
          ask();
        },
        refresh: ask,
        close: () => reader.close(),
      };
    },
  };
}

async function* askedLines(
  reader: ReturnType<typeof createInterface>,
  ask: () => void,
): AsyncGenerator<string> {
  const lines = reader[Symbol.asyncIterator]();
  for (;;) {
    ask();
    const next: IteratorResult<string> = await lines.next();
    if (next.done) return;
    yield next.value;
  }
}
