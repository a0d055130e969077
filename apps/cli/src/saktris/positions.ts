/** Positions on the command line: one as an argument, quoted or not, or many through standard input. */
import { readSakfen, SaktrisPosition } from '@rankfall/saktris';
import { Complaint } from '../complaint.ts';
import { linesOf } from '../input.ts';
import type { Outside } from '../outside.ts';
import { grouped } from '../table.ts';
import { sayAnyReason } from './words.ts';

/** Answers one position with one line (or several, if it was the only one). */
export type Answer = (position: SaktrisPosition) => string;

const desk = new SaktrisPosition();

export function answerOne(words: readonly string[], answer: Answer): string {
  const setup = readSakfen(words.join(' '));
  if ('code' in setup) throw new Complaint(sayAnyReason(setup));
  return answer(desk.load(setup));
}

/** Answers do not wait longer than this for their neighbours. */
const FLUSH_EVERY = 100;

/** One answer for each line of standard input, as they come; a bad line is answered too, and told about at the end. */
export async function answerMany(answer: Answer, outside: Outside): Promise<number> {
  let all = 0;
  let bad = 0;
  for await (const lines of linesOf(outside.stdin)) {
    let answers = '';
    let written = outside.now();
    for (const line of lines) {
      all++;
      const setup = readSakfen(line);
      if ('code' in setup) bad++;
      answers += 'code' in setup ? `error: ${sayAnyReason(setup)}\n` : `${answer(desk.load(setup))}\n`;
      if (outside.now() - written > FLUSH_EVERY) {
        outside.stdout.write(answers);
        answers = '';
        written = outside.now();
      }
    }
    outside.stdout.write(answers);
  }
  if (bad === 0) return 0;
  const lines = `${grouped(bad)} of ${grouped(all)} ${all === 1 ? 'line' : 'lines'} ${bad === 1 ? 'is' : 'are'}`;
  throw new Complaint(`${lines} no position; see the answers that begin with "error:".`);
}
