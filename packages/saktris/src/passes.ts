/** Forced passes in a line of turns: nobody chooses them, so whoever walks a line plays them by themselves [PS1]. */
import { kindOf, PASS } from '@rankfall/chess';
import { MOST_ACTIONS, type SaktrisPosition } from './position.ts';

const actions = new Int32Array(MOST_ACTIONS);

/** Hands passes to `play`, until somebody can choose or the game is over. `isStart`: no turn has been played yet. */
export function playPasses(
  position: SaktrisPosition,
  isStart: boolean,
  play: (action: number) => void,
): void {
  let isFirst = isStart;
  for (;;) {
    const count = position.legal(actions);
    const action = actions[0] ?? 0;
    if (count !== 1 || kindOf(action) !== PASS || (!isFirst && position.outcome(count))) return;
    play(action);
    isFirst = false;
  }
}
