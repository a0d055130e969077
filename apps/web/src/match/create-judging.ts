/**
 * Has every position of a game judged, one after the other, by somebody who thinks elsewhere: with progress, stopped at once and
 * taken up again where it stood. What was found out is kept as long as the page lives, so that coming back costs nothing.
 */
import { createSignal, onCleanup, type Accessor } from 'solid-js';
import type { Thought } from '@rankfall/bots';
import type { Judged } from '@rankfall/bots/analysis';
import type { Choice, Terms } from '@rankfall/kernel';
import type { Thinker, Wish } from '@rankfall/bots/serving';

export type Judgements = readonly (Judged | undefined)[];

export interface JudgingWish<T extends Terms> {
  /** The same text for the same game. */
  readonly key: string;
  /** How many positions there are. */
  readonly count: number;
  readonly thinker: Thinker;
  /** What to ask about a position, or how it is judged where nobody needs to be asked. */
  readonly ask: (at: number) => Wish<T> | Judged;
  readonly read: (at: number, choice: Choice | undefined, last: Thought | undefined) => Judged;
}

export interface Judging {
  readonly judged: Accessor<Judgements>;
  /** How many positions are judged. */
  readonly done: Accessor<number>;
  readonly isRunning: Accessor<boolean>;
  /** Begins, or goes on. */
  readonly start: () => void;
  readonly stop: () => void;
}

const kept = new Map<string, Judgements>();
const isWish = <T extends Terms>(one: Wish<T> | Judged): one is Wish<T> => 'chair' in one;

export function createJudging<T extends Terms>(wish: JudgingWish<T>): Judging {
  const [judged, setJudged] = createSignal<Judgements>(
    kept.get(wish.key) ?? Array.from({ length: wish.count }, () => undefined),
  );
  const [isRunning, setRunning] = createSignal(false);
  let cancel: () => void = () => undefined;

  const settle = (at: number, found: Judged): void => {
    const all = judged().with(at, found);
    kept.set(wish.key, all);
    setJudged(all);
  };
  const next = (): void => {
    const at = judged().indexOf(undefined);
    if (at < 0) {
      setRunning(false);
      return;
    }
    const asked = wish.ask(at);
    if (!isWish(asked)) {
      settle(at, asked);
      next();
      return;
    }
    const found = (one: Judged): void => {
      settle(at, one);
      next();
    };
    cancel = wish.thinker.think(asked, {
      answer: (choice, last) => found(wish.read(at, choice, last)),
      // A position that nobody could judge is a gap in the line, not the end of it.
      failed: () => found({}),
    });
  };
  const stop = (): void => {
    cancel();
    setRunning(false);
  };
  onCleanup(stop);
  return {
    judged,
    done: () => judged().filter((one) => one !== undefined).length,
    isRunning,
    start: () => {
      if (isRunning()) return;
      setRunning(true);
      next();
    },
    stop,
  };
}
