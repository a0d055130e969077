import {
  fold,
  recordOf,
  rollFrom,
  start,
  type Game,
  type JournalRow,
  type Match,
  type Start,
  type Terms,
} from '@rankfall/kernel';
import { bids, noughts, pulse, type NoughtsTerms } from '@rankfall/testkit';
import { describe, expect, test } from 'vitest';
import { fakeWall } from '../test/fake-wall.ts';
import { openRoom, type News, type Sitter, type Think } from './index.ts';

function started<T extends Terms>(game: Game<T>, wish: Partial<Start> = {}): Match<T> {
  const { match, refused } = start(game, { seed: 'room', ...wish });
  if (!match) throw new Error(refused.code);
  return match;
}

const person: Sitter<never> = { kind: 'person' };
const people = [person, person] as const;

/** Takes the first free square, at once. */
const first: Think<NoughtsTerms> = ({ charter, look }, answer) => {
  const [action] = charter.game.pending(look.view, look.seat as number);
  const option = action?.options[0];
  answer(action && option && { action: action.id, option: option.id });
  return () => undefined;
};

describe('a room', () => {
  test('tells each seat what it may hear, from its first look on', () => {
    const room = openRoom({ match: started(bids), wall: fakeWall(), sitters: people });
    const heard: string[][] = [[], [], []];
    const hear = (place: number) => (news: News<Terms>) => {
      heard[place]?.push(news.told.map(({ event }) => event.type).join('+') || 'look');
    };
    room.listen(0, hear(0));
    room.listen(1, hear(1));
    room.listen('watcher', hear(2));
    expect(room.choose(0, { action: '1/bidding/trigger', option: 'odd' })).toBeUndefined();
    expect(room.choose(1, { action: '1/bidding/trigger', option: 'no such' })?.code).toBe('not-offered');
    expect(heard).toEqual([['look', 'drafted'], ['look'], ['look']]);
    expect(JSON.stringify(room.look(1))).not.toContain('"odd"');
  });

  test('runs match time on the wall clock, one timer at a time, and wakes at the exact moment', () => {
    const wall = fakeWall();
    const room = openRoom({ match: started(pulse, { settings: { seconds: 8 } }), wall, sitters: people });
    expect(wall.timers()).toBe(1);
    wall.pass(3000);
    expect(room.now()).toBe(3000);
    wall.pass(20_000);
    expect(room.match().result?.reason).toBe('time');
    expect(room.match().at).toBe(8000);
    expect(wall.timers()).toBe(0);
  });

  test('catches up after a long sleep, every wake at its own time', () => {
    const asleep = fakeWall();
    const awake = fakeWall();
    const sleeper = openRoom({ match: started(pulse), wall: asleep, sitters: people });
    const waker = openRoom({ match: started(pulse), wall: awake, sitters: people });
    asleep.sleep(7000);
    for (let i = 0; i < 700; i++) awake.pass(10);
    expect(sleeper.look(0)).toEqual(waker.look(0));
  });

  test('a pause stops the wall, undo takes time back, and the clock follows', () => {
    const wall = fakeWall();
    const table = { clock: { base: 60_000, increment: 0 } };
    const room = openRoom({ match: started(noughts, { table }), wall, sitters: people });
    wall.pass(2000);
    room.choose(0, { action: 'turn/0', option: '4' });
    wall.pass(3000);
    room.choose(1, { action: '~pause', option: 'pause' });
    wall.pass(50_000);
    expect(room.look(0).clock).toEqual([58_000, 57_000]);
    room.choose(0, { action: '~pause', option: 'resume' });
    wall.pass(1000);
    expect(room.look(0).clock).toEqual([58_000, 56_000]);
    room.choose(0, { action: '~undo', option: 'undo' });
    expect(room.now()).toBe(2000);
    wall.pass(500);
    expect(room.look(0).clock).toEqual([57_500, 60_000]);
    wall.pass(60_000);
    expect(room.look(0).result?.reason).toBe('time');
  });

  test('stores before it tells, and what could not be stored did not happen', () => {
    const order: string[] = [];
    let isFull = false;
    const room = openRoom({
      match: started(noughts),
      wall: fakeWall(),
      sitters: people,
      keep(row: JournalRow) {
        if (isFull) throw new Error('disk full');
        order.push(`store ${row.entry[3]}`);
      },
    });
    room.listen(0, ({ told }) => order.push(...told.map(({ event }) => `tell ${event.type}`)));
    room.choose(0, { action: 'turn/0', option: '4' });
    expect(order).toEqual(['store 4', 'tell marked']);
    isFull = true;
    expect(room.choose(1, { action: 'turn/1', option: '0' })).toEqual({ code: 'not-stored' });
    expect(room.look(1).view.ply).toBe(1);
  });

  test('a message that comes twice is done once', () => {
    const room = openRoom({ match: started(noughts), wall: fakeWall(), sitters: people });
    const from = { client: 'phone', number: 1 };
    expect(room.choose(0, { action: 'turn/0', option: '4' }, from)).toBeUndefined();
    expect(room.choose(0, { action: 'turn/0', option: '4' }, from)).toBeUndefined();
    expect(room.match().log.length).toBe(1);
  });

  test('goes on from a stored record where it stood', () => {
    const wall = fakeWall();
    const room = openRoom({ match: started(noughts), wall, sitters: people });
    wall.pass(1234);
    room.choose(0, { action: 'turn/0', option: '4' });
    const folded = fold(noughts, recordOf(room.match()));
    if (!folded.match) throw new Error('not folded');
    const again = openRoom({ match: folded.match, wall: fakeWall(), sitters: people });
    expect(again.look(1)).toEqual(room.look(1));
    expect(again.choose(1, { action: 'turn/1', option: '0' })).toBeUndefined();
  });

  test('a listener that chooses at once does not turn the order of the news around', () => {
    const room = openRoom({ match: started(noughts), wall: fakeWall(), sitters: people });
    const plies: number[] = [];
    room.listen(1, ({ look }) => {
      if (look.view.ply === 1) room.choose(1, { action: 'turn/1', option: '0' });
    });
    room.listen(0, ({ look }) => plies.push(look.view.ply));
    room.choose(0, { action: 'turn/0', option: '4' });
    expect(plies).toEqual([0, 1, 2]);
  });

  test('only the host holds and lets go; a closed room does nothing', () => {
    const wall = fakeWall();
    const room = openRoom({ match: started(pulse), wall, sitters: people });
    expect(room.choose(-1, { action: '~hold', option: 'hold' })?.code).toBe('unknown-seat');
    expect(room.host({ action: '~hold', option: 'hold' })).toBeUndefined();
    wall.pass(5000);
    expect(room.now()).toBe(0);
    room.host({ action: '~go', option: 'go' });
    room.close();
    expect(wall.timers()).toBe(0);
    expect(room.choose(0, { action: '~resign', option: 'resign' })?.code).toBe('room-closed');
  });
});

