/**
 * One match at one terminal: who sits where, what time it is, and what is said about it. It knows no streams; lines go
 * in, lines come out, so a pipe and a person get the same game.
 */
import {
  choose,
  flagIn,
  lookAt,
  reach,
  type AnyTerms,
  type Choice,
  type Match,
  type Reason,
  type Seat,
  type Step,
  type Told,
} from '@rankfall/kernel';
import type { Thinker } from '@rankfall/bots/serving';
import type { DrawWish, GameKit } from '../kit.ts';
import { HUMAN, type Sitter } from '../match-args.ts';
import type { Style } from '../style.ts';
import { clockText } from './clock-text.ts';

export interface SessionWish {
  readonly kit: GameKit;
  readonly match: Match<AnyTerms>;
  /** Thinks for the bots, somewhere else. */
  readonly thinker: Thinker;
  readonly sitters: readonly Sitter[];
  readonly style: Style;
  readonly ascii: boolean;
  readonly columns: number;
  now(): number;
}

export class Session {
  readonly kit: GameKit;
  readonly #wish: SessionWish;
  #match: Match<AnyTerms>;
  /** The reading of the clock on the wall at match time 0. */
  #origin: number;
  #isFlipped = false;
  /** Stops whoever is thinking. */
  #stop: (() => void) | undefined;

  constructor(wish: SessionWish) {
    this.kit = wish.kit;
    this.#wish = wish;
    this.#match = wish.match;
    this.#origin = wish.now() - wish.match.at;
  }

  get match(): Match<AnyTerms> {
    return this.#match;
  }

  /** The person who is to choose now. */
  get turn(): Seat | undefined {
    return this.#awaited().find((seat) => this.isHuman(seat));
  }

  /** The person who speaks: whose turn it is, or else the first one there. */
  get speaker(): Seat {
    return this.turn ?? this.#wish.sitters.indexOf(HUMAN);
  }

  /** The person whose latest choice `undo` takes back: at one keyboard, whoever chose last. */
  get undoer(): Seat {
    for (let played = this.#match.line; played; played = played.before.line) {
      if (this.isHuman(played.entry[1])) return played.entry[1];
    }
    return this.speaker;
  }

  /** The bot that is to choose now. */
  get botDue(): Seat | undefined {
    return this.#match.sitting.paused ? undefined : this.#awaited().find((seat) => !this.isHuman(seat));
  }

  get isThinking(): boolean {
    return this.#stop !== undefined;
  }

  get prompt(): string {
    const { turn } = this;
    if (turn === undefined)
      return this.botDue === undefined ? '> ' : `${this.kit.seatName(this.botDue)} is thinking> `;
    const left = this.#match.clock?.[turn];
    const clock = left === undefined ? '' : ` ${clockText(Math.max(0, left - this.#sinceLatest()))}`;
    return `${this.kit.seatName(turn)}${clock}> `;
  }

  isHuman(seat: Seat): boolean {
    return this.#wish.sitters[seat] === HUMAN;
  }

  /** Who plays, as a PGN names them. */
  get players(): readonly string[] {
    return this.#wish.sitters.map((sitter) => (sitter === HUMAN ? 'Human' : sitter.name));
  }

  flip(): void {
    this.#isFlipped = !this.#isFlipped;
  }

