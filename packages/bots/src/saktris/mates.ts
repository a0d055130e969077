/** Mates in one: what even a casual player neither misses nor leaves to the opponent. */
import { MOST_ACTIONS, type SaktrisPosition } from '@rankfall/saktris';

const replies = new Int32Array(MOST_ACTIONS);
const answers = new Int32Array(MOST_ACTIONS);

/** Whether this action wins the game on the spot. */
export function winsAtOnce(position: SaktrisPosition, action: number): boolean {
  const mover = position.toMove;
  position.make(action);
  const isOver = position.isStopped() || (position.inCheck() && position.legal(answers) === 0);
  const winner = isOver ? position.outcome()?.winner : undefined;
  position.unmake();
  return winner === mover;
}

/** Whether the opponent could end the game with the next turn after this action. */
export function letsWin(position: SaktrisPosition, action: number): boolean {
  position.make(action);
  const count = position.isStopped() ? 0 : position.legal(replies);
  let isLost = false;
  for (let i = 0; i < count && !isLost; i++) isLost = winsAtOnce(position, replies[i] as number);
  position.unmake();
  return isLost;
}
