/**
 * Actions of the fast position as options: what the board draws, what to point at, and the id that is logged. The same
 * action means the same option in every position, so each is made once and shared.
 */
import { CASTLING, kindOf } from '@rankfall/chess';
import type { Option } from '@rankfall/kernel';
import { formatAction } from './action.ts';
import { castlingGoals } from './castling-goals.ts';
import { nameOf, squareOf } from './squares.ts';
import type { Moving, Placing, SaktrisDoes } from './state.ts';

const made = new Map<number, Option<SaktrisDoes>>();
/** Plain turns are a few thousand; pairs of a Force turn are many more, so the store is emptied now and then. */
const MOST_MADE = 20_000;

export function optionOf(action: number): Option<SaktrisDoes> {
  const known = made.get(action);
  if (known) return known;
  if (made.size >= MOST_MADE) made.clear();
  const option = makeOption(action);
  made.set(action, option);
  return option;
}

function makeOption(action: number): Option<SaktrisDoes> {
  const id = formatAction(action);
  const [first = '', second] = id.split(',');
  if (first.includes('@')) {
    const place = placing(first);
    return { id, does: { action, ...place }, picks: picksOf(place) };
  }
  const move = moving(first, kindOf(action) === CASTLING);
  if (second === undefined) return { id, does: { action, ...move }, picks: picksOf(move) };
  const place = placing(second);
  return { id, does: { action, type: 'force', move, place }, picks: [...picksOf(move), ...picksOf(place)] };
}

/** 'N@c1' */
function placing(text: string): Placing {
  return { type: 'place', piece: text.charAt(0), to: text.slice(2) };
}

/** 'e1e3', 'a7a8q', and king square, rook square for castling. */
function moving(text: string, isCastling: boolean): Moving {
  const from = text.slice(0, 2);
  const to = text.slice(2, 4);
  if (isCastling) return castling(squareOf(from) ?? 0, squareOf(to) ?? 0);
  return { type: 'move', from, to, ...(text.length > 4 ? { promotes: text.charAt(4).toUpperCase() } : {}) };
}

function castling(king: number, rook: number): Moving {
  const [kingTo, rookTo] = castlingGoals(king, rook);
  return {
    type: 'castle',
    king: [nameOf(king), nameOf(kingTo)],
    rook: [nameOf(rook), nameOf(rookTo)],
  };
}

function picksOf(does: Placing | Moving): readonly string[] {
  switch (does.type) {
    case 'place':
      return [does.piece, does.to];
    case 'move':
      return does.promotes ? [does.from, does.to, does.promotes.toLowerCase()] : [does.from, does.to];
    case 'castle':
      return [does.king[0], does.rook[0]];
  }
}
