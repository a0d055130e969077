/**
 * The rules in numbers, for simulations: mutable, without ids, options, records or events. Whoever drives it decides for both
 * players and says when a phase ends. A property proves it equal to the contract's rules over random play.
 */
import { figures } from '../catalogue.ts';
import { destroyAll } from './destroy.ts';
import { Effects, DESTROY } from './effects.ts';
import { damageBy, healingOf, rewardIn } from './powers.ts';
import {
  add,
  build,
  CLOSED,
  COUNT,
  countOf,
  has,
  harmonyOf,
  hasRoom,
  HEALING,
  HEALTH,
  JOINING,
  LINES,
  lose,
  OWED,
  POOLS_LEFT,
  REROLLS,
  REWARDED,
  ROW,
  SLOT,
  USED,
  WANTS,
  YARDS_LEFT,
  type Row,
  type TypeIndex,
} from './side.ts';
import {
  ARK_TYPE,
  ASTERITE,
  BUILDERS,
  CHARGED,
  EVEN,
  EVOLVER,
  JOINERS,
  LEVY,
  LEVY_BELOW,
  OXITE,
  POOL,
  PRICE,
  REFUND,
  SALVO,
  SLOTS,
  STRIKES_FIRST,
  XENITE,
  YARD,
  YARD_BUILDS,
  YARD_LINES,
} from './tables.ts';

export const RUNNING = 0;
export const WON_0 = 1;
export const WON_1 = 2;
export const DRAWN = 3;

export class Battle {
  readonly rows: readonly [Row, Row] = [new Int32Array(ROW), new Int32Array(ROW)];
  readonly effects = new Effects();
  turn = 0;
  die = 1;
  most: number = figures.health;
  over = RUNNING;

  copy(from: Battle): this {
    this.rows[0].set(from.rows[0]);
    this.rows[1].set(from.rows[1]);
    this.effects.copy(from.effects);
    this.turn = from.turn;
    this.die = from.die;
    this.most = from.most;
    this.over = from.over;
    return this;
  }

  /** A new turn with this roll: the Ark gives its rerolls by the types now in the fleet. */
  beginTurn(die: number): void {
    this.turn++;
    this.die = die;
    this.effects.clear();
    for (const row of this.rows) {
      row[REROLLS] = has(row, ARK_TYPE) ? harmonyOf(row) : 0;
      row[HEALING] = 0;
      row[REWARDED] = 0;
      clearMarks(row, USED | CLOSED);
    }
  }

  /** Each who wanted it has paid; both see the new roll. */
  rollAgain(die: number): void {
    this.die = die;
    for (const row of this.rows) row[WANTS] = 0;
  }

  reroll(seat: 0 | 1): void {
    const row = this.rows[seat];
    row[REROLLS] = (row[REROLLS] as number) - 1;
    row[WANTS] = 1;
  }

  /** The die's lines and what ships add; then ships that build by the die. */
  income(): void {
    for (const row of this.rows) {
      row[LINES] = (row[LINES] as number) + this.die;
      if (this.die % 2 === 0)
        for (const { type, value } of EVEN) {
          const count = countOf(row, type);
          if (count === 0) continue;
          row[LINES] = row[LINES] + count * value;
          this.reward(row, type);
        }
      for (const { type, value } of JOINERS)
        row[JOINING] = (row[JOINING] as number) + countOf(row, type) * value;
    }
    for (const row of this.rows) this.#autoBuild(row);
  }

