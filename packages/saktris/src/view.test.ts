import {
  choose,
  imagineMatch,
  lookAt,
  pendingOf,
  rollFrom,
  sameData,
  start,
  type Match,
} from '@rankfall/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameArbitrary, picker } from '../test/random-game.ts';
import { saktris } from './game.ts';
import { sortPool } from './sakfen-board.ts';
import type { SaktrisState, SaktrisTerms } from './state.ts';
import type { Order, Setup } from './types.ts';
import { hindsight, imagineFrom, viewOf } from './view.ts';

const viewers = [0, 1, 'watcher'] as const;

function state(order: Order, change: Partial<Setup> = {}, previewCount = 2): SaktrisState {
  const setup: Setup = {
    rules: { n: 2, order, blocked: 'skip', noKing: 'lose', rowClear: false, tripletClear: false },
    board: '.'.repeat(64),
    unmoved: [],
    queues: ['NPBPRQK', 'KPBPRNQ'],
    due: [1, 0],
    clk: [0, 1],
    toMove: 0,
    half: 0,
    full: 5,
    ...change,
  };
  return { position: setup, previewCount, twins: false, check: false };
}

describe('what is to come', () => {
  test.each([
    [
      '[PV1] fixed is public',
      'fixed',
      ['NPBPRQK', 'KPBPRNQ'],
      ['NPBPRQK', 'KPBPRNQ'],
      ['NPBPRQK', 'KPBPRNQ'],
    ],
    ['[PV1] so is a pool', 'select', ['NPBPRQK', 'KPBPRNQ'], ['NPBPRQK', 'KPBPRNQ'], ['NPBPRQK', 'KPBPRNQ']],
    [
      '[PV2] same: what is due and the preview, of both sides, to everybody',
      'same',
      ['NPBXXXX', 'KPXXXXX'],
      ['NPBXXXX', 'KPXXXXX'],
      ['NPBXXXX', 'KPXXXXX'],
    ],
    [
      '[PV3] diff: the preview is the owner’s, what is due is public',
      'diff',
      ['NPBXXXX', 'XXXXXXX'],
      ['NXXXXXX', 'KPXXXXX'],
      ['NXXXXXX', 'XXXXXXX'],
    ],
  ] as const)('%s', (_title, order, ...seen) => {
    expect(viewers.map((viewer) => viewOf(state(order), viewer).position.queues)).toEqual(seen);
  });

  test('[PV4] which pieces are still to come, everybody can count', () => {
    for (const viewer of viewers)
      expect(viewOf(state('diff'), viewer).toCome).toEqual(['KQRBNPP', 'KQRBNPP']);
  });
});

describe('imagining', () => {
  test.each(['same', 'diff'] as const)('in hindsight nothing is left to imagine (%s)', (order) => {
    const played = state(order);
    expect(imagineFrom(hindsight(played), rollFrom('dream'))).toEqual(played);
    expect(hindsight(played).toCome).toEqual(viewOf(played, 'watcher').toCome);
  });

  test('twins stay twins: what either queue shows is known of both', () => {
    const twins = { ...state('same', { queues: ['NPBPRQKPPP', 'BPRQKPPP'], due: [0, 0] }), twins: true };
    const view = viewOf(twins, 'watcher');
    expect(view.position.queues).toEqual(['NPXXXXXXXX', 'BPXXXXXX']);
    for (let seed = 0; seed < 50; seed++) {
      const { queues } = imagineFrom(view, rollFrom(`dream ${seed}`)).position;
      expect(queues[0].endsWith(queues[1])).toBe(true);
      expect(queues[0].startsWith('NPBP')).toBe(true);
      expect(queues.map(sortPool)).toEqual(view.toCome);
    }
  });

  test('a twin ahead by more than the preview: the head is what the other has already placed', () => {
    const twins = { ...state('same', { queues: ['NPBPRQKPPP', 'KPPP'], due: [0, 0] }, 1), twins: true };
    for (let seed = 0; seed < 50; seed++) {
      const { queues } = imagineFrom(viewOf(twins, 0), rollFrom(`dream ${seed}`)).position;
      expect(queues[0].slice(6)).toBe(queues[1]);
      expect(sortPool(queues[0].slice(0, 6))).toBe('QRBNPP');
    }
  });

  test('every order that fits comes up', () => {
    const view = viewOf(state('diff', { queues: ['KQR', 'K'] }, 1), 1);
    const seen = new Set<string>();
    for (let seed = 0; seed < 100; seed++)
      seen.add(imagineFrom(view, rollFrom(`dream ${seed}`)).position.queues[0]);
    expect([...seen].toSorted()).toEqual(['KQR', 'KRQ']);
  });
});

