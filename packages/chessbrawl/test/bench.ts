/** Short words for tests: a run from a drawn board, and choices by their ids. */
import { choose, reach, start, startFrom, type Match, type Reason, type Step } from '@rankfall/kernel';
import { cellAt, cellName, EMPTY_BOARD, put } from '../src/cells.ts';
import { chessbrawl } from '../src/game.ts';
import type { BrawlSettings } from '../src/settings.ts';
import type { BrawlEvent, BrawlState, BrawlTerms } from '../src/state.ts';

export type Run = Match<BrawlTerms>;

export function newRun(settings: Partial<BrawlSettings> = {}, seed = 'CHESS', seats = 1): Run {
  const { match, refused } = start(chessbrawl, { seed, settings, seats });
  if (!match) throw new Error(refused.code);
  return match;
}

/** "R(1,2) p(4,2) K(7,5)" as a board. */
export function boardWith(pieces: string): string {
  return [...pieces.matchAll(/([a-zA-Z])\((\d),(\d)\)/gu)].reduce(
    (board, [, letter = '', row, column]) => put(board, cellAt(Number(row), Number(column)), letter),
    EMPTY_BOARD,
  );
}

/** A run in the player's turn with these pieces; what else is to be different comes after. */
export function runWith(pieces: string, more: Partial<BrawlState> = {}, run: Run = newRun()): Run {
  const state: BrawlState = {
    ...run.state,
    board: boardWith(pieces),
    phase: 'player',
    turn: 1,
    plays: 1,
    ...more,
  };
  return startFrom(run.charter, state, { at: 0 });
}

export const name = (row: number, column: number): string => cellName(cellAt(row, column));
const cellsIn = (text: string): string[] =>
  [...text.matchAll(/\((\d),(\d)\)/gu)].map(([, row, column]) => name(Number(row), Number(column)));

/** "buy N(6,0)", "refund (6,0)", "(6,4)(4,3)", "start", "skip-turn", "skip-wave", "pause", "finish-wave", "pace x4". */
export function choiceOf(run: Run, said: string): { action: string; option: string } {
  const { round, wave, turn } = run.state;
  const [word = '', more = ''] = said.split(' ');
  const [first = '', second = ''] = cellsIn(said);
  switch (word) {
    case 'buy':
      return { action: 'buy', option: `${more.charAt(0)}@${first}` };
    case 'refund':
      return { action: 'refund', option: first };
    case 'start':
      return { action: `start/${round}.${wave}`, option: 'start' };
    case 'skip-wave':
      return { action: `skip-wave/${round}.${wave}`, option: word };
    case 'skip-turn':
      return { action: `skip-turn/${turn}`, option: word };
    case 'pace':
      return { action: 'pace', option: more };
    case 'pause':
      return { action: '~pause', option: word };
    case 'resume':
      return { action: '~pause', option: word };
    case 'finish-wave':
      return { action: word, option: word };
    default:
      return { action: `play/${turn}`, option: `${first}${second}` };
  }
}

export function does(run: Run, said: string): Step<BrawlTerms> {
  return choose(run, 0, choiceOf(run, said));
}

/** Every choice must be accepted; between them the enemy has had its turn. */
export function after(run: Run, ...said: readonly string[]): Run {
  return said.reduce((now, one) => {
    const ready =
      now.state.phase === 'enemy' && !now.sitting.paused && one !== 'pause'
        ? reach(now, now.at + 1000).match
        : now;
    const step = does(ready, one);
    if (step.refused) throw new Error(`${one}: ${step.refused.code}`);
    return step.match;
  }, run);
}

/** Lets the enemy have its whole turn, and tells what happened. */
export function reply(run: Run): { readonly run: Run; readonly events: readonly BrawlEvent[] } {
  const step = reach(run, run.at + 600);
  return { run: step.match, events: step.told.map(({ event }) => event as BrawlEvent) };
}

export const refusedWith = (run: Run, said: string): Reason['code'] | undefined =>
  does(run, said).refused?.code;

/** The board as the pieces of one side: "p(1,4) p(1,5)". */
export function piecesOn(board: string, side: 'player' | 'enemy'): string {
  return [...board]
    .flatMap((letter, cell) =>
      letter !== '.' && (letter === letter.toUpperCase()) === (side === 'player')
        ? [`${letter}(${Math.floor(cell / 6)},${cell % 6})`]
        : [],
    )
    .join(' ');
}
