/** ChessBrawl in English. Every code, event, end, boon and setting has its words here, or this file does not compile. */
import type { Reason, Result } from '@rankfall/kernel';
import { cellName, pieceAt } from './cells.ts';
import type { BrawlReason } from './explain.ts';
import type { BrawlDoes, BrawlEvent, BrawlState, Fall } from './state.ts';
import type { Mode, Pace, Piece } from './types.ts';
import { countsIn, type Wave } from './waves.ts';
import { boonWords } from './words-boons.en.ts';

export { boonWords, boonWordsOf, kingWords, powerOf } from './words-boons.en.ts';
export { settingWords } from './words-settings.en.ts';

export const pieceWords: Readonly<Record<Piece, string>> = {
  P: 'Pawn',
  N: 'Knight',
  B: 'Bishop',
  R: 'Rook',
  Q: 'Queen',
  K: 'King',
};

export const modeWords: Readonly<Record<Mode, { readonly name: string; readonly line: string }>> = {
  classic: { name: 'Classic', line: 'Ten rounds, 54 waves.' },
  plus: { name: 'Brawl+', line: 'A boon after every round, and Kings with powers.' },
  gauntlet: { name: 'Gauntlet', line: 'Waves without end. How far do you get?' },
};

export const paceWords: Readonly<Record<Pace, string>> = { x1: '×1', x2: '×2', x4: '×4', instant: 'Instant' };

