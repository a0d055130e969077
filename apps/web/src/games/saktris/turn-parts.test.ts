import {
  choose,
  lineOf,
  pendingOf,
  recordOf,
  start,
  writeRecord,
  linkOf,
  type Match,
} from '@rankfall/kernel';
import { saktris, writePgn, writeSakfen, type SaktrisTerms } from '@rankfall/saktris';
import { describe, expect, test } from 'vitest';
import { pseudo, pseudoText } from '../../words/pseudo.ts';
import { attemptAt, withBlocked } from './attempt.ts';
import {
  begin,
  choiceFrom,
  onlyHuman,
  presetIn,
  queryOf,
  seatsOf,
  usualChoice,
  withPreset,
} from './choice.ts';
import { halfMade } from './half-turn.ts';
import { hintOf } from './hint.ts';
import { castlingGoals, lastMarks } from './last-move.ts';
import { lessonSteps, tasks } from './lesson-steps.ts';
import { menOn } from './men.ts';
import { readPasted } from './paste.ts';
import { boardOf } from './pictures.ts';
import { soundsOf } from './sounds-of.ts';
import { frameAt, rowsOf, writtenLine } from './written.ts';
import { saktrisWords } from './words.en.ts';

function from(position: string): Match<SaktrisTerms> {
  const { match, refused } = start(saktris, { seed: 'test', settings: { start: position } });
  if (!match) throw new Error(refused.code);
  return match;
}

function play(match: Match<SaktrisTerms>, ...options: readonly string[]): Match<SaktrisTerms> {
  return options.reduce((now, option) => {
    const seat = now.state.position.toMove;
    const step = choose(now, seat, { action: pendingOf(now, seat)[0]?.id ?? '', option });
    if (step.refused) throw new Error(`${option}: ${step.refused.code}`);
    return step.match;
  }, match);
}

const fixed = '8/8/8/8/8/8/8/8[PPNPBPRPQPPNBRPKppnpbprpqppnbrpk] w - - 0 1 1:0/1:0 n1;fixed;skip';
const bishop = '4n3/8/8/3p4/8/4B3/3P4/8[BPRNKprnk] w - - 0 6 1:0/0:0 n1;fixed;skip';
const why = (match: Match<SaktrisTerms>, picked: readonly string[], square: string): string | undefined => {
  const option = attemptAt(match.state, picked, square);
  const action = pendingOf(match, match.state.position.toMove)[0]?.id ?? '';
  return option && saktris.explain?.(match.state, match.state.position.toMove, { action, option }, 0)?.code;
};

describe('what was tried', () => {
  test.each([
    ['a column of the wrong colour [BI1]', bishop, [], 'c1', 'bishop-colour'],
    ['with the bishop in hand', bishop, ['B'], 'c1', 'bishop-colour'],
    ['not the back row [PL2]', bishop, [], 'c5', 'not-back-row'],
    ['moving although something is due [TU2]', bishop, [], 'd2', 'must-place'],
    ['an enemy piece', bishop.replace('1:0/0:0', '0:0/0:0'), [], 'd5', 'not-your-piece'],
    [
      'a move that the piece does not have',
      bishop.replace('1:0/0:0', '0:0/0:0'),
      ['d2'],
      'd6',
      'not-its-move',
    ],
    ['an empty square', bishop.replace('1:0/0:0', '0:0/0:0'), [], 'h5', 'no-piece'],
  ])('%s', (_what, position, picked, square, code) => {
    expect(why(from(position), picked, square)).toBe(code);
  });

  test('columns that are blocked are shown with their reason', () => {
    const match = from(bishop);
    const [action] = pendingOf(match, 0);
    const off = withBlocked(match.state, 0, action!).filter((option) => option.off);
    expect(off.map(({ id }) => id)).toEqual(['B@a1', 'B@c1', 'B@e1', 'B@g1']);
    expect(off[0]?.off?.code).toBe('bishop-colour');
  });

  test('castling may also be shown by going to the goal of the king', () => {
    const match = from('4k3/8/8/8/8/8/8/R3K3[Pp] w AE - 0 9 0:0/0:0 n1;fixed;skip');
    const [action] = pendingOf(match, 0);
    const picks = withBlocked(match.state, 0, action!)
      .filter(({ id }) => id === 'e1a1')
      .map((option) => option.picks?.join(' '));
    expect(picks).toEqual(['e1 a1', 'e1 c1']);
  });
});

