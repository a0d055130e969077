/** Waves arrive in the enemy zone, on empty cells first; whoever of the player's stands in the way is lost. */
import type { Dice } from '@rankfall/kernel';
import { enemyZone, pieceAt, put } from './cells.ts';
import { wavesOf } from './coming.ts';
import type { BrawlEvent, BrawlState, Fall, Standing } from './state.ts';
import type { Cell, Soldier } from './types.ts';

export function spawn(state: BrawlState, dice: Dice, events: BrawlEvent[]): BrawlState {
  const { round, wave } = state;
  const shuffled = dice.shuffle(`spawn/${round}/${wave}`, enemyZone);
  const isEmpty = (cell: Cell): boolean => state.board.charAt(cell) === '.';
  const targets = [...shuffled.filter(isEmpty), ...shuffled.filter((cell) => !isEmpty(cell))];
  const pieces = [...(wavesOf(state, round)[wave - 1] ?? '')] as Soldier[];
  let { board, lost } = state;
  let fall: Fall | undefined;
  const enemies: Standing[] = [];
  const losses: BrawlEvent[] = [];
  for (const [i, at] of targets.slice(0, pieces.length).entries()) {
    const by = pieces[i] ?? 'P';
    const piece = pieceAt(board, at);
    if (piece !== undefined) {
      lost += piece;
      losses.push({ type: 'spawn-captured', piece, at, by });
      if (piece === 'K') fall = { cause: 'spawn', at, by };
    }
    board = put(board, at, by.toLowerCase());
    enemies.push({ piece: by, at });
  }
  events.push({ type: 'spawned', round, wave, enemies }, ...losses);
  if (!fall) return { ...state, board, lost };
  events.push({ type: 'king-fell', cause: 'spawn' });
  return { ...state, board, lost, phase: 'defeat', fall };
}
