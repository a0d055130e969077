/** ChessBrawl in a terminal: the board with the run beside it, and what the enemy would do if you waited. */
import {
  aimOf,
  cellName,
  COLUMNS,
  emptyIn,
  kingCell,
  perksOf,
  pieceAt,
  playerZone,
  ROWS,
  soldiers,
  wavesOf,
  whyNotBuy,
  type BrawlState,
  type BrawlTerms,
  type Cell,
} from '@rankfall/chessbrawl';
import { boonWordsOf, pieceWords, sayWave } from '@rankfall/chessbrawl/words';
import type { Told } from '@rankfall/kernel';
import type { DrawWish, Face } from '../kit.ts';
import { beside } from '../terminal/beside.ts';
import { drawCell, type Mark } from '../terminal/cells.ts';
import { menuLines } from './menu.ts';
import { sayLatest, stateIn } from './notation.ts';
import { panelOf, priceList } from './panel.ts';
import { readTyped } from './read.ts';
import { sayEvents } from './words.ts';

const BOARD_WIDTH = 23;
const PANEL_WIDTH = 44;
const COLUMN_NAMES = [...'abcdef'];

export const brawlFace: Face = {
  draw(look, wish) {
    const state = look.view as BrawlState;
    const panel = panelOf(state, look.marks, wish);
    return beside(drawBoard(state, wish), panel, {
      columns: wish.columns,
      board: BOARD_WIDTH,
      panel: PANEL_WIDTH,
    });
  },
  ask: (match, seat) => (seat === 1 ? 'The enemy moves.' : askFor(stateIn(match))),
  read: readTyped,
  sayLatest,
  tell: (told) => sayEvents(told as readonly Told<BrawlTerms>[]),
  menu: menuLines,
  howTo: [
    'Place:    N@c1 buys a knight for c1; "back c1" takes it back; "start" begins',
    'Move:     b1c3, or Nc3 and c3 where only one piece can; "skip" makes no move',
    'Boon:     1, 2 or 3, or its name',
    'Ways out: "skip wave"; "pause" and then "finish wave"; both mark the run as assisted',
    'The brackets around two cells show what the enemy would do if you waited.',
  ],
};

function drawBoard(state: BrawlState, wish: DrawWish): readonly string[] {
  const marks = marksIn(state, wish.hintsFor === 0);
  const edge = wish.style.dim(`   ${COLUMN_NAMES.map((name) => ` ${name} `).join('')}`.trimEnd());
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const cells = Array.from({ length: COLUMNS }, (_cell, column) => {
      const cell = row * COLUMNS + column;
      const mark = marks.get(cell) ?? 'plain';
      const isLight = (row + column) % 2 === 0;
      return drawCell(state.board.charAt(cell), { style: wish.style, ascii: wish.ascii, isLight, mark });
    });
    const name = wish.style.dim(` ${ROWS - row} `);
    return `${name}${cells.join('')}${wish.style.dim(` ${ROWS - row}`)}`;
  });
  return [edge, ...rows, edge];
}

/** Where pieces can be placed; or what the enemy would do if nothing were done. */
function marksIn(state: BrawlState, isAsked: boolean): ReadonlyMap<Cell, Mark> {
  if (!isAsked) return new Map();
  if (state.phase === 'placement')
    return new Map(emptyIn(state.board, playerZone).map((cell) => [cell, 'hint'] as const));
  const aim = state.phase === 'player' ? threatIn(state) : undefined;
  return new Map((aim ? [aim.from, aim.to] : []).map((cell) => [cell, 'last'] as const));
}

/** The reply of an enemy that follows the rules is known beforehand; somebody in the second seat is not. */
const threatIn = (state: BrawlState): { readonly from: Cell; readonly to: Cell } | undefined =>
  state.manned ? undefined : aimOf(state.board, state.enemy, perksOf(state).gaits);

export function askFor(state: BrawlState): string {
  const { phase, round, wave, points, board, offer = [] } = state;
  switch (phase) {
    case 'placement':
      if (kingCell(board) === undefined)
        return 'Place your King in the two rows at the bottom, such as K@c1.';
      return soldiers.every((piece) => whyNotBuy(state, piece) !== undefined)
        ? 'Nothing more can be bought. Type "start".'
        : `Buy with ${points} ${points === 1 ? 'point' : 'points'} (${priceList(state)}), such as P@c2, or "start".`;
    case 'transition':
      return `Wave ${wave}: ${sayWave(wavesOf(state, round)[wave - 1] ?? '')}. Type "start".`;
    case 'boon':
      return [
        'Choose a boon:',
        ...offer.map((boon, i) => {
          const { name, line } = boonWordsOf(state, boon);
          return `  ${i + 1} ${name}: ${line}`;
        }),
      ].join('\n');
    case 'player':
      return `${state.plays > 1 ? `Your move, ${state.plays} in a row.` : 'Your move.'}${threatWords(state)}`;
    default:
      return 'The enemy moves.';
  }
}

function threatWords(state: BrawlState): string {
  const aim = threatIn(state);
  const victim = aim && pieceAt(state.board, aim.to);
  if (!aim || victim === undefined) return '';
  const by = pieceWords[pieceAt(state.board, aim.from) ?? 'P'].toLowerCase();
  return ` If you wait, the ${by} on ${cellName(aim.from)} takes your ${pieceWords[victim].toLowerCase()} on ${cellName(aim.to)}.`;
}
