/** `rankfall perft`: how many lines of play there are, so that two engines can be compared. */
import { formatAction, MOST_ACTIONS, perft, type SaktrisPosition } from '@rankfall/saktris';
import { wholeNumber, type Args } from './args.ts';
import { Complaint } from './complaint.ts';
import type { Outside } from './outside.ts';
import { answerMany, answerOne } from './saktris/positions.ts';

const DEEPEST = 60;

export async function run(args: Args, outside: Outside): Promise<number> {
  const words = args.words.slice(0, -1);
  const [first] = words;
  if (first === undefined)
    throw new Complaint('perft needs a position (SakFEN, or - for standard input) and a depth.');
  const depth = wholeNumber(args.words.at(-1) ?? '', 'The depth, after the position,', 0, DEEPEST);
  if (first === '-') {
    if (words.length > 1) throw new Complaint('perft - takes a depth and nothing else.');
    if (args.has('divide')) throw new Complaint('--divide is for one position, not for standard input.');
    return answerMany((position) => String(perft(position, depth)), outside);
  }
  const answer = args.has('divide') ? divide : perft;
  outside.stdout.write(`${answerOne(words, (position) => String(answer(position, depth)))}\n`);
  return 0;
}

/** A line for each move, sorted, and the sum of them. */
export function divide(position: SaktrisPosition, depth: number): string {
  if (depth === 0 || position.outcome()) return String(perft(position, depth));
  const actions = new Int32Array(MOST_ACTIONS);
  const lines: string[] = [];
  let sum = 0;
  for (const action of actions.subarray(0, position.legal(actions))) {
    position.make(action);
    const count = perft(position, depth - 1);
    position.unmake();
    lines.push(`${formatAction(action)}: ${count}`);
    sum += count;
  }
  return [...lines.sort(), String(sum)].join('\n');
}
