/** How a simulated player decides everything besides building: by rule of thumb, quickly, and never foolishly. */
import {
  ASTERITE,
  CANCELS,
  CHARGES,
  CLOSED,
  COUNT,
  countOf,
  DAMAGE,
  EVEN,
  has,
  hasRoom,
  hasWard,
  HEALTH,
  IS_FOOD,
  IS_UPGRADE,
  JOIN,
  LEVY,
  LINES,
  MIRRORS,
  OWED,
  OXITE,
  POOLS_LEFT,
  PRICE,
  REROLLS,
  SALVO,
  SLOT,
  SLOTS,
  STRIKES_BASIC,
  STRIKES_FIRST,
  STRIKES_UPGRADED,
  TOLD,
  TRIGGERED,
  TYPES,
  USED,
  XENITE,
  YARD_BUILDS,
  YARDS_LEFT,
  damageBy,
  firing,
  type Battle,
  type Row,
} from '@rankfall/starlines/fast';
import type { Chance } from './chance.ts';
import type { Plan } from './plans.ts';

type Seat01 = 0 | 1;
const otherOf = (seat: Seat01): Seat01 => (seat === 0 ? 1 : 0);

/** What a ship is worth to its owner, in lines: its price, less for charges that are spent. */
export function worthOf(row: Row, type: number, place: number): number {
  const full = CHARGES[type] as number;
  const price = (PRICE[type] as number) + (JOIN[type] as number);
  if (full === 0) return price;
  const left = row[(SLOT[type] as number) + place] as number;
  return IS_UPGRADE[type] === 1 ? price - (full - left) * 2 : (price * left) / full;
}

/** Whether this player would rather have another die. */
export function wantsReroll(battle: Battle, seat: Seat01): boolean {
  const row = battle.rows[seat];
  if ((row[REROLLS] as number) === 0) return false;
  const foe = battle.rows[otherOf(seat)];
  let sum = 0;
  let now = 0;
  for (let die = 1; die <= 6; die++) {
    const value = fire(row, die, battle.turn) - fire(foe, die, battle.turn);
    sum += value;
    if (die === battle.die) now = value;
  }
  return now * 6 < sum;
}

/** What a die is good for besides its lines, which both get. */
function fire(row: Row, die: number, turn: number): number {
  let sum = 0;
  for (const { type, value } of TRIGGERED) if (has(row, type)) sum += firing(row, type, die, turn) * value;
  if (die % 2 === 0) for (const { type, value } of EVEN) sum += countOf(row, type) * value;
  return sum;
}

/** Shipyards build whenever they can; Pools give what is rebuilt for less. */
export function shipsThatBuild(battle: Battle, seat: Seat01): void {
  const row = battle.rows[seat];
  for (let left = row[POOLS_LEFT] as number; left > 0; left--) {
    const food = foodOf(row);
    if (food < 0) break;
    battle.sacrifice(seat, food);
  }
  for (let left = row[YARDS_LEFT] as number; left > 0; left--) {
    if ((row[LINES] as number) < (PRICE[YARD_BUILDS] as number)) return;
    battle.yard(seat);
  }
}

/** What a Pool takes: ships that can be drawn again, the cheapest first; changed ones cannot. */
function foodOf(row: Row): number {
  for (let type = 0; type < TYPES; type++)
    if (IS_FOOD[type] === 1 && type !== OXITE && type !== ASTERITE && has(row, type)) return type;
  return -1;
}

/** What must be decided in drawing besides building: Xenites that change, triggers that are missing. */
export function oblige(battle: Battle, seat: Seat01, plan: Plan, chance: Chance): void {
  const row = battle.rows[seat];
  while ((row[OWED] as number) > 0 && has(row, XENITE))
    battle.transform(seat, countOf(row, OXITE) < plan.oxites && hasRoom(row, OXITE, 1));
  for (const { type } of TRIGGERED) {
    const count = countOf(row, type);
    for (let place = 0; place < count; place++)
      if (row[(SLOT[type] as number) + place] === 0)
        battle.setTrigger(seat, type, place, freeTrigger(row, type, chance));
  }
}

/** A value that no ship of this fleet waits for yet, if there is one. */
export function freeTrigger(row: Row, type: number, chance: Chance): number {
  const first = chance.below(6);
  for (let i = 0; i < 6; i++) {
    const value = ((first + i) % 6) + 1;
    let isTaken = false;
    for (let place = 0; place < SLOTS; place++)
      if (row[(SLOT[type] as number) + place] === value) isTaken = true;
    if (!isTaken) return value;
  }
  return first + 1;
}

const isOpen = (row: Row, type: number, place: number): boolean =>
  ((row[(SLOT[type] as number) + SLOTS + place] as number) & (CLOSED | USED)) === 0;
const chargesOf = (row: Row, type: number, place: number): number =>
  row[(SLOT[type] as number) + place] as number;

/** Targets already picked this phase, so that two ships do not shoot at one. */
const picked: number[] = [];
let bestType = -1;
let bestPlace = 0;

/** The enemy ship of a class that is worth most and not aimed at yet. Sets bestType and bestPlace. */
function pickTarget(foe: Row, upgraded: number): number {
  let best = 0;
  bestType = -1;
  for (let type = 0; type < TYPES; type++) {
    const count = foe[COUNT + type] as number;
    if (count === 0 || IS_UPGRADE[type] !== upgraded) continue;
    const isTold = (SLOT[type] as number) >= 0;
    let place = 0;
    while (place < count && picked.includes(type * 64 + place)) place++;
    for (; place < count; place++) {
      const worth = picked.includes(type * 64 + place) ? 0 : worthOf(foe, type, place);
      if (worth > best) {
        best = worth;
        bestType = type;
        bestPlace = place;
      }
      if (!isTold) break;
    }
  }
  return best;
}