describe('bots in a room', () => {
  test('two of them play a whole match off the stack', () => {
    const bot: Sitter<NoughtsTerms> = { kind: 'bot', think: first };
    const room = openRoom({ match: started(noughts), wall: fakeWall(), sitters: [bot, bot] });
    expect(room.match().result).toBeDefined();
  });

  test('a slow one is dropped when a person takes the move back, and thinks anew', () => {
    let running = 0;
    let answerLater: ((option: string) => void) | undefined;
    const slow: Think<NoughtsTerms> = ({ look }, answer) => {
      running++;
      answerLater = (option) => answer({ action: `turn/${look.view.ply}`, option });
      return () => running--;
    };
    const room = openRoom({
      match: started(noughts),
      wall: fakeWall(),
      sitters: [person, { kind: 'bot', think: slow }],
    });
    room.choose(0, { action: 'turn/0', option: '4' });
    const stale = answerLater;
    expect(running).toBe(1);
    room.choose(0, { action: '~undo', option: 'undo' });
    expect(running).toBe(0);
    stale?.('0');
    expect(room.look(0).view.ply).toBe(0);
    room.choose(0, { action: 'turn/0', option: '8' });
    answerLater?.('0');
    expect(room.look(0).view.ply).toBe(2);
  });

  test('one whose choice is refused is not asked for ever', () => {
    let asked = 0;
    const fool: Think<NoughtsTerms> = (_chair, answer) => {
      asked++;
      answer({ action: 'turn/0', option: 'nowhere' });
      return () => undefined;
    };
    openRoom({ match: started(noughts), wall: fakeWall(), sitters: [{ kind: 'bot', think: fool }, person] });
    expect(asked).toBe(1);
  });

  test('are good company: ready, pause and undo are agreed to, a draw is declined', () => {
    const table = { undo: 'ask', pause: 'ask', ready: true } as const;
    const dice = rollFrom('x');
    const idle: Think<NoughtsTerms> = () => () => void dice;
    const room = openRoom({
      match: started(noughts, { table }),
      wall: fakeWall(),
      sitters: [person, { kind: 'bot', think: idle }],
    });
    room.choose(0, { action: '~ready', option: 'accept' });
    expect(room.look(0).held).toBe(false);
    room.choose(0, { action: '~draw', option: 'ask' });
    expect(room.look(0).asks).toEqual({});
    room.choose(0, { action: 'turn/0', option: '4' });
    room.choose(0, { action: '~undo', option: 'ask' });
    expect(room.look(0).view.ply).toBe(0);
    room.choose(0, { action: '~pause', option: 'ask' });
    expect(room.look(0).paused).toBe(true);
    room.choose(0, { action: '~pause', option: 'ask' });
    expect(room.look(0).paused).toBe(false);
  });
});
