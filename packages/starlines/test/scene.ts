/** Scenes for tests: a turn that begins with these fleets, and a short script to play it. */
import { startFrom, type Dice, type Match, type PendingAction, type Seat } from '@rankfall/kernel';
import { typeOf, type Code } from '../src/catalogue.ts';
import { addShip, nameOf, tagOf } from '../src/fleet.ts';
import { firstSide, starlines } from '../src/game.ts';
import { open } from '../src/turn.ts';
import type { StarlinesTerms } from '../src/settings.ts';
import {
  sideOf,
  type Completed,
  type Does,
  type Pair,
  type Phase,
  type Side,
  type StarlinesEvent,
  type StarlinesState,
} from '../src/types.ts';

export interface Wish {
  /** 'FRG:4' fires on 4, 'GRD*1' has one charge left, 'ANT ANT' are two. */
  readonly ships?: string;
  readonly health?: number;
  readonly lines?: number;
  readonly joining?: number;
  readonly pair?: Pair;
}

export interface SceneWish {
  readonly a?: Wish;
  readonly b?: Wish;
  readonly turn?: number;
  /** The rolls to come; the first one is lying already unless the scene begins with the roll. */
  readonly dice?: readonly number[];
  readonly phase?: Phase;
}

function sideFrom({ ships = '', health = 50, lines = 0, joining = 0, pair }: Wish, turn: number): Side {
  const start: Side = { ...firstSide(health), lines, joining, doctrines: pair ?? guessPair(ships) };
  return ships
    .split(' ')
    .filter(Boolean)
    .reduce((side, text) => {
      const [, code = 'XEN', trigger, charges] = /^([A-Z]{3})(?::(\d))?(?:\*(\d))?$/.exec(text) ?? [];
      const next = addShip(side, code as Code, turn - 1);
      const ship = next.ships.at(-1);
      if (!ship) throw new Error(`no ship in ${text}`);
      const made = {
        ...ship,
        ...(trigger === undefined ? {} : { trigger: Number(trigger) }),
        ...(charges === undefined ? {} : { charges: Number(charges) }),
      };
      return { ...next, ships: [...next.ships.slice(0, -1), made] };
    }, start);
}

function guessPair(ships: string): Pair {
  const has = (doctrine: string): boolean =>
    ships.split(' ').some((text) => text && typeOf(text.slice(0, 3) as Code).doctrine === doctrine);
  if (!has('concord')) return 'hive_vanguard';
  return has('vanguard') && !has('hive') ? 'vanguard_concord' : 'hive_concord';
}

function fixedDice(rolls: readonly number[]): Dice {
  const left = [...rolls];
  const next = (): number => (left.shift() ?? 1) - 1;
  return { draw: next, below: next, shuffle: (_stream, list) => [...list] };
}

/** One turn under way, and how it is played on. */
export class Scene {
  state: StarlinesState;
  readonly events: StarlinesEvent[] = [];
  readonly #dice: Dice;
  readonly #turn: number;

  constructor(wish: SceneWish) {
    const { a = {}, b = {}, turn = 5, dice = [1], phase = 'simultaneous_declaration' } = wish;
    const sides = [sideFrom(a, turn), sideFrom(b, turn)] as const;
    const first = starlines.setup({ health: 50 }, 2, fixedDice([]));
    const isRoll = phase === 'dice_roll';
    this.#dice = fixedDice(dice.slice(1));
    this.#turn = turn;
    const at = { turn, phase, ready: [true, true] };
    const base: StarlinesState = { ...first, at, die: dice[0] ?? 1, sides, shown: sides };
    // A roll is made at the very start of a turn, where Arks are counted.
    const begun = isRoll ? { ...base, sides: [counted(sides[0]), counted(sides[1])] as const } : base;
    const opened = open(begun, phase, 0, this.#dice);
    this.state = opened.state;
    this.events.push(...opened.events);
  }

  #take(done: { readonly state: StarlinesState; readonly events: readonly StarlinesEvent[] }): void {
    this.state = done.state;
    this.events.push(...done.events);
  }

