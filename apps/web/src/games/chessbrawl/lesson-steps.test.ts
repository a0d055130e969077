import { expect, test } from 'vitest';
import { afterEvents } from './lesson-steps.ts';

const started = { type: 'wave-started', round: 1, wave: 1 } as const;
const moved = { type: 'moved', side: 'player', piece: 'R', from: 1, to: 2 } as const;
const captured = { type: 'captured', piece: 'P', at: 2, points: 1 } as const;

test.each([
  ['the King completes the first step', 'king', [{ type: 'placed', piece: 'K', at: 44, price: 0 }], 'army'],
  ['another piece does not buy a rook', 'army', [{ type: 'placed', piece: 'P', at: 44, price: 1 }], 'army'],
  ['starting early skips the shop', 'army', [started], 'look'],
  ['moving and taking at once completes both', 'look', [moved, captured], 'clear'],
  ['losing the King ends it', 'take', [{ type: 'king-fell', cause: 'move' }], 'fallen'],
] as const)('%s', (_title, step, events, next) => {
  expect(afterEvents(step, events)).toBe(next);
});
