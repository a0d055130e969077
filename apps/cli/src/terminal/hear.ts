/** Understands one typed line: an order, or a move. */
import { clip } from '../complaint.ts';
import type { Outside } from '../outside.ts';
import { nearest } from '../spelling.ts';
import { orderNamed, orders, type Answer } from './orders.ts';
import type { Session } from './session.ts';

/** Nobody types more than this on purpose. */
const LONGEST = 200;

export async function hear(session: Session, line: string, outside: Outside): Promise<Answer> {
  const late = session.catchUp();
  const answer = await understand(session, line.trim(), outside);
  return late.length > 0 ? { ...answer, says: [...late, ...answer.says], show: true } : answer;
}

async function understand(session: Session, typed: string, outside: Outside): Promise<Answer> {
  if (typed === '') return { says: [], show: true };
  const [word = ''] = typed.split(/\s/u, 1);
  const order = orderNamed(word);
  if (order) return order.run(session, typed.slice(word.length).trim(), outside);
  if (typed.length > LONGEST) return { says: ['That is too long to be a move.'] };
  const seat = session.turn;
  if (seat === undefined && session.botDue !== undefined)
    return {
      says: [
        `${session.kit.seatName(session.botDue)} is thinking. Meanwhile you can undo, resign, look around or quit.`,
      ],
    };
  if (seat === undefined)
    return {
      says: ['The match is over. You can still save it, or see pgn, link and position; quit leaves.'],
    };
  const choice = session.kit.face.read(session.match, seat, typed);
  const done = 'code' in choice ? choice : session.choose(seat, choice);
  if (!('code' in done)) return { says: done, show: true };
  const meant = nearest(
    word,
    orders.map(({ name }) => name),
  );
  if (meant !== undefined && /^[a-z]{3,}$/iu.test(word))
    return { says: [`There is no "${clip(word)}"; did you mean ${meant}?`] };
  return { says: [session.kit.sayReason(done)] };
}
