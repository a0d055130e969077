/** What Stepwise brings to the shelf. */
import { anyGame } from '@rankfall/kernel';
import { stepwise } from '@rankfall/stepwise';
import type { GameScreens } from '../../games.ts';
import { NewGame } from './Campaign.tsx';
import { Play } from './Play.tsx';
import { Replay } from './Replay.tsx';
import { Rules } from './Rules.tsx';

export const screens: GameScreens = {
  catalogue: [anyGame(stepwise)],
  NewGame,
  Play,
  Replay,
  Rules,
};
