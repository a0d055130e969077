/** The opponents of Action in a room: when they act, what they know, and who is stronger. */
import { actionLevelNames, actionLevels, pickAction, reactionOf } from '@rankfall/bots/saktris-action';
import {
  choose,
  entriesOf,
  fold,
  lookAt,
  parseSettings,
  recordOf,
  rollFrom,
  start,
  type Match,
} from '@rankfall/kernel';
import { openRoom, simWall, type Sitter } from '@rankfall/room';
import { saktrisAction, type ActionTerms } from '@rankfall/saktris/action';
import { describe, expect, test } from 'vitest';
import { playDuel, reflexOf } from './duel.ts';

/** A whole game between two levels, White's first. */
function duel(seed: string, levels: readonly string[]): Match<ActionTerms> {
  const { match, refused } = start(saktrisAction, { seed, settings: {} });
  if (!match) throw new Error(refused.code);
  return playDuel(match, levels);
}

const person: Sitter<ActionTerms> = { kind: 'person' };

function from(start_: string): ReturnType<typeof start<ActionTerms>>['match'] & object {
  const { match, refused } = start(saktrisAction, { seed: 'duel', settings: { start: start_ } });
  if (!match) throw new Error(refused.code);
  return match;
}

const moves = (match: Match<ActionTerms>): number[] =>
  entriesOf(match.log).flatMap(([at, , action]) => (action === 'move' ? [at] : []));

const RULES = 'action;cd1000;in3000;fixed;tc';

describe('the delay of the computer', () => {
  test('A27 ready at 5000 with a delay of 700: it moves at 5700 on the board of that moment, and is ready again at 6700', () => {
    const wall = simWall();
    const seen: string[] = [];
    const bot: Sitter<ActionTerms> = {
      kind: 'reflex',
      action: 'move',
      delay: () => 700,
      pick: ({ look, charter }) => {
        const [move] = charter.game.pending(look.view, 1);
        seen.push(`${look.at} ${look.view.cells.some((man) => man?.piece === 'R') ? 'rook' : 'no rook'}`);
        return { action: 'move', option: move?.options[0]?.id ?? '' };
      },
    };
    const match = from(`4k3/8/8/8/8/8/8/4K3[R] - - - 0 1 t0;awd5400;r0/5000 ${RULES}`);
    const room = openRoom<ActionTerms>({ match, wall, sitters: [person, bot] });
    wall.run(5699);
    expect(moves(room.match())).toEqual([]);
    wall.run(5700);
    expect(moves(room.match())).toEqual([5700]);
    expect(seen).toEqual(['5700 rook']);
    expect(room.match().state.readyAt[1]).toBe(6700);
    wall.run(7399);
    expect(seen).toHaveLength(1);
    wall.run(7400);
    expect(seen).toHaveLength(2);
    room.close();
  });

  test('a pause stops the waiting, and nothing begins it anew', () => {
    const wall = simWall();
    const match = from(`4k3/8/8/8/8/8/8/4K3[] - - - 0 1 t0;a-;r0/0 ${RULES}`);
    const bot = { ...reflexOf('brawler', match.charter.settings, 'pause'), delay: () => 900 };
    const room = openRoom<ActionTerms>({ match, wall, sitters: [person, bot] });
    wall.run(300);
    room.choose(0, { action: '~pause', option: 'pause' });
    wall.run(60_000);
    expect(moves(room.match())).toEqual([]);
    room.choose(0, { action: '~pause', option: 'resume' });
    wall.run(60_599);
    expect(moves(room.match())).toEqual([]);
    wall.run(60_600);
    expect(moves(room.match())).toEqual([900]);
    room.close();
  });

  test('AC8 in a whole game nobody acts sooner after being ready than the settings allow', () => {
    const match = duel('fair', ['whirlwind', 'whirlwind']);
    const made = entriesOf(match.log).filter(([, , action]) => action === 'move');
    expect(made.length).toBeGreaterThan(40);
    const last = [-1000, -1000];
    for (const [at, seat] of made) {
      expect(at - ((last[seat] ?? 0) + 1000)).toBeGreaterThanOrEqual(400);
      last[seat] = at;
    }
  });

  test('delays are drawn evenly from the two settings, and only ever lengthened', () => {
    const parsed = parseSettings(saktrisAction.settings, { aiReactionMin: 0.5, aiReactionMax: 0.9 });
    if ('refused' in parsed) throw new Error(parsed.refused.code);
    const dice = rollFrom('delays');
    for (const level of actionLevels) {
      const drawn = Array.from({ length: 400 }, () => reactionOf(level, parsed.settings, dice));
      const extra = Math.round(level.hesitation * 900);
      expect(Math.min(...drawn)).toBeGreaterThanOrEqual(500 + extra);
      expect(Math.max(...drawn)).toBeLessThanOrEqual(900 + extra);
      expect(drawn.reduce((sum, one) => sum + one, 0) / 400 - extra).toBeCloseTo(700, -2);
    }
  });

  test('a draw that is offered is declined', () => {
    const wall = simWall();
    const match = from(`4k3/8/8/8/8/8/8/4K3[] - - - 0 1 t0;a-;r0/0 ${RULES}`);
    const bot = reflexOf('rookie', match.charter.settings, 'draw');
    const room = openRoom<ActionTerms>({ match, wall, sitters: [person, bot] });
    room.choose(0, { action: '~draw', option: 'ask' });
    expect(room.look(0).asks).toEqual({});
    room.close();
  });
});

