/** ChessBrawl on the screen, in English. What the rules themselves say (events, ends, refusals, boons) comes from their package. */
import type { Reason, Result } from '@rankfall/kernel';
import { sayReason } from '@rankfall/kernel/words';
import {
  cellName,
  type Boon,
  type BrawlEvent,
  type BrawlState,
  type Fall,
  type Piece,
  type Wave,
} from '@rankfall/chessbrawl';
import {
  aPiece,
  boonWordsOf,
  kingWords,
  modeWords,
  paceWords,
  pieceWords,
  powerOf,
  sayBrawlReason,
  sayEvent,
  sayFall,
  sayResult,
  sayWave,
} from '@rankfall/chessbrawl/words';
import { count } from '../../words/say.ts';
import type { InEveryLanguage } from '../../words/words.ts';
import { endWords } from './end-words.en.ts';
import type { Foreseen } from './foresee.ts';
import { lessonWords } from './lesson-words.en.ts';
import { newRunWords } from './new-run-words.en.ts';
import { rulesWords } from './rules-words.en.ts';

const low = (piece: Piece): string => pieceWords[piece].toLowerCase();
const points = (n: number): string => count(n, 'point', 'points');

/** What a move would lead to, in one line. */
function sayForeseen(seen: Foreseen): string {
  const first = seen.points > 0 ? `Plus ${seen.points}. ` : '';
  const grown = seen.siege
    ? `The siege makes ${aPiece(seen.siege.piece)} of ${cellName(seen.siege.at)}. `
    : '';
  return `${first}${grown}${sayReply(seen)}`;
}

function sayReply(seen: Foreseen): string {
  if (seen.endsWave) return 'That clears the wave.';
  if (seen.isUnknown) return 'How the enemy answers is its own secret.';
  const { reply } = seen;
  if (seen.losesKing)
    return reply
      ? `Then the ${low(reply.piece)} on ${cellName(reply.from)} takes your King.`
      : 'Then the siege closes on your King.';
  const lead = seen.isUncertain ? 'The pawn promotes by lot; most likely then' : 'Then';
  if (!reply) return `${lead} the enemy cannot move.`;
  if (seen.isSpared) return `${lead} the guardian strikes down the ${low(reply.piece)}.`;
  const goes = reply.takes ? `takes your ${low(reply.takes)} on` : 'goes to';
  return `${lead} the ${low(reply.piece)} on ${cellName(reply.from)} ${goes} ${cellName(reply.to)}.`;
}

