/**
 * Thinking in slices: a few milliseconds, then whatever else is waiting gets its turn. On the page that keeps every frame in
 * time; in a worker it lets the word to stop come through, so nothing ever has to be killed.
 */
import type { Bot, Chair, Thought } from '../bot.ts';
import { gameOf, rollFrom, type AnyTerms, type Choice } from '@rankfall/kernel';
import type { Cast, Heard } from './thinker.ts';

/** A third of a frame; the rest belongs to the page. */
const SLICE = 5;

/** Everything about a wish but the game's own functions: it survives a post to a worker. */
export interface Asked {
  readonly game: string;
  readonly rules: number;
  readonly bot: string;
  readonly charter: Omit<Chair<AnyTerms>['charter'], 'game'>;
  readonly look: Chair<AnyTerms>['look'];
  readonly seed: string;
  readonly longest: number;
}

export interface Pauses {
  now(): number;
  /** Runs it as soon as everything that waits already had its turn. */
  soon(run: () => void): void;
}

/** Thinks about what was asked; the answer stops it. Nothing is heard before this returns. */
export function thinkInSlices({ games, bots }: Cast, asked: Asked, pauses: Pauses, heard: Heard): () => void {
  const { bot: name, charter, look, seed, longest } = asked;
  const bot = bots.find((one) => one.name === name);
  const game = gameOf(games, asked);
  const begun = pauses.now();
  let isOver = false;
  let thinking: ReturnType<Bot['think']> | undefined;
  let latest: Thought | undefined;

  const stop = (): void => {
    if (isOver) return;
    isOver = true;
    thinking?.return(undefined);
  };
  const done = (choice: Choice | undefined): void => {
    stop();
    heard.answer(choice, latest);
  };
  const slice = (): void => {
    if (isOver) return;
    try {
      if (!bot || 'code' in game) throw new Error(`nobody called ${name} plays ${asked.game} ${asked.rules}`);
      thinking ??= bot.think({ charter: { ...charter, game }, look }, rollFrom(seed));
      const until = pauses.now() + SLICE;
      let thought: Thought;
      do {
        const step = thinking.next();
        if (step.done) return done(step.value);
        thought = step.value;
        latest = thought;
      } while (pauses.now() < until);
      if (pauses.now() - begun > longest) return done(thought.best);
      heard.thought?.(thought);
      pauses.soon(slice);
    } catch (error) {
      isOver = true;
      heard.failed(String(error));
    }
  };
  pauses.soon(slice);
  return stop;
}

/** What of a chair goes to wherever the thinking is done. */
export function askedOf(
  { charter, look }: Chair<AnyTerms>,
  rest: Pick<Asked, 'bot' | 'seed' | 'longest'>,
): Asked {
  const { game, settings, seats, table } = charter;
  return { game: game.id, rules: game.rules, charter: { settings, seats, table }, look, ...rest };
}
