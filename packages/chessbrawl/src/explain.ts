/** Why a choice was not on offer, as exactly as a player wants to know it. */
import type { Choice, Reason, Seat } from '@rankfall/kernel';
import { cellNamed, cellName, pieceAt, playerZone, sideAt } from './cells.ts';
import { whyNotBuy } from './offers.ts';
import type { BrawlState } from './state.ts';
import { pieces, type Cell, type Phase, type Piece } from './types.ts';

export type BrawlReason =
  | { readonly code: 'king-first' }
  | { readonly code: 'king-placed' }
  | { readonly code: 'king-stays' }
  | { readonly code: 'zone-full' }
  | { readonly code: 'too-dear'; readonly piece: Piece; readonly price: number; readonly points: number }
  | { readonly code: 'not-your-zone'; readonly cell: string }
  | { readonly code: 'occupied'; readonly cell: string; readonly piece: Piece }
  | { readonly code: 'not-bought-now'; readonly cell: string; readonly piece: Piece }
  | { readonly code: 'nothing-there'; readonly cell: string }
  | { readonly code: 'not-your-piece'; readonly cell: string }
  | { readonly code: 'own-piece-there'; readonly cell: string }
  | { readonly code: 'out-of-reach'; readonly piece: Piece; readonly cell: string }
  | { readonly code: 'enemy-turn' }
  | { readonly code: 'other-turn' }
  | { readonly code: 'other-phase'; readonly phase: Phase }
  | { readonly code: 'ranked-run' };

export function explainChoice(state: BrawlState, seat: Seat, choice: Choice): Reason | undefined {
  if (seat !== 0) return undefined;
  const [kind = ''] = choice.action.split('/');
  switch (kind) {
    case 'buy':
      return state.phase === 'placement' ? whyNotPlace(state, choice.option) : otherPhase(state);
    case 'refund':
      return state.phase === 'placement' ? whyNotRefund(state, choice.option) : otherPhase(state);
    case 'play':
      return state.phase === 'player' ? whyNotPlay(state, choice) : turnOver(state);
    case 'skip-turn':
    case 'skip-wave':
      return state.phase === 'player' ? undefined : turnOver(state);
    case 'start':
      return state.phase === 'placement' || state.phase === 'transition' ? undefined : otherPhase(state);
    default:
      return undefined;
  }
}

type Own = Reason & BrawlReason;

const otherPhase = (state: BrawlState): Own => ({ code: 'other-phase', phase: state.phase });
const turnOver = (state: BrawlState): Own =>
  state.phase === 'enemy' ? { code: 'enemy-turn' } : otherPhase(state);

function whyNotPlace(state: BrawlState, option: string): Reason | undefined {
  const [letter = '', name = ''] = option.split('@');
  const piece = pieces.find((one) => one === letter);
  const cell = cellNamed(name);
  if (piece === undefined || cell === undefined) return undefined;
  if (!playerZone.includes(cell)) return { code: 'not-your-zone', cell: name } satisfies Own;
  const there = pieceAt(state.board, cell);
  if (there) return { code: 'occupied', cell: name, piece: there } satisfies Own;
  return whyNotBuy(state, piece);
}

function whyNotRefund(state: BrawlState, name: string): Own | undefined {
  const cell = cellNamed(name);
  if (cell === undefined || state.bought.includes(cell)) return undefined;
  const piece = pieceAt(state.board, cell);
  if (piece === undefined) return { code: 'nothing-there', cell: name };
  if (sideAt(state.board, cell) === 'enemy') return { code: 'not-your-piece', cell: name };
  return piece === 'K' ? { code: 'king-stays' } : { code: 'not-bought-now', cell: name, piece };
}

function whyNotPlay(state: BrawlState, { action, option }: Choice): Own | undefined {
  const from = cellNamed(option.slice(0, 2));
  const to = cellNamed(option.slice(2));
  if (from === undefined || to === undefined) return undefined;
  const reason = whyNotMove(state, from, to);
  return reason ?? (action === `play/${state.turn}` ? undefined : { code: 'other-turn' });
}

function whyNotMove(state: BrawlState, from: Cell, to: Cell): Own | undefined {
  const piece = pieceAt(state.board, from);
  if (piece === undefined) return { code: 'nothing-there', cell: cellName(from) };
  if (sideAt(state.board, from) === 'enemy') return { code: 'not-your-piece', cell: cellName(from) };
  if (sideAt(state.board, to) === 'player') return { code: 'own-piece-there', cell: cellName(to) };
  return { code: 'out-of-reach', piece, cell: cellName(to) };
}
