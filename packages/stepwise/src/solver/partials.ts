/** Half-chosen steps: the state they belong to, and what the first characters have chosen. Used slots are used again. */
import { NONE } from './puzzle.ts';

export class Partials {
  private readonly width: number;
  private bytes: Uint8Array;
  private ids: Int32Array;
  private readonly free: number[] = [];
  private used = 0;
  /** The one being worked on. */
  private readonly now: Uint8Array;
  private id = -1;
  private count = 0;

  constructor(size: number) {
    // Count, focus, then a target and a middle square for each.
    this.width = 2 + 2 * size;
    this.bytes = new Uint8Array(this.width * 1024);
    this.ids = new Int32Array(1024);
    this.now = new Uint8Array(this.width);
  }

  /** An empty step of this state. */
  begin(id: number): number {
    const item = this.take();
    this.ids[item] = id;
    this.bytes.fill(0, item * this.width, (item + 1) * this.width);
    return item;
  }

  /** Takes one out to work on it. */
  open(item: number): { readonly id: number; readonly count: number; readonly focus: number } {
    const from = item * this.width;
    for (let i = 0; i < this.width; i++) this.now[i] = this.bytes[from + i] as number;
    this.id = this.ids[item] as number;
    this.count = this.now[0] as number;
    this.free.push(item);
    return { id: this.id, count: this.count, focus: this.now[1] as number };
  }

  /** The open one with one more choice. */
  add(to: number, middle: number, focus: number): number {
    const item = this.take();
    const from = item * this.width;
    for (let i = 2; i < this.width; i++) this.bytes[from + i] = this.now[i] as number;
    this.bytes[from] = this.count + 1;
    this.bytes[from + 1] = focus;
    this.bytes[from + 2 + 2 * this.count] = to;
    this.bytes[from + 3 + 2 * this.count] = middle;
    this.ids[item] = this.id;
    return item;
  }

  /** Whether this choice goes together with those before it: no square claimed twice, no change of places. */
  fits(row: Uint8Array, who: number, to: number, middle: number): boolean {
    const here = row[who] as number;
    for (let other = 0; other < this.count; other++) {
      const its = this.now[2 + 2 * other] as number;
      const between = this.now[3 + 2 * other] as number;
      if (its === to || between === to || (middle !== NONE && (middle === its || middle === between)))
        return false;
      if (its === here && to === row[other]) return false;
    }
    return true;
  }

  /** Everybody's target, behind the first byte. */
  targets(action: Uint8Array, last?: number): void {
    for (let who = 0; who < this.count; who++) action[1 + who] = this.now[2 + 2 * who] as number;
    if (last !== undefined) action[1 + this.count] = last;
  }

  /** How far from the exit those are who have chosen. */
  sum(far: readonly Uint16Array[]): number {
    let sum = 0;
    for (let who = 0; who < this.count; who++) sum += far[who]?.[this.now[2 + 2 * who] as number] as number;
    return sum;
  }

  private take(): number {
    const again = this.free.pop();
    if (again !== undefined) return again;
    const item = this.used++;
    if (item >= this.ids.length) {
      const ids = new Int32Array(this.ids.length * 2);
      ids.set(this.ids);
      this.ids = ids;
      const bytes = new Uint8Array(this.bytes.length * 2);
      bytes.set(this.bytes);
      this.bytes = bytes;
    }
    return item;
  }
}
