/** All that a seat may do in a state. What recurs is made once and shared. */
import type { Option, PendingAction, Reason, Seat } from '@rankfall/kernel';
import { perksOf, priceWith } from './boons.ts';
import { cellName, CELLS, emptyIn, kingCell, playerZone } from './cells.ts';
import { enemyMoves } from './enemy.ts';
import { addMoves, fieldOf, FOE, type Field } from './field.ts';
import type { BrawlDoes, BrawlState } from './state.ts';
import { paces, pieces, type Cell, type Piece } from './types.ts';

type Action = PendingAction<BrawlDoes>;
type Offer = Option<BrawlDoes>;

const once = <E>(make: (from: Cell, to: Cell) => E): ((from: Cell, to: Cell) => E) => {
  const made: E[] = [];
  return (from, to) => (made[from * CELLS + to] ??= make(from, to));
};
const moveOption =
  (type: 'play' | 'reply') =>
  (from: Cell, to: Cell): Offer => ({
    id: `${cellName(from)}${cellName(to)}`,
    does: { type, from, to },
    picks: [cellName(from), cellName(to)],
  });
const playOption = once(moveOption('play'));
const replyOption = once(moveOption('reply'));

const paceOptions: readonly Offer[] = paces.map((pace) => ({ id: pace, does: { type: 'pace', pace } }));
const paceAction: Action = { id: 'pace', type: 'PACE', options: paceOptions };
const single = (
  type: 'start' | 'skip-turn' | 'skip-wave' | 'finish-wave',
  off?: Reason,
): readonly Offer[] => [{ id: type, does: { type }, ...(off ? { off } : {}) }];
const skipTurn = single('skip-turn');
const skipWave = single('skip-wave');
const noSkipWave = single('skip-wave', { code: 'ranked-run' });
const finishWave: Action = {
  id: 'finish-wave',
  type: 'FINISH_WAVE',
  options: single('finish-wave'),
  paused: true,
};
const noFinishWave: Action = { ...finishWave, options: single('finish-wave', { code: 'ranked-run' }) };
const start = single('start');
const noStart = single('start', { code: 'king-first' });

const NOTHING: readonly Action[] = [];

export function offersTo(state: BrawlState, seat: Seat): readonly Action[] {
  if (seat === 1) return enemyOffers(state);
  if (seat !== 0) return NOTHING;
  const { round, wave } = state;
  switch (state.phase) {
    case 'placement':
      return placementOffers(state);
    case 'player':
      return playerOffers(state);
    case 'enemy':
      return [paceAction, state.ranked ? noFinishWave : finishWave];
    case 'transition':
      return [{ id: `start/${round}.${wave}`, type: 'START', options: start }, paceAction];
    case 'boon':
      return [
        { id: `boon/${round}`, type: 'BOON', options: boonOptions(state), mandatory: true },
        paceAction,
      ];
    case 'victory':
    case 'defeat':
      return NOTHING;
  }
}

function placementOffers(state: BrawlState): readonly Action[] {
  const hasKing = kingCell(state.board) !== undefined;
  return [
    { id: 'buy', type: 'BUY', options: buyOptions(state) },
    { id: 'refund', type: 'REFUND', options: state.bought.map(refundOption) },
    { id: `start/${state.round}.${state.wave}`, type: 'START', options: hasKing ? start : noStart },
    paceAction,
  ];
}

const refundOption = (at: Cell): Offer => ({
  id: cellName(at),
  does: { type: 'refund', at },
  picks: [cellName(at)],
});

function buyOptions(state: BrawlState): readonly Offer[] {
  const free = emptyIn(state.board, playerZone);
  return pieces.flatMap((piece) => {
    const off = whyNotBuy(state, piece);
    const price = priceWith(perksOf(state), piece);
    return free.map((to) => buyOption(piece, to, price, off));
  });
}

function buyOption(piece: Piece, to: Cell, price: number, off: Reason | undefined): Offer {
  const name = cellName(to);
  return {
    id: `${piece}@${name}`,
    does: { type: 'buy', piece, to },
    picks: [piece, name],
    cost: { points: price },
    ...(off ? { off } : {}),
  };
}

/** Why this kind cannot be bought now, wherever it would go: the King comes first and once, and prices are to be paid. */
export function whyNotBuy(state: BrawlState, piece: Piece): Reason | undefined {
  const hasKing = kingCell(state.board) !== undefined;
  if (piece === 'K') return hasKing ? { code: 'king-placed' } : undefined;
  if (!hasKing) return { code: 'king-first' };
  if (emptyIn(state.board, playerZone).length === 0) return { code: 'zone-full' };
  const price = priceWith(perksOf(state), piece);
  return price > state.points ? { code: 'too-dear', piece, price, points: state.points } : undefined;
}

const scratch: Field = new Uint8Array(CELLS);
const tos = new Uint8Array(64);

/** Every move of the player's pieces, in canonical order. */
export function playerMoves(state: BrawlState): readonly Offer[] {
  const field = fieldOf(state.board, scratch);
  const { gaits } = perksOf(state);
  const options: Offer[] = [];
  for (let from = 0; from < CELLS; from++) {
    const code = field[from] ?? 0;
    if (code === 0 || code >= FOE) continue;
    const count = addMoves(field, from, tos, 0, gaits);
    for (let i = 0; i < count; i++) options.push(playOption(from, tos[i] ?? 0));
  }
  return options;
}

function playerOffers(state: BrawlState): readonly Action[] {
  const { turn, round, wave, ranked } = state;
  return [
    { id: `play/${turn}`, type: 'PLAY', options: playerMoves(state) },
    { id: `skip-turn/${turn}`, type: 'SKIP_TURN', options: skipTurn },
    { id: `skip-wave/${round}.${wave}`, type: 'SKIP_WAVE', options: ranked ? noSkipWave : skipWave },
    paceAction,
    ranked ? noFinishWave : finishWave,
  ];
}

function enemyOffers(state: BrawlState): readonly Action[] {
  if (!state.manned || state.phase !== 'enemy' || state.wait) return NOTHING;
  const options = enemyMoves(state.board).map(({ from, to }) => replyOption(from, to));
  return [{ id: `reply/${state.turn}`, type: 'REPLY', options }];
}

const boonOptions = (state: BrawlState): readonly Offer[] =>
  (state.offer ?? []).map((boon) => ({ id: boon, does: { type: 'boon', boon } }));