  /** How long until somebody's time is up, if a clock is running. */
  flagIn(): number | undefined {
    const { clock, result } = this.#match;
    if (!clock || result) return undefined;
    const left = flagIn(clock, this.#awaited());
    return left === undefined ? undefined : Math.max(0, left - this.#sinceLatest());
  }

  /** Lets match time catch up with the clock on the wall. */
  catchUp(): readonly string[] {
    if (this.#match.result) return [];
    const step = reach(this.#match, this.#time());
    // A paused match stands still; there is nothing to catch up with.
    if (step.refused) return [];
    return [...this.#take(step), ...this.#runAlone()];
  }

  /** Makes a choice for a seat and says what came of it. */
  choose(seat: Seat, choice: Choice): readonly string[] | Reason {
    const step = choose(this.#match, seat, choice);
    if (step.refused) return step.refused;
    // Whatever a bot had in mind was for the match as it stood.
    this.stopThinking();
    return [...this.#take(step, seat, choice), ...this.#runAlone()];
  }

  /** Lets the bots play until a person is to choose, the match is over, or somebody stops them. */
  async letBotsPlay(): Promise<readonly string[]> {
    const said: string[] = [];
    for (let seat = this.botDue; seat !== undefined; seat = this.botDue) {
      const choice = await this.#think(seat);
      if (!choice) break;
      // Its clock ran while it thought.
      said.push(...this.catchUp());
      if (this.#match.result) break;
      const step = choose(this.#match, seat, choice);
      if (step.refused)
        throw new Error(`the bot chose ${choice.action} ${choice.option}, refused: ${step.refused.code}`);
      said.push(...this.#take(step, seat), ...this.#runAlone());
    }
    return said;
  }

  stopThinking(): void {
    this.#stop?.();
  }

  /** The position as it looks from here, and what is asked. */
  picture(): readonly string[] {
    const wish = this.drawWish();
    const seat = this.speaker;
    const board = this.kit.face.draw(lookAt(this.#match, seat), wish);
    const { result } = this.#match;
    if (result) return [...board, '', this.#wish.style.bold(this.kit.sayResult(result))];
    return [...board, '', this.kit.face.ask(this.#match, this.turn ?? seat, wish)];
  }

  drawWish(): DrawWish {
    const { style, ascii, columns, sitters } = this.#wish;
    const { seats } = this.#match.charter;
    const bottom = sitters.filter((sitter) => sitter === HUMAN).length === 1 ? this.speaker : 0;
    return {
      style,
      ascii,
      columns,
      bottom: this.#isFlipped ? (bottom + 1) % seats : bottom,
      hintsFor: this.turn,
      names: Array.from({ length: seats }, (_, seat) => this.#nameOf(seat)),
      moves: this.kit.movesOf(this.#match),
    };
  }

  #nameOf(seat: Seat): string {
    const sitter = this.#wish.sitters[seat];
    const people = this.#wish.sitters.filter((one) => one === HUMAN).length;
    const who = sitter === HUMAN ? (people === 1 ? ' (you)' : '') : ` (${sitter?.name ?? ''})`;
    const left = this.#match.clock?.[seat];
    return `${this.kit.seatName(seat)}${who}${left === undefined ? '' : `  ${clockText(left)}`}`;
  }

  #awaited(): readonly Seat[] {
    return this.#match.result ? [] : this.#match.charter.game.awaits(this.#match.state);
  }

  #time(): number {
    return Math.max(this.#match.at, this.#wish.now() - this.#origin);
  }

  /** How long the clock has been running since the match was last looked at. */
  #sinceLatest(): number {
    return this.#time() - this.#match.at;
  }

  /** Answers with what it chose; with nothing if it would rather wait, or was stopped. */
  #think(seat: Seat): Promise<Choice | undefined> {
    const sitter = this.#wish.sitters[seat];
    if (sitter === undefined || sitter === HUMAN) return Promise.resolve(undefined);
    const { charter } = this.#match;
    const chair = { charter, look: lookAt(this.#match, seat) };
    // The bot's own dice: they follow from the match and the turn, but are no stream of the match.
    const seed = `${charter.seed} bot ${seat} ${this.#match.log.length}`;
    return new Promise((resolve, reject) => {
      const done = (choice: Choice | undefined): void => {
        this.#stop = undefined;
        resolve(choice);
      };
      const cancel = this.#wish.thinker.think(
        { bot: sitter.name, chair, seed, longest: Infinity },
        {
          answer: done,
          failed: (why) => {
            this.#stop = undefined;
            reject(new Error(`${sitter.name} failed: ${why}`));
          },
        },
      );
      this.#stop = () => {
        cancel();
        done(undefined);
      };
    });
  }

  #runAlone(): readonly string[] {
    const said: string[] = [];
    for (let due = this.#dueAlone(); due !== undefined; due = this.#dueAlone())
      said.push(...this.#take(reach(this.#match, due)));
    return said;
  }

  /** When time acts next, where play waits for nobody: a terminal has no use for pauses between an enemy's moves. */
  #dueAlone(): number | undefined {
    const { result, sitting, state, charter } = this.#match;
    if (result || sitting.paused || this.#awaited().length > 0) return undefined;
    return charter.game.due(state);
  }

  #take(step: Step<AnyTerms>, seat?: Seat, choice?: Choice): readonly string[] {
    // What is sealed is said to nobody but its owner.
    const told = step.told.filter(({ event }) => this.#isHeard(event));
    const isOpen = seat !== undefined && (this.isHuman(seat) || told.length > 0);
    const isPlayed = isOpen && !choice?.action.startsWith('~');
    this.#match = step.match;
    this.#origin = this.#wish.now() - step.match.at;
    return [
      ...(isPlayed ? [`${this.kit.seatName(seat)}: ${this.kit.face.sayLatest(step.match)}`] : []),
      ...this.kit.face.tell(told),
      ...told.flatMap((one) => this.#sayTable(one)),
    ];
  }

  /** Whether somebody at this terminal may hear it. */
  #isHeard(event: Told<AnyTerms>['event']): boolean {
    const only = 'only' in event ? event.only : undefined;
    return only === undefined || only.some((seat) => this.isHuman(seat));
  }

  #sayTable({ event }: Told<AnyTerms>): readonly string[] {
    if (event.type === '~undone') return ['Taken back.'];
    if (event.type === '~redone') return ['Played again.'];
    return [];
  }
}
