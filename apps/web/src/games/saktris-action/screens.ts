/** What Action brings to the shelf. */
import { anyGame } from '@rankfall/kernel';
import { saktrisAction } from '@rankfall/saktris/action';
import type { GameScreens } from '../../games.ts';
import { Lesson } from './Lesson.tsx';
import { NewGame } from './NewGame.tsx';
import { Play } from './Play.tsx';
import { Replay } from './Replay.tsx';
import { Rules } from './Rules.tsx';

export const screens: GameScreens = {
  catalogue: [anyGame(saktrisAction)],
  NewGame,
  Play,
  Replay,
  Rules,
  Lesson,
};
