/** Why not, in English: the exact texts of planning refusals, reasons and skills. */
import type { Reason } from '@rankfall/kernel';

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): string => (typeof value === 'number' ? `${value}` : '');
const list = (value: unknown): string => (Array.isArray(value) ? value.map(text).join(', ') : '');

export type Phrases = Readonly<Record<string, (reason: Reason) => string>>;

/** Planning refusals, whole sentences. */
export const refusals: Phrases = {
  OFF_BOARD: () => 'That square is off the board.',
  NO_SUCH_MOVE: ({ name, from, square, dex }) =>
    `${text(name)} cannot get from ${text(from)} to ${text(square)} in one step (DEX ${number(dex)}).`,
  SOLID_WALL: ({ square }) => `${text(square)} is solid wall.`,
  WALL_BETWEEN: ({ middle, square }) =>
    `A wall at ${text(middle)} stops a two-square move to ${text(square)}.`,
  PATH_FULL: ({ name }) => `${text(name)} already has 40 steps planned.`,
  LOCKED: () => 'Routes are locked while free moves are running.',
  NO_SELECTION: () => 'Choose a character first.',
};

/** Reason phrases, shared by the gate list, the grey square and the block message. */
export const phrases: Phrases = {
  BOUNDS: () => 'the next square is off the board',
  PATTERN: ({ dex }) => `DEX ${number(dex)} does not allow that move`,
  WALL: ({ square }) => `${text(square)} is solid wall`,
  DOOR: ({ square }) => `the door at ${text(square)} is closed`,
  PIT: ({ square }) => `there is a pit at ${text(square)}`,
  CRATE: ({ square }) => `a crate is on ${text(square)}`,
  PATH: ({ square }) => `something at ${text(square)} is in the way`,
  SWAP: ({ name, others }) => `${list(others)} would change places with ${text(name)}`,
  CONTESTED: ({ name, others, square }) => `${list(others)} and ${text(name)} both need ${text(square)}`,
  OCCUPIED: ({ others, square }) => `${list(others)} is staying on ${text(square)}`,
  TURN_SWAP: ({ name, others }) =>
    `${text(name)} and ${list(others)} would end the turn in each other's places`,
  HAZARD: ({ square }) => `the spikes at ${text(square)} will be out`,
  OTHER_START: ({ others, square }) => `${text(square)} is where ${list(others)} started this turn`,
  NO_PLAN: () => 'no free moves are planned',
  RUN_OVER: () => 'all free moves are done',
  ENDED: () => 'the encounter is over',
};

export const skills: Phrases = {
  NO_CRATE: () => 'no crate on that side',
  WEAK: () => 'needs STR 3',
  HEAVY: ({ weight, limit }) => `too heavy: ${number(weight)} lb, limit ${number(limit)} lb`,
  BEYOND: ({ square }) => `no room behind the crate at ${text(square)}`,
  STAMINA: ({ cost, stamina }) => `needs ${number(cost)} stamina, has ${number(stamina)}`,
  ACTED: () => 'already acted this turn',
};

export const say = (from: Phrases, reason: Reason): string | undefined =>
  Object.hasOwn(from, reason.code) ? from[reason.code]?.(reason) : undefined;

/** The phrase of a reason, without capital or full stop. */
export function sayPhrase(reason: Reason): string {
  return say(phrases, reason) ?? say(skills, reason) ?? reason.code;
}
