/** A bot in a seat of the page: it waits a moment as a person would, and thinks elsewhere, so that nothing ever stutters. */
import { decide, random, type Chair, type Thought } from '@rankfall/bots';
import { rollFrom, type Choice, type Terms } from '@rankfall/kernel';
import type { Sitter, Think } from '@rankfall/room';
import type { Thinker } from '@rankfall/bots/serving';
import { BotFailure } from '../shell/bot-failure.ts';

export interface Pace {
  /** Milliseconds from the opponent's move to the answer, at least. */
  delay(): number;
  /** How long it may think. */
  readonly longest: number;
  /** Where its dice begin; another text for another match. */
  readonly seed: string;
}

/** @param onThought how far it has come, to show while it thinks; undefined once it has answered or was stopped */
export function botSitter<T extends Terms>(
  thinker: Thinker,
  bot: string,
  pace: Pace,
  onThought: (thought: Thought | undefined) => void = () => undefined,
): Sitter<T> {
  let turns = 0;
  const think: Think<T> = (chair: Chair<T>, answer) => {
    const begun = performance.now();
    const delay = pace.delay();
    turns += 1;
    const seed = `${pace.seed} ${turns}`;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const done = (choice: Choice | undefined): void => {
      onThought(undefined);
      timer = setTimeout(() => answer(choice), Math.max(0, delay - (performance.now() - begun)));
    };
    const stop = thinker.think(
      { bot, chair, seed, longest: pace.longest },
      {
        thought: onThought,
        answer: done,
        failed: (why) => {
          // Told to whoever looks for mishaps; the game goes on with something that is allowed.
          reportError(new BotFailure(`the bot ${bot} failed: ${why}`));
          done(decide(random, chair, rollFrom(seed)));
        },
      },
    );
    return () => {
      stop();
      clearTimeout(timer);
      onThought(undefined);
    };
  };
  return { kind: 'bot', think };
}
