/** A battle played to its end, or to the end of some turns, by two officers who follow plans. */
import { HEALTH, RUNNING, WANTS, WON_0, WON_1, type Battle } from '@rankfall/starlines/fast';
import type { Phase } from '@rankfall/starlines';
import type { Chance } from './chance.ts';
import { declarations, firstStrikes, oblige, responses, shipsThatBuild, wantsReroll } from './officer.ts';
import { draw, type Plan } from './plans.ts';

type Seat01 = 0 | 1;
export const NOBODY = -1;

/** The phases that a playout can begin in, in their order. */
const order: readonly Phase[] = [
  'dice_roll',
  'ships_that_build',
  'drawing',
  'first_strike',
  'simultaneous_declaration',
  'conditional_response',
];
export const stepOf = (phase: Phase): number => Math.max(0, order.indexOf(phase));

/** No battle goes on for longer: attrition ends it. */
const LONGEST = 80;

/** From the middle of a phase to the end. `still` has decided all it will in this first phase. */
export function playOut(
  battle: Battle,
  from: number,
  plans: readonly [Plan, Plan],
  chance: Chance,
  still: number = NOBODY,
): void {
  finishTurn(battle, from, plans, chance, still);
  while (battle.over === RUNNING && battle.turn < LONGEST) {
    battle.beginTurn(chance.die());
    finishTurn(battle, 0, plans, chance, NOBODY);
  }
}

/** The rest of a turn. */
export function finishTurn(
  battle: Battle,
  from: number,
  plans: readonly [Plan, Plan],
  chance: Chance,
  still: number,
): void {
  const acts = (step: number, seat: Seat01): boolean => from < step || (from === step && seat !== still);
  if (from <= 0) {
    rolls(battle, chance, acts(0, 0), acts(0, 1));
    battle.income();
  }
  if (from <= 1) {
    if (acts(1, 0)) shipsThatBuild(battle, 0);
    if (acts(1, 1)) shipsThatBuild(battle, 1);
    battle.openDrawing();
  }
  if (from <= 2) {
    for (const seat of [0, 1] as const) {
      if (acts(2, seat)) draw(battle.rows[seat], plans[seat], battle.turn);
      oblige(battle, seat, plans[seat], chance);
    }
    battle.closeDrawing();
  }
  if (from <= 3) {
    if (acts(3, 0)) firstStrikes(battle, 0);
    if (acts(3, 1)) firstStrikes(battle, 1);
    battle.strike();
  }
  if (from <= 4) {
    if (acts(4, 0)) declarations(battle, 0);
    if (acts(4, 1)) declarations(battle, 1);
    battle.closeDeclaration();
  }
  if (battle.effects.count > 0) {
    if (acts(5, 0)) responses(battle, 0);
    if (acts(5, 1)) responses(battle, 1);
  }
  battle.resolve();
}

/** Everybody who may and wants rolls again; in the first round somebody may have decided already. */
function rolls(battle: Battle, chance: Chance, first: boolean, second: boolean): void {
  if (first && wantsReroll(battle, 0)) battle.reroll(0);
  if (second && wantsReroll(battle, 1)) battle.reroll(1);
  while (battle.rows[0][WANTS] === 1 || battle.rows[1][WANTS] === 1) {
    battle.rollAgain(chance.die());
    if (wantsReroll(battle, 0)) battle.reroll(0);
    if (wantsReroll(battle, 1)) battle.reroll(1);
  }
}

/** How much winning by more counts beside winning. */
const MARGIN = 0.05;

/** What an ended battle is worth to a seat: 1 is won, 0 lost, and a little for how clearly. */
export function valueFor(battle: Battle, seat: Seat01): number {
  const mine = battle.rows[seat][HEALTH] as number;
  const theirs = battle.rows[seat === 0 ? 1 : 0][HEALTH] as number;
  const lead = Math.max(-1, Math.min(1, (mine - theirs) / 50));
  const won = seat === 0 ? WON_0 : WON_1;
  const result = battle.over === won ? 1 : battle.over === WON_0 || battle.over === WON_1 ? 0 : 0.5;
  return result * (1 - 2 * MARGIN) + MARGIN * (1 + lead);
}
