/** From turn to turn, wave to wave, round to round: what follows when something is over. */
import type { Dice, Millis } from '@rankfall/kernel';
import { boonsLeft, perksOf, priceWith } from './boons.ts';
import { countOf, emptyIn, hasEnemies, playerZone, put, sideAt } from './cells.ts';
import { isLastRound, wavesOf } from './coming.ts';
import { enemyMoves } from './enemy.ts';
import { grow, growthIn, strikes } from './siege.ts';
import { spawn } from './spawn.ts';
import type { BrawlEvent, BrawlState } from './state.ts';
import type { Cell, Pace, Piece, Soldier } from './types.ts';

/** How long each of the enemy's two waits is. */
export const waits: Readonly<Record<Pace, Millis>> = { x1: 300, x2: 150, x4: 75, instant: 0 };

/** The stopwatch stops where the player's turn ends. */
export function stopWatch(state: BrawlState, at: Millis): BrawlState {
  return state.phase === 'player' ? { ...state, timeMs: state.timeMs + at - state.since, since: at } : state;
}

/** Nobody waits outside the enemy's turn. Written out, since leaving out one key by a rest pattern costs more than the enemy's thinking. */
function withoutWait(state: BrawlState): BrawlState {
  if (!state.wait) return state;
  if (state.edition === undefined) {
    const { wait: _over, ...rest } = state;
    return rest;
  }
  const { king, mode, enemy, ranked, manned, phase, round, wave, turn, plays, board, bought, points } = state;
  const { moves, timeMs, since, promotions, captured, lost, skippedTurns, skippedWaves } = state;
  const { finishedWaves, dismissed, pace, quiet, boons, spared, edition } = state;
  return {
    king,
    mode,
    enemy,
    ranked,
    manned,
    phase,
    round,
    wave,
    turn,
    plays,
    board,
    bought,
    points,
    moves,
    timeMs,
    since,
    promotions,
    captured,
    lost,
    skippedTurns,
    skippedWaves,
    finishedWaves,
    dismissed,
    pace,
    quiet,
    boons,
    spared,
    edition,
  };
}

export function toPlayer(state: BrawlState, at: Millis, events: BrawlEvent[]): BrawlState {
  events.push({ type: 'turn-changed', side: 'player' });
  return { ...withoutWait(state), phase: 'player', since: at, turn: state.turn + 1, plays: 1 };
}

export function startWave(state: BrawlState, at: Millis, events: BrawlEvent[]): BrawlState {
  const { round, wave } = state;
  events.push({ type: 'wave-started', round, wave });
  const begun = toPlayer({ ...state, bought: [], quiet: 0 }, at, events);
  const { headStart, headStartOfRound } = perksOf(state);
  return { ...begun, plays: 1 + headStart + (wave === 1 ? headStartOfRound : 0) };
}

/** The enemy's turn begins; in ranked runs with a stroke of the siege if the player stalls. */
export function toEnemy(state: BrawlState, at: Millis, events: BrawlEvent[]): BrawlState {
  events.push({ type: 'turn-changed', side: 'enemy' });
  const quiet = state.quiet + 1;
  const stopped: BrawlState = { ...stopWatch(state, at), phase: 'enemy', quiet, turn: state.turn + 1 };
  const pressed = state.ranked && strikes(quiet) ? siege(stopped, events) : stopped;
  if (pressed.phase === 'defeat') return pressed;
  // A second seat takes its own time, unless it can only pass.
  if (pressed.manned && enemyMoves(pressed.board).length > 0) return pressed;
  return { ...pressed, wait: { until: at + waits[state.pace] } };
}

function siege(state: BrawlState, events: BrawlEvent[]): BrawlState {
  const growth = growthIn(state.board);
  if (growth) {
    events.push({ type: 'siege', ...growth });
    return { ...state, board: grow(state.board, growth) };
  }
  events.push({ type: 'king-fell', cause: 'siege' });
  const at = state.board.indexOf('K');
  return {
    ...state,
    board: put(state.board, at, '.'),
    phase: 'defeat',
    lost: `${state.lost}K`,
    fall: { cause: 'siege', at, by: 'Q' },
  };
}

type Ending = Extract<BrawlEvent, { type: 'wave-ended' }>['reason'];

