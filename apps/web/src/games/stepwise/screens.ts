/** What Stepwise brings to the shelf. */
import { anyGame } from '@rankfall/kernel';
import { stepwise } from '@rankfall/stepwise';
import type { GameScreens } from '../../games.ts';
import { Campaign } from './Campaign.tsx';
import { Play } from './Play.tsx';
import { Replay } from './Replay.tsx';
import { Rules } from './Rules.tsx';

export const screens: GameScreens = {
  catalogue: [anyGame(stepwise)],
  NewGame: Campaign,
  Play,
  Replay,
  Rules,
};
