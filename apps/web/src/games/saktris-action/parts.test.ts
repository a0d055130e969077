/** The parts of the Action screens that need no page. */
import { choose, pendingOf, reach, start } from '@rankfall/kernel';
import { actionSettings, saktrisAction, type ActionTerms } from '@rankfall/saktris/action';
import { createRoot } from 'solid-js';
import { describe, expect, test } from 'vitest';
import type { Box } from '../../storage/types.ts';
import { bestScore, keepBest } from './best.ts';
import { begin, choiceFrom, onlyHuman, queryOf, seatsOf, usualChoice, withPreset } from './choice.ts';
import type { Order } from './create-play.ts';
import { eventsIn, frameAt, framesOf } from './frames.ts';
import { lastBlow } from './last-blow.ts';
import { piecesOf } from './pieces.ts';
import { addToStory } from './Story.tsx';
import { createHands, stepFrom } from './two-players.ts';
import { actionWords } from './words.en.ts';

describe('what is chosen', () => {
  test('a link carries pace, opponent, side and seed, and is read back', () => {
    const choice = {
      ...withPreset(usualChoice, 'survival'),
      opponent: 'duellist',
      side: 'black',
      seed: 'x',
    } as const;
    expect(choiceFrom(queryOf(choice), usualChoice).choice).toEqual({ ...choice, level: 'duellist' });
  });

  test.each([
    ['vs=nobody', 'unknown-opponent'],
    ['vs=rookie&side=up', 'unknown-side'],
    ['cd=99', 'out-of-range'],
    ['zz=1', 'unknown-setting'],
  ])('%s leaves everything as usual and says why', (query, code) => {
    const { choice, problem } = choiceFrom(query, usualChoice);
    expect(choice).toEqual(usualChoice);
    expect(problem?.code).toBeDefined();
    const said = actionWords.en.reason(problem ?? { code });
    expect(said).toMatch(/\.$/u);
  });

  test('the key A plays the computer, even after a friend', () => {
    const { choice, isNow } = choiceFrom('go=1', { ...usualChoice, opponent: 'friend', level: 'brawler' });
    expect([choice.opponent, isNow]).toEqual(['brawler', true]);
  });

  test('a match is held until everybody is counted in, and the lot decides sides', () => {
    const begun = begin(usualChoice, 'luck');
    if ('code' in begun) throw new Error(begun.code);
    expect(begun.match.sitting.held).toBe(true);
    const byLot = { ...usualChoice, side: 'any' } as const;
    expect(new Set(['a', 'b'].map((luck) => onlyHuman(seatsOf(byLot, luck))))).toEqual(new Set([0, 1]));
  });

  test('every setting has its words', () => {
    for (const path of ['moveCooldown', 'weights.P', 'black.weights.Q', 'black.pieceSource', 'start'])
      expect(actionWords.en.newGame.setting(path)).not.toBe(path);
    expect(Object.keys(actionSettings.presets)).toEqual(['blitz', 'standard', 'strategic', 'survival']);
  });
});

test('the best score survives rubbish', () => {
  const texts = new Map<string, string>();
  const box = {
    get: (key: string) => texts.get(key),
    set: (key: string, text: string) => Boolean(texts.set(key, text)),
  } as unknown as Box;
  expect([keepBest(box, 90), keepBest(box, 80), bestScore(box)]).toEqual([true, false, 90]);
  texts.set('rankfall/saktris-action/best', 'NaN');
  expect(bestScore(box)).toBe(0);
});

describe('two hands', () => {
  const order = (seat: 0 | 1, from: string, to: string): Order => ({
    id: `${from}${to}`,
    seat,
    action: 'move',
    picks: [from, to],
    does: { type: 'move', man: 1, piece: 'K', from, to },
  });
  const orders = [order(0, 'e1', 'e2'), order(1, 'e8', 'e7'), order(0, 'e1', 'd1')];

  test('steps go where the board is drawn, and stay on it', () => {
    expect([stepFrom('a1', 'left', false), stepFrom('a1', 'up', false), stepFrom('a1', 'up', true)]).toEqual([
      'a1',
      'a2',
      'a1',
    ]);
  });

  test('each picks up and puts down without disturbing the other', () => {
    createRoot((dispose) => {
      const chosen: string[] = [];
      const hands = createHands(
        () => orders,
        () => false,
        ({ id }) => chosen.push(id),
      );
      for (const code of ['Space', 'Enter', 'KeyW', 'ArrowDown', 'Enter', 'Space']) hands.key(code);
      expect(chosen).toEqual(['e8e7', 'e1e2']);
      expect(hands.key('KeyQ')).toBe(false);
      dispose();
    });
  });

  test('fingers of both, one after the other', () => {
    createRoot((dispose) => {
      const chosen: string[] = [];
      const hands = createHands(
        () => orders,
        () => false,
        ({ id }) => chosen.push(id),
      );
      expect(['e1', 'e8', 'd1', 'e7'].map((square) => hands.touch(square))).toEqual([true, true, true, true]);
      expect(chosen).toEqual(['e1d1', 'e8e7']);
      expect(hands.touch('h5')).toBe(false);
      dispose();
    });
  });
});

