/** Saktris Action as a game of the kernel: no turns, a cooldown for each side, and pieces that arrive by themselves. */
import type { Dice, Done, Game, Millis, Result, Seat } from '@rankfall/kernel';
import { nameOf, squareOf } from '../squares.ts';
import type { Side } from '../types.ts';
import { arrive } from './arrive.ts';
import { EMPTY_CELLS } from './cells.ts';
import { explainOrder } from './explain.ts';
import { makeMove } from './make-move.ts';
import { canGo } from './moves.ts';
import { menuOf } from './options.ts';
import { actionSettings, rulesOf, startOf, type ActionSettings } from './settings.ts';
import { settle } from './settle.ts';
import { firstSlots } from './slots.ts';
import { NO_STOCK, topUp } from './supply.ts';
import {
  QUIET,
  type ActionDoes,
  type ActionEvent,
  type ActionState,
  type Passing,
  type Premove,
} from './types.ts';

export interface ActionTerms {
  settings: ActionSettings;
  state: ActionState;
  /** The same without the other side's premove. */
  view: ActionState;
  event: ActionEvent;
  does: ActionDoes;
}

const everybody: readonly Seat[] = [0, 1];
const NOBODY: readonly Seat[] = [];
const NO_PREMOVES: ActionState['premoves'] = [null, null];

export const saktrisAction: Game<ActionTerms> = {
  id: 'saktris-action',
  rules: 1,
  seats: { min: 2, max: 2 },
  settings: actionSettings,
  table: { undo: 'never', pause: 'free', draw: true, clock: false },
  setup,
  awaits: ({ over }) => (over ? NOBODY : everybody),
  pending: menuOf,
  choose,
  due,
  wake,
  result: ({ over, now, rules }) => over && resultOf(over.winner, over.reason, now, rules.score),
  view: (state, seat) => {
    const [white, black] = state.premoves;
    const kept: ActionState['premoves'] = [seat === 0 ? white : null, seat === 1 ? black : null];
    return kept[0] === white && kept[1] === black ? state : { ...state, premoves: kept };
  },
  imagine: (view) => view,
  explain: explainOrder,
  forfeit: ({ now, rules }, seat, why) => resultOf(seat === 0 ? 1 : 0, why, now, rules.score),
};

function resultOf(winner: Side | undefined, reason: string, at: Millis, isScored: boolean): Result {
  const seconds = Math.floor(at / 1000);
  return {
    outcome: winner === undefined ? ['drawn', 'drawn'] : winner === 0 ? ['won', 'lost'] : ['lost', 'won'],
    reason,
    ...(isScored ? { score: [seconds, seconds] } : {}),
  };
}

function setup(settings: ActionSettings, _seats: number, dice: Dice): ActionState {
  const rules = rulesOf(settings);
  const start = startOf(settings);
  const blank: ActionState = {
    rules,
    cells: EMPTY_CELLS,
    nextId: 1,
    moves: 0,
    ...NO_STOCK,
    slots: [],
    readyAt: [0, 0],
    passing: [],
    premoves: NO_PREMOVES,
    now: 0,
    quietAt: QUIET,
  };
  if (start) {
    const { cells, queues, readyAt, passing } = start;
    const placed: ActionState = {
      ...blank,
      cells,
      queues,
      readyAt,
      passing,
      slots: start.slots,
      nextId: cells.filter((man) => man).length + 1,
      // Nothing more is drawn than what the position holds.
      drawn: [16, 16],
    };
    // What the text announces may be impossible; the rules put it right before anybody sees it.
    return settle(placed, 0, false, []);
  }
  const stocked = { ...blank, ...topUp(rules, NO_STOCK, dice) };
  const first =
    settings.firstSlot === 'coin' ? dice.below('first', 2) : settings.firstSlot === 'black' ? 1 : 0;
  return { ...stocked, slots: firstSlots(stocked, first === 1 ? 1 : 0, dice) };
}

function choose(state: ActionState, seat: Seat, does: ActionDoes, at: Millis): Done<ActionTerms> {
  const [fromName, toName] =
    does.type === 'castle' ? [does.king[0], does.rook[0]] : ([does.from, does.to] as const);
  const from = squareOf(fromName);
  const to = squareOf(toName);
  if (from === undefined || to === undefined) throw new Error(`no squares: ${fromName}, ${toName}`);
  if (does.type !== 'premove') return makeMove(state, from, to, at);
  const side: Side = seat === 0 ? 0 : 1;
  const premove: Premove = { id: does.man, from, to, at };
  return {
    state: { ...state, premoves: side === 0 ? [premove, state.premoves[1]] : [state.premoves[0], premove] },
    events: [tellPremove('premoved', side, does.piece, premove)],
  };
}

function tellPremove(
  type: 'premoved' | 'premove-lapsed',
  side: Side,
  piece: string,
  { id, from, to }: Premove,
): ActionEvent {
  return { type, only: [side], side, man: id, piece, from: nameOf(from), to: nameOf(to) };
}

/** The side whose premove fires first: by time, then the one ordered earlier. */
function firstPremove({ premoves, readyAt }: ActionState): Side | undefined {
  const [white, black] = premoves;
  if (!white) return black ? 1 : undefined;
  if (!black || readyAt[0] < readyAt[1]) return 0;
  return readyAt[0] === readyAt[1] && white.at <= black.at ? 0 : 1;
}

function due(state: ActionState): Millis | undefined {
  if (state.over) return undefined;
  const premover = firstPremove(state);
  const times = [
    ...state.slots.slice(0, 1).map(({ at }) => at),
    ...state.passing.map(({ until }) => until),
    ...(premover === undefined ? [] : [state.readyAt[premover]]),
    ...(state.rules.quietDraw && state.slots.length === 0 ? [state.quietAt] : []),
  ];
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** One thing at a time; what else is due at this instant comes in the next wake, in this order: arrivals first [TI2]. */
function wake(state: ActionState, at: Millis, dice: Dice): Done<ActionTerms> {
  const [slot] = state.slots;
  if (slot?.at === at) return arrive(state, slot, at, dice);
  const lapsed = state.passing.find(({ until }) => until === at);
  if (lapsed) return lapse(state, lapsed, at);
  const premover = firstPremove(state);
  if (premover !== undefined && state.readyAt[premover] === at) return fire(state, premover, at);
  return { state: { ...state, now: at, over: { reason: 'quiet' } }, events: [] };
}

function lapse(state: ActionState, right: Passing, at: Millis): Done<ActionTerms> {
  return {
    state: { ...state, now: at, passing: state.passing.filter((one) => one !== right) },
    events: [{ type: 'passing-lapsed', side: right.side, square: nameOf(right.over) }],
  };
}

function fire(state: ActionState, side: Side, at: Millis): Done<ActionTerms> {
  const premove = state.premoves[side];
  if (!premove) throw new Error(`side ${side} has no premove to fire`);
  const free: ActionState = {
    ...state,
    premoves: side === 0 ? [null, state.premoves[1]] : [state.premoves[0], null],
  };
  const man = state.cells[premove.from];
  if (man?.id === premove.id && canGo(state, premove.from, premove.to))
    return makeMove(free, premove.from, premove.to, at);
  return { state: free, events: [tellPremove('premove-lapsed', side, man?.piece ?? '', premove)] };
}
