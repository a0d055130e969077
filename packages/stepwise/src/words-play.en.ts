/** Hints, stars and share texts in English. */
import { entryId } from './options.ts';
import type { Hint } from './solver/hint.ts';
import { squareName } from './squares.ts';
import { FOCUS, WAIT, type Cost, type StepwiseState } from './types.ts';

const tileWords: Readonly<Record<string, string>> = {
  plate: 'plate',
  switch: 'switch',
  door: 'door',
  spikes: 'spikes',
  crumble: 'thin floor',
  crate: 'crate',
};

/** One sentence; the author's own text goes before a nudge where there is one. */
export function sayHint(hint: Hint, state: StepwiseState): string {
  const name = (who: number): string => state.level.chars[who]?.name ?? '';
  switch (hint.kind) {
    case 'nudge':
      return hint.square === undefined
        ? `${name(hint.who)} should set out first.`
        : `${name(hint.who)} matters first, and the ${tileWords[hint.tile ?? ''] ?? 'square'} at ${squareName(hint.square)}.`;
    case 'next': {
      if (hint.skill !== undefined) return `Push: ${hint.skill}.`;
      const moves = hint.moves.map(({ who, entry }) => {
        const does = entry === WAIT ? 'waits' : entry === FOCUS ? 'focuses' : `to ${entryId(entry)}`;
        return `${name(who)} ${does}`;
      });
      return moves.length > 0 ? `${moves.join(', ')}.` : 'End the turn.';
    }
    case 'show':
      return 'The whole plan is drawn. It counts for one star.';
    case 'gone':
      return hint.step === undefined
        ? 'This level has no solution.'
        : `This can no longer be solved. Undo to step ${hint.step}.`;
    case 'undecided':
      return 'No hint found in time.';
  }
}

/** Stars in words, for those who cannot see them. */
export const sayStars = (stars: number): string => `${stars} of 3 stars`;

/** What is shared of a solved puzzle: nothing that gives it away. */
export function sayShare(what: string, { turns, steps }: Cost, stars: number, link?: string): string {
  const result = `${turns} ${turns === 1 ? 'turn' : 'turns'}, ${steps} ${steps === 1 ? 'step' : 'steps'}`;
  const lines = [`Stepwise ${what}`, `${'★'.repeat(stars)}${'☆'.repeat(3 - stars)} ${result}`];
  return [...lines, ...(link === undefined ? [] : [link])].join('\n');
}
