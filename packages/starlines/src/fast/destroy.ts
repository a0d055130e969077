/** Destructions in numbers: one after another, a Ward stands in, a target already gone is not replaced. */
import { DESTROY, type Effects } from './effects.ts';
import { countOf, lose, SLOT, type Row } from './side.ts';
import { WARD } from './tables.ts';

/** What has gone in this phase: victim, type and place at its opening. */
const gone: number[] = [];
const keyOf = (victim: number, type: number, place: number): number => (victim * 64 + type) * 256 + place;

export function destroyAll(rows: readonly [Row, Row], effects: Effects): void {
  if (effects.count === 0) return;
  if (gone.length > 0) gone.length = 0;
  for (let i = 0; i < effects.count; i++) {
    if (effects.kind(i) !== DESTROY || effects.isCancelled(i)) continue;
    const victim = effects.by(i) === 0 ? 1 : 0;
    const type = effects.target(i);
    const place = effects.place(i);
    if (gone.includes(keyOf(victim, type, place))) continue;
    const row = rows[victim];
    if (countOf(row, WARD) > (type === WARD ? 1 : 0)) {
      remove(row, victim, WARD, oldestWard(victim, type === WARD ? place : -1));
    } else remove(row, victim, type, place);
  }
}

/** The place of the oldest Ward that is left, the target apart. */
function oldestWard(victim: number, apart: number): number {
  let place = 0;
  while (place === apart || gone.includes(keyOf(victim, WARD, place))) place++;
  return place;
}

function remove(row: Row, victim: number, type: number, place: number): void {
  let now = place;
  if ((SLOT[type] as number) >= 0)
    for (let before = 0; before < place; before++) if (gone.includes(keyOf(victim, type, before))) now--;
  gone.push(keyOf(victim, type, place));
  lose(row, type, now);
}
