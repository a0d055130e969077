/** Action on the screen, in English. What the rules themselves say (events, ends, refusals, settings) comes from their package. */
import type { Reason, Result } from '@rankfall/kernel';
import { sayReason } from '@rankfall/kernel/words';
import type { ActionEvent } from '@rankfall/saktris/action';
import {
  actionPresetWords,
  actionSettingWords,
  pieceOf,
  sayActionEvent,
  sayActionCause,
  sayActionReason,
  sayActionResult,
  sideName,
} from '@rankfall/saktris/action/words';
import {
  actionLevelNames,
  actionLevelWords,
  type ActionLevelName,
} from '@rankfall/bots/saktris-action/words';
import type { InEveryLanguage } from '../../words/words.ts';
import type { LastBlow } from './last-blow.ts';
import { lessonWords } from './lesson-words.en.ts';
import { rulesWords } from './rules-words.en.ts';

type Side = 0 | 1;
/** What falls so soon after landing was waited for. */
const SOON = 10_000;
const tenths = (millis: number): string => (Math.max(0, millis) / 1000).toFixed(1);

const en = {
  name: 'Saktris Action',
  side: (side: Side) => sideName(side),
  piece: (letter: string) => pieceOf(letter),
  event: (event: ActionEvent) => sayActionEvent(event),
  result: (result: Result) => sayActionResult(result),
  /** Why it ended, below a heading that says who won. */
  cause: (result: Result) => sayActionCause(result),
  reason: (reason: Reason) => sayReason(reason, sayOpponent, sayActionReason),
  players: {
    computer: 'The computer',
    friend: 'A friend here',
    strength: 'Strength',
    about: (level: ActionLevelName) => actionLevelWords[level].about,
    bot: (name: string) =>
      actionLevelNames.flatMap((one) => (one === name ? [actionLevelWords[one].name] : []))[0] ?? 'Computer',
    beaten: 'beaten',
  },
  newGame: {
    title: 'Saktris Action',
    line: 'No turns. Pieces rain down, both sides move at once, and the first king off the board loses.',
    play: 'Play',
    playLine: (rules: string, opponent: string) => `${rules} · ${opponent}`,
    opponent: 'Opponent',
    side: 'You play',
    sides: { white: 'White', black: 'Black', any: 'By lot' },
    friendLine: 'White: W A S D and Space. Black: arrows and Enter. Or touch, from both ends of the device.',
    rules: 'Pace',
    ownRules: 'Your own mix',
    preset: (name: keyof typeof actionPresetWords) => actionPresetWords[name].name,
    presetLine: (name: keyof typeof actionPresetWords) => actionPresetWords[name].help,
    best: (seconds: number) => `Best: ${seconds} s`,
    more: 'All settings',
    reset: 'Back to the usual',
    seed: 'Seed',
    seedHelp:
      'The same seed brings the same pieces to the same squares. Leave it empty for new ones each time.',
    link: 'Link with these rules',
    linkHelp: 'Whoever opens it starts with the same settings.',
    setting: (path: string) => settingOf(path).name,
    settingHelp: (path: string) => settingOf(path).help,
    value: (path: string, value: string) => settingOf(path).values?.[value] ?? value,
    goOn: 'Go on with the last game',
    learn: 'First time? A lesson of one minute',
    rulesPage: 'Rules in full',
    keyTip: 'Press A anywhere to start a game at once.',
    badLink: (why: string) =>
      `The link asks for something that does not exist, so the usual rules are set. ${why}`,
  },
  play: {
    title: 'Playing Saktris Action',
    ready: 'Ready',
    cooling: (millis: number) => `${tenths(millis)} s`,
    coolingLabel: (who: string) => `Cooldown of ${who}`,
    lands: (piece: string, square: string) => `${capital(pieceOf(piece))} on ${square}`,
    bumps: (piece: string, square: string) => `${capital(pieceOf(piece))} bumps ${square}`,
    next: 'Next',
    waits: 'waits',
    nothing: 'All are here',
    seconds: tenths,
    begin: 'Get ready',
    go: 'Go!',
    premoved: (from: string, to: string) => `Premove ${from} to ${to}. Escape takes it back.`,
    unmoved: 'The premove is taken back.',
    cancelPremove: 'Cancel premove',
    pause: 'Pause',
    pausedLine: 'Time stands still. You will be counted in.',
    score: (seconds: number) => `${seconds} s`,
    scoreName: 'Survived',
    bestName: 'Best',
    /** Which king went, where, by what, and how soon. */
    blow: ({ how, side, square, by, stood }: LastBlow, human: Side | undefined) => {
      const king = side === human ? 'your king' : `the ${sideName(side).toLowerCase()} king`;
      const soon = stood !== undefined && stood < SOON ? `, ${tenths(stood)} s after it landed` : '';
      if (how === 'fell') return `${capital(king)} was pushed off the board at ${square}.`;
      if (how === 'triplet') return `Three of a kind took ${king} on ${square} along.`;
      const taker = by === undefined ? 'A piece' : `A ${pieceOf(by)}`;
      return `${taker} took ${king} on ${square}${soon}.`;
    },
    lastSeconds: 'The last seconds',
    newBest: 'A new best!',
    best: (seconds: number) => `Your best: ${seconds} s`,
    survived: (seconds: number) => `Survived ${seconds} seconds`,
    first: 'Pieces land by themselves. Move yours whenever the bar says Ready.',
    yourMove: 'Ready: move any piece.',
    cool: 'Cooling down.',
    coolPremove: 'Cooling down: order a premove.',
    friend: 'White: W A S D, Space. Black: arrows, Enter.',
    friendTouch: 'Tap your pieces, each from your own end.',
    matchMenu: 'This game',
    link: 'Link',
    linkHelp: 'Opens this game in any browser.',
    log: 'Log',
    logHelp: 'What happened and when, line by line.',
    position: 'Position',
    positionHelp: 'The board and all timers as they stand now.',
    record: 'Record',
    recordHelp: 'Everything, as this site keeps it.',
    keys: 'Saktris Action',
    keyPause: 'Pause or go on',
    keyFlip: 'Turn the board',
    keyArrival: 'Say what lands next, where and when',
    keyCooldowns: 'Say both cooldowns',
    keyNew: 'New Action game against the computer',
    keyWhite: 'White: walk, and pick up or put down',
    keyBlack: 'Black: walk, and pick up or put down',
    arrivalNow: (side: string, piece: string, square: string, bump: boolean, millis: number) =>
      `${side}: ${pieceOf(piece)} ${bump ? 'bumps' : 'lands on'} ${square} in ${tenths(millis)} seconds.`,
    noArrival: 'Nothing is left to come.',
    cooldownNow: (who: string, millis: number) =>
      millis <= 0 ? `${who} is ready.` : `${who} is ready in ${tenths(millis)} seconds.`,
  },
  lesson: lessonWords,
  replay: {
    title: 'Replay of an Action game',
    time: 'Time',
    at: (millis: number, all: number, what: string) =>
      `${clock(millis)} of ${clock(all)}${what === '' ? '' : `: ${what}`}`,
    clock: (millis: number) => clock(millis),
    events: 'What happened',
    back: 'To the event before',
    forward: 'To the next event',
    keep: 'Keep this game',
    kept: 'The game is kept on this device.',
    again: 'Play this again',
    speeds: { slow: '½×', usual: '1×', fast: '2×', faster: '4×' },
  },
  rules: rulesWords,
};

function clock(millis: number): string {
  const seconds = Math.floor(millis / 1000);
  const rest = Math.floor((millis % 1000) / 100);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${rest}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is wrong with the opponent that a link asks for. */
function sayOpponent({ code, got, known }: Reason): string | undefined {
  if (code !== 'unknown-opponent' && code !== 'unknown-side') return undefined;
  const what = code === 'unknown-side' ? 'side' : 'opponent';
  return `There is no ${what} "${String(got)}"; there are ${Array.isArray(known) ? known.join(', ') : ''}.`;
}

interface SettingText {
  readonly name: string;
  readonly help: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly shipped?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, SettingText>>;
}

/** The words of 'moveCooldown', 'weights.P' or 'black.weights.P'. */
function settingOf(path: string): SettingText {
  let fields = actionSettingWords as unknown as Readonly<Record<string, SettingText>> | undefined;
  let found: SettingText | undefined;
  for (const part of path.split('.')) {
    found = fields?.[part];
    fields = found?.fields;
  }
  return found ? { ...found, values: found.values ?? found.shipped ?? {} } : { name: path, help: '' };
}

export type ActionWords = typeof en;
export const actionWords: InEveryLanguage<ActionWords> = { en };
