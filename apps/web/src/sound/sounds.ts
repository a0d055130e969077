/**
 * What things sound like, as data: wood, felt and glass, short and dry. Pitch tells the piece, volume the weight. A sound is
 * a few strokes; a stroke is a tone that falls silent, or a breath of noise through a filter.
 */

export const soundKinds = [
  'place',
  'move',
  'capture',
  'clear',
  'check',
  'low-time',
  'win',
  'loss',
  'your-turn',
  'refuse',
] as const;
export type SoundKind = (typeof soundKinds)[number];

export interface Stroke {
  /** Tones are named after their shape; noise is what a knock or a rub begins with. */
  readonly voice: 'sine' | 'triangle' | 'noise';
  /** Pitch of the tone or of the filter, in Hz. */
  readonly pitch: number;
  /** Where the pitch slides to. */
  readonly to?: number;
  /** Seconds after the beginning of the sound. */
  readonly at: number;
  readonly lasts: number;
  /** 0 to 1. */
  readonly loud: number;
}

/** Heavier pieces are lower and louder. */
const weights: Readonly<Record<string, number>> = { P: 1, N: 3, B: 3.3, R: 5, Q: 9, K: 10 };
const pitches: Readonly<Record<string, number>> = { P: 520, N: 430, B: 390, R: 330, Q: 262, K: 220 };

const pitchOf = (piece: string | undefined): number => pitches[piece?.toUpperCase() ?? ''] ?? 390;

/** From 0.55 for a pawn to 1 for a king. */
const weightOf = (piece: string | undefined): number =>
  0.55 + 0.45 * Math.log10(weights[piece?.toUpperCase() ?? ''] ?? 3);

/** A stroke of wood on wood: a dry knock, and the hollow of the board. */
function wood(pitch: number, loud: number, at = 0): readonly Stroke[] {
  return [
    { voice: 'noise', pitch: pitch * 5, at, lasts: 0.025, loud: loud * 0.5 },
    { voice: 'triangle', pitch, to: pitch * 0.8, at, lasts: 0.075, loud },
    { voice: 'sine', pitch: pitch * 2.76, at, lasts: 0.035, loud: loud * 0.25 },
  ];
}

function felt(loud: number, at = 0): readonly Stroke[] {
  return [{ voice: 'noise', pitch: 700, to: 300, at, lasts: 0.07, loud }];
}

function glass(pitch: number, loud: number, at = 0, lasts = 0.22): readonly Stroke[] {
  return [
    { voice: 'sine', pitch, at, lasts, loud },
    { voice: 'sine', pitch: pitch * 2.42, at, lasts: lasts * 0.45, loud: loud * 0.3 },
  ];
}

export function strokesOf(kind: SoundKind, piece?: string): readonly Stroke[] {
  const pitch = pitchOf(piece);
  const loud = weightOf(piece);
  switch (kind) {
    case 'place':
      return [...wood(pitch, loud * 0.8), ...felt(0.18, 0.02)];
    case 'move':
      return [...felt(0.14), ...wood(pitch, loud * 0.55, 0.02)];
    case 'capture':
      return [...wood(pitch, loud * 0.9), ...wood(pitch * 1.5, 0.4, 0.045)];
    case 'clear':
      return [...felt(0.3), ...[880, 1109, 1319].flatMap((tone, at) => glass(tone, 0.28, at * 0.045))];
    case 'check':
      return [...wood(300, 0.5), ...glass(740, 0.35, 0.01)];
    case 'low-time':
      return [...wood(880, 0.4), ...wood(880, 0.3, 0.11)];
    case 'win':
      return [523, 659, 784].flatMap((tone, at) => glass(tone, 0.34, at * 0.09, 0.32));
    case 'loss':
      return [392, 330, 262].flatMap((tone, at) => glass(tone, 0.3, at * 0.11, 0.3));
    case 'your-turn':
      return [...glass(587, 0.26, 0, 0.14), ...glass(784, 0.26, 0.09, 0.18)];
    case 'refuse':
      return [...felt(0.35), { voice: 'triangle', pitch: 140, to: 110, at: 0, lasts: 0.09, loud: 0.4 }];
  }
}

/** When the last stroke has died away, in seconds. */
export function lengthOf(strokes: readonly Stroke[]): number {
  return Math.max(0, ...strokes.map(({ at, lasts }) => at + lasts));
}
