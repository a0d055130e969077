/** What the command line knows about Stepwise. */
import { anyGame, lineOf } from '@rankfall/kernel';
import { sayReason } from '@rankfall/kernel/words';
import { stepwise } from '@rankfall/stepwise';
import { sayLevelProblem, sayRefusal, sayResult, settingWords } from '@rankfall/stepwise/words';
import type { GameKit } from '../kit.ts';
import { stepwiseFace } from './face.ts';
import { problemsIn } from './level-file.ts';

export const stepwiseKit: GameKit = {
  title: 'Stepwise',
  games: [anyGame(stepwise)],
  seatName: () => 'You',
  sayReason(reason) {
    const [problem] = problemsIn(reason);
    return problem ? sayLevelProblem(problem) : (sayRefusal(reason) ?? sayReason(reason));
  },
  sayResult,
  helpOnSetting: (path) => Object.entries(settingWords).find(([name]) => name === path)?.[1].help,
  movesOf: (match) =>
    lineOf(match)
      .map(({ entry: [, , action, option] }) =>
        action.startsWith('plan/') ? `${action.slice(5)} ${option}` : option,
      )
      .join(', '),
  face: stepwiseFace,
};
