/** What ChessBrawl brings to the shelf. */
import { anyGame } from '@rankfall/kernel';
import { chessbrawls } from '@rankfall/chessbrawl';
import type { GameScreens } from '../../games.ts';
import { Lesson } from './Lesson.tsx';
import { NewGame } from './NewGame.tsx';
import { Play } from './Play.tsx';
import { Replay } from './Replay.tsx';
import { Rules } from './Rules.tsx';

export const screens: GameScreens = {
  catalogue: chessbrawls.map(anyGame),
  NewGame,
  Play,
  Replay,
  Rules,
  Lesson,
};
