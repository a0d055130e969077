/** The autoplayers and the Grandmaster: what they choose is always on offer, the same every time, and not foolish. */
import {
  chessbrawl,
  FOE,
  PASS,
  Skirmish,
  type BrawlSettings,
  type BrawlState,
  type BrawlTerms,
} from '@rankfall/chessbrawl';
import { choose, lookAt, rollFrom, start, startFrom, type Match } from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import { decide, type Chair, type Thought } from '../bot.ts';
import { brawlBot, brawlBotNames, type BrawlBotName } from './bots.ts';
import { deepen, type Finding } from './deepen.ts';
import { Search, type Fighter } from './search.ts';

type Run = Match<BrawlTerms>;

function newRun(settings: Partial<BrawlSettings>, seed: string, seats: number): Run {
  const { match, refused } = start(chessbrawl, { seed, settings: { pace: 'instant', ...settings }, seats });
  if (!match) throw new Error(refused.code);
  return match;
}

/** Eight lines of six letters. */
const board = (rows: string): string => rows.replaceAll(/\s+/gu, '');

function standing(rows: string, more: Partial<BrawlState>, seats = 2): Run {
  const run = newRun({}, 'STANDING', seats);
  const state: BrawlState = { ...run.state, board: board(rows), phase: 'enemy', turn: 7, ...more };
  return startFrom(run.charter, state, { at: 0 });
}

const chairAt = (match: Run, seat: number): Chair<BrawlTerms> => ({
  charter: match.charter,
  look: lookAt(match, seat),
});

/** Whoever is awaited chooses, until the run is over or so many choices were made. */
function playOn(run: Run, names: readonly BrawlBotName[], choices: number): Run {
  const dice = names.map((_, seat) => rollFrom(`${run.charter.seed} ${seat}`));
  let match = run;
  for (let i = 0; i < choices && !match.result; i++) {
    const [seat = 0] = chessbrawl.awaits(match.state);
    const bot = brawlBot(names[seat] ?? 'novice');
    const choice = decide(bot, chairAt(match, seat), dice[seat] ?? rollFrom('x'));
    if (!choice) throw new Error(`${bot.name} has nothing to choose in ${match.state.phase}`);
    const step = choose(match, seat, choice);
    expect(step.refused).toBeUndefined();
    match = step.match;
  }
  return match;
}

const replyTo = (rows: string, name: BrawlBotName, more: Partial<BrawlState> = {}): string | undefined =>
  decide(brawlBot(name), chairAt(standing(rows, more), 1), rollFrom('reply'))?.option;

describe('whole runs', () => {
  test.each(brawlBotNames.slice(0, 3))('%s plays with what is offered alone, the same every time', (name) => {
    const end = playOn(newRun({ mode: 'plus', ranked: true }, `WHOLE-${name}`, 1), [name], 150);
    expect(end.log.length).toBeGreaterThan(5);
    const again = playOn(newRun({ mode: 'plus', ranked: true }, `WHOLE-${name}`, 1), [name], 150);
    expect(again.state).toEqual(end.state);
  });

  test('nobody goes around a wave', () => {
    const { state } = playOn(newRun({ king: 'ugly' }, 'AROUND', 1), ['greedy'], 600);
    expect(state).toMatchObject({ skippedWaves: 0, finishedWaves: 0 });
    expect(state.moves).toBeGreaterThan(20);
  });

  test.each(brawlBotNames)('%s moves the enemy, too', (name) => {
    const end = playOn(newRun({ king: 'ugly', ranked: true }, `SEAT-${name}`, 2), ['greedy', name], 40);
    expect(end.log.length).toBeGreaterThan(10);
  });

  test('those who look ahead get further than those who do not', () => {
    const waves = (name: BrawlBotName): number =>
      ['A', 'B'].reduce((sum, seed) => {
        const { state } = playOn(newRun({ king: 'ugly', ranked: true }, `FURTHER-${seed}`, 1), [name], 200);
        return sum + state.captured.length;
      }, 0);
    const [novice, greedy, careful] = [waves('novice'), waves('greedy'), waves('careful')];
    expect(greedy).toBeGreaterThan(novice);
    expect(careful).toBeGreaterThan(greedy);
  });
});

