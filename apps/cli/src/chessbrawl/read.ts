/** What is typed at the table of ChessBrawl: purchases, moves, and plain words. */
import { boons, cellNamed, type BrawlDoes, type BrawlState } from '@rankfall/chessbrawl';
import { boonWords } from '@rankfall/chessbrawl/words';
import {
  pendingOf,
  type AnyTerms,
  type Choice,
  type Match,
  type PendingAction,
  type Reason,
  type Seat,
} from '@rankfall/kernel';
import { stateIn } from './notation.ts';

export type Actions = readonly PendingAction<BrawlDoes>[];

export const actionsFor = (match: Match<AnyTerms>, seat: Seat): Actions =>
  // As in the notation: these are only ever matches of ChessBrawl.
  pendingOf(match, seat) as Actions;

const NOT_UNDERSTOOD: Reason = { code: 'not-understood' };

export function readTyped(match: Match<AnyTerms>, seat: Seat, typed: string): Choice | Reason {
  const state = stateIn(match);
  const words = typed.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
  const plain = readWord(state, words);
  if (plain) return plain;
  if (state.phase === 'boon') return readBoon(state, words);
  const tight = typed.replaceAll(/[\s@x-]/gu, '');
  if (state.phase === 'placement') return readPurchase(words, tight);
  return readMove(match, seat, tight);
}

function readWord({ round, wave, turn }: BrawlState, words: string): Choice | undefined {
  switch (words) {
    case 'start':
    case 'go':
      return { action: `start/${round}.${wave}`, option: 'start' };
    case 'skip':
    case 'skip turn':
    case 'pass':
      return { action: `skip-turn/${turn}`, option: 'skip-turn' };
    case 'skip wave':
      return { action: `skip-wave/${round}.${wave}`, option: 'skip-wave' };
    case 'finish':
    case 'finish wave':
      return { action: 'finish-wave', option: 'finish-wave' };
    default: {
      const speed = /^(?:speed|pace) (x[124]|instant)$/u.exec(words)?.[1];
      return speed === undefined ? undefined : { action: 'pace', option: speed };
    }
  }
}

function readBoon({ round, offer = [] }: BrawlState, words: string): Choice | Reason {
  const numbered = /^[1-9]$/u.test(words) ? offer[Number(words) - 1] : undefined;
  const named = boons.find((boon) => boon === words || boonWords[boon].name.toLowerCase() === words);
  const boon = numbered ?? named;
  return boon ? { action: `boon/${round}`, option: boon } : { code: 'no-boon' };
}

/** "N@c1", "nc1", "buy n c1"; "back c1", or only the cell, takes back. */
function readPurchase(words: string, tight: string): Choice | Reason {
  const back = /^(?:back|sell|refund) ([a-f][1-8])$/u.exec(words)?.[1] ?? /^[a-f][1-8]$/u.exec(words)?.[0];
  if (back !== undefined) return { action: 'refund', option: back };
  const [, piece, cell] = /^(?:buy)?([kqrbnp])([a-f][1-8])$/iu.exec(tight) ?? [];
  if (piece === undefined || cell === undefined) return NOT_UNDERSTOOD;
  return { action: 'buy', option: `${piece.toUpperCase()}@${cell.toLowerCase()}` };
}

/** "b1c3"; "Nc3" or "c3" where only one piece can. */
function readMove(match: Match<AnyTerms>, seat: Seat, tight: string): Choice | Reason {
  const state = stateIn(match);
  const action = `${seat === 1 ? 'reply' : 'play'}/${state.turn}`;
  const whole = /^[kqrbnp]?([a-f][1-8][a-f][1-8])$/iu.exec(tight)?.[1]?.toLowerCase();
  // Whether it can be played is for the game to say, and why not.
  if (whole !== undefined) return { action, option: whole };
  const [, letter = 'P', cell] = /^([KQRBNPkqrnp])?([a-f][1-8])$/u.exec(tight) ?? [];
  if (cell === undefined) return NOT_UNDERSTOOD;
  const moves = actionsFor(match, seat).find(({ id }) => id === action)?.options ?? [];
  const found = moves.filter(
    ({ does }) =>
      (does.type === 'play' || does.type === 'reply') &&
      does.to === cellNamed(cell) &&
      state.board.charAt(does.from).toUpperCase() === letter.toUpperCase(),
  );
  const [only] = found;
  if (found.length > 1) return { code: 'two-can' };
  return only ? { action, option: only.id } : NOT_UNDERSTOOD;
}