describe('a film', () => {
  test('has a frame for everything that happened, and any time finds its own', () => {
    const begun = start<ActionTerms>(saktrisAction, { seed: 'film', settings: {} });
    if (!begun.match) throw new Error(begun.refused.code);
    let { match } = reach(begun.match, 3500);
    const [move] = saktrisAction.pending(match.state, 0);
    match = choose(match, 0, { action: 'move', option: move?.options[0]?.id ?? '' }).match;
    match = reach(match, 20_000).match;
    const frames = framesOf(match);
    expect(frames.flatMap(eventsIn).filter(({ type }) => type === 'arrived')).toHaveLength(6);
    expect(frames.at(-1)?.match.state).toEqual(match.state);
    expect([0, 2999, 3000, 3499, 3500, 99_999].map((time) => frames[frameAt(frames, time)]?.at)).toEqual([
      0, 0, 3000, 3000, 3500, 18_000,
    ]);
  });

  test('the story keeps the newest first, and no more than fits', () => {
    const told = Array.from({ length: 20 }, (_, at) => ({
      at,
      event: { type: 'row-cleared', line: [] } as const,
    }));
    const story = addToStory([], told);
    expect([story.length, story[0]?.at]).toEqual([12, 19]);
    expect(addToStory(story, [{ at: 21, event: { type: 'missed-slot', side: 0 } }])).toBe(story);
  });
});

test('of a side that waits only the piece that moved last tells the time', () => {
  const snapshot = '4k3/8/8/8/8/8/8/R3K3[] - - - 0 1 t0;a-;r0/0 action;cd1000;in3000;fixed;tc';
  const begun = start<ActionTerms>(saktrisAction, { seed: 'ring', settings: { start: snapshot } });
  if (!begun.match) throw new Error(begun.refused.code);
  const [move] = saktrisAction.pending(begun.match.state, 0);
  const option = move?.options.find(({ picks }) => picks?.join('') === 'a1a5')?.id ?? '';
  const { match } = choose(begun.match, 0, { action: 'move', option });
  const ring = { lasts: 1000, passed: 0 };
  const ringed = piecesOf(match.state, [ring, undefined]).filter((piece) => piece.ring === ring);
  expect(ringed.map(({ square }) => square)).toEqual(['a5']);
});

describe('the last blow', () => {
  const RULES = 'action;cd1000;in3000;fixed;tc';
  const played = (position: string, option: string) => {
    const { match } = start(saktrisAction, {
      settings: { ...actionSettings.defaults, start: position },
      seed: 'x',
    });
    if (!match) throw new Error('not started');
    const [found] = pendingOf(match, 0).flatMap((action) =>
      action.options.flatMap(({ id }) => (id.endsWith(option) ? [{ action: action.id, option: id }] : [])),
    );
    if (!found) throw new Error('not offered');
    return choose(match, 0, found).match;
  };
  test('says which piece took which king, and where', () => {
    const match = played(`4k3/8/8/8/8/8/8/4R2K[] - - - 0 1 t0;a-;r0/60000 ${RULES}`, 'e1e8');
    const blow = lastBlow(match);
    expect(blow).toMatchObject({ how: 'taken', side: 1, square: 'e8' });
    expect(blow && actionWords.en.play.blow(blow, 0)).toBe('A rook took the black king on e8.');
    expect(blow && actionWords.en.play.blow({ ...blow, stood: 900 }, 1)).toBe(
      'A rook took your king on e8, 0.9 s after it landed.',
    );
  });
  test('is not told of a game that ended otherwise', () => {
    const begun = begin(usualChoice, 'luck');
    if ('code' in begun) throw new Error(begun.code);
    expect(lastBlow(begun.match)).toBeUndefined();
  });
  test.each([
    ['fell', 'Your king was pushed off the board at d1.'],
    ['triplet', 'Three of a kind took your king on d1 along.'],
  ] as const)('%s has its own words', (how, said) => {
    expect(actionWords.en.play.blow({ how, side: 0, square: 'd1' }, 0)).toBe(said);
  });
});
