/** Saktris matches in writing: algebraic moves, the move list, PGN. */
import type { AnyTerms, Match, Reason } from '@rankfall/kernel';
import {
  formatAction,
  loadState,
  matchFromPgn,
  pgnOf as gameOf,
  readSan as readTurn,
  SaktrisPosition,
  sanOf,
  writePgn,
  type SaktrisState,
  type SaktrisTerms,
} from '@rankfall/saktris';
import type { FromText } from '../kit.ts';
import { sayAnyReason } from './words.ts';

const desk = new SaktrisPosition();
// As in the face: these are only ever matches of Saktris.
const typed = (match: Match<AnyTerms>): Match<SaktrisTerms> => match as unknown as Match<SaktrisTerms>;
const lay = (state: SaktrisState): SaktrisPosition => loadState(desk, state);

/** The machine form of what was written, or why it is no legal turn. */
export function readSan(match: Match<AnyTerms>, text: string): string | Reason {
  const action = readTurn(lay(typed(match).state), text);
  return typeof action === 'number' ? formatAction(action) : action;
}

/** "12. N@c1", "12... e6" */
export function latestSan(match: Match<AnyTerms>): string {
  const played = typed(match).line;
  if (!played) return '';
  const { full, toMove } = played.before.state.position;
  const position = lay(played.before.state);
  const option = played.entry[3];
  const action = position.find(option);
  return `${full}${toMove === 0 ? '.' : '...'} ${action === undefined ? option : sanOf(position, action)}`;
}

/** All turns on one line: what stands in a PGN between the tags and the result. */
export function movesOf(match: Match<AnyTerms>): string {
  const { start, moves } = gameOf(typed(match));
  const text = writePgn({ start, moves, result: '*' });
  return text
    .slice(text.indexOf('\n\n'))
    .replaceAll(/\s+/gu, ' ')
    .replace(/ ?\* $/u, '')
    .trim();
}

export function pgnOf(match: Match<AnyTerms>, [white = '?', black = '?']: readonly string[]): string {
  return writePgn(typed(match), { White: white, Black: black });
}

export function foldPgn(text: string): FromText {
  const read = matchFromPgn(text);
  if (!read.match) return { refused: read.refused };
  const match = read.match as unknown as Match<AnyTerms>;
  return { match, ...(read.open ? { note: sayAnyReason(read.open) } : {}) };
}
