/** A run in numbers, turn by turn: for the chart, and wave by wave for its table. */
import { lineOf, type Match } from '@rankfall/kernel';
import { countOf, type BrawlState, type BrawlTerms } from '@rankfall/chessbrawl';

export interface Moment {
  readonly turn: number;
  readonly round: number;
  readonly wave: number;
  readonly points: number;
  readonly pieces: number;
  readonly lost: number;
}

export function timelineOf(match: Match<BrawlTerms>): readonly Moment[] {
  const states = [...lineOf(match).map(({ before }) => before.state), match.state];
  const turns = states.filter(
    ({ phase }, at) => phase !== 'placement' || at === 0 || states[at - 1]?.phase !== phase,
  );
  return turns.map((state, turn) => momentOf(state, turn));
}

function momentOf({ round, wave, points, board, lost }: BrawlState, turn: number): Moment {
  return { turn, round, wave, points, pieces: countOf(board, 'player'), lost: lost.length };
}

/** How things stood at the end of each wave. */
export function wavesIn(moments: readonly Moment[]): readonly Moment[] {
  return moments.filter((moment, at) => {
    const next = moments[at + 1];
    return !next || next.round !== moment.round || next.wave !== moment.wave;
  });
}
