/** Somebody who thinks for the bots of one game: in a worker, or in slices where there can be none. */
import type { Bot, Chair, Thought } from '../bot.ts';
import type { AnyGame, Choice, Terms } from '@rankfall/kernel';

/** The bots of one game, and every version of its rules that they may meet. */
export interface Cast {
  readonly games: readonly AnyGame[];
  readonly bots: readonly Bot[];
}

export interface Wish<T extends Terms> {
  /** The bot's name. */
  readonly bot: string;
  readonly chair: Chair<T>;
  /** Where its dice begin: the same text and the same chair give the same choice. */
  readonly seed: string;
  /** How many milliseconds it may think; then its best so far counts. */
  readonly longest: number;
}

/** What comes back: thoughts while they last, then one of the other two, unless it was cancelled. */
export interface Heard {
  thought?(thought: Thought): void;
  /**
   * @param choice undefined: it would rather wait, or can do nothing
   * @param last the thought it ended with; none where there was nothing to think about
   */
  answer(choice: Choice | undefined, last?: Thought): void;
  /** The bot is not to be had, or broke down. */
  failed(why: string): void;
}

export interface Thinker {
  /** Gets ready before it is needed; once is enough, and it never fails. */
  warm(): void;
  /** Begins to think and hands back what stops it at once. Nothing is heard before this returns, nor after it was stopped. */
  think<T extends Terms>(wish: Wish<T>, heard: Heard): () => void;
}
