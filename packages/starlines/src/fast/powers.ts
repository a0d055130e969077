/** What a fleet does by itself in resolution, in numbers. */
import { figures } from '../catalogue.ts';
import { COUNT, countOf, has, harmonyOf, REWARDED, SLOT, type Row, type TypeIndex } from './side.ts';
import {
  ARK_TYPE,
  BELOW,
  ESCORTED,
  HARMONIC,
  HEALERS,
  PAIRED,
  SCIENCE,
  SLOTS,
  STRIKERS,
  TRIGGERED,
} from './tables.ts';

/** What a Science Vessel would heal for this type now; 0 if there is none or it has done so. */
export function rewardIn(row: Row, type: TypeIndex): number {
  if (!has(row, SCIENCE) || ((row[REWARDED] as number) & (1 << type)) !== 0) return 0;
  for (const below of BELOW) if (below.type === type) return 2 * below.usual;
  return figures.bonus;
}

/** How many ships of a type have the die as their trigger and were built before this turn. */
export function firing(row: Row, type: TypeIndex, die: number, turn: number): number {
  const count = row[COUNT + type] as number;
  const slot = SLOT[type] as number;
  let firings = 0;
  for (let i = 0; i < count; i++)
    if (row[slot + i] === die && (row[slot + SLOTS + i] as number) < turn) firings++;
  return firings;
}

/** Damage of all automatic powers with this die. */
export function damageBy(row: Row, die: number, turn: number): number {
  let sum = 0;
  for (const { type, value } of STRIKERS) sum += (row[COUNT + type] as number) * value;
  for (const { type, pair, odd } of PAIRED) {
    const count = row[COUNT + type] as number;
    sum += (count >> 1) * pair + (count & 1) * odd;
  }
  for (const { type, harmony } of HARMONIC)
    if (harmony === 'damage' && has(row, type)) sum += countOf(row, type) * harmonyOf(row);
  for (const { type, value } of TRIGGERED) if (has(row, type)) sum += firing(row, type, die, turn) * value;
  for (const escorted of ESCORTED) {
    const count = row[COUNT + escorted.type] as number;
    if (count === 0) continue;
    let escorts = -1;
    for (const type of escorted.with) escorts += row[COUNT + type] as number;
    sum += count * Math.min(escorted.most, escorted.each * escorts);
  }
  return sum;
}

/** Healing of all automatic powers, the Ark's and the Science Vessel's included. */
export function healingOf(row: Row, isBelow: boolean, die: number, turn: number): number {
  const ark = has(row, ARK_TYPE) ? 1 : 0;
  let sum = 0;
  for (const { type, value } of HEALERS) {
    const count = row[COUNT + type] as number;
    if (count > 0 && value > 0) sum += count * value + ark;
  }
  for (const { type, harmony } of HARMONIC) {
    const count = row[COUNT + type] as number;
    if (harmony !== 'healing' || count === 0) continue;
    const value = count * harmonyOf(row);
    if (value > 0) sum += value + ark;
  }
  for (const { type, usual, below } of BELOW) {
    const count = row[COUNT + type] as number;
    if (count === 0) continue;
    sum += count * (isBelow ? below : usual) + ark;
    if (isBelow) sum += rewardIn(row, type);
  }
  if (!has(row, SCIENCE)) return sum;
  for (const { type } of TRIGGERED)
    if (has(row, type) && firing(row, type, die, turn) > 0) sum += rewardIn(row, type);
  return sum;
}
