/** What holds after every step of every run [section 24]: whole runs at random, looked at step by step. */
import { choose, hashOf, reach, recordOf, fold, rollFrom, type Told } from '@rankfall/kernel';
import { playsOf } from '@rankfall/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newRun, type Run } from '../test/bench.ts';
import { countOf, enemyZone, pieceAt, sideAt } from './cells.ts';
import { wavesOf } from './coming.ts';
import { addMoves, fieldOf, FOE } from './field.ts';
import { firstPoints } from './prices.ts';
import type { BrawlEvent, BrawlState, BrawlTerms } from './state.ts';
import { kings, paces } from './types.ts';

interface Books {
  readonly points: number;
  readonly spawned: number;
  readonly pieces: number;
}

function enter(books: Books, event: BrawlEvent): Books {
  switch (event.type) {
    case 'spawned':
      return { ...books, spawned: books.spawned + event.enemies.length };
    case 'placed':
      return { ...books, points: books.points - event.price, pieces: books.pieces + 1 };
    case 'removed':
      return { ...books, points: books.points + event.refund, pieces: books.pieces - 1 };
    case 'captured':
    case 'wave-skipped':
      return { ...books, points: books.points + event.points };
    default:
      return books;
  }
}

const eventsOf = (told: readonly Told<BrawlTerms>[]): readonly BrawlEvent[] =>
  told.flatMap(({ event }) => (event.type.startsWith('~') ? [] : [event as BrawlEvent]));

function checkState(state: BrawlState, books: Books): void {
  const { board, phase, points } = state;
  const kingsOn = board.split('K').length - 1;
  expect(kingsOn).toBeLessThanOrEqual(1);
  if (phase !== 'placement' && phase !== 'defeat') expect(kingsOn).toBe(1);
  expect(Number.isInteger(points) && points >= 0).toBe(true);
  expect(points).toBe(books.points);
  expect(board.slice(0, 6)).not.toContain('P');
  if (phase !== 'defeat') expect(board.slice(42)).not.toContain('p');
  expect(state.captured.length + countOf(board, 'enemy') + state.dismissed).toBe(books.spawned);
  expect(books.pieces).toBe(countOf(board, 'player') + state.lost.length);
  if (phase === 'placement' || phase === 'transition') {
    const enemies = [...board].flatMap((_, cell) => (sideAt(board, cell) === 'enemy' ? [cell] : []));
    expect(enemies.every((cell) => enemyZone.includes(cell))).toBe(true);
    const letters = enemies.map((cell) => pieceAt(board, cell) ?? '');
    const inOrder = (list: readonly string[]): string => list.toSorted((a, b) => a.localeCompare(b)).join('');
    expect(inOrder(letters)).toBe(inOrder([...(wavesOf(state, state.round)[state.wave - 1] ?? '')]));
  }
}

const isActive = ({ phase }: BrawlState): boolean => phase === 'player' || phase === 'enemy';

function checkStep(before: BrawlState, after: BrawlState, events: readonly BrawlEvent[]): void {
  const sameWave = before.round === after.round && before.wave === after.wave;
  if (isActive(before) && isActive(after) && sameWave)
    expect(countOf(after.board, 'enemy')).toBeLessThanOrEqual(countOf(before.board, 'enemy'));
  expect([0, 1]).toContain(after.moves - before.moves);
  expect(after.timeMs).toBeGreaterThanOrEqual(before.timeMs);
  const quiet = events.find((event) => event.type === 'aimed' && event.takes === undefined);
  if (quiet) expect(canCapture(after.board)).toBe(false);
}

function canCapture(board: string): boolean {
  const field = fieldOf(board);
  const to = new Uint8Array(64);
  return [...field.entries()].some(([from, code]) => {
    if (code < FOE) return false;
    const count = addMoves(field, from, to, 0);
    return to.slice(0, count).some((cell) => field[cell] !== 0);
  });
}

/** One run at random, with every step checked; skipping is rare enough for waves to be fought. */
function playThrough(run: Run, seed: string, steps: number): Run {
  const dice = rollFrom(seed);
  let now = run;
  let books: Books = {
    points: firstPoints[run.state.king],
    spawned: countOf(run.state.board, 'enemy'),
    pieces: 0,
  };
  for (let i = 0; i < steps && !now.result; i++) {
    const offers = playsOf(now, 0).filter(({ action }) => action !== 'pace');
    const rare = offers.filter(
      ({ action }) => !action.startsWith('skip-wave') || dice.below('rare', 12) === 0,
    );
    const offer =
      now.state.phase === 'enemy' ? undefined : rare[dice.below('offer', Math.max(1, rare.length))];
    const step = offer ? choose(now, 0, offer) : reach(now, now.at + 150);
    books = eventsOf(step.told).reduce(enter, books);
    if (now.state.pace !== 'instant') checkStep(now.state, step.match.state, eventsOf(step.told));
    checkState(step.match.state, books);
    now = step.match;
  }
  return now;
}

test('the invariants hold at every step, and the record folds to the same state', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.constantFrom(...kings), (n, king) => {
      const end = playThrough(newRun({ king }, `INVARIANT-${n}`), `play ${n}`, 900);
      expect(hashOf(fold(end.charter.game, recordOf(end)).match?.state ?? {})).toBe(hashOf(end.state));
    }),
    { numRuns: 30 },
  );
});

test('the same actions give the same game at any speed', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.constantFrom(...paces), (n, pace) => {
      const dice = rollFrom(`speed ${n}`);
      let one = newRun({ king: 'ugly' }, `SPEED-${n}`);
      let two = newRun({ king: 'ugly', pace }, `SPEED-${n}`);
      for (let i = 0; i < 150 && !one.result; i++) {
        const offers = playsOf(one, 0).filter(({ action }) => action !== 'pace');
        const offer = offers[dice.below('offer', offers.length)];
        if (!offer) break;
        one = reach(choose(one, 0, offer).match, one.at + 600).match;
        two = reach(choose(two, 0, offer).match, two.at + 600).match;
      }
      const still = ({ pace: _pace, timeMs: _time, since: _since, ...rest }: BrawlState): object => rest;
      expect(still(two.state)).toEqual(still(one.state));
    }),
    { numRuns: 25 },
  );
});
