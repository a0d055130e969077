/** A bot in a seat of the page: it waits a moment as a person would, and thinks in slices, so that nothing ever stutters. */
import type { Bot, Chair } from '@rankfall/bots';
import { rollFrom, type Choice, type Terms } from '@rankfall/kernel';
import type { Sitter, Think } from '@rankfall/room';

/** Half a frame; the other half belongs to the page. */
const SLICE = 8;

export interface Pace {
  /** Milliseconds from the opponent's move to the answer, at least. */
  delay(): number;
  /** How long it may think. */
  readonly longest: number;
  /** Where its dice begin; another text for another match. */
  readonly seed: string;
}

export function botSitter<T extends Terms>(bot: Bot, pace: Pace): Sitter<T> {
  const dice = rollFrom(pace.seed);
  const think: Think<T> = (chair: Chair<T>, answer) => {
    const begun = performance.now();
    const delay = pace.delay();
    let timer: ReturnType<typeof setTimeout>;
    const thinking = bot.think(chair, dice);
    let best: Choice | undefined;
    const slice = (): void => {
      const until = performance.now() + SLICE;
      do {
        const step = thinking.next();
        if (step.done) return done(step.value);
        ({ best } = step.value);
      } while (performance.now() < until);
      if (performance.now() - begun > pace.longest) return done(best);
      timer = setTimeout(slice, 0);
    };
    const done = (choice: Choice | undefined): void => {
      timer = setTimeout(() => answer(choice), Math.max(0, delay - (performance.now() - begun)));
    };
    timer = setTimeout(slice, 0);
    return () => clearTimeout(timer);
  };
  return { kind: 'bot', think };
}