export function endWave(
  state: BrawlState,
  reason: Ending,
  at: Millis,
  dice: Dice,
  events: BrawlEvent[],
): BrawlState {
  const { round, wave } = state;
  events.push({ type: 'wave-ended', reason, round, wave });
  const board = state.board.replaceAll(/[a-z]/gu, '.');
  const ransom = reason === 'cleared' ? perksOf(state).ransom : 0;
  if (ransom > 0) events.push({ type: 'paid', for: 'ransom', points: ransom });
  const over: BrawlState = {
    ...withoutWait(stopWatch(state, at)),
    board,
    plays: 0,
    quiet: 0,
    points: state.points + ransom,
  };
  if (wave < wavesOf(state, round).length)
    return spawn(reinforce({ ...over, phase: 'transition', wave: wave + 1 }, events), dice, events);
  if (isLastRound(state, round)) {
    events.push({ type: 'victory' });
    return { ...over, phase: 'victory' };
  }
  return state.mode === 'plus' ? offerBoons(over, dice, events) : enterRound(over, round + 1, dice, events);
}

/** Whatever is left to capture decides whether the wave goes on. */
export const isCleared = (state: BrawlState): boolean => !hasEnemies(state.board);

function offerBoons(state: BrawlState, dice: Dice, events: BrawlEvent[]): BrawlState {
  const offer = dice.shuffle(`boon/${state.round}`, boonsLeft(state)).slice(0, 3);
  events.push({ type: 'boons-offered', boons: offer });
  return { ...state, phase: 'boon', offer };
}

export function enterRound(state: BrawlState, round: number, dice: Dice, events: BrawlEvent[]): BrawlState {
  if (round > 1) events.push({ type: 'round-started', round });
  const mustered = perksOf(state).musters ? muster(state, events) : state;
  const paid = payRound({ ...mustered, phase: 'placement', round, wave: 1, bought: [] }, events);
  const joined = Array.from({ length: perksOf(state).recruits }).reduce<BrawlState>(
    (now) => join(now, 'P', events),
    paid,
  );
  return spawn(joined, dice, events);
}

function payRound(state: BrawlState, events: BrawlEvent[]): BrawlState {
  const { stipend, interest } = perksOf(state);
  const earned = interest > 0 ? Math.floor(state.points / interest) : 0;
  if (stipend > 0) events.push({ type: 'paid', for: 'stipend', points: stipend });
  if (earned > 0) events.push({ type: 'paid', for: 'interest', points: earned });
  return { ...state, points: state.points + stipend + earned };
}

/** Who comes between two waves: those who follow the first one, those who come each time, and those who want to be paid. */
function reinforce(state: BrawlState, events: BrawlEvent[]): BrawlState {
  const perks = perksOf(state);
  const free = perks.reserves + (state.wave === 2 ? perks.followers : '');
  const joined = piecesIn(free).reduce<BrawlState>((now, piece) => join(now, piece, events), state);
  return piecesIn(perks.hires).reduce<BrawlState>((now, piece) => {
    const price = priceWith(perks, piece);
    return now.points < price ? now : join(now, piece, events, price);
  }, joined);
}

const piecesIn = (letters: string): readonly Soldier[] => [...letters] as Soldier[];

/** A piece joins on the first free cell of the player zone, the back row first; there may be none. */
export function join(state: BrawlState, piece: Piece, events: BrawlEvent[], price = 0): BrawlState {
  const at = emptyIn(state.board, playerZone).at(-1);
  if (at === undefined) return state;
  events.push({ type: 'joined', piece, at, ...(price > 0 ? { price } : {}) });
  return { ...state, board: put(state.board, at, piece), points: state.points - price };
}

/** Pieces beyond the zone go home, nearest to the top first, as long as there is room. */
function muster(state: BrawlState, events: BrawlEvent[]): BrawlState {
  const away: readonly Cell[] = Array.from({ length: playerZone[0] ?? 0 }, (_, cell) => cell).filter(
    (cell) => sideAt(state.board, cell) === 'player',
  );
  const free = emptyIn(state.board, playerZone);
  const going = away.slice(0, free.length);
  const board = going.reduce(
    (now, cell, i) => put(put(now, cell, '.'), free[i] ?? cell, state.board.charAt(cell)),
    state.board,
  );
  if (going.length > 0) events.push({ type: 'mustered', count: going.length });
  return { ...state, board };
}

export const enemiesLeft = (state: BrawlState): number => countOf(state.board, 'enemy');
