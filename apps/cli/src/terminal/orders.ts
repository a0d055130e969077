/** What can be typed at the table besides moves. */
import { linkOf, recordOf, writeRecord, type Choice, type Seat } from '@rankfall/kernel';
import { clip, Complaint } from '../complaint.ts';
import type { Outside } from '../outside.ts';
import { alignRows } from '../table.ts';
import type { Session } from './session.ts';

/** What comes of an order: lines to say, and whether the position is to be shown again. */
export interface Answer {
  readonly says: readonly string[];
  readonly show?: boolean;
  readonly leave?: boolean;
}

export interface Order {
  readonly name: string;
  readonly also?: readonly string[];
  readonly takes?: string;
  readonly help: string;
  run(session: Session, rest: string, outside: Outside): Answer | Promise<Answer>;
}

export const orders: readonly Order[] = [
  {
    name: 'help',
    also: ['?', 'h'],
    help: 'This list',
    run: ({ kit }) => ({ says: [...kit.face.howTo, '', ...orderList()] }),
  },
  { name: 'moves', takes: '[SQUARE]', help: 'What can be played now, or from one square', run: listMoves },
  {
    name: 'board',
    help: 'Show the position again (an empty line does too)',
    run: () => ({ says: [], show: true }),
  },
  { name: 'flip', help: 'Turn the board round', run: flip },
  { name: 'undo', help: 'Take back your latest move', run: (session) => takeBack(session, '~undo', 'undo') },
  {
    name: 'redo',
    help: 'Play again what was taken back',
    run: (session) => takeBack(session, '~redo', 'redo'),
  },
  { name: 'pause', help: 'Pause the match', run: (session) => pause(session, 'pause') },
  { name: 'resume', help: 'Go on after a pause', run: (session) => pause(session, 'resume') },
  { name: 'draw', help: 'Offer a draw', run: offerDraw },
  {
    name: 'accept',
    help: 'Accept the draw that was offered',
    run: (session) => answerDraw(session, 'accept'),
  },
  { name: 'decline', help: 'Decline it', run: (session) => answerDraw(session, 'decline') },
  { name: 'resign', help: 'Give up', run: resign },
  { name: 'save', takes: 'FILE', help: 'Write the match record, or the PGN if FILE ends in .pgn', run: save },
  {
    name: 'pgn',
    help: 'Show the game in PGN',
    run: ({ kit, match, players }) => ({
      says: [kit.pgnOf?.(match, players).trimEnd() ?? kit.movesOf(match)],
    }),
  },
  { name: 'link', help: 'Show the match as a link', run: ({ match }) => ({ says: [linkOf(match)] }) },
  {
    name: 'position',
    also: ['fen', 'sakfen'],
    help: 'Show the position as text',
    run: ({ kit, match }) => ({
      says: [kit.positionOf?.(match) ?? 'This game has no notation for positions.'],
    }),
  },
  { name: 'quit', also: ['exit', 'q'], help: 'Leave', run: () => ({ says: [], leave: true }) },
];

export function orderNamed(word: string): Order | undefined {
  const lower = word.toLowerCase();
  return orders.find(({ name, also = [] }) => name === lower || also.includes(lower));
}

const orderList = (): readonly string[] =>
  alignRows(orders.map(({ name, takes = '', help }) => [`  ${name} ${takes}`.trimEnd(), help]));

function listMoves(session: Session, rest: string): Answer {
  const seat = session.turn;
  if (seat === undefined) return { says: ['There is nothing to choose now.'] };
  const found = session.kit.face.menu(session.match, seat, rest === '' ? undefined : rest);
  return { says: found.length > 0 ? found : [`There is no move from ${clip(rest)}.`] };
}

function flip(session: Session): Answer {
  session.flip();
  return { says: [], show: true };
}

function takeBack(session: Session, action: string, option: string): Answer {
  const done = session.choose(session.undoer, { action, option });
  if (!('code' in done)) return { says: done, show: true };
  if (session.match.result) return { says: ['The match is over; nothing can be taken back.'] };
  return {
    says: [action === '~undo' ? 'There is nothing to take back.' : 'There is nothing to play again.'],
  };
}

function pause(session: Session, option: 'pause' | 'resume'): Answer {
  const { paused } = session.match.sitting;
  const done = session.choose(session.speaker, { action: '~pause', option });
  if (!('code' in done))
    return {
      says: [...done, option === 'pause' ? 'Paused; "resume" goes on.' : 'On with it.'],
      show: option === 'resume',
    };
  if (session.match.result) return { says: ['The match is over.'] };
  if (paused === (option === 'pause'))
    return { says: [paused ? 'It is paused already.' : 'It is not paused.'] };
  return { says: ['This match is played without pauses.'] };
}

function offerDraw(session: Session): Answer {
  if (!session.match.charter.game.table.draw) return { says: ['There are no draws in this game.'] };
  const seat = session.speaker;
  const name = session.kit.seatName(seat);
  const done = session.choose(seat, { action: '~draw', option: 'ask' });
  if ('code' in done) {
    if (session.match.result) return { says: ['The match is over.'] };
    return {
      says: [
        session.match.sitting.asks.draw
          ? 'There is an offer already: accept or decline?'
          : 'Your offer was declined; play on before the next one.',
      ],
    };
  }
  const others = othersThan(session, seat);
  const asked = others.filter((other) => session.isHuman(other));
  if (asked.length > 0) {
    const names = asked.map((other) => session.kit.seatName(other)).join(' and ');
    return { says: [`${name} offers a draw. ${names}: accept or decline? A move declines too.`] };
  }
  // Bots play to the end.
  const [bot = seat] = others;
  session.choose(bot, { action: '~draw', option: 'decline' });
  return { says: [`${session.kit.seatName(bot)} declines: it wants to play on.`] };
}

function answerDraw(session: Session, option: 'accept' | 'decline'): Answer {
  const offered = session.match.sitting.asks.draw;
  if (!offered) return { says: ['No draw is on offer.'] };
  const seat = othersThan(session, offered[0] ?? 0).find((other) => session.isHuman(other));
  const done = seat === undefined ? undefined : session.choose(seat, { action: '~draw', option });
  if (!done || 'code' in done) return { says: ['No draw is on offer.'] };
  if (option === 'accept') return { says: done, show: true };
  return { says: [`${session.kit.seatName(seat ?? 0)} declines. Play goes on.`] };
}

function resign(session: Session): Answer {
  const choice: Choice = { action: '~resign', option: 'resign' };
  const done = session.choose(session.speaker, choice);
  return 'code' in done ? { says: ['The match is over.'] } : { says: done, show: true };
}

async function save(session: Session, rest: string, outside: Outside): Promise<Answer> {
  if (rest === '') return { says: ['save needs a file name: save match.json or save match.pgn.'] };
  const { kit, match } = session;
  const isPgn = rest.toLowerCase().endsWith('.pgn');
  if (isPgn && !kit.pgnOf) return { says: ['This game has no PGN; save it as a .json record.'] };
  const pgn = isPgn ? kit.pgnOf?.(match, session.players) : undefined;
  const text = pgn ?? `${writeRecord(recordOf(match))}\n`;
  try {
    await outside.writeText(rest, text);
  } catch (error) {
    if (error instanceof Complaint) return { says: [error.message] };
    throw error;
  }
  return { says: [`Saved as ${clip(rest, 80)}.`] };
}

function othersThan(session: Session, seat: Seat): readonly Seat[] {
  return Array.from({ length: session.match.charter.seats }, (_, other) => other).filter(
    (other) => other !== seat,
  );
}