/** A strike is worth a charge from here on. */
const WORTHY = 3;
const WORTHY_UPGRADE = 8;

/** First strikes at the best basic ship, unless both charges are kept for a better upgraded one. */
export function firstStrikes(battle: Battle, seat: Seat01): void {
  const row = battle.rows[seat];
  const foe = battle.rows[otherOf(seat)];
  picked.length = 0;
  for (const type of TOLD) {
    const cost = STRIKES_FIRST[type] as number;
    if (cost === 0) continue;
    const count = countOf(row, type);
    for (let place = 0; place < count; place++) {
      const charges = chargesOf(row, type, place);
      if (charges < cost || !isOpen(row, type, place)) continue;
      const isKept =
        charges >= (STRIKES_UPGRADED[type] as number) &&
        !hasWard(foe) &&
        pickTarget(foe, 1) >= WORTHY_UPGRADE;
      if (isKept || pickTarget(foe, 0) < WORTHY) continue;
      picked.push(bestType * 64 + bestPlace);
      battle.use(seat, type, place, cost, bestType, bestPlace);
    }
  }
}

/** Whether this fleet could answer so many charges. */
function couldAnswer(row: Row, charges: number): boolean {
  for (const type of TOLD) {
    if (MIRRORS[type] === 0 && CANCELS[type] === 0) continue;
    const count = countOf(row, type);
    for (let place = 0; place < count; place++) if (chargesOf(row, type, place) >= charges) return true;
  }
  return false;
}

/** Whether this fleet has charges that could be declared. */
function couldDeclare(row: Row): boolean {
  for (const type of TOLD) {
    if ((STRIKES_BASIC[type] as number) + (SALVO[type] as number) + (LEVY[type] as number) === 0) continue;
    const count = countOf(row, type);
    for (let place = 0; place < count; place++) if (chargesOf(row, type, place) > 0) return true;
  }
  return false;
}

export function declarations(battle: Battle, seat: Seat01): void {
  const row = battle.rows[seat];
  const foe = battle.rows[otherOf(seat)];
  const isBelow = (row[HEALTH] as number) < (foe[HEALTH] as number);
  picked.length = 0;
  let ending = (foe[HEALTH] as number) - damageBy(row, battle.die, battle.turn);
  for (const type of TOLD) {
    const count = countOf(row, type);
    for (let place = 0; place < count; place++) {
      const charges = chargesOf(row, type, place);
      if (charges === 0 || !isOpen(row, type, place)) continue;
      const salvo = SALVO[type] as number;
      const levy = LEVY[type] as number;
      if ((STRIKES_BASIC[type] as number) > 0) strikeUpgraded(battle, seat, type, place, charges);
      else if (salvo > 0) {
        const isSafe = !couldAnswer(foe, charges) || !isBelow || ending <= salvo * charges;
        if (isSafe) battle.use(seat, type, place, charges);
        ending -= isSafe ? salvo * charges : 0;
      } else if (levy > 0 && (isBelow || ending <= levy || !couldDeclare(foe))) {
        battle.use(seat, type, place, 1);
        ending -= levy;
      }
    }
  }
}

function strikeUpgraded(battle: Battle, seat: Seat01, type: number, place: number, charges: number): void {
  const foe = battle.rows[otherOf(seat)];
  const cost = STRIKES_UPGRADED[type] as number;
  if (charges < cost || hasWard(foe) || pickTarget(foe, 1) < WORTHY_UPGRADE) return;
  picked.push(bestType * 64 + bestPlace);
  battle.use(seat, type, place, cost, bestType, bestPlace);
}

/** Mirrors what hurts, cancels what hurts most. */
export function responses(battle: Battle, seat: Seat01): void {
  const row = battle.rows[seat];
  const { effects } = battle;
  let answered = -1;
  for (const type of TOLD) {
    if (MIRRORS[type] === 0 && CANCELS[type] === 0) continue;
    const count = countOf(row, type);
    for (let place = 0; place < count; place++) {
      if (!isOpen(row, type, place)) continue;
      const to = mostHurting(battle, seat, chargesOf(row, type, place), answered);
      if (to < 0) continue;
      if (CANCELS[type] === 1) battle.respond(seat, type, place, to);
      else if (effects.kind(to) === DAMAGE) battle.respond(seat, type, place, to);
      else {
        picked.length = 0;
        if (pickTarget(battle.rows[otherOf(seat)], IS_UPGRADE[effects.target(to)] as number) === 0) continue;
        battle.respond(seat, type, place, to, bestType, bestPlace);
      }
      answered = to;
    }
  }
}

/** The declared effect of the other that hurts most and can be answered with so many charges; -1 if none is worth it. */
function mostHurting(battle: Battle, seat: Seat01, charges: number, but: number): number {
  const { effects } = battle;
  let best = -1;
  let most = 2;
  for (let i = 0; i < effects.count; i++) {
    if (effects.by(i) === seat || effects.charges(i) > charges || i === but) continue;
    const hurt =
      effects.kind(i) === DAMAGE
        ? effects.value(i)
        : worthOf(battle.rows[seat], effects.target(i), effects.place(i));
    if (hurt > most) {
      most = hurt;
      best = i;
    }
  }
  return best;
}