describe('the line in writing', () => {
  test('is the PGN form, with forced passes', () => {
    const match = play(from(fixed), 'P@c1', 'P@e8', 'c1c3', 'e8e6', 'P@e1');
    expect(writtenLine(match).map(({ text }) => text)).toEqual(['P@c1', 'P@e8', 'c3', 'e6', 'P@e1']);
    expect(
      rowsOf(writtenLine(match)).map(({ turn, white, black }) => [turn, white?.ply, black?.ply]),
    ).toEqual([
      [1, 1, 2],
      [2, 3, 4],
      [3, 5, undefined],
    ]);
  });
  test('a side that can do nothing passes, and the list says so', () => {
    // Black has one blocked pawn and nothing due.
    const match = play(from('8/8/8/4p3/4P3/8/8/R7[Kk] w - - 0 5 0:0/0:0 n3;fixed;skip'), 'a1a2');
    expect(writtenLine(match).map(({ text, side }) => [side, text])).toEqual([
      [0, 'Ra2'],
      [1, '--'],
    ]);
  });
  test('every frame is at hand', () => {
    const match = play(from(fixed), 'P@c1', 'P@e8', 'c1c3');
    expect(frameAt(match, 0).line).toBeUndefined();
    expect(lineOf(frameAt(match, 2))).toHaveLength(2);
    expect(frameAt(match, 3)).toBe(match);
  });
});

describe('whatever is pasted', () => {
  const played = play(from(fixed), 'P@c1', 'P@e8', 'c1c3');
  test.each([
    ['a record', () => writeRecord(recordOf(played)), 'match'],
    ['a PGN', () => writePgn(played), 'match'],
    ['a link', () => `https://example.org/open#${linkOf(played)}`, 'match'],
    ['a SakFEN', () => writeSakfen(played.state.position), 'settings'],
    ['a link with settings', () => 'https://example.org/saktris?rc=1&p=3', 'settings'],
    ['nothing', () => '  ', 'nothing'],
    ['something else', () => 'hello', 'refused'],
    ['a broken link', () => `${linkOf(played).slice(0, -3)}xyz`, 'refused'],
  ])('%s is known', (_what, text, type) => {
    const pasted = readPasted(text());
    expect(pasted.type).toBe(type);
    if (pasted.type === 'match') expect(pasted.match.state.position).toEqual(played.state.position);
  });
});

test.each([
  ['hello', 'That is no position, game, record or link of Saktris.'],
  ['1. e4 e5', 'A game of Saktris needs its start position in a FEN tag.'],
  ['8/8/8', /\.$/u],
])('%s is refused in words that fit it', (text, said) => {
  const pasted = readPasted(text);
  if (pasted.type !== 'refused') throw new Error(pasted.type);
  expect(saktrisWords.en.reason(pasted.reason)).toMatch(said);
});

describe('choosing a game', () => {
  test('rules, clock and seed travel in the query and come back', () => {
    const choice = { ...withPreset(usualChoice, 'chaos'), clock: '5+3', seed: 'a b~c' };
    const read = choiceFrom(queryOf(choice), usualChoice);
    expect(read).toEqual({ choice });
    expect(presetIn(read.choice)).toBe('chaos');
  });
  test('the opponent travels, too; a friend does not, and a link without one keeps whoever was chosen', () => {
    const choice = { ...usualChoice, opponent: 'expert', level: 'expert', side: 'any' } as const;
    expect(choiceFrom(queryOf(choice), usualChoice)).toEqual({ choice });
    expect(queryOf({ ...usualChoice, opponent: 'friend', side: 'black' })).toBe('');
    expect(choiceFrom('rc=1', choice).choice).toMatchObject({ opponent: 'expert', side: 'any' });
    expect(choiceFrom('vs=friend', choice).choice).toMatchObject({ opponent: 'friend', level: 'expert' });
  });
  test.each(['rc=2', 'what=1', 'clock=9', 'seed=%E4', 'vs=nobody', 'side=red'])(
    '%s is refused and changes nothing',
    (query) => {
      const read = choiceFrom(query, usualChoice);
      expect(read.problem).toBeDefined();
      expect(read.choice).toBe(usualChoice);
    },
  );
  test('sides are as chosen', () => {
    expect(onlyHuman(seatsOf({ opponent: 'club', side: 'black' }, 'x'))).toBe(1);
    expect(onlyHuman(seatsOf({ opponent: 'friend', side: 'white' }, 'x'))).toBeUndefined();
  });
  test('a match begins with them', () => {
    const begun = begin({ ...usualChoice, clock: '1+0', seed: '42' }, 'luck');
    if ('code' in begun) throw new Error(begun.code);
    expect(begun.match.clock).toEqual([60_000, 60_000]);
    expect(begin({ ...usualChoice, clock: 'soon' }, 'luck')).toMatchObject({ code: 'bad-clock' });
  });
});

