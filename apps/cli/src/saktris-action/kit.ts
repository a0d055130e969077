/** What the command line knows about Action: its words, its log, and how bots play it in simulated time. */
import { anyGame, lineOf, type AnyTerms, type Match } from '@rankfall/kernel';
import { sayReason } from '@rankfall/kernel/words';
import { logLines, saktrisAction, toldIn, writeSnapshot, type ActionTerms } from '@rankfall/saktris/action';
import {
  actionSettingWords,
  sayActionReason,
  sayActionResult,
  sideName,
} from '@rankfall/saktris/action/words';
import type { GameKit } from '../kit.ts';
import { plainKit } from '../plain-kit.ts';
import { playDuel } from './duel.ts';

const game = anyGame(saktrisAction);
// The kit is handed matches of its own game only.
const own = (match: Match<AnyTerms>): Match<ActionTerms> => match as unknown as Match<ActionTerms>;
const plain = plainKit('Saktris Action', game);

export const actionKit: GameKit = {
  ...plain,
  seatName: (seat) => sideName(seat === 0 ? 0 : 1),
  sayReason: (reason) => sayReason(reason, sayActionReason),
  sayResult: sayActionResult,
  helpOnSetting: (path) => Object.entries(actionSettingWords).find(([name]) => name === path)?.[1].help,
  movesOf: (match) =>
    match.result
      ? logLines(toldIn(own(match)), match.result).join('\n')
      : lineOf(match)
          .map(({ entry }) => entry[3])
          .join(' '),
  positionOf: (match) => writeSnapshot(own(match).state, match.at),
  inRealTime: (match, bots) => playDuel(own(match), bots),
};
