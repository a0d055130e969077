/** Which of the kept matches a list shows. */
import type { MatchHead } from '../../storage/types.ts';

export const shownStates = ['all', 'running', 'won', 'drawn'] as const;
export type ShownState = (typeof shownStates)[number];

export interface Filter {
  /** '' for all. */
  readonly game: string;
  readonly state: ShownState;
}

export const EVERYTHING: Filter = { game: '', state: 'all' };

export function fits(head: MatchHead, { game, state }: Filter): boolean {
  if (game !== '' && head.game !== game) return false;
  const isDrawn = head.result?.outcome.includes('drawn') ?? false;
  switch (state) {
    case 'all':
      return true;
    case 'running':
      return !head.finished;
    case 'won':
      return head.finished && !isDrawn;
    case 'drawn':
      return head.finished && isDrawn;
  }
}
