/** English, for hints. */
import { squareName, type Entry, type Square } from '@rankfall/stepwise';

const tiles: Readonly<Record<string, string>> = {
  plate: 'the plate',
  switch: 'the switch',
  door: 'the door',
  spikes: 'the spikes',
  crumble: 'the thin floor',
  crate: 'the crate',
};

export const hint = {
  title: 'A hint',
  thinking: 'Thinking …',
  undecided: 'No hint found in time.',
  strengths: {
    nudge: { name: 'A nudge', line: 'Who matters first, and where to look.' },
    next: { name: 'The next step', line: 'Arrows for everybody’s next step.' },
    show: {
      name: 'The solution',
      line: 'Draws the whole plan of this turn. The level then counts one star.',
    },
  },
  nudge: (name: string, tile: string | undefined, square: Square | undefined): string =>
    tile === undefined || square === undefined
      ? `Begin with ${name}: it is all about walking.`
      : `Begin with ${name}, and look at ${tiles[tile] ?? tile} at ${squareName(square)}.`,
  move: (name: string, entry: Entry): string =>
    entry >= 0 ? `${name} to ${squareName(entry)}` : entry === -1 ? `${name} waits` : `${name} focuses`,
  next: (moves: readonly string[], skill: string | undefined): string => {
    if (moves.length > 0) return `Next: ${moves.join(', ')}.`;
    return skill === undefined ? 'End the turn.' : `Next, push: ${skill}.`;
  },
  shown: (isDrawn: boolean, skills: readonly string[], turns: number): string =>
    [
      isDrawn ? 'The plan is drawn: execute it.' : '',
      skills.length > 0 ? `${isDrawn ? 'Then push' : 'Push'}: ${skills.join(', ')}.` : '',
      turns > 1 ? 'Ask again in the next turn.' : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  gone: (step: number | undefined): string =>
    step === undefined
      ? 'This can no longer be solved. Restart the level.'
      : `This can no longer be solved. Undo to step ${step}.`,
  goBack: (choices: number): string => (choices === 1 ? 'Undo' : 'Undo to there'),
};
