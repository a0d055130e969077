/** One number for each piece: what it costs, what capturing it pays, and what it is worth to the enemy. */
import type { King, Piece } from './types.ts';

export const prices: Readonly<Record<Piece, number>> = { P: 1, N: 3, B: 3, R: 5, Q: 9, K: 0 };

export const firstPoints: Readonly<Record<King, number>> = { good: 3, bad: 3, ugly: 9 };
