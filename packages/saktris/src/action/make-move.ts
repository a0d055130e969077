/** One accepted move, with everything that follows from it. */
import type { Millis } from '@rankfall/kernel';
import { castlingGoals } from '../castling-goals.ts';
import { nameOf, other, rowIn } from '../squares.ts';
import type { Both, Side } from '../types.ts';
import { ahead, isPawn, lastRow, sideOfMan, standing } from './cells.ts';
import { takeRows, takeTriplet } from './clears.ts';
import { kingLost, settle } from './settle.ts';
import {
  TRIPLET_FREEZE,
  type ActionEvent,
  type ActionOutcome,
  type ActionState,
  type Man,
  type Passing,
} from './types.ts';

interface Made {
  readonly state: ActionState;
  readonly events: readonly ActionEvent[];
}

/** Plays from one square to another; the caller knows that the piece can go there. */
export function makeMove(state: ActionState, from: number, to: number, at: Millis): Made {
  const man = state.cells[from];
  if (!man) throw new Error(`nothing moves from ${nameOf(from)}`);
  const there = state.cells[to];
  return there && sideOfMan(there) === sideOfMan(man)
    ? castle(state, man, there, from, to, at)
    : go(state, man, from, to, at);
}

const restUntil = (state: ActionState, side: Side, at: Millis): Both<Millis> => {
  const ready = at + state.rules.cooldown[side];
  return side === 0 ? [ready, state.readyAt[1]] : [state.readyAt[0], ready];
};

/** The opponent has completed a move: the right to capture its double step is used up [EP1]. */
const withoutRightsAgainst = (state: ActionState, side: Side): readonly Passing[] =>
  state.passing.filter((right) => right.side === side);

function castle(state: ActionState, king: Man, rook: Man, from: number, to: number, at: Millis): Made {
  const side = sideOfMan(king);
  const [kingTo, rookTo] = castlingGoals(from, to);
  const cells = [...state.cells];
  cells[from] = null;
  cells[to] = null;
  cells[kingTo] = { ...king, moved: true, last: state.moves };
  cells[rookTo] = { ...rook, moved: true, last: state.moves };
  const events: ActionEvent[] = [
    { type: 'castled', side, king: [nameOf(from), nameOf(kingTo)], rook: [nameOf(to), nameOf(rookTo)] },
  ];
  const next: ActionState = {
    ...state,
    cells,
    moves: state.moves + 1,
    readyAt: restUntil(state, side, at),
    passing: withoutRightsAgainst(state, side),
  };
  return { state: settle(next, at, false, events), events };
}

function go(state: ActionState, man: Man, from: number, to: number, at: Millis): Made {
  const { rules } = state;
  const side = sideOfMan(man);
  const cells = [...state.cells];
  const events: ActionEvent[] = [
    { type: 'moved', side, man: man.id, piece: man.piece, from: nameOf(from), to: nameOf(to) },
  ];
  const right =
    isPawn(man) && state.passing.find((one) => one.side !== side && one.over === to && !cells[to]);
  const isEnPassant = right && from % 8 !== to % 8 ? right : undefined;
  const on = isEnPassant ? isEnPassant.on : to;
  const taken = cells[on];
  if (taken) {
    events.push({
      type: 'captured',
      side,
      ...standing(taken, on),
      enPassant: isEnPassant !== undefined,
    });
    cells[on] = null;
  }
  let over: ActionOutcome | undefined = kingLost(state.over, taken ? [taken] : [], 'king-captured');
  const moved: Man = { ...man, moved: true, last: state.moves };
  cells[from] = null;
  const isOff = isPawn(man) && rowIn(to) === lastRow(side);
  if (isOff) events.push({ type: 'fell', by: 'move', ...standing(man, to) });
  else cells[to] = moved;
  const triplet = rules.tripletClear && !isOff ? takeTriplet(cells, to) : undefined;
  let readyAt = restUntil(state, side, at);
  if (triplet) {
    events.push({ type: 'triplet-cleared', side, ...triplet });
    if (triplet.victim && 'Kk'.includes(triplet.victim.piece) && !over)
      over = { reason: 'king-triplet', winner: triplet.victim.piece === 'k' ? 0 : 1 };
    if (rules.tripletFreeze) {
      events.push({ type: 'froze', for: TRIPLET_FREEZE });
      readyAt = [frozen(readyAt[0], at), frozen(readyAt[1], at)];
    }
  }
  const rows = rules.rowClear ? takeRows(cells) : [];
  for (const line of rows) events.push({ type: 'row-cleared', line });
  const passing = withoutRightsAgainst(state, side);
  const isDouble = isPawn(man) && Math.abs(to - from) === 16 && cells[to] === moved;
  const next: ActionState = {
    ...state,
    cells,
    moves: state.moves + 1,
    readyAt,
    passing: isDouble
      ? [
          ...passing.filter((one) => one.side !== side),
          {
            side,
            pawn: man.id,
            on: to,
            over: from + ahead(side),
            until: at + 2 * rules.cooldown[other(side)],
          },
        ]
      : passing,
    ...(over ? { over } : {}),
  };
  const hasTaken =
    taken !== null && taken !== undefined ? true : isOff || triplet !== undefined || rows.length > 0;
  return { state: settle(next, at, hasTaken, events), events };
}

/** A cooldown that is running stands still for a moment. */
const frozen = (readyAt: Millis, at: Millis): Millis => (readyAt > at ? readyAt + TRIPLET_FREEZE : readyAt);
