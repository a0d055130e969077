/** `rankfall legal`: the legal moves of a position, in machine form. */
import { formatAction, MOST_ACTIONS, type SaktrisPosition } from '@rankfall/saktris';
import type { Args } from './args.ts';
import { Complaint } from './complaint.ts';
import type { Outside } from './outside.ts';
import { answerMany, answerOne } from './saktris/positions.ts';

export async function run({ words }: Args, outside: Outside): Promise<number> {
  const [first] = words;
  if (first === undefined) throw new Complaint('legal needs a position: a SakFEN, or - for standard input.');
  if (first === '-') {
    if (words.length > 1) throw new Complaint('legal - takes nothing else.');
    return answerMany(legal, outside);
  }
  outside.stdout.write(`${answerOne(words, legal)}\n`);
  return 0;
}

const actions = new Int32Array(MOST_ACTIONS);

/** A finished game has no moves, even where pieces could still walk. */
export function legal(position: SaktrisPosition): string {
  const count = position.legal(actions);
  if (position.outcome(count)) return '';
  return Array.from(actions.subarray(0, count), (action) => formatAction(action))
    .sort()
    .join(' ');
}
