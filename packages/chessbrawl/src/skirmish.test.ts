/** A skirmish plays as the rules do, and takes back everything. */
import { choose, reach, rollFrom } from '@rankfall/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardWith, newRun, type Run } from '../test/bench.ts';
import { perksOf } from './boons.ts';
import { aimOf, enemyMoves } from './enemy.ts';
import { boardOf, FOE, PLAIN_GAITS } from './field.ts';
import { playerMoves } from './offers.ts';
import { fromOf, MOST_MOVES, moveOf, PASS, Skirmish, toOf } from './skirmish.ts';
import type { BrawlSettings } from './settings.ts';
import type { BrawlState } from './state.ts';
import { enemies, kings, modes } from './types.ts';

const list = new Int16Array(MOST_MOVES);
const movesIn = (skirmish: Skirmish, side: 0 | typeof FOE): readonly (readonly [number, number])[] =>
  Array.from(list.subarray(0, skirmish.moves(side, list)), (move) => [fromOf(move), toOf(move)]);

const snapshot = (one: Skirmish): readonly unknown[] => [
  boardOf(one.field),
  one.key,
  one.lock,
  one.king,
  one.guards,
  one.foes,
  one.kingFell,
];

/** Plays on at random, and calls back before and after every move of either side. */
function follow(
  run: Run,
  seed: string,
  turns: number,
  seen: (from: BrawlState, to: BrawlState) => void,
): void {
  const dice = rollFrom(seed);
  let now = run;
  for (let i = 0; i < turns && !now.result; i++) {
    const { phase } = now.state;
    const all = now.charter.game.pending(now.state, 0);
    const isMine = phase === 'player' ? /^play/u : phase === 'placement' ? /^buy/u : /^/u;
    const offer = all.find(({ id }) => isMine.test(id));
    const options = (offer?.options ?? []).filter(({ off }) => off === undefined);
    const start = all.find(({ id }) => id.startsWith('start/'));
    const isBuying = phase === 'placement' && options.length > 0 && dice.below('buy', 5) > 0;
    const option = options[dice.below('pick', Math.max(1, options.length))];
    const choice =
      phase === 'placement' && !isBuying && start?.options[0]?.off === undefined
        ? { action: start?.id ?? '', option: 'start' }
        : { action: offer?.id ?? '', option: option?.id ?? '' };
    const skip = { action: `skip-turn/${now.state.turn}`, option: 'skip-turn' };
    const step =
      phase === 'enemy'
        ? reach(now, now.charter.game.due(now.state) ?? now.at)
        : choose(now, 0, option || phase !== 'player' ? choice : skip);
    expect(step.refused).toBeUndefined();
    seen(now.state, step.match.state);
    now = step.match;
  }
}

/** What moved, if something did: the same wave, another board. */
function moveBetween(from: BrawlState, to: BrawlState): number | undefined {
  if (from.wait?.aim) return moveOf(from.wait.aim.from, from.wait.aim.to);
  if (from.phase !== 'player' || from.moves === to.moves) return undefined;
  const gone = playerMoves(from).filter(
    ({ does }) => does.type === 'play' && to.board[does.from] !== from.board[does.from],
  );
  const one = gone.find(({ does }) => does.type === 'play' && to.board[does.to] === from.board[does.from]);
  return one?.does.type === 'play' ? moveOf(one.does.from, one.does.to) : undefined;
}

const settings = fc.record<BrawlSettings>({
  king: fc.constantFrom(...kings),
  mode: fc.constantFrom(...modes),
  enemy: fc.constantFrom(...enemies),
  ranked: fc.constant(false),
  pace: fc.constant('x1' as const),
});

describe('a skirmish', () => {
  test('lists, decides and moves as the rules do, and takes everything back', () => {
    const skirmish = new Skirmish();
    fc.assert(
      fc.property(settings, fc.nat(9999), (chosen, n) => {
        let compared = 0;
        follow(newRun(chosen, `SKIRMISH-${n}`), `follow ${n}`, 250, (from, to) => {
          if (from.phase !== 'player' && from.phase !== 'enemy') return;
          skirmish.loadRun(from);
          expect(movesIn(skirmish, 0)).toEqual(
            playerMoves(from).map(({ does }) => (does.type === 'play' ? [does.from, does.to] : [])),
          );
          expect(movesIn(skirmish, FOE)).toEqual(enemyMoves(from.board).map((move) => [move.from, move.to]));
          const aim = aimOf(from.board, from.enemy, perksOf(from).gaits);
          expect(skirmish.reply()).toBe(aim ? moveOf(aim.from, aim.to) : PASS);
          const move = moveBetween(from, to);
          if (move === undefined || from.wave !== to.wave || from.round !== to.round) return;
          const before = snapshot(skirmish);
          skirmish.make(move);
          // Where dice spoke, only the count can be compared.
          if (from.promotions === to.promotions) {
            expect(boardOf(skirmish.field)).toBe(to.board);
            expect(skirmish.foes).toBe(new Skirmish().loadRun(to).foes);
            const fresh = new Skirmish().loadRun(to);
            expect([skirmish.key, skirmish.lock]).toEqual([fresh.key, fresh.lock]);
            expect(skirmish.kingFell).toBe(to.phase === 'defeat');
          }
          skirmish.unmake();
          expect(snapshot(skirmish)).toEqual(before);
          compared++;
        });
        expect(compared).toBeGreaterThan(0);
      }),
      { numRuns: 20 },
    );
  });

  test('takes a pawn that promotes to be a knight at home, and to stay where its zone is full', () => {
    const skirmish = new Skirmish().load(boardWith('P(1,3) K(7,0) p(1,0)'));
    skirmish.make(moveOf(9, 3));
    expect(boardOf(skirmish.field)).toBe(boardWith('N(6,0) K(7,0) p(1,0)'));
    const full = Array.from(
      { length: 12 },
      (_, i) => `${i === 6 ? 'K' : 'R'}(${6 + Math.floor(i / 6)},${i % 6})`,
    );
    skirmish.load(boardWith(`P(1,3) r(0,4) p(3,0) ${full.join(' ')}`));
    skirmish.make(moveOf(9, 4));
    expect(boardOf(skirmish.field)).toBe(boardWith(`N(0,4) p(3,0) ${full.join(' ')}`));
    expect(skirmish.foes).toBe(1);
  });

  test('a guardian strikes the attacker down, once', () => {
    const skirmish = new Skirmish().load(boardWith('K(7,0) r(0,0) r(7,5)'), PLAIN_GAITS, 0, 1);
    skirmish.make(moveOf(0, 42));
    expect(skirmish).toMatchObject({ kingFell: false, guards: 0, foes: 1, king: 42 });
    skirmish.make(moveOf(47, 42));
    expect(skirmish.kingFell).toBe(true);
  });

  test('to pass changes nothing', () => {
    const skirmish = new Skirmish().load(boardWith('K(4,2) p(3,2)'));
    const before = snapshot(skirmish);
    expect(skirmish.reply()).toBe(PASS);
    skirmish.make(PASS);
    expect(snapshot(skirmish)).toEqual(before);
  });
});
