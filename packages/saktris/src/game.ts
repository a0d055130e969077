/** Classic Saktris as a game of the kernel: seat 0 plays White, seat 1 Black. */
import type { Game, Millis, Result, Seat } from '@rankfall/kernel';
import { firstState, menuOf, turn } from './desk.ts';
import { explainChoice } from './explain.ts';
import { piecesOf } from './sakfen-board.ts';
import { classicOrder, wholeSet } from './order.ts';
import { rulesOf, saktrisSettings, startOf } from './settings.ts';
import { other } from './squares.ts';
import type { SaktrisState, SaktrisTerms } from './state.ts';
import type { Both, Outcome, Side } from './types.ts';
import { imagineFrom, viewOf } from './view.ts';

const EMPTY_BOARD = '.'.repeat(64);
const NOBODY: readonly Seat[] = [];
const awaited: readonly (readonly Seat[])[] = [[0], [1]];

export const saktris: Game<SaktrisTerms> = {
  id: 'saktris',
  rules: 1,
  seats: { min: 2, max: 2 },
  settings: saktrisSettings,
  // As lax as it can be: two friends at one board need no permission. Online matches are stricter.
  table: { undo: 'free', pause: 'free', draw: true, clock: true },

  setup(settings, _seats, dice) {
    const start = startOf(settings);
    if (start) return firstState(start, settings.previewCount, areTwins(start.queues, settings.arrivalOrder));
    const shuffled = (stream: string): string => dice.shuffle(stream, [...wholeSet]).join('');
    const queues = firstQueues(settings, shuffled);
    const setup = {
      rules: rulesOf(settings),
      board: EMPTY_BOARD,
      unmoved: [],
      queues,
      due: [1, 1],
      clk: [0, 0],
      toMove: 0,
      half: 0,
      full: 1,
    } as const;
    return firstState(setup, settings.previewCount, areTwins(queues, settings.arrivalOrder));
  },

  awaits: ({ over, passDue, position }) => (over || passDue ? NOBODY : (awaited[position.toMove] ?? NOBODY)),
  pending: (state, seat) => (seat === state.position.toMove ? menuOf(state) : []),
  choose: (state, _seat, does) => turn(state, does.action),
  due: (state): Millis | undefined => (state.passDue ? 0 : undefined),
  wake: (state) => (state.passDue ? turn(state, 'pass') : { state, events: [] }),
  result: ({ over }) => over && resultOf(over),
  view: viewOf,
  imagine: (view, _seat, dice) => imagineFrom(view, dice),
  explain: explainChoice,
  forfeit: forfeitOf,
};

function firstQueues(settings: SaktrisTerms['settings'], shuffled: (stream: string) => string): Both<string> {
  switch (settings.arrivalOrder) {
    case 'fixed': {
      const order = settings.fixedOrder === 'classic' ? classicOrder : settings.fixedOrder;
      return [order, order];
    }
    case 'select':
      return [wholeSet, wholeSet];
    case 'same': {
      const order = shuffled('queue');
      return [order, order];
    }
    case 'diff':
      return [shuffled('queue/white'), shuffled('queue/black')];
  }
}

/** In `same` both sides get one order. A start position may say otherwise; it is a setting, so everybody knows. */
function areTwins(queues: Both<string>, order: string): boolean {
  return order === 'same' && (queues[0].endsWith(queues[1]) || queues[1].endsWith(queues[0]));
}

function resultOf({ winner, reason }: Outcome): Result {
  if (winner === undefined) return { outcome: ['drawn', 'drawn'], reason };
  return { outcome: winner === 0 ? ['won', 'lost'] : ['lost', 'won'], reason };
}

/** Nobody loses on time to a side that could never win [EN9]. */
function forfeitOf(state: SaktrisState, seat: Seat, why: 'time' | 'resign' | 'left'): Result {
  const loser: Side = seat === 0 ? 0 : 1;
  const winner = other(loser);
  const { board, queues } = state.position;
  const isHarmless = queues[winner] === '' && piecesOf(board, winner).length <= 1;
  if (why === 'time' && isHarmless) return { outcome: ['drawn', 'drawn'], reason: why };
  return { outcome: winner === 0 ? ['won', 'lost'] : ['lost', 'won'], reason: why };
}
