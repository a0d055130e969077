/** What stands beside the board: where the run is, what comes, and what may strike. */
import {
  isAssisted,
  perksOf,
  priceWith,
  ROUNDS,
  SIEGE_WARNING,
  siegeIn,
  soldiers,
  stopwatchText,
  wavesOf,
  type BrawlState,
} from '@rankfall/chessbrawl';
import { boonWords, kingWords, modeWords, sayWave } from '@rankfall/chessbrawl/words';
import type { DrawWish } from '../kit.ts';

/** Eight lines, the first beside the top row. */
export function panelOf(state: BrawlState, marks: readonly string[], { style }: DrawWish): readonly string[] {
  const { mode, king, round, wave, points, moves, timeMs, captured, lost } = state;
  const waves = wavesOf(state, round);
  const place =
    mode === 'gauntlet' ? `Wave ${round}` : `Round ${round}/${ROUNDS}, wave ${wave}/${waves.length}`;
  const [now, ...later] = waves.slice(wave - 1).map(sayWave);
  return [
    style.bold(`${modeWords[mode].name}, ${kingWords[king].name}`),
    `${place}   Score ${points}`,
    style.dim(`Moves ${moves}   Time ${stopwatchText(timeMs)}`),
    `Now   ${now ?? ''}`,
    later.length > 0
      ? `Then  ${later[0] ?? ''}${later.length > 1 ? ` (+${later.length - 1} more)` : ''}`
      : '',
    style.dim(
      `Taken ${captured.length}   Lost ${lost.length}${isAssisted(state, marks) ? '   assisted' : ''}`,
    ),
    boonLine(state),
    siegeLine(state),
  ];
}

const boonLine = ({ boons }: BrawlState): string =>
  boons.length === 0 ? '' : `Boons ${boons.map((boon) => boonWords[boon].name).join(', ')}`;

function siegeLine({ ranked, phase, quiet }: BrawlState): string {
  const isOn = phase === 'player' || phase === 'enemy';
  if (!ranked || !isOn || quiet < SIEGE_WARNING) return '';
  const turns = siegeIn(quiet);
  return `The siege tightens in ${turns} ${turns === 1 ? 'turn' : 'turns'} without a capture.`;
}

/** "P 1, N 3, B 3, R 5, Q 9" */
export function priceList(state: BrawlState): string {
  const perks = perksOf(state);
  return soldiers.map((piece) => `${piece} ${priceWith(perks, piece)}`).join(', ');
}
