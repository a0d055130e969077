/** The rules in numbers are the rules of the contract: both are played side by side, at random. */
import { choose, declining, pendingOf, rollFrom, start, type Match } from '@rankfall/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { starlines } from '../game.ts';
import { under } from '../numbers.ts';
import type { StarlinesTerms } from '../settings.ts';
import type { Phase, StarlinesEvent, StarlinesState } from '../types.ts';
import { act, Battle, canBuild, indexOf, load, WANTS } from './index.ts';

type M = Match<StarlinesTerms>;

/** Leaves one phase after the other until the battle is where the state is, with the dice that were rolled. */
function follow(battle: Battle, from: Phase, state: StarlinesState, dice: number[]): void {
  let phase: Phase | 'over' = from;
  const roll = (): number => dice.shift() ?? 0;
  const isThere = (): boolean =>
    phase === 'over' || (phase === state.at.phase && battle.turn === state.at.turn && dice.length === 0);
  const begin = (): Phase => {
    battle.beginTurn(roll());
    return 'dice_roll';
  };
  const leaving: Record<Phase, () => Phase | 'over'> = {
    muster: begin,
    dice_roll: () => {
      if (battle.rows.some((row) => row[WANTS] === 1)) {
        battle.rollAgain(roll());
        return 'dice_roll';
      }
      battle.income();
      return 'ships_that_build';
    },
    ships_that_build: () => {
      battle.openDrawing();
      return 'drawing';
    },
    drawing: () => {
      battle.closeDrawing();
      return 'first_strike';
    },
    first_strike: () => {
      battle.strike();
      return 'simultaneous_declaration';
    },
    simultaneous_declaration: () => {
      battle.closeDeclaration();
      return 'conditional_response';
    },
    conditional_response: () => {
      battle.resolve();
      return battle.over === 0 ? begin() : 'over';
    },
    resolution: () => 'over',
  };
  // A phase that was left is left at least once, even where the same one opens again (rerolls).
  do phase = leaving[phase as Phase]();
  while (!isThere());
}

/** Plays both at random and looks after every choice. */
function sideBySide(seed: string, look: (match: M, battle: Battle) => void): string[] {
  const dice = rollFrom(`player ${seed}`);
  const { match } = start(starlines, { seed });
  let now: M = match!;
  const battle = load(new Battle(), now.state);
  const chosen: string[] = [];
  while (!now.result) {
    const before = now.state;
    const seats = starlines.awaits(before);
    const seat = seats[dice.below('seat', seats.length)] === 0 ? 0 : 1;
    const all = pendingOf(now, seat).flatMap(({ id, options }) =>
      options
        .filter(({ off }) => !off)
        .map((option) => ({ action: id, option: option.id, does: option.does })),
    );
    const bold = all.filter(({ option }) => option !== 'ready' && !declining.includes(option));
    const some = bold.length > 0 && dice.below('bold', 5) > 0 ? bold : all;
    const wish = some[dice.below('choice', some.length)]!;
    const step = choose(now, seat, wish);
    now = step.match;
    chosen.push(wish.does.do);
    if (wish.does.do === 'ready') {
      const isLast = before.at.ready[1 - seat];
      const events = step.told.map(({ event }) => event as StarlinesEvent);
      const rolls = events.flatMap((event) => (event.type === 'rolled' ? [event.die] : []));
      if (isLast) follow(battle, before.at.phase, now.state, rolls);
    } else act(battle, before, seat, wish.does);
    look(now, battle);
  }
  return chosen;
}

describe('the rules in numbers', () => {
  test('are those of the contract, choice by choice over random play', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (n) => {
        const chosen = sideBySide(`fast ${n}`, ({ state }, battle) => {
          const fresh = load(new Battle(), state);
          expect([battle.turn, battle.die, battle.over]).toEqual([fresh.turn, fresh.die, fresh.over]);
          expect([...battle.rows[0]]).toEqual([...fresh.rows[0]]);
          expect([...battle.rows[1]]).toEqual([...fresh.rows[1]]);
          expect(battle.effects.count).toBe(fresh.effects.count);
        });
        for (const what of chosen) seen.add(what);
      }),
      { numRuns: 60, seed: 3 },
    );
    const everything = [
      'muster',
      'reroll',
      'build',
      'yard',
      'destroy',
      'transform',
      'trigger',
      'use',
      'respond',
    ];
    expect([...seen]).toEqual(expect.arrayContaining([...everything, 'decline', 'ready']));
  });

  test('follow the numbers in force: prices, maxima, charges and what powers do', () => {
    const changes = {
      'SAC.lines': 2,
      'SAC.refund': 3,
      'ANT.lines': 2,
      'BLK.joining': 1,
      'ZEN.damage': 2,
      'PIC.damage': 3,
      'TND.max': 1,
      'GRD.charges': 3,
      'JUG.salvo': 2,
      'YRD.yard.lines': 2,
      'LAN.evenLines': 2,
      'EQL.levy.usual': 1,
      'DSW.healsBelow.below': 9,
      'FLG.escort.most': 2,
      'figures.brood': 5,
    };
    under(changes, () => {
      for (let n = 0; n < 12; n++)
        sideBySide(`other numbers ${n}`, ({ state }, battle) => {
          const fresh = load(new Battle(), state);
          expect([...battle.rows[0], ...battle.rows[1]]).toEqual([...fresh.rows[0], ...fresh.rows[1]]);
        });
    });
  });

  test('build what the contract offers to build, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (n) => {
        sideBySide(`build ${n}`, (match, battle) => {
          if (match.state.at.phase !== 'drawing') return;
          for (const seat of [0, 1] as const) {
            const menu = pendingOf(match, seat).find(({ type, about }) => type === 'SHIP_BUILD' && !about);
            for (const { does, off } of menu?.options ?? [])
              if (does.do === 'build')
                expect([does.code, canBuild(battle.rows[seat], indexOf(does.code))]).toEqual([
                  does.code,
                  !off,
                ]);
          }
        });
      }),
      { numRuns: 20, seed: 3 },
    );
  });

  test('a copy is the same battle and goes its own way', () => {
    const { match } = start(starlines, { seed: 'copy' });
    const first = load(new Battle(), match!.state);
    first.beginTurn(6);
    first.income();
    const second = new Battle().copy(first);
    expect([...second.rows[1]]).toEqual([...first.rows[1]]);
    second.build(0, indexOf('ANT'));
    expect([...second.rows[0]]).not.toEqual([...first.rows[0]]);
  });
});
