/** What the command line knows about Starlines. */
import { anyGame, lineOf, type Reason } from '@rankfall/kernel';
import { sayReason } from '@rankfall/kernel/words';
import { starlinesVersions } from '@rankfall/starlines';
import { sayResult, sayStarlinesReason, settingWords } from '@rankfall/starlines/words';
import type { GameKit } from '../kit.ts';
import { seatNames, starlinesFace } from './face.ts';

/** What an option lacks is said without a capital where it stands beside it; alone it is a sentence. */
function sayAnyReason(reason: Reason): string {
  const said = sayReason(reason, sayStarlinesReason);
  return /[.!?]$/u.test(said) ? said : `Not now: ${said}.`;
}

const [newest, ...earlier] = starlinesVersions;

export const starlinesKit: GameKit = {
  title: 'Starlines',
  games: [anyGame(newest), ...earlier.map(anyGame)],
  seatName: (seat) => seatNames[seat] ?? `Seat ${seat + 1}`,
  sayReason: sayAnyReason,
  sayResult: (result) => sayResult(result, seatNames),
  helpOnSetting: (path) => Object.entries(settingWords).find(([name]) => name === path)?.[1].help,
  movesOf: (match) =>
    lineOf(match)
      .map(({ entry }) => `${entry[1] === 0 ? 'B' : 'A'}:${entry[3]}`)
      .join(' '),
  face: starlinesFace,
};
