/** Looking back on a game, in English. */
import type { Standing } from '@rankfall/bots/analysis';
import { sideWords } from '@rankfall/saktris/words';
import type { Side } from '@rankfall/saktris';
import type { Verdict } from './analysis.ts';

const leads: Readonly<Record<Standing, string>> = {
  losing: 'is losing',
  worse: 'is clearly worse',
  'little-worse': 'is a little worse',
  even: 'is level',
  'little-better': 'is a little better',
  better: 'is clearly better',
  winning: 'is winning',
};
/** What kind of game a side has: "turned an even game into a bad one". */
const kinds: Readonly<Record<Standing, string>> = {
  losing: 'a lost',
  worse: 'a bad',
  'little-worse': 'a slightly worse',
  even: 'an even',
  'little-better': 'a slightly better',
  better: 'a good',
  winning: 'a won',
};

const moves = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);
const other = (side: Side): Side => (side === 0 ? 1 : 0);
const mirror: Readonly<Record<Standing, Standing>> = {
  losing: 'winning',
  worse: 'better',
  'little-worse': 'little-better',
  even: 'even',
  'little-better': 'little-worse',
  better: 'worse',
  winning: 'losing',
};
const standingFor = ({ leader, standing }: Verdict, side: Side): Standing =>
  leader === undefined || leader === side ? standing : mirror[standing];

function verdict({ leader, standing, wins }: Verdict): string {
  if (leader === undefined) return 'Even';
  if (wins === 0) return `${sideWords[leader]} has won`;
  if (wins !== undefined) return `${sideWords[leader]} can win in ${moves(wins)}`;
  return `${sideWords[leader]} ${leads[standing]}`;
}

function numberOf({ leader, pawns, wins }: Verdict): string {
  if (wins !== undefined) return wins === 0 ? '' : `${leader === 1 ? '−' : '+'}#${wins}`;
  return `${pawns < 0 ? '−' : '+'}${Math.abs(pawns).toFixed(1)}`;
}

export interface SwingText {
  readonly turn: number;
  readonly side: Side;
  readonly move: string;
  readonly better: string;
  readonly before: Verdict;
  readonly after: Verdict;
}

/** What the move did, from its player's side. */
function blame({ side, move, before, after }: SwingText): string {
  if (after.wins !== undefined && after.leader !== side)
    return after.wins === 0
      ? `${move} lost the game at once`
      : `${move} let ${sideWords[other(side)]} win in ${moves(after.wins)}`;
  if (before.wins !== undefined && before.leader === side)
    return `${move} missed a win in ${moves(before.wins)}`;
  const [had, has] = [standingFor(before, side), standingFor(after, side)];
  return had === has ? `${move} gave ground` : `${move} turned ${kinds[had]} game into ${kinds[has]} one`;
}

export const analysisWords = {
  title: 'Analysis',
  invite: 'Where was it decided?',
  start: 'Analyse this game',
  progress: (done: number, all: number) => `Looking at ${Math.min(done + 1, all)} of ${all}`,
  stop: 'Stop',
  goOn: 'Go on',
  stopped: (done: number, all: number) => `Stopped at ${done} of ${all}`,
  done: (swings: number) =>
    swings === 0 ? 'The analysis is done.' : `The analysis is done. Biggest swings: ${swings}.`,
  graph: 'Who stood better',
  unknown: 'not looked at yet',
  swings: 'Biggest swings',
  swingsShort: 'Swings',
  none: 'No move gave much away.',
  noneYet: 'Nothing big so far.',
  swing: (swing: SwingText) => `Move ${swing.turn}: ${blame(swing)}; ${swing.better} was better.`,
  verdict,
  number: numberOf,
  best: (move: string) => `Best here: ${move}`,
  at: (move: string, said: string) => (move === '' ? `Start: ${said}` : `${move}: ${said}`),
  asTable: 'Every move as a table',
  columns: { move: 'Move', played: 'Played', standing: 'Then', best: 'Best' },
  whatIf: {
    title: 'What if …',
    line: (turn: number, side: string) =>
      `From move ${turn}, with ${side} to move. The same pieces are still to come.`,
    play: 'Play it out',
  },
};
