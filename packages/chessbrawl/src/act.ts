/** What each choice does. Only ever called with something that was offered, so nothing is tested twice. */
import type { Dice, Done, Millis } from '@rankfall/kernel';
import { atOnceOf, perksOf, priceWith } from './boons.ts';
import { letterOf, pieceAt, put } from './cells.ts';
import {
  endWave,
  enemiesLeft,
  enterRound,
  isCleared,
  join,
  startWave,
  toEnemy,
  toPlayer,
  waits,
} from './flow.ts';
import type { Boon } from './gifts.ts';
import { prices } from './prices.ts';
import { promoteAt } from './promote.ts';
import type { BrawlDoes, BrawlEvent, BrawlState, BrawlTerms } from './state.ts';
import type { Cell, Pace, Piece } from './types.ts';

export function act(state: BrawlState, does: BrawlDoes, at: Millis, dice: Dice): Done<BrawlTerms> {
  const events: BrawlEvent[] = [];
  return { state: acted(state, does, at, dice, events), events };
}

function acted(state: BrawlState, does: BrawlDoes, at: Millis, dice: Dice, events: BrawlEvent[]): BrawlState {
  switch (does.type) {
    case 'buy':
      return buy(state, does.piece, does.to, events);
    case 'refund':
      return refund(state, does.at, events);
    case 'start':
      return startWave(state, at, events);
    case 'play':
      return play(state, does.from, does.to, at, dice, events);
    case 'skip-turn':
      events.push({ type: 'turn-skipped' });
      return toEnemy({ ...state, skippedTurns: state.skippedTurns + 1 }, at, events);
    case 'skip-wave':
      return skipWave(state, at, dice, events);
    case 'finish-wave': {
      const dismissed = state.dismissed + enemiesLeft(state);
      const finished = { ...state, dismissed, finishedWaves: state.finishedWaves + 1 };
      return endWave(finished, 'finished', at, dice, events);
    }
    case 'reply':
      return aim(state, does, at, events);
    case 'boon':
      return takeBoon(state, does.boon, dice, events);
    case 'pace':
      return setPace(state, does.pace, at, events);
  }
}

function buy(state: BrawlState, piece: Piece, to: Cell, events: BrawlEvent[]): BrawlState {
  const price = priceWith(perksOf(state), piece);
  events.push({ type: 'placed', piece, at: to, price });
  return {
    ...state,
    board: put(state.board, to, piece),
    bought: [...state.bought, to],
    points: state.points - price,
  };
}

function refund(state: BrawlState, at: Cell, events: BrawlEvent[]): BrawlState {
  const piece = pieceAt(state.board, at) ?? 'P';
  const price = priceWith(perksOf(state), piece);
  events.push({ type: 'removed', piece, at, refund: price });
  return {
    ...state,
    board: put(state.board, at, '.'),
    bought: state.bought.filter((cell) => cell !== at),
    points: state.points + price,
  };
}

function play(
  state: BrawlState,
  from: Cell,
  to: Cell,
  at: Millis,
  dice: Dice,
  events: BrawlEvent[],
): BrawlState {
  const piece = pieceAt(state.board, from) ?? 'P';
  const victim = pieceAt(state.board, to);
  events.push({ type: 'moved', side: 'player', piece, from, to });
  const moved = { ...state, board: put(put(state.board, from, '.'), to, piece) };
  const taken = victim === undefined ? moved : capture(moved, victim, to, events);
  const promoted = promoteAt(taken, 'player', to, dice, events);
  const counted = { ...promoted, moves: state.moves + 1, plays: state.plays - 1 };
  if (isCleared(counted)) return endWave(counted, 'cleared', at, dice, events);
  return counted.plays > 0 ? { ...counted, turn: state.turn + 1 } : toEnemy(counted, at, events);
}

function capture(state: BrawlState, piece: Piece, at: Cell, events: BrawlEvent[]): BrawlState {
  const points = prices[piece] + (prices[piece] >= 3 ? perksOf(state).bounty : 0);
  events.push({ type: 'captured', piece, at, points });
  // The turn that is being ended counts one, so that the first quiet one is the next.
  return { ...state, captured: state.captured + piece, points: state.points + points, quiet: -1 };
}

