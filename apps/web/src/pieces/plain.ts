/** The second set: a few straight cuts and a heavy edge, for small squares and tired eyes. */
import type { PieceSet } from './drawing.ts';

export const plain: PieceSet = {
  P: {
    body: 'M22.5 9a6.5 6.5 0 0 1 4.2 11.4L33 37.5c.2.8-.2 1.5-1 1.5H13c-.8 0-1.2-.7-1-1.5l6.3-17.1A6.5 6.5 0 0 1 22.5 9z',
    lines: '',
    foot: [22.5, 22.5],
  },
  R: {
    body: 'M11 7h6v5h2.5V7h6v5H28V7h6v11l-3 2.5L33 39H12l2-18.5-3-2.5z',
    lines: '',
    foot: [22.5, 22.5],
  },
  N: {
    body: 'M16.5 9.5L17 4.5l5.5 3.5C30.5 9 35 15.5 35 25v14H13v-5l7-10-6.5 1.5-3 2.5-4-4.5V20z',
    lines: '',
    dots: 'M15.8 15.5a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0z',
    foot: [24, 24],
  },
  B: {
    body: 'M22.5 4.5C28 9 31.5 14.2 31.5 19.5c0 3.6-1.7 6.3-4.5 8L32.5 39h-20L18 27.5c-2.8-1.7-4.5-4.4-4.5-8C13.5 14.2 17 9 22.5 4.5z',
    lines: 'M26.5 13l-4.5 6.5',
    foot: [22.5, 22.5],
  },
  Q: {
    body: 'M6.5 11l8.5 9.5L22.5 5.5 30 20.5 38.5 11 34 39H11z',
    lines: '',
    foot: [22.5, 22.5],
  },
  K: {
    body: 'M19.7 3.5h5.6v4h4v5.6h-4v3.4H36L33 39H12L9 16.5h10.7v-3.4h-4V7.5h4z',
    lines: '',
    foot: [22.5, 22.5],
  },
};
