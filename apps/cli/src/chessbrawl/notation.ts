/** Runs of ChessBrawl in writing: the moves wave by wave, and the board as one line. */
import { chessbrawl, COLUMNS, type BrawlDoes, type BrawlState } from '@rankfall/chessbrawl';
import { sayOption } from '@rankfall/chessbrawl/words';
import { lineOf, type AnyTerms, type Match, type Played } from '@rankfall/kernel';

// The kit is only ever handed matches of its own game; the catalogue knows games by any terms, so it is said here.
export const stateIn = (match: Match<AnyTerms>): BrawlState => match.state as BrawlState;

const SHORT: Readonly<Record<string, string>> = { 'skip-turn': '-', 'skip-wave': '»', 'finish-wave': '»»' };

/** "1.1: K@c1 N@b1 | b1c3 c3d5 1.2: …": what was bought stands before the bar. */
export function movesOf(match: Match<AnyTerms>): string {
  let wave = '';
  const written: string[] = [];
  for (const { entry, before } of lineOf(match)) {
    const [, seat, action, option] = entry;
    if (action === 'pace') continue;
    const { round, wave: number } = before.state as BrawlState;
    const now = `${round}.${number}:`;
    if (now !== wave) written.push(now);
    wave = now;
    if (action.startsWith('start/')) written.push('|');
    else if (action === 'refund') written.push(`-${option}`);
    else if (action.startsWith('boon/')) written.push(`+${option}`);
    else written.push(`${seat === 1 ? '…' : ''}${SHORT[option] ?? option}`);
  }
  return written.join(' ');
}

/** Eight rows of the board, the upper one first, with the round, the wave and the points. */
export function positionOf(match: Match<AnyTerms>): string {
  const { board, round, wave, points } = stateIn(match);
  const rows = board.match(new RegExp(`.{${COLUMNS}}`, 'gu')) ?? [];
  const packed = rows.map((row) => row.replaceAll(/\.+/gu, (dots) => String(dots.length)));
  return `${packed.join('/')} ${round}.${wave} ${points}`;
}

/** The latest choice, in words. */
export function sayLatest({ line }: Match<AnyTerms>): string {
  const does = line && doesOf(line);
  return line && does ? `${sayOption(does, line.before.state as BrawlState)}.` : '';
}

function doesOf({ entry, before }: Played<AnyTerms>): BrawlDoes | undefined {
  const [, seat, action, option] = entry;
  return chessbrawl
    .pending(before.state as BrawlState, seat)
    .find(({ id }) => id === action)
    ?.options.find(({ id }) => id === option)?.does;
}