const low = (piece: Piece): string => pieceWords[piece].toLowerCase();
export const aPiece = (piece: Piece): string => `a ${low(piece)}`;
const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`;

/** "3 Pawns, 1 Knight" */
export const sayWave = (wave: Wave): string =>
  countsIn(wave)
    .map(({ piece, count }) => `${count} ${pieceWords[piece]}${count > 1 ? 's' : ''}`)
    .join(', ');

type Says = { readonly [C in BrawlReason['code']]: (reason: Extract<BrawlReason, { code: C }>) => string };

const phases: Readonly<Record<BrawlState['phase'], string>> = {
  placement: 'First place your pieces and start the round.',
  player: 'The wave is on; that has to wait.',
  enemy: 'The wave is on; that has to wait.',
  transition: 'First start the wave.',
  boon: 'First choose a boon.',
  victory: 'The run is over.',
  defeat: 'The run is over.',
};

const says: Says = {
  'king-first': () => 'Place your King first.',
  'king-placed': () => 'Your King is on the board already.',
  'king-stays': () => 'Your King stays where he is after round 1.',
  'zone-full': () => 'Your two rows are full.',
  'too-dear': ({ piece, price, points: have }) =>
    `A ${low(piece)} costs ${price}, and you have ${points(have)}.`,
  'not-your-zone': () => 'Pieces are placed in your two rows at the bottom.',
  occupied: ({ cell, piece }) => `A ${low(piece)} stands on ${cell}.`,
  'not-bought-now': ({ piece }) => `This ${low(piece)} is from an earlier round and cannot be sold.`,
  'nothing-there': ({ cell }) => `There is nothing on ${cell}.`,
  'not-your-piece': ({ cell }) => `The piece on ${cell} is the enemy’s.`,
  'own-piece-there': ({ cell }) => `Your own piece stands on ${cell}.`,
  'out-of-reach': ({ piece, cell }) => `The ${low(piece)} cannot reach ${cell}.`,
  'enemy-turn': () => 'It is the enemy’s turn.',
  'other-turn': () => 'That was meant for another turn.',
  'other-phase': ({ phase }) => phases[phase],
  'ranked-run': () => 'A ranked run goes through every wave.',
};

export function sayBrawlReason(reason: Reason): string | undefined {
  if (!Object.hasOwn(says, reason.code)) return undefined;
  // A reason with one of our codes was made by us, so it has the details of that code.
  const own = reason as unknown as BrawlReason;
  return (says[own.code] as (reason: BrawlReason) => string)(own);
}

type Happened = { readonly [T in BrawlEvent['type']]: (event: Extract<BrawlEvent, { type: T }>) => string };

const happened: Happened = {
  spawned: ({ enemies }) =>
    `${enemies.length} ${enemies.length === 1 ? 'enemy arrives' : 'enemies arrive'}: ${enemies
      .map(({ piece, at }) => `${low(piece)} ${cellName(at)}`)
      .join(', ')}.`,
  'spawn-captured': ({ piece, at }) => `Lost ${aPiece(piece)} on ${cellName(at)}: the wave arrived on it.`,
  placed: ({ piece, at, price }) =>
    `${pieceWords[piece]} placed on ${cellName(at)}${price > 0 ? ` for ${price}` : ''}.`,
  removed: ({ piece, at, refund }) =>
    `${pieceWords[piece]} taken back from ${cellName(at)}${refund > 0 ? `, ${points(refund)} returned` : ''}.`,
  moved: ({ side, piece, from, to }) =>
    `${side === 'player' ? 'Your' : 'Enemy'} ${low(piece)} ${cellName(from)} to ${cellName(to)}.`,
  captured: ({ piece, points: earned }) => `${pieceWords[piece]} captured, plus ${earned}.`,
  lost: ({ piece, by }) => `Lost ${aPiece(piece)} to ${aPiece(by)}.`,
  promoted: ({ side, piece, to }) =>
    `${side === 'player' ? 'Your' : 'An enemy'} pawn becomes ${aPiece(piece)} on ${cellName(to)}.`,
  'turn-changed': ({ side }) => (side === 'player' ? 'Your turn.' : 'Enemy turn.'),
  'turn-skipped': () => 'You skip your turn.',
  aimed: ({ piece, from, to, takes }) =>
    `The enemy ${low(piece)} on ${cellName(from)} aims at ${takes ? `your ${low(takes)} on ` : ''}${cellName(to)}.`,
  'enemy-passed': () => 'The enemy cannot move and passes.',
  'wave-skipped': ({ captured, points: earned }) =>
    `Wave skipped: ${captured.length} captured, plus ${earned}.`,
  'wave-ended': ({ reason, wave }) =>
    ({
      cleared: `Wave ${wave} cleared.`,
      skipped: `Wave ${wave} is over.`,
      finished: `Wave ${wave} is over, without reward.`,
    })[reason],
  'wave-started': ({ wave }) => `Wave ${wave} begins.`,
  'round-started': ({ round }) => `Round ${round}.`,
  'boons-offered': ({ boons }) => `Choose a boon: ${boons.map((boon) => boonWords[boon].name).join(', ')}.`,
  'boon-taken': ({ boon }) => `Boon taken: ${boonWords[boon].name}.`,
  joined: ({ piece, at, price = 0 }) =>
    `${pieceWords[piece]} joins you on ${cellName(at)}${price > 0 ? ` for ${points(price)}` : ''}.`,
  paid: ({ for: what, points: earned }) =>
    `${{ stipend: 'Stipend', interest: 'Interest', ransom: 'Ransom', salvage: 'Salvage', windfall: 'Windfall' }[what]}: plus ${earned}.`,
  mustered: ({ count }) => `${count} ${count === 1 ? 'piece goes' : 'pieces go'} home.`,
  spared: ({ by }) => `The guardian strikes down the ${low(by)}. Your King lives.`,
  siege: ({ was, piece, at }) =>
    `The siege tightens: the ${low(was)} on ${cellName(at)} becomes ${aPiece(piece)}.`,
  paced: ({ pace }) => `Speed ${paceWords[pace]}.`,
  victory: () => 'Victory!',
  'king-fell': () => 'King defeated!',
};

export function sayEvent(event: BrawlEvent): string {
  // The key and the argument belong together, which the compiler cannot follow through the table.
  return (happened[event.type] as (event: BrawlEvent) => string)(event);
}

/** Why the King fell, in one sentence. */
export function sayFall(fall: Fall): string {
  switch (fall.cause) {
    case 'spawn':
      return `${capital(aPiece(fall.by))} arrived on ${cellName(fall.at)}, where your King stood. Kings are safe below the top two rows.`;
    case 'siege':
      return 'Too many turns without a capture: the siege closed on your King.';
    case 'move':
      return `${capital(aPiece(fall.by))}${fall.from === undefined ? '' : ` from ${cellName(fall.from)}`} took your King on ${cellName(fall.at)}.`;
  }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function sayResult({ reason, score: [score = 0] = [] }: Result): string {
  const ends: Readonly<Record<string, string>> = {
    victory: `Victory! Every wave is cleared, with ${points(score)} left.`,
    'king-move': 'King defeated: he was captured.',
    'king-spawn': 'King defeated: a wave arrived on his cell.',
    'king-siege': 'King defeated by the siege.',
    resign: 'The run was abandoned.',
    left: 'The run was left.',
  };
  return ends[reason] ?? `The run is over (${reason}).`;
}

/** What an option does, for a button or a screen reader. */
export function sayOption(does: BrawlDoes, { board }: Pick<BrawlState, 'board'>): string {
  switch (does.type) {
    case 'buy':
      return `Place ${aPiece(does.piece)} on ${cellName(does.to)}`;
    case 'refund':
      return `Take back the ${low(pieceAt(board, does.at) ?? 'P')} on ${cellName(does.at)}`;
    case 'start':
      return 'Start';
    case 'play':
    case 'reply': {
      const takes = pieceAt(board, does.to);
      const goes = takes ? `takes the ${low(takes)} on` : 'to';
      return `${pieceWords[pieceAt(board, does.from) ?? 'P']} ${cellName(does.from)} ${goes} ${cellName(does.to)}`;
    }
    case 'skip-turn':
      return 'Skip turn';
    case 'skip-wave':
      return 'Skip wave';
    case 'finish-wave':
      return 'Finish wave';
    case 'boon':
      return boonWords[does.boon].name;
    case 'pace':
      return `Speed ${paceWords[does.pace]}`;
  }
}