  #autoBuild(row: Row): void {
    for (const { type, by } of BUILDERS) {
      const what = by[this.die];
      if (!what) continue;
      let wanted = what.count * countOf(row, type);
      let built = false;
      for (; wanted > 0 && hasRoom(row, what.type); wanted--) {
        add(row, what.type, this.turn);
        built = true;
      }
      if (!built) continue;
      if (has(row, YARD)) row[LINES] = (row[LINES] as number) + (YARD_LINES[YARD] as number);
      this.reward(row, type);
    }
    row[YARDS_LEFT] = countOf(row, YARD);
    row[POOLS_LEFT] = countOf(row, POOL);
  }

  /** The Science Vessel's healing for a condition that holds. */
  reward(row: Row, type: TypeIndex): void {
    const value = rewardIn(row, type);
    if (value === 0) return;
    row[REWARDED] = (row[REWARDED] as number) | (1 << type);
    row[HEALING] = (row[HEALING] as number) + value;
  }

  yard(seat: 0 | 1): void {
    const row = this.rows[seat];
    build(row, YARD_BUILDS, this.turn);
    row[LINES] = (row[LINES] as number) + (YARD_LINES[YARD] as number);
    row[YARDS_LEFT] = (row[YARDS_LEFT] as number) - 1;
  }

  sacrifice(seat: 0 | 1, type: TypeIndex): void {
    const row = this.rows[seat];
    lose(row, type);
    row[LINES] = (row[LINES] as number) + (PRICE[type] as number) + (REFUND[POOL] as number);
    row[POOLS_LEFT] = (row[POOLS_LEFT] as number) - 1;
  }

  openDrawing(): void {
    for (const row of this.rows) {
      row[OWED] = has(row, EVOLVER) ? countOf(row, XENITE) : 0;
      row[YARDS_LEFT] = 0;
      row[POOLS_LEFT] = 0;
    }
  }

  build(seat: 0 | 1, type: TypeIndex, place = 0): void {
    build(this.rows[seat], type, this.turn, place);
  }

  transform(seat: 0 | 1, toOxite: boolean): void {
    const row = this.rows[seat];
    lose(row, XENITE);
    add(row, toOxite ? OXITE : ASTERITE, this.turn);
    row[OWED] = (row[OWED] as number) - 1;
  }

  setTrigger(seat: 0 | 1, type: TypeIndex, place: number, value: number): void {
    this.rows[seat][(SLOT[type] as number) + place] = value;
  }

  closeDrawing(): void {
    for (const row of this.rows) row[OWED] = 0;
  }

  /** A charge is spent; what it does waits. A target is a type and its place among its owner's ships of that type. */
  use(seat: 0 | 1, type: TypeIndex, place: number, charges: number, target = -1, targetPlace = 0): void {
    const row = this.rows[seat];
    this.#spend(row, type, place, charges, (STRIKES_FIRST[type] as number) > 0 ? USED | CLOSED : CLOSED);
    if (target >= 0) {
      this.effects.declare(seat, DESTROY, type, charges, 1, target, targetPlace);
      return;
    }
    const isBelow = (row[HEALTH] as number) < (this.rows[seat === 0 ? 1 : 0][HEALTH] as number);
    const levy = ((isBelow ? LEVY_BELOW : LEVY)[type] as number) + (SALVO[type] as number) * charges;
    this.effects.declare(seat, 0, type, charges, levy, -1, 0);
    if (isBelow && (LEVY_BELOW[type] as number) > 0) this.reward(row, type);
  }

  #spend(row: Row, type: TypeIndex, place: number, charges: number, mark: number): void {
    const at = (SLOT[type] as number) + place;
    row[at] = (row[at] as number) - charges;
    row[at + SLOTS] = (row[at + SLOTS] as number) | mark;
  }

  /** First strikes happen at the end of their phase. */
  strike(): void {
    destroyAll(this.rows, this.effects);
    this.effects.clear();
    this.#openPhase();
  }

  /** Declarations are revealed, one player's after the other's: who answers may act again. */
  closeDeclaration(): void {
    this.effects.reveal();
    this.#openPhase();
  }

  #openPhase(): void {
    for (const row of this.rows) clearMarks(row, CLOSED);
  }

  /** An answer: costs what it answers. `to` is the number of a declared effect, from 0. */
  respond(seat: 0 | 1, type: TypeIndex, place: number, to: number, target = -1, targetPlace = 0): void {
    this.#spend(this.rows[seat], type, place, this.effects.charges(to), CLOSED);
    this.effects.answer(seat, type, to, target, targetPlace);
  }

  /** Resolution, in its five steps. */
  resolve(): void {
    const [left, right] = this.rows;
    const health0 = left[HEALTH] as number;
    const health1 = right[HEALTH] as number;
    this.effects.settle(health0, health1);
    const attrition = Math.max(0, this.turn - figures.attrition + 1);
    const to0 = attrition + damageBy(right, this.die, this.turn) + this.effects.damageTo(0);
    const to1 = attrition + damageBy(left, this.die, this.turn) + this.effects.damageTo(1);
    const healed0 = (left[HEALING] as number) + healingOf(left, health0 < health1, this.die, this.turn);
    const healed1 = (right[HEALING] as number) + healingOf(right, health1 < health0, this.die, this.turn);
    destroyAll(this.rows, this.effects);
    left[HEALTH] = Math.min(this.most, health0 - to0 + healed0);
    right[HEALTH] = Math.min(this.most, health1 - to1 + healed1);
    this.effects.clear();
    this.#openPhase();
    this.over = overOf(left[HEALTH], right[HEALTH]);
  }
}

function clearMarks(row: Row, marks: number): void {
  for (const type of CHARGED) {
    const count = row[COUNT + type] as number;
    if (count === 0) continue;
    const at = (SLOT[type] as number) + SLOTS;
    for (let i = 0; i < count; i++) row[at + i] = (row[at + i] as number) & ~marks;
  }
}

function overOf(health0: number, health1: number): number {
  if (health0 > 0 && health1 > 0) return RUNNING;
  if (health0 === health1) return DRAWN;
  return health0 > health1 ? WON_0 : WON_1;
}