function playSome(game: Match<SaktrisTerms>, plies: number, seed: number): Match<SaktrisTerms> {
  let match = game;
  const pick = picker(seed);
  for (let i = 0; i < plies && !match.result; i++) {
    const seat = match.state.position.toMove;
    const [action] = pendingOf(match, seat);
    const option = action?.options[pick(action.options.length)];
    match = choose(match, seat, { action: action?.id ?? '', option: option?.id ?? '' }).match;
  }
  return match;
}

test('what is imagined looks the same to whoever imagines it, and holds the same menu', () => {
  fc.assert(
    fc.property(gameArbitrary, fc.integer({ min: 1, max: 4 }), ({ rules, seed, plies }, previewCount) => {
      const { match: first } = start(saktris, {
        seed: `view ${seed}`,
        settings: {
          arrivalFrequency: rules.n,
          arrivalOrder: rules.order,
          blocked: rules.blocked,
          noKing: rules.noKing,
          rowClear: rules.rowClear,
          tripletClear: rules.tripletClear,
          previewCount,
        },
      });
      if (!first) throw new Error('not started');
      const match = playSome(first, plies, seed);
      for (const viewer of viewers) {
        const look = lookAt(match, viewer);
        const imagined = imagineMatch(match.charter, look, 'dream');
        expect(viewOf(imagined.state, viewer)).toEqual(look.view);
        for (const seat of [0, 1])
          expect(sameData(pendingOf(imagined, seat), pendingOf(match, seat))).toBe(true);
        const { queues } = imagined.state.position;
        if (imagined.state.twins)
          expect(queues[0].endsWith(queues[1]) || queues[1].endsWith(queues[0])).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

describe('nothing hidden shows', () => {
  /** A match and its double, whose hidden pieces come in another order. */
  function double(order: 'same' | 'diff', plies: number): [Match<SaktrisTerms>, Match<SaktrisTerms>] {
    const { match: first } = start(saktris, { seed: 'real', settings: { arrivalOrder: order } });
    if (!first) throw new Error('not started');
    const match = playSome(first, plies, 7);
    const dreamt = imagineFrom(viewOf(match.state, 'watcher'), rollFrom('other'));
    return [match, { ...match, state: dreamt }];
  }

  test.each(['same', 'diff'] as const)(
    'in %s, not by what is remembered of earlier positions either',
    (order) => {
      for (const plies of [0, 1, 5, 20, 41, 60]) {
        const [real, other] = double(order, plies);
        expect(viewOf(other.state, 'watcher')).toEqual(viewOf(real.state, 'watcher'));
        let [one, two] = [real, other];
        // Shuffle about for a while: what is remembered of it must not tell the queues apart.
        for (let i = 0; i < 12 && !one.result; i++) {
          const seat = one.state.position.toMove;
          const [menu] = pendingOf(one, seat);
          const quiet = menu?.options.findLast(({ does }) => does.type !== 'place') ?? menu?.options[0];
          const choice = { action: menu?.id ?? '', option: quiet?.id ?? '' };
          const steps = [choose(one, seat, choice), choose(two, seat, choice)] as const;
          if (steps.some(({ refused }) => refused)) break;
          [one, two] = [steps[0].match, steps[1].match];
          expect(two.state.past).toEqual(one.state.past);
        }
      }
    },
  );
});
