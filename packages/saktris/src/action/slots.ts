/** When pieces arrive: absolute times, so that nothing drifts whatever drives the match [SL1–SL4]. */
import type { Dice, Millis } from '@rankfall/kernel';
import { asSide, nameOf, other } from '../squares.ts';
import type { Side } from '../types.ts';
import { announce, keepHonest } from './targets.ts';
import type { ActionEvent, ActionRules, ActionState, Cells, Slot, Target } from './types.ts';

/** The wait before slot n. Sides that do not alternate get a piece as often, so each waits twice as long. */
export function waitBefore(rules: ActionRules, side: Side, number: number): Millis {
  const { interval, acceleration, minInterval, timing } = rules;
  const shorter = Math.round(interval[side] * (1 - acceleration) ** (number - 1));
  // The floor stops acceleration; it never makes a side wait longer than its own interval.
  const wait = Math.max(Math.min(minInterval, interval[side]), shorter);
  return timing === 'alternate' ? wait : 2 * wait;
}

type Ground = Pick<ActionState, 'rules' | 'cells' | 'queues'>;

export function firstSlots(ground: Ground, first: Side, dice: Dice): readonly Slot[] {
  const sides: readonly Side[] = ground.rules.timing === 'alternate' ? [first] : [0, 1];
  return sides
    .map((side) => slotFor(ground, side, 1, waitBefore(ground.rules, side, 1), dice))
    .toSorted(byTime);
}

/** The slots after this one was used, with the new announcement told. */
export function nextSlots(
  ground: Ground,
  slots: readonly Slot[],
  used: Slot,
  dice: Dice,
  events: ActionEvent[],
): readonly Slot[] {
  const { rules, queues } = ground;
  const rest = slots.filter((slot) => slot !== used);
  const side = rules.timing === 'alternate' ? other(used.side) : used.side;
  const isDone = rules.timing === 'alternate' ? queues[0] + queues[1] === '' : queues[side] === '';
  if (isDone) return rest;
  const number = used.number + 1;
  const slot = slotFor(ground, side, number, used.at + waitBefore(rules, side, number), dice);
  if (slot.target) events.push(tellTarget('announced', slot, slot.target));
  return [...rest, slot].toSorted(byTime);
}

function slotFor({ cells, queues }: Ground, side: Side, number: number, at: Millis, dice: Dice): Slot {
  const piece = queues[side].charAt(0);
  return { side, number, at, ...(piece ? { target: announce(cells, side, piece, dice) } : {}) };
}

/** Targets that had to change, told; the very same slots if none had to. */
export function keepTargets(cells: Cells, slots: readonly Slot[], events: ActionEvent[]): readonly Slot[] {
  let isChanged = false;
  const kept = slots.map((slot) => {
    const target = slot.target && keepHonest(cells, slot.side, slot.target);
    if (!target || target === slot.target) return slot;
    isChanged = true;
    events.push(tellTarget('retargeted', slot, target));
    return { ...slot, target };
  });
  return isChanged ? kept : slots;
}

const byTime = (a: Slot, b: Slot): number => a.at - b.at || a.side - b.side;

function tellTarget(
  type: 'announced' | 'retargeted',
  { side, at }: Slot,
  { piece, square, bump }: Target,
): ActionEvent {
  return { type, side, piece: asSide(piece, side), square: nameOf(square), bump, at };
}
