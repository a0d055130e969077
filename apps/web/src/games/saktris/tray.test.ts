import { start } from '@rankfall/kernel';
import { saktris, type SaktrisView } from '@rankfall/saktris';
import { describe, expect, test } from 'vitest';
import { boardOf } from './pictures.ts';
import { inDanger, lost, trayOf } from './tray.ts';

function viewOf(settings: object, seat: 0 | 1 = 0): SaktrisView {
  const { match, refused } = start(saktris, { seed: '42', settings });
  if (!match) throw new Error(refused.code);
  return saktris.view(match.state, seat);
}

describe('the tray', () => {
  test('[PV2] shows who is due, the preview, and one face down for the rest', () => {
    // Seed 42: PNKNPQPRPPPPPRBB.
    expect(trayOf(viewOf({}), 0)).toEqual({ type: 'queue', due: ['P'], next: ['N', 'X'], more: 13 });
    expect(trayOf(viewOf({ previewCount: 3 }), 0)).toEqual({
      type: 'queue',
      due: ['P'],
      next: ['N', 'K', 'N', 'X'],
      more: 11,
    });
  });
  test('[PV3] the other side of different orders lies face down but for what is due', () => {
    expect(trayOf(viewOf({ arrivalOrder: 'diff' }), 1)).toMatchObject({ due: ['N'], next: ['X'] });
  });
  test('[PV1] a pool is counted', () => {
    const tray = trayOf(viewOf({ arrivalOrder: 'select' }), 0);
    expect(tray).toMatchObject({ type: 'pool', isDue: true });
    expect(tray.type === 'pool' && tray.pool.find(({ letter }) => letter === 'P')).toEqual({
      letter: 'P',
      count: 8,
    });
  });
});

describe('what is off the board', () => {
  test.each([
    ['nothing yet', 'KQPP', ['P...K..Q'], 'P', []],
    ['a captured queen', 'KQPP', ['P...K...'], 'P', [{ letter: 'Q', count: 1 }]],
    ['a promoted pawn is not lost', 'KQPP', ['Q...K..Q'], 'P', []],
    ['a promoted pawn and a lost one', 'KQPP', ['Q...K..Q'], '', [{ letter: 'P', count: 1 }]],
  ])('%s', (_what, army, rows, toCome, expected) => {
    expect(lost(army, boardOf(rows), toCome, 0)).toEqual(expected);
  });
});

describe('the warning before the no-king clause [EN2]', () => {
  const view = viewOf({});
  const at = (rows: readonly string[], toCome: readonly [string, string]): SaktrisView => ({
    ...view,
    toCome,
    position: { ...view.position, board: boardOf(rows) },
  });
  const armies = ['KPP', 'KPP'] as const;
  test.each([
    ['one piece left after a loss, king to come', ['P.......', '.pp.....'], ['K', 'K'], 0],
    ['one piece only because no more have come', ['P.......', '.pp.....'], ['KP', 'K'], undefined],
    ['the king has come', ['K.......', '.pp.....'], ['', 'K'], undefined],
  ] as const)('%s', (_what, rows, toCome, side) => {
    expect(inDanger(at(rows, toCome), armies)).toBe(side);
  });
});
