/** Declared effects in numbers: what charges do, and what answers make of it. */
import { CANCELS, LEVY, LEVY_BELOW } from './tables.ts';

export const DAMAGE = 0;
export const DESTROY = 1;

/** More than two fleets can declare and mirror in one turn. */
const ROOM = 32;
const WIDTH = 8;
const BY = 0;
const KIND = 1;
const SOURCE = 2;
const CHARGES = 3;
const VALUE = 4;
const TARGET = 5;
const PLACE = 6;
const IS_CANCELLED = 7;

export class Effects {
  readonly #list = new Int32Array(ROOM * WIDTH);
  /** Answers: seat, type of the ship, what is answered, target and its place. */
  readonly #answers = new Int32Array(ROOM * 5);
  count = 0;
  answers = 0;

  clear(): void {
    this.count = 0;
    this.answers = 0;
  }

  copy(from: Effects): void {
    if (from.count > 0) this.#list.set(from.#list);
    if (from.answers > 0) this.#answers.set(from.#answers);
    this.count = from.count;
    this.answers = from.answers;
  }

  declare(
    by: number,
    kind: number,
    source: number,
    charges: number,
    value: number,
    target: number,
    place: number,
  ): void {
    const at = this.count * WIDTH;
    if (at >= this.#list.length) throw new Error('more effects than two fleets can declare');
    const list = this.#list;
    list[at + BY] = by;
    list[at + KIND] = kind;
    list[at + SOURCE] = source;
    list[at + CHARGES] = charges;
    list[at + VALUE] = value;
    list[at + TARGET] = target;
    list[at + PLACE] = place;
    list[at + IS_CANCELLED] = 0;
    this.count++;
  }

  /** In the order in which they are numbered: all of seat 0 first. */
  reveal(): void {
    let isSorted = true;
    for (let i = 1; i < this.count; i++) if (this.by(i) < this.by(i - 1)) isSorted = false;
    if (isSorted) return;
    const rows = Array.from({ length: this.count }, (_, i) => this.#list.slice(i * WIDTH, (i + 1) * WIDTH));
    rows.sort((a, b) => (a[BY] as number) - (b[BY] as number));
    for (const [i, row] of rows.entries()) this.#list.set(row, i * WIDTH);
  }

  answer(seat: number, type: number, to: number, target: number, place: number): void {
    const at = this.answers * 5;
    this.#answers.set([seat, type, to, target, place], at);
    this.answers++;
  }

  by(i: number): number {
    return this.#list[i * WIDTH + BY] as number;
  }
  kind(i: number): number {
    return this.#list[i * WIDTH + KIND] as number;
  }
  source(i: number): number {
    return this.#list[i * WIDTH + SOURCE] as number;
  }
  charges(i: number): number {
    return this.#list[i * WIDTH + CHARGES] as number;
  }
  value(i: number): number {
    return this.#list[i * WIDTH + VALUE] as number;
  }
  target(i: number): number {
    return this.#list[i * WIDTH + TARGET] as number;
  }
  place(i: number): number {
    return this.#list[i * WIDTH + PLACE] as number;
  }
  isCancelled(i: number): boolean {
    return this.#list[i * WIDTH + IS_CANCELLED] === 1;
  }

  /** Cancelled effects are marked, mirrors become effects of the responder and come last. */
  settle(health0: number, health1: number): void {
    for (let seat = 0; seat < 2; seat++) {
      for (let i = 0; i < this.answers; i++) {
        const at = i * 5;
        if (this.#answers[at] !== seat || CANCELS[this.#answers[at + 1] as number] === 0) continue;
        this.#list[(this.#answers[at + 2] as number) * WIDTH + IS_CANCELLED] = 1;
      }
      for (let i = 0; i < this.answers; i++) {
        const at = i * 5;
        if (this.#answers[at] !== seat || CANCELS[this.#answers[at + 1] as number] === 1) continue;
        const isBelow = seat === 0 ? health0 < health1 : health1 < health0;
        this.#mirror(seat, this.#answers[at + 2] as number, this.#answers.subarray(at + 3, at + 5), isBelow);
      }
    }
  }

  #mirror(seat: number, to: number, [target = -1, place = 0]: Int32Array, isBelow: boolean): void {
    const source = this.source(to);
    const levy = (isBelow ? LEVY_BELOW : LEVY)[source] as number;
    const value = levy > 0 ? levy : this.value(to);
    this.declare(seat, this.kind(to), source, this.charges(to), value, target, place);
  }

  damageTo(seat: number): number {
    let sum = 0;
    for (let i = 0; i < this.count; i++)
      if (this.by(i) !== seat && this.kind(i) === DAMAGE && !this.isCancelled(i)) sum += this.value(i);
    return sum;
  }
}