  pending(seat: Seat): readonly PendingAction<Does>[] {
    return starlines.pending(this.state, seat).filter(({ type }) => type !== 'DECLARE_READY');
  }

  /** 'CHARGE_USE guardian-1: use_1 use_2! skip'; what is off has a mark. */
  offers(seat: Seat): readonly string[] {
    return this.pending(seat).map(
      ({ type, about, options, mandatory }) =>
        `${type}${mandatory ? '!' : ''}${about === undefined ? '' : ` ${about}`}: ${options.map(({ id, off }) => `${id}${off ? '!' : ''}`).join(' ')}`,
    );
  }

  /** Chooses what is on offer now. */
  choose(seat: Seat, option: string, about?: string): void {
    for (const action of starlines.pending(this.state, seat)) {
      if (about !== undefined && action.about !== about) continue;
      const found = action.options.find(({ id, off }) => id === option && off === undefined);
      if (!found) continue;
      this.#take(starlines.choose(this.state, seat, found.does, 0, this.#dice));
      return;
    }
    throw new Error(`seat ${seat} is not offered ${option}: ${this.offers(seat).join('; ')}`);
  }

  has(seat: Seat, option: string, about?: string): boolean {
    return this.pending(seat).some(
      (action) =>
        (about === undefined || action.about === about) &&
        action.options.some(({ id, off }) => id === option && off === undefined),
    );
  }

  ready(): void {
    for (const seat of starlines.awaits(this.state)) this.choose(seat, 'ready');
  }

  /** 'A use_1 guardian-1': waits, with everybody ready, until that is on offer. 'ready' lets the phase go. */
  script(lines: readonly string[]): this {
    for (const line of lines) {
      if (line === 'ready') {
        this.ready();
        continue;
      }
      const [who, option = '', about] = line.split(' ');
      const seat = who === 'A' ? 0 : 1;
      for (let waited = 0; !this.has(seat, option, about) && waited < 8; waited++) this.ready();
      this.choose(seat, option, about);
    }
    return this;
  }

  /** To the end of the turn it began in, or of so many. */
  finish(turns = 1): this {
    while (!this.state.over && this.state.at.turn < this.#turn + turns) this.ready();
    return this;
  }

  /** To the beginning of this phase. */
  until(phase: Phase): this {
    for (let waited = 0; this.state.at.phase !== phase && waited < 8; waited++) this.ready();
    return this;
  }

  get health(): readonly number[] {
    return this.state.sides.map(({ health }) => health);
  }

  /** 'ant_1 frg_2'. */
  fleet(seat: Seat): string {
    return this.state.sides[sideOf(seat)].ships.map(tagOf).join(' ');
  }

  charges(seat: Seat): readonly string[] {
    return this.state.sides[sideOf(seat)].ships
      .filter(({ charges }) => charges !== undefined)
      .map((ship) => `${nameOf(ship)}*${ship.charges}`);
  }

  get records(): readonly Completed[] {
    return this.events.flatMap((event) => ('records' in event ? event.records : []));
  }

  /** 'HEALING 7' of every effect in the record of this name. */
  record(name: string, seat: Seat = 0): readonly string[] | undefined {
    const found = this.records.find((one) => one.chosenOption === name && one.seat === seat);
    return found?.resolvedEffects.map(({ type, value, target }) =>
      type === 'BUILD_SHIP' ? `${type} ${target} ${value}` : `${type} ${value}`,
    );
  }

  match(clock?: { readonly base: number; readonly increment: number }): Match<StarlinesTerms> {
    const table = { undo: 'never', pause: 'free', draw: false, ...(clock ? { clock } : {}) } as const;
    return startFrom(
      { game: starlines, settings: { health: 50 }, seed: 'scene', seats: 2, table },
      this.state,
      { at: 0, ...(clock ? { clock: [clock.base, clock.base] } : {}) },
    );
  }
}

function counted(side: Side): Side {
  const hasArk = side.ships.some(({ code }) => code === 'ARK');
  const types = new Set(side.ships.map(({ code }) => code)).size;
  return { ...side, rerolls: hasArk ? Math.floor((4 * types) / 12) : 0 };
}
