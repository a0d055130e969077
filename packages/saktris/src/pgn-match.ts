/** Between a match and its PGN. A PGN starts from its own position, so the match it becomes has that as its start. */
import {
  choose,
  HOST,
  lineOf,
  pendingOf,
  reach,
  seedProblem,
  start,
  type Choice,
  type ClockSettings,
  type Match,
  type Millis,
  type Reason,
  type Seat,
} from '@rankfall/kernel';
import { formatAction } from './action.ts';
import { saktris } from './game.ts';
import type { PgnEnd, PgnGame, PgnRefusal, PgnResult } from './pgn.ts';
import { readPgn } from './pgn-read.ts';
import { writeGame } from './pgn-write.ts';
import { playPasses } from './passes.ts';
import { SaktrisPosition } from './position.ts';
import { writeSakfen } from './sakfen.ts';
import { startOf } from './settings.ts';
import type { SaktrisTerms } from './state.ts';

type SaktrisMatch = Match<SaktrisTerms>;

/** The PGN of a match, or of a game given as data. `tags` adds names, date and the like. */
export function writePgn(from: SaktrisMatch | PgnGame, tags: Readonly<Record<string, string>> = {}): string {
  const game = 'charter' in from ? pgnOf(from) : from;
  return writeGame({ ...game, tags: { ...game.tags, ...tags } });
}

/** The line really played, as data. */
export function pgnOf(match: SaktrisMatch): PgnGame {
  const { settings, seed, table } = match.charter;
  const line = lineOf(match);
  const first = startOf(settings) ?? line[0]?.before.state.position ?? match.state.position;
  const position = new SaktrisPosition().load(first);
  const moves: string[] = [];
  const clocks: (Millis | undefined)[] = [];
  const play = (action: number, clock?: Millis): void => {
    moves.push(formatAction(action));
    clocks.push(clock);
    position.make(action);
  };
  playPasses(position, true, play);
  for (const { before, entry } of line) {
    const [, seat, , option] = entry;
    const found = position.find(option);
    if (found === undefined) throw new Error(`${option} was played and is not legal`);
    // What was left when the move was made, and the increment for it; a pass after it earns its own.
    const left = before.clock?.[seat];
    play(found, left === undefined ? undefined : left + (table.clock?.increment ?? 0));
    playPasses(position, false, play);
  }
  const time = table.clock ? `${table.clock.base / 1000}+${table.clock.increment / 1000}` : '-';
  return {
    start: first,
    moves,
    ...(match.clock ? { clocks } : {}),
    ...endOf(match),
    tags: { SaktrisSeed: seed, TimeControl: time },
  };
}

function endOf({ result }: SaktrisMatch): { readonly result: PgnResult; readonly end?: PgnEnd } {
  if (!result) return { result: '*' };
  const [white] = result.outcome;
  const score = white === 'won' ? '1-0' : white === 'lost' ? '0-1' : '1/2-1/2';
  // The reasons are the position's endings or the table's, and only the table's 'left' has another name here.
  return { result: score, end: result.reason === 'left' ? 'abandoned' : (result.reason as PgnEnd) };
}

export type PgnMatch =
  | {
      readonly match: SaktrisMatch;
      readonly game: PgnGame;
      readonly refused?: undefined;
      /** Why the match goes on although the game had ended: its end cannot be shown without a clock. */
      readonly open?: Reason & { readonly code: 'pgn-open'; readonly end: PgnEnd };
    }
  | { readonly match?: undefined; readonly refused: Reason & (PgnRefusal | { readonly code: string }) };

/** The match that a PGN tells of: its turns are played again, each at the time its clock says. */
export function matchFromPgn(text: string): PgnMatch {
  const game = readPgn(text);
  if ('code' in game) return { refused: game };
  const { tags = {} } = game;
  const clock = readControl(tags['TimeControl']);
  if (clock && 'code' in clock) return { refused: clock };
  const seed = tags['SaktrisSeed'];
  const started = start(saktris, {
    settings: { start: writeSakfen(game.start) },
    seed: seedProblem(seed) === undefined && seed !== undefined ? seed : 'pgn',
    ...(clock ? { table: { clock } } : {}),
  });
  if (!started.match) return { refused: started.refused };
  let match = started.match;
  for (const [i, move] of game.moves.entries()) {
    if (move === '0000') continue;
    const seat = match.state.position.toMove;
    const spent = clock ? spentBy(match, seat, game.clocks?.[i], clock) : 0;
    const action = pendingOf(match, seat)[0]?.id ?? '';
    const step = choose(reach(match, match.at + spent).match, seat, { action, option: move });
    if (step.refused) return { refused: step.refused };
    match = step.match;
  }
  return { game, ...finish(match, game) };
}

/** How long the mover thought, if the clock was written down. Nobody's flag falls by rounding. */
function spentBy(match: SaktrisMatch, seat: Seat, left: Millis | undefined, clock: ClockSettings): Millis {
  const had = match.clock?.[seat];
  if (left === undefined || had === undefined) return 0;
  return Math.min(Math.max(0, had - (left - clock.increment)), had - 1);
}

/** '300+3' in seconds; '-' and '?' say that there is none, and other kinds are not for this game. */
function readControl(text = '-'): ClockSettings | undefined | (Reason & PgnRefusal) {
  if (text === '-' || text === '?' || text === '') return undefined;
  const found = /^(\d{1,6}(?:\.\d{1,3})?)(?:\+(\d{1,4}(?:\.\d{1,3})?))?$/.exec(text);
  const base = Math.round(Number(found?.[1]) * 1000);
  const increment = Math.round(Number(found?.[2] ?? 0) * 1000);
  return found && base > 0 ? { base, increment } : { code: 'pgn-clock', got: text.slice(0, 20) };
}

type Finished = Pick<Extract<PgnMatch, { readonly game: PgnGame }>, 'match' | 'open'>;

/** Lets the match end as the game did: at the table, or by the clock. */
function finish(match: SaktrisMatch, { result, end }: PgnGame): Finished {
  if (match.result || end === undefined) return { match };
  const loser: Seat = result === '1-0' ? 1 : 0;
  const act = (on: SaktrisMatch, seat: Seat, choice: Choice): SaktrisMatch => choose(on, seat, choice).match;
  let ended = match;
  if (end === 'agreement') {
    ended = act(match, 0, { action: '~draw', option: 'ask' });
    ended = act(ended, 1, { action: '~draw', option: 'accept' });
  } else if (end === 'resign') ended = act(match, loser, { action: '~resign', option: 'resign' });
  else if (end === 'abandoned') ended = act(match, HOST, { action: '~left', option: String(loser) });
  else if (match.clock)
    ended = reach(match, match.at + (match.clock[match.state.position.toMove] ?? 0)).match;
  const isSame = ended.result !== undefined && endOf(ended).result === result;
  return isSame ? { match: ended } : { match, open: { code: 'pgn-open', end } };
}