describe('the judgement', () => {
  const pickAt = (name: (typeof actionLevelNames)[number], text: string, seed = 'pick'): string => {
    const match = from(text);
    const level = actionLevels.find((one) => one.name === name);
    if (!level) throw new Error(name);
    const choice = pickAction(level, match.charter, lookAt(match, 0), rollFrom(seed));
    if (!choice || choose(match, 0, choice).refused) throw new Error(`not allowed: ${choice?.option}`);
    return choice.option.split(':')[1] ?? '';
  };

  test.each(['brawler', 'duellist', 'whirlwind'] as const)('%s takes a king that hangs', (name) => {
    expect(pickAt(name, `4k3/8/8/q7/8/8/8/B3R2K[] - - - 0 1 t0;a-;r0/0 ${RULES}`)).toBe('e1e8');
  });

  test('duellist does not give a queen for a guarded pawn, brawler does', () => {
    const text = `4k3/8/2p5/3p4/8/8/8/3Q3K[] - - - 0 1 t0;a-;r0/0 ${RULES}`;
    expect(pickAt('brawler', text)).toBe('d1d5');
    expect(pickAt('duellist', text)).not.toBe('d1d5');
  });

  test('whirlwind brings its king out of an attack', () => {
    const text = `4r2k/8/8/8/8/8/P7/4K3[] - - - 0 1 t0;a-;r0/0 ${RULES}`;
    expect(pickAt('whirlwind', text)).toMatch(/^e1/);
  });
});

describe('the ladder in simulated time', () => {
  test('a duel is the same every time and folds from its record', () => {
    const match = duel('again', ['duellist', 'brawler']);
    expect(recordOf(duel('again', ['duellist', 'brawler']))).toEqual(recordOf(match));
    expect(fold(saktrisAction, recordOf(match)).match?.result).toEqual(match.result);
  });

  test.each(actionLevelNames.slice(1).map((upper, i) => [upper, actionLevelNames[i] ?? upper] as const))(
    '%s beats %s in most of twelve games',
    (upper, lower) => {
      let won = 0;
      for (let game = 0; game < 12; game++) {
        const isWhite = game % 2 === 0;
        const levels: readonly [string, string] = isWhite ? [upper, lower] : [lower, upper];
        const { result } = duel(`rung ${game >> 1}`, levels);
        if (result?.outcome[isWhite ? 0 : 1] === 'won') won++;
      }
      expect(won).toBeGreaterThanOrEqual(7);
    },
  );
});
