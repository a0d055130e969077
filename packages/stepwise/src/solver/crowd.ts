/**
 * How long a crowd takes: no two bodies share a square. Everybody wants the same exits, so who is who does not matter, and
 * queueing at a narrow place becomes a flow through squares and times that is found exactly, one way after the other.
 */
import { SQUARES } from '../squares.ts';
import { hasSquare, SIDE } from './bits.ts';
import { distancesOf } from './distance.ts';
import { NONE, type Puzzle } from './puzzle.ts';

/** The longest way that is looked at. */
const LAYERS = 64;
const NOBODY = -1;
/** What a start square has come from. */
const BEGINNING = SQUARES;

export class Crowd {
  private readonly puzzle: Puzzle;
  /** The least way out from every square, by whoever is the quickest. */
  private readonly far: Uint16Array;
  /** Everybody, the quickest first. */
  private readonly quickest: readonly number[];
  private members: readonly number[] = [];
  private starts: Uint8Array = new Uint8Array();
  private ways = 0;
  private end = -1;
  /** By time: where each one could be, where anybody could be, and what could be entered in the next step. */
  private readonly sets: Int32Array;
  private readonly places = new Int32Array(LAYERS * SIDE);
  private readonly open = new Int32Array(LAYERS * SIDE);
  /** By time and square: where its body goes next and where it came from. */
  private readonly next = new Int16Array(LAYERS * SQUARES).fill(NOBODY);
  private readonly from = new Int16Array(LAYERS * SQUARES).fill(NOBODY);
  /** The search for one more way: a place is met twice, on arriving there (even) and on leaving it (odd). */
  private readonly seen = new Int32Array(2 * LAYERS * SQUARES);
  private readonly before = new Int32Array(2 * LAYERS * SQUARES);
  private readonly stack: number[] = [];
  private stamp = 0;

  constructor(puzzle: Puzzle) {
    const { size, sheets } = puzzle;
    const all = distancesOf(puzzle);
    this.puzzle = puzzle;
    this.far = Uint16Array.from({ length: SQUARES }, (_, square) =>
      Math.min(...all.map((far) => far[square] as number)),
    );
    this.quickest = sheets
      .map((_, who) => who)
      .toSorted((a, b) => (sheets[b]?.dex ?? 0) - (sheets[a]?.dex ?? 0));
    this.sets = new Int32Array(LAYERS * SIDE * size);
  }

  /** A new question: how these get out. */
  begin(members: readonly number[], row: Uint8Array): void {
    const used = (this.end + 1) * SQUARES;
    this.next.fill(NOBODY, 0, used);
    this.from.fill(NOBODY, 0, used);
    this.members = members;
    this.starts = row;
    this.ways = 0;
    this.end = -1;
  }

  /** Where everybody could be after so many steps. */
  stand(time: number, sets: Int32Array): void {
    if (time >= LAYERS) return;
    this.sets.set(sets, time * sets.length);
    for (let y = 0; y < SIDE; y++) {
      let any = 0;
      for (const who of this.members) any |= sets[SIDE * who + y] as number;
      this.places[SIDE * time + y] = any;
    }
  }

  /** What could be entered in the step after so many. */
  enter(time: number, rows: Int32Array): void {
    if (time < LAYERS) this.open.set(rows, SIDE * time);
  }

  /** Whether all of them can be out after so many steps; to be asked of one time after the other. */
  isOut(time: number): boolean {
    if (time >= LAYERS) return true;
    this.waitUntil(time);
    for (const who of this.members) {
      const start = this.starts[who] as number;
      if (this.from[start] === NOBODY && this.findWay(start, time)) this.ways++;
    }
    return this.isWhole;
  }

  /** Whether all of them have a way. */
  get isWhole(): boolean {
    return this.ways === this.members.length;
  }

  /** Where the body goes that is there after so many steps, once all are out. */
  goesTo(time: number, square: number): number {
    return this.next[time * SQUARES + square] as number;
  }

  /** Those who were out before stay there. */
  private waitUntil(time: number): void {
    for (; this.end >= 0 && this.end < time; this.end++)
      for (const square of this.puzzle.board.exits) {
        const here = this.end * SQUARES + square;
        if (this.from[here] === NOBODY) continue;
        this.next[here] = square;
        this.from[here + SQUARES] = square;
      }
    this.end = time;
  }

  /** One more way out from this square, pushing those found before aside where that helps. */
  private findWay(start: number, time: number): boolean {
    const { stack, puzzle, seen, from } = this;
    this.stamp++;
    stack.length = 0;
    this.meet(2 * start + 1, -1);
    for (let met = stack.pop(); met !== undefined; met = stack.pop()) {
      const place = met >> 1;
      if ((met & 1) === 0) {
        const came = from[place] as number;
        if (came === NOBODY) this.meet(met + 1, met);
        else if (came !== BEGINNING) this.meet(2 * (place - (place % SQUARES) - SQUARES + came) + 1, met);
        continue;
      }
      const now = Math.floor(place / SQUARES);
      if (now === time) {
        if (!puzzle.board.exit[place % SQUARES]) continue;
        this.take(met, start);
        return true;
      }
      if (from[place] !== NOBODY && seen[met - 1] !== this.stamp) this.meet(met - 1, met);
      this.goOn(met, place, now, time);
    }
    return false;
  }

  private meet(met: number, before: number): void {
    if (this.seen[met] === this.stamp) return;
    this.seen[met] = this.stamp;
    this.before[met] = before;
    this.stack.push(met);
  }

  /** The squares that can be gone to from here in one step. */
  private goOn(met: number, place: number, now: number, time: number): void {
    const { places, open, far } = this;
    const square = place % SQUARES;
    const later = place - square + SQUARES;
    const taken = this.next[place] as number;
    const offer = (to: number): void => {
      if (to !== taken && now + 1 + (far[to] as number) <= time && hasSquare(places, now + 1, to))
        this.meet(2 * (later + to), met);
    };
    // The last offered is tried first: nearer to the exit, then waiting, and wandering about only where that has to be.
    const ways = this.waysAt(square, now);
    const go = (isNearer: boolean): void => {
      for (let i = 0; i < ways.length; i += 2) {
        const to = ways[i] as number;
        const middle = ways[i + 1] as number;
        if ((far[to] as number) < (far[square] as number) !== isNearer || !hasSquare(open, now, to)) continue;
        if (middle === NONE || hasSquare(open, now, middle)) offer(to);
      }
    };
    go(false);
    offer(square);
    go(true);
  }

  /** The moves of the quickest who could be here now. */
  private waysAt(square: number, now: number): Uint8Array {
    const { size, ways } = this.puzzle;
    for (const who of this.quickest)
      if (this.members.includes(who) && hasSquare(this.sets, now * size + who, square))
        return ways[who]?.[square] as Uint8Array;
    return new Uint8Array();
  }

  /** Follows a found way back to its start: what it pushed aside is undone first, then it is laid. */
  private take(goal: number, start: number): void {
    const { before, next, from } = this;
    for (let met = goal; ; met = before[met] as number) {
      const prior = before[met] as number;
      if (prior < 0) break;
      const isBack = prior >> 1 > met >> 1;
      if (!isBack) continue;
      next[met >> 1] = NOBODY;
      from[prior >> 1] = NOBODY;
    }
    for (let met = goal; ; met = before[met] as number) {
      const prior = before[met] as number;
      if (prior < 0) break;
      if (met >> 1 <= prior >> 1) continue;
      next[prior >> 1] = (met >> 1) % SQUARES;
      from[met >> 1] = (prior >> 1) % SQUARES;
    }
    from[start] = BEGINNING;
  }
}
