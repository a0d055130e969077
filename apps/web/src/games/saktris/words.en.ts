/** Saktris on the screen, in English. What the rules themselves say (events, ends, refusals, settings) comes from their package. */
import type { Option, Reason, Result } from '@rankfall/kernel';
import { sayReason } from '@rankfall/kernel/words';
import type { SaktrisDoes, SaktrisEvent, SaktrisState, Side } from '@rankfall/saktris';
import {
  pieceWords,
  presetWords,
  sayEvent,
  sayCause,
  sayResult,
  saySaktrisReason,
  sayTurn,
  settingWords,
  sideWords,
} from '@rankfall/saktris/words';
import { levelNames, levelWords, type LevelName } from '@rankfall/bots/saktris/words';
import type { InEveryLanguage } from '../../words/words.ts';
import { analysisWords } from './analysis-words.en.ts';
import { lessonWords } from './lesson-words.en.ts';
import { rulesWords } from './rules-words.en.ts';

const pieceName = (letter: string): string =>
  (pieceWords as Readonly<Record<string, string>>)[letter.toUpperCase()] ?? 'piece';
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const en = {
  name: 'Saktris',
  side: (side: Side) => sideWords[side],
  piece: pieceName,
  event: (event: SaktrisEvent) => sayEvent(event),
  result: (result: Result) => sayResult(result),
  /** Why it ended, below a heading that says who won. */
  cause: (result: Result) => sayCause(result),
  reason: (reason: Reason) => sayReason(reason, sayOwn, saySaktrisReason),
  turn: (state: SaktrisState, options: readonly Option<SaktrisDoes>[]) => sayTurn(state, options),
  players: {
    computer: 'The computer',
    friend: 'A friend here',
    strength: 'Strength',
    about: (level: LevelName) => levelWords[level].about,
    /** A kept game may name one that is offered no more. */
    bot: (name: string) =>
      levelNames.flatMap((one) => (one === name ? [levelWords[one].name] : []))[0] ?? 'Computer',
    beaten: 'beaten',
    beatenLine: 'You have beaten this one.',
  },
  newGame: {
    title: 'Saktris',
    line: 'The board is empty. Each turn a piece arrives, and you decide where it lands.',
    play: 'Play',
    playLine: (rules: string, opponent: string) => `${rules} · ${opponent}`,
    opponent: 'Opponent',
    side: 'You play',
    sides: { white: 'White', black: 'Black', any: 'By lot' },
    turning: 'Turn the board after each move',
    rules: 'Rules of this game',
    ownRules: 'Your own mix',
    preset: (name: keyof typeof presetWords) => (name === 'tetris' ? 'Tetris mode' : presetWords[name].name),
    presetLines: {
      classic: 'The original: one random order for both, a piece every other turn.',
      quick: 'Nothing is skipped, and you see three pieces ahead.',
      tetris: 'Three pawns side by side vanish. Three pieces ahead.',
      chaos: 'Each side its own order, three of a kind clear, captures fly.',
    },
    more: 'More settings',
    seed: 'Seed',
    seedHelp: 'The same seed brings the same pieces. Leave it empty for new ones each time.',
    link: 'Link with these rules',
    linkHelp: 'Whoever opens it starts with the same settings.',
    order: 'Arrival order',
    orders: { fixed: 'Fixed', select: 'Selectable', random: 'Random' },
    orderHelp: {
      fixed: 'The same order in every game; the king comes last.',
      select: 'You pick which piece comes.',
      random: 'Drawn by lot.',
    },
    randomMode: 'Random mode',
    randomModes: { same: 'Same for both', diff: 'Different' },
    setting: (path: string) => settingOf(path).name,
    settingHelp: (path: string) => settingOf(path).help,
    value: (path: string, value: string) => settingOf(path).values?.[value] ?? value,
    on: 'On',
    paste: 'Open a game or position',
    pasteHelp: 'Paste a SakFEN, a PGN, a saved record or a link.',
    pasteLabel: 'Text or link',
    openIt: 'Open it',
    startsFrom: 'Starts from a position of its own.',
    emptyBoard: 'Start from an empty board',
    goOn: 'Go on with the last game',
    learn: 'First time? A lesson of two minutes',
    rulesPage: 'Rules in full',
    badLink: (why: string) =>
      `The link asks for something that does not exist, so the usual rules are set. ${why}`,
  },
  play: {
    title: 'Playing Saktris',
    you: 'You',
    tray: (side: string) => `Pieces to come for ${side}`,
    due: (piece: string) => `${capital(piece)}, due now. Choose a column for it.`,
    /** The same piece while the other side is to move. */
    first: (piece: string) => `${capital(piece)}, the first to come.`,
    place: (piece: string) => `Place the ${piece}`,
    pool: (piece: string, count: number) => `${capital(piece)}, ${count} left`,
    next: 'Next',
    hidden: 'A piece face down',
    moreToCome: (count: number) => `+${count}`,
    moreLabel: (count: number) => `and ${count} more`,
    nothing: 'All pieces have arrived',
    nextIn: (moves: number) => (moves === 1 ? 'next after 1 move' : `next after ${moves} moves`),
    off: (side: string) => `Off the board for ${side}`,
    counted: (piece: string, count: number) => `${count} × ${piece}`,
    firstRoom: (piece: string) => `No room: first move a piece away, then place the ${piece}.`,
    thenPlace: (piece: string) => `Now place the ${piece}.`,
    chooseAny: 'Choose a piece and a column.',
    orMove: 'In check: place a piece or move.',
    lastPiece: (side: string) => `${side} has one piece left and no king yet. Losing it loses the game.`,
    over: 'The game is over.',
    hint: (move: string) => `Try ${move}.`,
    noHint: 'No idea this time.',
    keyHint: 'Hint',
    toCome: 'Still to come',
    lostPieces: 'Off the board',
    matchMenu: 'This game',
    turnBoard: 'Turn the board after each move',
    position: 'Position (SakFEN)',
    positionHelp: 'The board as it stands now, with the pieces to come.',
    link: 'Link',
    linkHelp: 'Opens this game in any browser, up to this move.',
    pgn: 'Game (PGN)',
    record: 'Record',
    recordHelp: 'Everything, as this site keeps it.',
    keys: 'Saktris',
    keyUndo: 'Undo',
    keyRedo: 'Redo',
    keyFlip: 'Turn the board',
    keyClocks: 'Say the clocks',
    keyTray: 'Say what is due and what comes next',
    trayNow: (due: readonly string[], next: readonly string[]) =>
      [
        due.length > 0 ? `Due: ${due.join(', ')}.` : 'Nothing is due.',
        next.length > 0 ? `Next: ${next.join(', ')}.` : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
  },
  replay: {
    title: 'Replay of a Saktris game',
    playOn: 'Play on from here',
    keep: 'Keep this game',
    kept: 'The game is kept on this device.',
    back: 'Back to the game',
    over: (result: string) => result,
  },
  analysis: analysisWords,
  rules: rulesWords,
  lesson: lessonWords,
};

/** What is wrong with what somebody pasted, or with the opponent that a link asks for. */
function sayOwn({ code, got, known }: Reason): string | undefined {
  if (code === 'not-a-game') return 'That is no position, game, record or link of Saktris.';
  if (code !== 'unknown-opponent' && code !== 'unknown-side') return undefined;
  const what = code === 'unknown-side' ? 'side' : 'opponent';
  return `There is no ${what} "${String(got)}"; there are ${Array.isArray(known) ? known.join(', ') : ''}.`;
}

interface SettingText {
  readonly name: string;
  readonly help: string;
  readonly values?: Readonly<Record<string, string>>;
}

function settingOf(path: string): SettingText {
  return (settingWords as Readonly<Record<string, SettingText>>)[path] ?? { name: path, help: '' };
}

export type SaktrisWords = typeof en;
export const saktrisWords: InEveryLanguage<SaktrisWords> = { en };