describe('marks and hints', () => {
  test.each([
    ['N@c1', [], ['c1 last-to']],
    ['e1e3', [], ['e1 last-from', 'e3 last-to']],
    ['b1c3,P@b1', [], ['b1 last-from', 'c3 last-to', 'b1 last-to']],
    ['e1a1', ['c1', 'd1'], ['e1 last-from', 'c1 last-to', 'd1 last-to']],
  ])('%s', (last, castled, expected) => {
    expect(lastMarks(last, castled).map(({ square, type }) => `${square} ${type}`)).toEqual(expected);
  });
  test('castling is known by king and own rook', () => {
    expect(castlingGoals('e1a1', boardOf(['R...K...']))).toEqual(['c1', 'd1']);
    expect(castlingGoals('e1d1', boardOf(['R...K...']))).toEqual([]);
  });
  test('a Force turn is told in two steps [FO1]', () => {
    const match = from('7k/8/8/8/8/8/8/RNBQRNBP[Kp] w - - 0 9 1:0/0:0 n1;fixed;force');
    const view = saktris.view(match.state, 0);
    const options = pendingOf(match, 0)[0]?.options ?? [];
    expect(hintOf(view, options, [], undefined)).toEqual({ type: 'first-room', piece: 'K' });
    expect(hintOf(view, options, ['b1', 'c3'], undefined)).toEqual({ type: 'then-place', piece: 'K' });
    const men = menOn(match.state.position.board);
    expect(halfMade(men, ['b1', 'c3'], true).some(({ square }) => square === 'c3')).toBe(true);
    expect(halfMade(men, ['b1', 'c3'], false)).toBe(men);
  });
  test('what happened is heard: the piece, then check or the end', () => {
    const step = choose(from(tasks.mate.start), 0, { action: 'turn/23', option: 'R@a1' });
    expect(soundsOf(step.told, 0).map(({ kind }) => kind)).toEqual(['place', 'win']);
    expect(soundsOf(step.told, 1).map(({ kind }) => kind)).toEqual(['place', 'loss']);
  });
});

describe('the lesson', () => {
  test.each(lessonSteps)('%s: what it asks for is legal, and what it tells comes true', (step) => {
    const match = from(tasks[step].start);
    const legal = pendingOf(match, 0)[0]?.options.map(({ id }) => id) ?? [];
    for (const option of tasks[step].accepts) expect(legal).toContain(option);
    const after = play(match, tasks[step].accepts[0] ?? '');
    if (step === 'mate') expect(after.result?.reason).toBe('checkmate');
    if (step === 'clear') expect(after.state.check).toBe(true);
  });
});

describe('words', () => {
  /** Every text in the tree that is no function. */
  const texts = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  };
  test('another language can be made of all of them', () => {
    const strange = pseudo(saktrisWords.en);
    const plain = texts(saktrisWords.en);
    expect(texts(strange)).toEqual(plain.map((text) => pseudoText(text)));
    expect(strange.reason({ code: 'column-occupied', square: 'c1', free: ['a'] })).not.toMatch(/taken/u);
  });
  test('nothing is left empty', () => {
    for (const text of texts(saktrisWords.en).filter((one) => one !== '')) expect(text.trim()).toBe(text);
  });
});
