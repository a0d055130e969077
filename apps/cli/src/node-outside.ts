/** The real world: Node's streams, files and clock. */
import { randomBytes } from 'node:crypto';
import { open, rename, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { StringDecoder } from 'node:string_decoder';
import { setImmediate } from 'node:timers/promises';
import { botThread } from './bot-thread.ts';
import { fileComplaint, LONGEST_TEXT, tooLong } from './input.ts';
import { nodeKeyboard } from './keyboard.ts';
import type { Outside, Sink } from './outside.ts';

export function nodeOutside(): Outside {
  const { stdin, stdout, stderr, env } = process;
  return {
    env,
    cores: availableParallelism(),
    stdin: piecesOf(stdin),
    keyboard: stdin.isTTY && stdout.isTTY ? nodeKeyboard(stdin, stdout) : undefined,
    stdout: sink(stdout),
    stderr: sink(stderr),
    now: () => Math.round(performance.now()),
    freshSeed: () => randomBytes(6).toString('hex'),
    readText,
    writeText,
    hireBots: botThread,
    breathe: () => setImmediate(),
  };
}

function sink(stream: NodeJS.WriteStream): Sink {
  return {
    write: (text) => void stream.write(text),
    isTerminal: stream.isTTY ?? false,
    get columns() {
      return stream.columns ?? 80;
    },
  };
}

async function* piecesOf(stream: NodeJS.ReadStream): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  for await (const piece of stream) yield decoder.write(piece as Buffer);
  yield decoder.end();
}

async function readText(path: string): Promise<string> {
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      if (size > LONGEST_TEXT) throw tooLong();
      return await file.readFile('utf8');
    } finally {
      await file.close();
    }
  } catch (error) {
    throw isSystemError(error) ? fileComplaint(path, error) : error;
  }
}

let writing: Promise<unknown> = Promise.resolve();

/** One after the other: two threads that finish together would otherwise take the same file from under each other. */
async function writeText(path: string, text: string): Promise<void> {
  const mine = writing.then(() => replace(path, text));
  writing = mine.catch(() => undefined);
  return mine;
}

async function replace(path: string, text: string): Promise<void> {
  try {
    // A file that is gone on with is written beside its place first: whoever is stopped in the middle leaves the old one whole.
    const isPlain = await stat(path).then(
      (found) => found.isFile(),
      () => true,
    );
    const first = isPlain ? `${path}.part` : path;
    await writeFile(first, text);
    if (isPlain) await rename(first, path);
  } catch (error) {
    throw fileComplaint(path, error);
  }
}

const isSystemError = (error: unknown): boolean => error instanceof Error && 'code' in error;
