/**
 * What a bot is: somebody in a seat who sees what that seat sees and chooses among what it is offered.
 *
 * Thinking is a generator. A bot that knows at once just returns; a searching one yields its best choice so far every
 * now and then. Nothing here reads a clock: whoever drives the generator (the command line, a room, a worker) decides
 * after each thought whether to go on, shows the progress, or stops by taking the best so far.
 */
import type { Choice, Dice, Look, OpenCharter, Terms } from '@rankfall/kernel';

/** Where a bot sits: what was agreed, without the seed, and what this seat may know. Never the state. */
export interface Chair<T extends Terms> {
  readonly charter: OpenCharter<T>;
  readonly look: Look<T>;
}

/** How far a thinking bot has come. */
export interface Thought {
  readonly best: Choice;
  /** Plies searched in full. */
  readonly depth?: number;
  /** Positions looked at. */
  readonly nodes?: number;
  /** How good it is for the bot's seat, in the game's own measure. */
  readonly score?: number;
  /** What it expects to be played, its own choice first, as option ids. */
  readonly line?: readonly string[];
}

/** Ends with the choice, or with undefined where the bot would rather wait (or can do nothing). */
export type Thinking = Generator<Thought, Choice | undefined, void>;

export interface Bot {
  /** As typed on a command line and kept in a record of seats: 'random'. */
  readonly name: string;
  /** The ids of the games it plays; left out, it plays them all. */
  readonly plays?: readonly string[];
  /** The dice are the bot's own: the same dice and the same chair give the same choice. */
  think<T extends Terms>(chair: Chair<T>, dice: Dice): Thinking;
}

/** Lets a bot think until it is done, or until `isEnough` says so; then the best so far counts. */
export function decide<T extends Terms>(
  bot: Bot,
  chair: Chair<T>,
  dice: Dice,
  isEnough: (thought: Thought) => boolean = () => false,
): Choice | undefined {
  const thinking = bot.think(chair, dice);
  for (let step = thinking.next(); ; step = thinking.next()) {
    if (step.done) return step.value;
    if (isEnough(step.value)) {
      thinking.return(undefined);
      return step.value.best;
    }
  }
}