function skipWave(state: BrawlState, at: Millis, dice: Dice, events: BrawlEvent[]): BrawlState {
  const captured = state.board.replaceAll(/[^a-z]/gu, '').toUpperCase();
  const points = [...captured].reduce((sum, piece) => sum + prices[piece as Piece], 0);
  events.push({ type: 'wave-skipped', captured, points });
  const skipped = {
    ...state,
    captured: state.captured + captured,
    points: state.points + points,
    skippedWaves: state.skippedWaves + 1,
  };
  return endWave(skipped, 'skipped', at, dice, events);
}

/** The enemy shows what it is about to do, and does it after its second wait. */
export function aim(
  state: BrawlState,
  { from, to }: { readonly from: Cell; readonly to: Cell },
  at: Millis,
  events: BrawlEvent[],
): BrawlState {
  const piece = pieceAt(state.board, from) ?? 'P';
  const takes = pieceAt(state.board, to);
  events.push({ type: 'aimed', piece, from, to, ...(takes ? { takes } : {}) });
  return { ...state, wait: { until: at + waits[state.pace], aim: { from, to } } };
}

/** The enemy's move. */
export function strike(
  state: BrawlState,
  { from, to }: { readonly from: Cell; readonly to: Cell },
  at: Millis,
  dice: Dice,
  events: BrawlEvent[],
): BrawlState {
  const piece = pieceAt(state.board, from) ?? 'P';
  const victim = pieceAt(state.board, to);
  const perks = perksOf(state);
  if (victim === 'K' && perks.guards > state.spared) return spare(state, from, piece, at, dice, events);
  events.push({ type: 'moved', side: 'enemy', piece, from, to });
  const board = put(put(state.board, from, '.'), to, letterOf('enemy', piece));
  if (victim === undefined)
    return toPlayer(promoteAt({ ...state, board }, 'enemy', to, dice, events), at, events);
  events.push({ type: 'lost', piece: victim, at: to, by: piece });
  const taken: BrawlState = { ...state, board, lost: state.lost + victim, quiet: 0 };
  if (victim === 'K') {
    events.push({ type: 'king-fell', cause: 'move' });
    const { wait: _over, ...fallen } = taken;
    return { ...fallen, phase: 'defeat', fall: { cause: 'move', at: to, by: piece, from } };
  }
  if (perks.salvage > 0) events.push({ type: 'paid', for: 'salvage', points: perks.salvage });
  const paid = { ...taken, points: state.points + perks.salvage };
  return toPlayer(promoteAt(paid, 'enemy', to, dice, events), at, events);
}

/** A guardian strikes the attacker down before it reaches the King. */
function spare(
  state: BrawlState,
  from: Cell,
  by: Piece,
  at: Millis,
  dice: Dice,
  events: BrawlEvent[],
): BrawlState {
  events.push({ type: 'spared', at: from, by });
  const saved = {
    ...state,
    board: put(state.board, from, '.'),
    spared: state.spared + 1,
    dismissed: state.dismissed + 1,
    quiet: 0,
  };
  return isCleared(saved) ? endWave(saved, 'cleared', at, dice, events) : toPlayer(saved, at, events);
}

function takeBoon(state: BrawlState, boon: Boon, dice: Dice, events: BrawlEvent[]): BrawlState {
  events.push({ type: 'boon-taken', boon });
  const { offer: _offer, ...rest } = state;
  const { points = 0, pieces = [] } = atOnceOf(state, boon);
  if (points > 0) events.push({ type: 'paid', for: 'windfall', points });
  const had: BrawlState = { ...rest, boons: [...state.boons, boon], points: state.points + points };
  const joined = pieces.reduce((now, piece) => join(now, piece, events), had);
  return enterRound(joined, state.round + 1, dice, events);
}

/** A wait under way goes on at the new pace. */
function setPace(state: BrawlState, pace: Pace, at: Millis, events: BrawlEvent[]): BrawlState {
  events.push({ type: 'paced', pace });
  if (!state.wait) return { ...state, pace };
  const left = Math.round(((state.wait.until - at) * waits[pace]) / Math.max(1, waits[state.pace]));
  return { ...state, pace, wait: { ...state.wait, until: at + left } };
}