const en = {
  piece: (piece: Piece) => pieceWords[piece],
  event: (event: BrawlEvent) => sayEvent(event),
  result: (result: Result) => sayResult(result),
  fall: (fall: Fall) => sayFall(fall),
  reason: (reason: Reason) => sayReason(reason, sayBrawlReason),
  wave: (wave: Wave) => sayWave(wave),
  pace: paceWords,
  kings: kingWords,
  modes: modeWords,
  power: (run: Pick<BrawlState, 'king' | 'edition'>) => powerOf(run),
  boon: (run: Pick<BrawlState, 'edition'>, boon: Boon) => boonWordsOf(run, boon),
  board: {
    label: 'The arena: six columns, eight rows. Your two rows are 1 and 2, enemies arrive in 7 and 8.',
    own: (piece: string) => `your ${piece}`,
    enemy: (piece: string) => `enemy ${piece}`,
    states: {
      premove: 'the enemy is about to move here',
      check: 'about to be captured',
      hint: 'can be taken back',
      threat: 'the enemy attacks this',
    },
  },
  hud: {
    label: 'This run',
    round: 'Round',
    wave: 'Wave',
    moves: 'Moves',
    time: 'Time',
    score: 'Score',
    purse: 'Points',
    of: (n: number, all: number) => `${n}/${all}`,
    assisted: 'Assisted',
    ranked: 'Ranked',
    siege: (turns: number) => (turns === 1 ? 'Siege next turn' : `Siege in ${turns}`),
    siegeWhy: (turns: number) =>
      `No capture for long: in ${count(turns, 'turn', 'turns')} the weakest enemy grows. Capture something.`,
    all: (parts: readonly string[]) => parts.join(', '),
    stat: (name: string, value: string) => `${name} ${value}`,
  },
  play: {
    title: (king: string) => `ChessBrawl: ${king}`,
    placeKing: 'Place your King in your two rows.',
    buy: (have: number) =>
      have === 0 ? 'All points are spent.' : `Buy with your ${points(have)}, then start.`,
    placing: (piece: Piece, price: number) =>
      price > 0 ? `Tap a cell of your rows: ${low(piece)} for ${price}.` : `Tap a cell of your rows.`,
    startRound: 'Start round',
    startWave: 'Start wave',
    yourTurn: 'Your turn',
    plays: (n: number) => `Your turn: ${n} plays`,
    enemyTurn: 'Enemy turn',
    thinking: 'The Grandmaster is thinking',
    stuck: 'None of your pieces can move: skip your turn.',
    cannotMove: (piece: Piece) => `This ${low(piece)} cannot move now.`,
    skipTurn: 'Skip turn',
    skipWave: 'Skip wave',
    skipWaveAsk: 'Skip this wave? Everything counts as captured, and the run is marked assisted.',
    skipWaveYes: 'Skip it',
    no: 'No',
    price: (piece: Piece, price: number) => `${pieceWords[piece]}, ${points(price)}`,
    kingFree: 'King, free',
    shop: 'Pieces to place',
    waves: 'Waves',
    wavesOf: (round: number) => `Round ${round}`,
    gauntletWaves: 'Next waves',
    waveLine: (n: number) => `Wave ${n}`,
    now: 'now',
    done: 'cleared',
    coming: (n: number, all: number, wave: string) => `Wave ${n} of ${all}: ${wave}`,
    comingGauntlet: (n: number, wave: string) => `Wave ${n}: ${wave}`,
    threats: 'Threats',
    threatsOn: (cells: readonly string[]) =>
      cells.length === 0 ? 'Nothing is threatened.' : `The enemy attacks ${cells.join(', ')}.`,
    threatsOff: 'Threats hidden.',
    inspected: (piece: Piece, cells: readonly string[]) =>
      cells.length === 0
        ? `This ${low(piece)} attacks nothing.`
        : `This ${low(piece)} attacks ${cells.join(', ')}.`,
    speed: 'Speed',
    kingWarning: (seen: Foreseen) => `${sayReply(seen)} Play it anyway?`,
    confirm: (seen: Foreseen | undefined) => `${seen ? sayForeseen(seen) : ''} Play it?`.trim(),
    playIt: 'Play it',
    again: 'Choose the same cell again to play it.',
    foreseen: sayForeseen,
    gain: (n: number) => `+${n}`,
    lost: (piece: Piece) => `Lost a ${pieceWords[piece]}`,
    roundBanner: (n: number) => `Round ${n}`,
    waveBanner: (n: number) => `Wave ${n}`,
    assistedNow: 'Taken back. The run is now marked assisted and sets no record.',
    chooseBoon: 'Choose a boon',
    boonLine: (round: number) => `Round ${round} is behind you. One of these goes with you from now on.`,
    boons: 'Boons',
    noBoons: 'No boons yet: the first comes after round 1.',
    waveList: (waves: readonly string[]) => waves.join('. '),
  },
  pause: {
    title: 'Paused',
    line: 'The stopwatch and the enemy stand still.',
    resume: 'Resume',
    finishWave: 'Finish wave',
    finishAsk: 'End this wave without reward? The run is marked assisted.',
    finishYes: 'Finish it',
    abandon: 'Abandon run',
    abandonAsk: 'Abandon this run? It is discarded.',
    abandonYes: 'Abandon it',
    keep: 'Keep playing',
    abandoned: 'Run abandoned.',
    bringBack: 'Bring it back',
    warns: 'Warn before a move that loses the King',
    confirms: 'Point at every move twice (guard against slips)',
    foresees: 'Show what the enemy will do to a move',
    rankedWhy: 'A ranked run goes through every wave.',
  },
  keys: {
    title: 'ChessBrawl',
    undo: 'Undo',
    redo: 'Redo',
    threats: 'Show or hide threatened cells',
    start: 'Start the round or wave',
    skipTurn: 'Skip the turn',
    waves: 'Say the waves of this round',
    status: 'Say round, wave, moves, time and score',
    speed: 'Next speed',
    pause: 'Pause',
  },
  replay: {
    title: 'Replay of a ChessBrawl run',
    start: 'Start',
    again: 'Play this seed',
    keep: 'Keep this run',
    kept: 'The run is kept on this device.',
    playOn: 'Go on',
    summary: 'Summary',
  },
  newRun: newRunWords,
  end: endWords,
  rules: rulesWords,
  lesson: lessonWords,
};

export type BrawlWords = typeof en;
export const brawlWords: InEveryLanguage<BrawlWords> = { en };
