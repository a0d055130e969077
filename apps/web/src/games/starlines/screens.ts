/** What Starlines brings to the shelf. */
import { anyGame } from '@rankfall/kernel';
import { starlinesVersions } from '@rankfall/starlines';
import type { GameScreens } from '../../games.ts';
import { Lesson } from './Lesson.tsx';
import { NewGame } from './NewGame.tsx';
import { Play } from './Play.tsx';
import { Replay } from './Replay.tsx';
import { Rules } from './Rules.tsx';

export const screens: GameScreens = {
  catalogue: starlinesVersions.map(anyGame),
  NewGame,
  Play,
  Replay,
  Rules,
  Lesson,
};
