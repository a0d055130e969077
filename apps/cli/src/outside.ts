/** Everything the commands know of the world around them, so that tests can hand in another one. */
import type { Cast } from '@rankfall/bots/serving';
import type { HiredBots } from './bot-thread.ts';

export interface Sink {
  write(text: string): void;
  readonly isTerminal: boolean;
  readonly columns: number;
}

export interface Outside {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cores: number;
  /** Standard input as it comes, in pieces of text. */
  readonly stdin: AsyncIterable<string>;
  /** Somebody sits at a keyboard; asks them for lines, with editing and history. */
  readonly keyboard: Keyboard | undefined;
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** Whole milliseconds; only differences matter. */
  now(): number;
  /** Text that nobody can guess, for a seed. */
  freshSeed(): string;
  readText(path: string): Promise<string>;
  writeText(path: string, text: string): Promise<void>;
  /** Has the bots of a game think elsewhere, if that can be; the cast is for thinking here. */
  hireBots(game: string, cast: Cast): HiredBots;
  /** Lets signals and input through between two long pieces of work. */
  breathe(): Promise<void>;
}

/** Lines that a person types after a prompt, until they end the input. */
export interface Keyboard {
  open(prompt: () => string): TypedLines;
}

export interface TypedLines {
  readonly lines: AsyncIterable<string>;
  /** Shows the prompt as it is now, and leaves what is being typed alone. */
  refresh(): void;
  /** Writes above the prompt and shows it again. */
  say(text: string): void;
  close(): void;
}
