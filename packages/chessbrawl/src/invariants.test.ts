/** What holds after every step of every run [section 24]: whole runs, looked at step by step. */
import { choose, hashOf, reach, recordOf, fold, rollFrom, type Dice, type Told } from '@rankfall/kernel';
import { playsOf } from '@rankfall/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newRun, type Run } from '../test/bench.ts';
import { cellNamed, countOf, enemyZone, kingCell, pieceAt, sideAt } from './cells.ts';
import { wavesOf } from './coming.ts';
import { addMoves, fieldOf, FOE } from './field.ts';
import { firstPoints, prices } from './prices.ts';
import type { BrawlSettings } from './settings.ts';
import type { BrawlEvent, BrawlState, BrawlTerms } from './state.ts';
import { enemies, kings, modes, paces } from './types.ts';

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
    case 'joined':
      return { ...books, points: books.points - (event.price ?? 0), pieces: books.pieces + 1 };
    case 'captured':
    case 'wave-skipped':
    case 'paid':
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
  if (phase === 'defeat') expect(kingsOn).toBe(0);
  else if (phase !== 'placement') expect(kingsOn).toBe(1);
  expect(Number.isInteger(points) && points >= 0).toBe(true);
  expect(points).toBe(books.points);
  expect(board.slice(0, 6)).not.toContain('P');
  if (phase !== 'defeat') expect(board.slice(42)).not.toContain('p');
  expect(state.captured.length + countOf(board, 'enemy') + state.dismissed).toBe(books.spawned);
  expect(books.pieces).toBe(countOf(board, 'player') + state.lost.length);
  expect(state.lost.includes('K')).toBe(phase === 'defeat');
  if (phase === 'placement' || phase === 'transition') {
    const foes = [...board].flatMap((_, cell) => (sideAt(board, cell) === 'enemy' ? [cell] : []));
    expect(foes.every((cell) => enemyZone.includes(cell))).toBe(true);
    const letters = foes.map((cell) => pieceAt(board, cell) ?? '');
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
  if (quiet && !before.manned) expect(canCapture(after.board)).toBe(false);
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

type Offer = ReturnType<typeof playsOf>[number];
/** How somebody chooses. Whoever never captures gets to see little of the rules, so half of the runs are played greedily. */
type Manner = (state: BrawlState, offers: readonly Offer[], dice: Dice) => Offer | undefined;

const atRandom: Manner = (_state, offers, dice) => {
  // Skipping is rare enough for waves to be fought.
  const rare = offers.filter(({ action }) => !action.startsWith('skip-wave') || dice.below('rare', 12) === 0);
  return rare[dice.below('offer', Math.max(1, rare.length))];
};

/** Spends everything on the dearest, and takes the dearest. */
const greedily: Manner = (state, offers, dice) => {
  const worth = ({ action, option }: Offer): number => {
    if (action === 'buy') return option.startsWith('K') ? 100 : 10 + prices[option.charAt(0) as 'P'];
    if (action.startsWith('start/')) return 5;
    if (action.startsWith('boon/')) return 1;
    const victim = /^(?:play|reply)\//u.test(action)
      ? pieceAt(state.board, cellNamed(option.slice(2)) ?? 0)
      : undefined;
    if (victim) return 2 + prices[victim];
    return action.startsWith('play/') || action.startsWith('reply/')
      ? 1
      : action.startsWith('skip-turn')
        ? 0
        : -1;
  };
  const top = Math.max(...offers.map(worth));
  const best = offers.filter((offer) => worth(offer) === top);
  return best[dice.below('offer', Math.max(1, best.length))];
};

/** One run, with every step checked. */
function playThrough(run: Run, manner: Manner, seed: string, steps: number): Run {
  const dice = rollFrom(seed);
  let now = run;
  let books: Books = {
    points: firstPoints[run.state.king],
    spawned: countOf(run.state.board, 'enemy'),
    pieces: countOf(run.state.board, 'player'),
  };
  for (let i = 0; i < steps && !now.result; i++) {
    const [seat] = now.charter.game.awaits(now.state);
    const offers = seat === undefined ? [] : playsOf(now, seat).filter(({ action }) => action !== 'pace');
    const offer = manner(now.state, offers, dice);
    const step =
      offer && seat !== undefined
        ? choose(now, seat, offer)
        : reach(now, now.charter.game.due(now.state) ?? now.at);
    books = eventsOf(step.told).reduce(enter, books);
    if (now.state.pace !== 'instant') checkStep(now.state, step.match.state, eventsOf(step.told));
    checkState(step.match.state, books);
    now = step.match;
  }
  return now;
}

const settings = fc.record<BrawlSettings>({
  king: fc.constantFrom(...kings),
  mode: fc.constantFrom(...modes),
  enemy: fc.constantFrom(...enemies),
  ranked: fc.boolean(),
  pace: fc.constantFrom(...paces),
});

test.each([
  ['at random', atRandom, 30],
  ['greedily', greedily, 30],
] as const)(
  'the invariants hold at every step, played %s, in every mode, and the record folds to the same',
  (_title, manner, numRuns) => {
    fc.assert(
      fc.property(fc.nat(9999), settings, fc.constantFrom(1, 1, 2), (n, chosen, seats) => {
        const end = playThrough(newRun(chosen, `INVARIANT-${n}`, seats), manner, `play ${n}`, 600);
        expect(hashOf(fold(end.charter.game, recordOf(end)).match?.state ?? {})).toBe(hashOf(end.state));
      }),
      { numRuns },
    );
  },
);

test('a ranked run in which the player only ever waits ends all the same, and the King is gone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kings), (king) => {
      const shy: Manner = (state, offers, dice) => {
        const still = offers.find(({ action }) => /^(?:skip-turn|start)\//u.test(action));
        return still ?? greedily(state, offers, dice);
      };
      const run = newRun({ king, ranked: true }, `SHY-${king}`);
      const end = playThrough(run, shy, 'shy', 3000);
      expect(end.result?.reason).toMatch(/^king-/u);
      expect(kingCell(end.state.board)).toBeUndefined();
    }),
    { numRuns: 3 },
  );
});

test('the same actions give the same game at any speed', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.constantFrom(...paces), fc.constantFrom(...modes), (n, pace, mode) => {
      const dice = rollFrom(`speed ${n}`);
      let one = newRun({ king: 'ugly', mode }, `SPEED-${n}`);
      let two = newRun({ king: 'ugly', mode, pace }, `SPEED-${n}`);
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
