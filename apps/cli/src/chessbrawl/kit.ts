/** What the command line knows about ChessBrawl. */
import { chessbrawl, firstChessbrawl } from '@rankfall/chessbrawl';
import { sayResult, settingWords } from '@rankfall/chessbrawl/words';
import { anyGame, parseSettings } from '@rankfall/kernel';
import type { GameKit } from '../kit.ts';
import { brawlFace } from './face.ts';
import { movesOf, positionOf } from './notation.ts';
import { brawlSurvey } from './survey.ts';
import { sayAnyReason } from './words.ts';

export const chessbrawlKit: GameKit = {
  title: 'ChessBrawl',
  games: [anyGame(chessbrawl), anyGame(firstChessbrawl)],
  seatName: (seat) => (seat === 0 ? 'You' : 'Enemy'),
  sayReason: sayAnyReason,
  sayResult,
  helpOnSetting: (path) => Object.entries(settingWords).find(([name]) => name === path)?.[1].help,
  movesOf,
  positionOf,
  face: brawlFace,
  tableFor(settings) {
    const parsed = parseSettings(chessbrawl.settings, settings);
    return 'settings' in parsed && parsed.settings.ranked ? { undo: 'never' } : {};
  },
  survey: brawlSurvey,
};
