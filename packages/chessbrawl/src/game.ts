/** ChessBrawl as a game of the kernel: seat 0 survives; a second seat, if there is one, moves the enemy. */
import { openState, type Done, type Game, type Result, type Seat } from '@rankfall/kernel';
import { act, aim, strike } from './act.ts';
import { EMPTY_BOARD } from './cells.ts';
import { perksOf } from './boons.ts';
import { aimOf } from './enemy.ts';
import { explainChoice } from './explain.ts';
import { enterRound, toPlayer } from './flow.ts';
import { offersTo } from './offers.ts';
import { firstPoints, prices } from './prices.ts';
import { brawlSettings } from './settings.ts';
import type { BrawlEvent, BrawlState, BrawlTerms } from './state.ts';
import type { Edition, Piece } from './types.ts';

const PLAYER: readonly Seat[] = [0];
const ENEMY: readonly Seat[] = [1];
const NOBODY: readonly Seat[] = [];

/** The rules of today. */
export const chessbrawl: Game<BrawlTerms> = brawlOf(2);
/** With the boons and powers of the first edition: for runs that were begun with them. */
export const firstChessbrawl: Game<BrawlTerms> = brawlOf(1);
/** Newest first. */
export const chessbrawls: readonly [Game<BrawlTerms>, ...Game<BrawlTerms>[]] = [chessbrawl, firstChessbrawl];

function brawlOf(edition: Edition): Game<BrawlTerms> {
  return {
    id: 'chessbrawl',
    rules: edition,
    seats: { min: 1, max: 2 },
    settings: brawlSettings,
    table: { undo: 'free', pause: 'free', draw: false, clock: false },

    setup(settings, seats, dice) {
      const { king, mode, enemy, ranked, pace } = settings;
      const empty: BrawlState = {
        king,
        mode,
        enemy,
        ranked,
        manned: seats === 2,
        phase: 'placement',
        round: 1,
        wave: 1,
        turn: 0,
        plays: 0,
        board: EMPTY_BOARD,
        bought: [],
        points: firstPoints[king],
        moves: 0,
        timeMs: 0,
        since: 0,
        promotions: 0,
        captured: '',
        lost: '',
        skippedTurns: 0,
        skippedWaves: 0,
        finishedWaves: 0,
        dismissed: 0,
        pace,
        quiet: 0,
        boons: [],
        spared: 0,
        ...(edition === 1 ? {} : { edition }),
      };
      return enterRound(empty, 1, dice, []);
    },

    awaits: ({ phase, wait }) => (phase !== 'enemy' ? PLAYER : wait ? NOBODY : ENEMY),
    pending: offersTo,
    choose: (state, _seat, does, at, dice) => act(state, does, at, dice),
    due: ({ wait }) => wait?.until,
    wake(state, at, dice): Done<BrawlTerms> {
      const events: BrawlEvent[] = [];
      const aimed = state.wait?.aim;
      if (aimed) return { state: strike(state, aimed, at, dice, events), events };
      const next = state.manned ? undefined : aimOf(state.board, state.enemy, perksOf(state).gaits);
      if (next) return { state: aim(state, next, at, events), events };
      events.push({ type: 'enemy-passed' });
      return { state: toPlayer(state, at, events), events };
    },
    result: resultOf,
    ...openState<BrawlState>(),
    explain: (state, seat, choice) => explainChoice(state, seat, choice),
    forfeit: (state, seat, why) => ({
      outcome: state.manned ? (seat === 0 ? ['lost', 'won'] : ['won', 'lost']) : ['lost'],
      reason: why,
      score: scoresOf(state),
    }),
  };
}

function resultOf(state: BrawlState): Result | undefined {
  const { phase, manned, fall } = state;
  if (phase === 'victory')
    return { outcome: manned ? ['won', 'lost'] : ['won'], reason: 'victory', score: scoresOf(state) };
  if (phase !== 'defeat') return undefined;
  return {
    outcome: manned ? ['lost', 'won'] : ['lost'],
    reason: `king-${fall?.cause ?? 'move'}`,
    score: scoresOf(state),
  };
}

const scoresOf = (state: BrawlState): readonly number[] =>
  state.manned ? [scoreOf(state), 0] : [scoreOf(state)];

/** Points left; in the Gauntlet, which only ends one way, everything that was captured. */
export function scoreOf({ mode, points, captured }: BrawlState): number {
  return mode === 'gauntlet' ? valueOf(captured) : points;
}

export const valueOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum + prices[letter as Piece], 0);

/** A run that went around a wave sets no record; the kernel marks an undo by itself. */
export const isAssisted = (state: BrawlState, marks: readonly string[] = []): boolean =>
  state.skippedWaves > 0 || state.finishedWaves > 0 || marks.length > 0;
