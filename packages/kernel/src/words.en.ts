/** The kernel's reasons in English, one clear sentence each: what is wrong, and what would be right. */
import type { Reason } from './types.ts';

type Say = (reason: Reason) => string;

const list = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));
const named = ({ field }: Reason): string =>
  typeof field === 'string' && field !== '' ? `"${field}"` : 'the value';
const seconds = (value: unknown): string => `${(Number(value) / 1000).toFixed(1)} s`;

const EXPECTED: Readonly<Record<string, string>> = {
  v: 'record version 1',
  game: 'the name of a game, at most 64 letters',
  rules: 'a rules version, a whole number from 1',
  settings: 'an object of settings',
  seed: '1 to 64 printable ASCII characters',
  seats: 'a whole number of seats from 1',
  table:
    'an object with undo and pause (free, ask or never), draw (true or false) and, if there is one, clock',
  log: 'a list of entries [time in whole milliseconds, seat, action, option], at most 200,000',
  until: 'a whole number of milliseconds',
  result: 'an object with outcome (won, lost or drawn for each seat) and reason',
  marks: 'a list of short words',
};

const TABLE: Readonly<Record<string, string>> = {
  undo: 'free, ask or never',
  pause: 'free, ask or never',
  draw: 'true or false',
  ready: 'true or false',
  clock: 'whole milliseconds of base (from 1) and increment (from 0), at most a day each',
};

const SEED: Readonly<Record<string, string>> = {
  'not-text': 'it is not a text',
  empty: 'it is empty',
  'too-long': 'it is too long',
  'not-printable': 'it has a character outside printable ASCII',
};

const says: Readonly<Record<string, Say>> = {
  'not-offered': () => 'That is not on offer now.',
  'unknown-seat': () => 'There is no such seat in this match.',
  'game-over': () => 'The match is over.',
  paused: () => 'The match is paused.',
  'not-paused': () => 'That can only be chosen while the match is paused.',
  'too-early': (r) => `That opens at ${seconds(r['opens'])}.`,
  'too-late': (r) => `That closed at ${seconds(r['closes'])}.`,
  malformed: () => 'A choice is two texts, an action and an option.',
  'bad-time': (r) => `A time must be a whole number of milliseconds, not ${String(r['got'])}.`,
  'time-went-back': (r) => `Time cannot go back from ${String(r['now'])} to ${String(r['at'])} ms.`,
  'mandatory-open': (r) => `First decide: ${list(r['open'])}.`,
  'not-payable': (r) =>
    `That costs ${String(r['price'])} ${String(r['pool'])}, and you have ${String(r['has'])}.`,
  'bad-seed': (r) =>
    `The seed must be 1 to 64 printable ASCII characters; ${SEED[String(r['problem'])] ?? 'this is none'}.`,
  'bad-seats': (r) =>
    r['min'] === r['max']
      ? `This game is for ${String(r['min'])} ${r['min'] === 1 ? 'seat' : 'seats'}.`
      : `This game is for ${String(r['min'])} to ${String(r['max'])} seats.`,
  'bad-clock': (r) =>
    `"${String(r['got'])}" is no clock: write minutes + seconds a turn, such as 5+3, each at most ${String(r['most'])}.`,
  'table-too-lax': (r) =>
    `This game does not allow that table: "${String(r['field'])}" may be at most ${JSON.stringify(r['allowed'])}.`,
  'bad-table': (r) => {
    const field = String(r['field']);
    return field === ''
      ? 'The table must be an object of agreements.'
      : `"${field}" at the table must be ${TABLE[field] ?? 'left out: there is no such agreement'}.`;
  },
  'bad-settings': (r) =>
    Array.isArray(r['problems']) ? r['problems'].map(sayAny).join(' ') : 'The settings are wrong.',
  'not-settings': (r) => `${r['field'] ? named(r) : 'The settings'} must be an object of settings.`,
  'unknown-setting': (r) =>
    `There is no setting ${named(r)}${r['known'] ? `; known: ${list(r['known'])}` : ''}.`,
  'not-a-choice': (r) => `${named(r)} must be one of ${list(r['values'])}.`,
  'not-in-range': (r) =>
    `${named(r)} must be a number from ${String(r['min'])} to ${String(r['max'])} in steps of ${String(r['step'])}.`,
  'not-a-flag': (r) => `${named(r)} must be on or off (true or false; 1 or 0 in a link).`,
  'not-text': (r) => `${named(r)} must be a text.`,
  'text-too-long': (r) => `${named(r)} must be at most ${String(r['longest'])} characters long.`,
  'bad-escape': (r) => `${named(r)} has a broken %-escape.`,
  'record-too-long': (r) => `A record has at most ${String(r['longest'])} characters.`,
  'not-json': () => 'This is not JSON, so it is no match record.',
  'bad-record': (r) => {
    const field = String(r['field']);
    const expected = EXPECTED[field.split('.')[0] ?? ''];
    const where = field === '' ? 'The record' : `"${field}" in the record`;
    return `${where} must be ${expected ?? 'an object with the fields of a match record'}, not ${String(r['got'])}.`;
  },
  'other-game': (r) => `This record is of ${String(r['game'])}, rules ${String(r['rules'])}.`,
  'other-result': () => 'The record claims another result than its log gives.',
  'other-marks': () => 'The record claims other marks than its log gives.',
  'unknown-game': (r) => `There is no game "${String(r['game'])}"; there are ${list(r['known'])}.`,
  'unknown-rules': (r) =>
    `There are no rules ${String(r['rules'])} of ${String(r['game'])}; the newest are ${String(r['newest'])}.`,
  'link-too-long': (r) => `A link has at most ${String(r['longest'])} characters.`,
  'bad-link': (r) => LINK[String(r['part'])] ?? 'This link is damaged.',
};

const LINK: Readonly<Record<string, string>> = {
  parts: 'This is no match link: it should have seven parts with ~ between them.',
  seed: 'The seed in this link has a broken %-escape.',
  table: 'The table part of this link is damaged.',
  moves: 'The moves in this link hold letters that no link has.',
  time: 'This link claims more time than any match has.',
  check: 'This link is damaged: its moves do not lead to the position it promises.',
};

/** The reason as a sentence, if it is one of the kernel's. */
export function sayKernelReason(reason: Reason): string | undefined {
  return Object.hasOwn(says, reason.code) ? says[reason.code]?.(reason) : undefined;
}

/** The reason as a sentence, by whichever words know it; games pass theirs. */
export function sayReason(
  reason: Reason,
  ...words: readonly ((reason: Reason) => string | undefined)[]
): string {
  if (reason.code === 'bad-settings' && Array.isArray(reason['problems'])) {
    return reason['problems'].map((problem: Reason) => sayReason(problem, ...words)).join(' ');
  }
  for (const say of [...words, sayKernelReason]) {
    const said = say(reason);
    if (said !== undefined) return said;
  }
  return `Refused (${reason.code}).`;
}

function sayAny(reason: unknown): string {
  return sayReason(reason as Reason);
}
