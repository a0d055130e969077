/**
 * Copies of one's own, to be changed before they are handed on. They are written out field by field, so that all sides and all
 * states have one shape each: a spread makes new shapes wherever it stands, and reading one of very many is slow.
 */
import type { Ship, Side, StarlinesState } from './types.ts';

export type Draft<Of> = { -readonly [key in keyof Of]: Of[key] };

export function copyOfSide(side: Side): Draft<Side> {
  return side.doctrines === undefined
    ? {
        health: side.health,
        lines: side.lines,
        joining: side.joining,
        ships: side.ships,
        made: side.made,
        rerolls: side.rerolls,
        healing: side.healing,
        rewarded: side.rewarded,
        owed: side.owed,
        closed: side.closed,
        wants: side.wants,
        declared: side.declared,
        answers: side.answers,
        records: side.records,
      }
    : {
        health: side.health,
        lines: side.lines,
        joining: side.joining,
        ships: side.ships,
        made: side.made,
        rerolls: side.rerolls,
        healing: side.healing,
        rewarded: side.rewarded,
        owed: side.owed,
        closed: side.closed,
        wants: side.wants,
        declared: side.declared,
        answers: side.answers,
        records: side.records,
        doctrines: side.doctrines,
      };
}

/** Nothing is ever chosen once it is over, so there is nothing of that to copy. */
export function copyOfState(state: StarlinesState): Draft<StarlinesState> {
  return {
    at: state.at,
    most: state.most,
    round: state.round,
    die: state.die,
    sides: state.sides,
    shown: state.shown,
    asked: state.asked,
    queue: state.queue,
  };
}

/** A ship with this trigger; `built` is left out where it was. */
export function aimedShip({ code, n, built }: Ship, trigger: number): Ship {
  return built === undefined ? { code, n, trigger } : { code, n, built, trigger };
}

/** A ship with charges after it spent some. */
export function spentShip({ code, n, charges = 0, used }: Ship, spent: number, isUsed: boolean): Ship {
  const left = charges - spent;
  return used || isUsed ? { code, n, charges: left, used: true } : { code, n, charges: left };
}

/** A ship as it begins a turn: its power is to be had again. */
export function restedShip(ship: Ship): Ship {
  const { used, code, n, charges } = ship;
  // Only ships with charges are ever used.
  return used === undefined || charges === undefined ? ship : { code, n, charges };
}