describe('the Grandmaster', () => {
  const bait = `......
                ......
                ......
                ......
                .....Q
                ......
                .....q
                K....R`;

  test('takes the King where the enemy of the rules would take a queen', () => {
    const rows = bait.replace('K....R', 'R....K');
    expect(replyTo(rows, 'greedy')).toBe('f2f4');
    expect(replyTo(rows, 'grandmaster')).toBe('f2f1');
  });

  test('leaves bait alone that would cost the attacker', () => {
    const rows = `......
                  ......
                  ...r..
                  ......
                  ...P..
                  ....P.
                  ......
                  K.....`;
    expect(replyTo(rows, 'greedy')).toBe('d6d4');
    expect(replyTo(rows, 'grandmaster')).not.toBe('d6d4');
  });

  test('closes the net: two rooks take a lone King within a few turns', () => {
    let match = standing(
      `r.....
       .r....
       ......
       ......
       ......
       ......
       ......
       ..K...`,
      {},
    );
    match = playOn(match, ['careful', 'grandmaster'], 30);
    expect(match.result?.reason).toBe('king-move');
  });

  test('knows that a guardian costs the attacker', () => {
    const rows = `......
                  ......
                  ......
                  ......
                  ......
                  .P....
                  ......
                  Kr....`;
    const run = { boons: ['guardian' as const], mode: 'plus' as const };
    expect(replyTo(rows, 'grandmaster')).toBe('b1a1');
    expect(replyTo(rows, 'grandmaster', run)).toBe('b1b3');
  });

  test('thinks within its budget, tells how far it is, and can be stopped with the best so far', () => {
    const rows = `q.r.b.
                  .n.p.p
                  p.....
                  ......
                  ..P...
                  ...N..
                  .R..B.
                  ..K..Q`;
    const chair = chairAt(standing(rows, {}), 1);
    const told: Thought[] = [];
    const whole = decide(brawlBot('grandmaster'), chair, rollFrom('x'), (thought) => {
      told.push(thought);
      return false;
    });
    expect(told.length).toBeGreaterThan(10);
    expect(Math.max(...told.map(({ nodes = 0 }) => nodes))).toBeLessThanOrEqual(41_000);
    expect(Math.max(...told.map(({ depth = 0 }) => depth))).toBeGreaterThanOrEqual(2);
    expect(decide(brawlBot('grandmaster'), chair, rollFrom('y'))).toEqual(whole);
    const early = decide(brawlBot('grandmaster'), chair, rollFrom('x'), () => true);
    expect(chessbrawl.pending(chair.look.view, 1)[0]?.options.map(({ id }) => id)).toContain(early?.option);
  });

  test('has nothing to choose in a pause, in the player’s turn, or as a watcher', () => {
    const match = standing('.....q......................................K...', {});
    const paused = choose(match, 0, { action: '~pause', option: 'pause' }).match;
    const bot = brawlBot('grandmaster');
    expect(decide(bot, chairAt(paused, 1), rollFrom('x'))).toBeUndefined();
    const turn = standing('.....q......................................K...', { phase: 'player', plays: 1 });
    expect(decide(bot, chairAt(turn, 1), rollFrom('x'))).toBeUndefined();
    const watcher = { charter: match.charter, look: lookAt(match, 'watcher') };
    expect(decide(bot, watcher, rollFrom('x'))).toBeUndefined();
  });
});

describe('the search', () => {
  /** Every line to this depth, without any short cuts; captures are followed as the search does. */
  function plainly(fight: Skirmish, side: Fighter, depth: number): number {
    let finding: Finding | undefined;
    const search = new Search(fight);
    for (const found of deepen(search, side, { depth, nodes: 1_000_000 })) finding = found;
    return finding?.score ?? Number.NaN;
  }

  test('sees a King that falls in three plies, whatever the player does', () => {
    const fight = new Skirmish().load(
      board(`......
             ......
             ......
             ......
             ......
             r.....
             .r....
             ....K.`),
    );
    // The King is shut in on the last row; a rook that comes down takes him next.
    expect(plainly(fight, FOE, 4)).toBeGreaterThan(20_000);
  });

  test('the player may skip, the enemy must move', () => {
    const fight = new Skirmish().load(board(`${'......'.repeat(3)}..p.....K...${'......'.repeat(3)}`));
    const search = new Search(fight);
    expect(search.roots(0)).toContain(PASS);
    expect(search.roots(FOE)).toEqual([PASS]);
    fight.load(board(`${'......'.repeat(3)}..p...${'......'.repeat(3)}..K...`));
    expect(search.roots(FOE)).not.toContain(PASS);
  });

  test('leaves the fight as it was', () => {
    const rows = board(`q.r.b. .n.p.p p..... ...... ..P... ...N.. .R..B. ..K..Q`);
    const fight = new Skirmish().load(rows);
    const { key, lock, foes } = fight;
    plainly(fight, FOE, 3);
    expect(fight).toMatchObject({ key, lock, foes, kingFell: false });
  });
});
