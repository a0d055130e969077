/** What the command line knows about Saktris. */
import { anyGame } from '@rankfall/kernel';
import { saktris, writeSakfen } from '@rankfall/saktris';
import { sayResult, settingWords } from '@rankfall/saktris/words';
import type { GameKit } from '../kit.ts';
import { sideName } from './ask.ts';
import { saktrisFace, stateIn } from './face.ts';
import { foldPgn, movesOf, pgnOf } from './notation.ts';
import { sayAnyReason } from './words.ts';

export const saktrisKit: GameKit = {
  title: 'Saktris',
  games: [anyGame(saktris)],
  seatName: sideName,
  sayReason: sayAnyReason,
  sayResult,
  helpOnSetting: (path) => Object.entries(settingWords).find(([name]) => name === path)?.[1].help,
  movesOf,
  positionOf: (match) => writeSakfen(stateIn(match).position),
  pgnOf,
  fromPgn: foldPgn,
  face: saktrisFace,
};
