/** The worked examples of the rules, each with its number. */
import { choose, pendingOf, reach, recordOf, start, tableOf } from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import {
  after,
  boardWith,
  does,
  name,
  newRun,
  piecesOn,
  refusedWith,
  reply,
  runWith,
  type Run,
} from '../test/bench.ts';
import { enemyZone } from './cells.ts';
import { aimOf } from './enemy.ts';
import { chessbrawl, isAssisted } from './game.ts';
import { playerMoves } from './offers.ts';
import type { BrawlState } from './state.ts';
import { stopwatch, stopwatchText } from './stopwatch.ts';

const on = (run: Run, row: number, column: number): string => run.state.board.charAt(row * 6 + column);
const sorted = (text: string): string[] => text.split(' ').filter(Boolean).sort();

describe('economy and placement', () => {
  test.each([
    ['good', 3],
    ['bad', 3],
    ['ugly', 9],
  ] as const)('[1] a new run with %s has %i points and two pawns waiting', (king, points) => {
    const { state } = newRun({ king });
    expect(state).toMatchObject({ points, round: 1, wave: 1, phase: 'placement' });
    expect(piecesOn(state.board, 'player')).toBe('');
    expect([...state.board].filter((letter) => letter === 'p')).toHaveLength(2);
    expect([...state.board].every((letter, cell) => letter === '.' || enemyZone.includes(cell))).toBe(true);
    expect(refusedWith(newRun({ king }), 'start')).toBe('king-first');
  });

  test('[2] points are spent to nothing, and then nothing can be bought', () => {
    const king = after(newRun(), 'buy K(7,2)');
    expect(king.state.points).toBe(3);
    const spent = after(king, 'buy P(6,1)', 'buy P(6,2)', 'buy P(6,3)');
    expect(spent.state.points).toBe(0);
    const step = does(spent, 'buy P(6,4)');
    expect(step.refused).toEqual({ code: 'too-dear', piece: 'P', price: 1, points: 0 });
    expect(step.match).toBe(spent);
  });

  test('[3] a refund returns the whole price; a rook stays too dear', () => {
    const bought = after(newRun(), 'buy K(7,2)', 'buy N(6,0)');
    expect(bought.state.points).toBe(0);
    const back = after(bought, 'refund (6,0)');
    expect(back.state.points).toBe(3);
    expect(on(back, 6, 0)).toBe('.');
    expect(refusedWith(back, 'buy R(6,0)')).toBe('too-dear');
  });

  test('[4] the King can be taken back in round 1, and then comes first again', () => {
    const back = after(newRun(), 'buy K(7,2)', 'buy P(6,2)', 'refund (7,2)');
    expect(back.state.points).toBe(2);
    expect(on(back, 6, 2)).toBe('P');
    expect(refusedWith(back, 'start')).toBe('king-first');
    expect(refusedWith(back, 'buy P(6,3)')).toBe('king-first');
  });

  test('[5] only empty cells of rows 6 and 7 take pieces', () => {
    const king = after(newRun(), 'buy K(7,2)');
    expect(refusedWith(king, 'buy P(5,3)')).toBe('not-your-zone');
    expect(refusedWith(king, 'buy P(7,2)')).toBe('occupied');
    expect(on(after(king, 'buy P(6,3)'), 6, 3)).toBe('P');
  });

  test('[6] what was bought in an earlier round stays', () => {
    const second = after(
      newRun(),
      'buy K(7,2)',
      'buy P(6,2)',
      'start',
      'skip-wave',
      'start',
      'skip-wave',
      'start',
      'skip-wave',
    );
    expect(second.state).toMatchObject({ phase: 'placement', round: 2 });
    expect(refusedWith(second, 'refund (6,2)')).toBe('not-bought-now');
    expect(refusedWith(second, 'refund (7,2)')).toBe('king-stays');
    const more = after(second, 'buy P(6,3)');
    expect(after(more, 'refund (6,3)').state.points).toBe(second.state.points);
  });

  test.each([
    ['one Queen', ['buy Q(6,0)']],
    ['three Knights', ['buy N(6,0)', 'buy N(6,1)', 'buy N(6,2)']],
    ['Rook, Knight and Pawn', ['buy R(6,0)', 'buy N(6,1)', 'buy P(6,2)']],
  ])('[7] 9 points of the Ugly King buy %s', (_title, buys) => {
    const spent = after(newRun({ king: 'ugly' }), 'buy K(7,2)', ...buys);
    expect(spent.state.points).toBe(0);
  });
});

describe('movement', () => {
  const from = (pieces: string, row: number, column: number): string[] =>
    playerMoves(runWith(pieces).state)
      .map(({ id }) => id)
      .filter((id) => id.startsWith(name(row, column)))
      .map((id) => id.slice(2));

  test.each([
    ['[8] a pawn goes one step', 'P(6,2)', [6, 2], [[5, 2]]],
    ['[8] and from the last row, too', 'P(7,2)', [7, 2], [[6, 2]]],
    ['[9] it captures aside and never ahead', 'P(4,2) p(3,2) p(3,3)', [4, 2], [[3, 3]]],
    ['[9] and not its own', 'P(4,2) p(3,2) N(3,3)', [4, 2], []],
    ['[10] no wrap around the edge', 'P(4,0) n(3,1) N(3,0) p(3,5)', [4, 0], [[3, 1]]],
  ] as const)('%s', (_title, pieces, [row, column], cells) => {
    expect(from(pieces, row, column)).toEqual(cells.map(([r, c]) => name(r, c)));
  });

  test('[11] the King may step into an attack, and is lost by it', () => {
    const run = runWith('K(7,0) r(6,5)');
    expect(from('K(7,0) r(6,5)', 7, 0)).toEqual(expect.arrayContaining([name(6, 0), name(6, 1)]));
    const { run: over } = reply(after(run, '(7,0)(6,0)'));
    expect(over.state).toMatchObject({ phase: 'defeat', lost: 'K', fall: { cause: 'move', by: 'R' } });
    expect(over.result).toMatchObject({ outcome: ['lost'], reason: 'king-move' });
  });
});

describe('what the enemy does', () => {
  test.each([
    ['[12] most valuable victim', 'n(2,2) P(4,1) R(4,3)', '(2,2)(4,3)', 467],
    ['[13] cheapest attacker', 'p(3,1) r(4,0) N(4,2)', '(3,1)(4,2)', 288],
    ['[14] shortest move', 'r(0,0) r(5,3) N(5,0)', '(5,3)(5,0)', 247],
    ['[15] ties go to the first', 'r(2,1) r(2,5) N(2,3)', '(2,1)(2,3)', 248],
    ['[16] the King comes last', 'r(6,5) K(6,0) P(5,5)', '(6,5)(5,5)', 49],
    ['[16] but is taken when alone', 'r(6,5) K(6,0)', '(6,5)(6,0)', -55],
    ['[17] the nearer pawn advances', 'p(1,1) p(1,4) K(7,2)', '(1,1)(2,1)', -60],
    ['[18] canonical order decides', 'p(1,2) p(1,3) K(7,2) P(7,3)', '(1,2)(2,2)', -50],
    ['[19] pawns take small risks', 'p(3,2) P(5,3) K(7,4)', '(3,2)(4,2)', -25],
    ['[19] others none', 'n(5,0) K(7,0) R(7,2)', '(5,0)(3,1)', -50],
    ['[20] nothing is seen behind the mover', 'R(1,2) p(4,2) K(7,5)', '(4,2)(5,2)', -40],
    ['[21] the knight’s own order', 'n(2,0) P(6,2) K(7,1)', '(2,0)(3,2)', -30],
  ])('%s', (_title, pieces, move, score) => {
    const aim = aimOf(boardWith(pieces));
    expect(
      aim && `(${Math.floor(aim.from / 6)},${aim.from % 6})(${Math.floor(aim.to / 6)},${aim.to % 6})`,
    ).toBe(move);
    expect(aim?.score).toBe(score);
  });

  test.each(['r(6,5) K(6,0) P(5,5)', 'r(6,5) K(6,0)'])(
    '[16] the ruthless one takes the King: %s',
    (pieces) => {
      expect(aimOf(boardWith(pieces), 'ruthless')?.to).toBe(36);
    },
  );

  test('[22] without a move it passes', () => {
    const { run, events } = reply(after(runWith('p(3,2) K(4,2)'), 'skip-turn'));
    expect(events.map(({ type }) => type)).toEqual(['enemy-passed', 'turn-changed']);
    expect(run.state).toMatchObject({ phase: 'player', board: boardWith('p(3,2) K(4,2)') });
  });
});

describe('promotion', () => {
  test('[23] the pawn leaves the far row and starts again as a Knight', () => {
    const run = after(runWith('P(1,3) K(7,0) p(1,5)'), '(1,3)(0,3)');
    expect(run.state).toMatchObject({ moves: 1, phase: 'enemy', promotions: 1 });
    expect(piecesOn(run.state.board, 'player')).toBe('K(7,0) N(7,3)');
  });

  test('[24] with no room it changes where it stands', () => {
    const full = Array.from({ length: 11 }, (_, i) => `N(${6 + Math.floor(i / 6)},${i % 6})`).join(' ');
    const run = after(runWith(`${full} K(7,5) P(1,3) p(1,5)`), '(1,3)(0,3)');
    expect(on(run, 0, 3)).toMatch(/[NR]/u);
  });

  test('[25] an enemy pawn becomes a Rook as the second promotion', () => {
    const run = runWith('p(6,3) K(7,0)', { promotions: 1, phase: 'player' });
    const { run: next } = reply(after(run, 'skip-turn'));
    expect(piecesOn(next.state.board, 'enemy')).toBe('r(0,5)');
  });

  test('[26] the last capture promotes and ends the wave at once', () => {
    const run = after(runWith('P(1,2) r(0,3) K(7,0)', { points: 0 }), '(1,2)(0,3)');
    expect(run.state).toMatchObject({
      points: 5,
      moves: 1,
      phase: 'transition',
      captured: 'R',
      promotions: 1,
    });
    expect(piecesOn(run.state.board, 'player').split(' ')).toHaveLength(2);
  });

  test('[27] a pawn that takes the King stays a pawn', () => {
    const { run } = reply(after(runWith('p(6,1) K(7,2)'), 'skip-turn'));
    expect(run.state).toMatchObject({ phase: 'defeat', promotions: 0 });
    expect(on(run, 7, 2)).toBe('p');
  });
});

describe('spawning with the seed CHESS', () => {
  /** The wave after this one, entered by taking the last enemy with these pieces on the board. */
  const arrive = (round: number, wave: number, pieces = 'K(7,0)'): Run => {
    const more: Partial<BrawlState> = { round, wave: wave - 1 };
    return after(runWith(`${pieces} p(4,4) R(5,4)`, more), '(5,4)(4,4)');
  };
  const enemiesOf = (run: Run): string[] => sorted(piecesOn(run.state.board, 'enemy'));

  test.each([
    [1, 2, 'p(0,2) p(0,5) p(1,4)'],
    [1, 3, 'p(1,4) p(0,4) p(1,3) p(0,0)'],
    [2, 2, 'p(0,4) p(1,4) p(0,3) n(1,3)'],
  ])('[28] %i-%i: %s', (round, wave, pieces) => {
    expect(enemiesOf(arrive(round, wave))).toEqual(sorted(pieces));
  });

  test('[28] 1-1', () => {
    expect(enemiesOf(newRun())).toEqual(sorted('p(0,4) p(0,0)'));
  });

  test('[29] empty cells come first', () => {
    const run = arrive(1, 3, 'K(7,0) R(0,0) N(1,1)');
    expect(enemiesOf(run)).toEqual(sorted('p(1,4) p(0,4) p(1,3) p(0,3)'));
    expect(run.state.lost).toBe('');
  });

  test('[30] one too many costs the first in the way', () => {
    const run = arrive(6, 5, 'K(7,0) R(0,0) N(1,1)');
    expect(run.state.lost).toBe('R');
    expect([on(run, 0, 0), on(run, 1, 1)]).toEqual(['r', 'N']);
  });

  test('[31] twelve enemies take every cell', () => {
    const run = arrive(7, 7, 'K(1,2)');
    expect(run.state).toMatchObject({
      phase: 'defeat',
      round: 7,
      wave: 7,
      lost: 'K',
      fall: { cause: 'spawn' },
    });
    const knight = arrive(7, 7, 'K(7,0) N(1,2)');
    expect(knight.state).toMatchObject({ phase: 'transition', lost: 'N' });
    expect(on(knight, 1, 2)).toBe('q');
  });
});

describe('flow', () => {
  const begun = (): Run => after(newRun(), 'buy K(7,2)', 'start');

  test('[32] Skip Wave pays, Finish Wave does not', () => {
    const poor = after(newRun(), 'buy K(7,2)', 'buy N(6,2)', 'start');
    expect(after(poor, 'skip-wave').state).toMatchObject({
      points: 2,
      captured: 'PP',
      moves: 0,
      phase: 'transition',
      wave: 2,
    });
    const finished = after(poor, 'pause', 'finish-wave');
    expect(finished.state).toMatchObject({ points: 0, captured: '', phase: 'transition', wave: 2 });
    expect(finished.state.board.replaceAll(/[^p]/gu, '')).toBe('ppp');
  });

  test('[33] after the last wave of a round comes placement', () => {
    const run = after(begun(), 'skip-wave', 'start', 'skip-wave', 'start', 'skip-wave');
    expect(run.state).toMatchObject({ phase: 'placement', round: 2, wave: 1, bought: [], points: 3 + 9 });
    expect(run.state.board.replaceAll(/[^a-z]/gu, '')).toBe('ppp');
    expect(on(run, 7, 2)).toBe('K');
  });

  test('[34] 54 skipped waves win, assisted', () => {
    let run = after(newRun(), 'buy K(7,0)');
    while (!run.result) {
      run = after(run, 'start');
      run = after(reach(run, run.at + 100).match, 'skip-wave');
    }
    expect(run.state).toMatchObject({
      phase: 'victory',
      round: 10,
      wave: 9,
      moves: 0,
      timeMs: 5400,
      lost: '',
      points: 1185,
      skippedWaves: 54,
    });
    expect(run.state.captured).toHaveLength(452);
    expect(isAssisted(run.state)).toBe(true);
  });

  test('[35] Skip Turn is no move', () => {
    const { run } = reply(after(begun(), 'skip-turn'));
    expect(run.state).toMatchObject({ moves: 0, phase: 'player', skippedTurns: 1 });
    expect(piecesOn(run.state.board, 'enemy')).not.toBe(piecesOn(begun().state.board, 'enemy'));
  });

  test('[36] a pause freezes the enemy; Finish Wave belongs to waves', () => {
    const placing = after(newRun(), 'pause');
    expect(pendingOf(placing, 0)).toEqual([]);
    expect(does(placing, 'finish-wave').refused).toBeDefined();
    expect(after(placing, 'resume').state.phase).toBe('placement');
    const thinking = reach(after(begun(), 'skip-turn'), 100).match;
    const paused = after(thinking, 'pause');
    expect(reach(paused, paused.at + 10_000).refused?.code).toBe('paused');
    const resumed = after(paused, 'resume');
    expect(resumed.state.board).toBe(thinking.state.board);
    expect(chessbrawl.due(resumed.state)).toBe(300);
  });

  test('[37] a move that cannot be made uses nothing', () => {
    const run = runWith('R(5,0) K(7,0) p(1,5)');
    const step = does(run, '(5,0)(4,1)');
    expect(step.refused?.code).toBe('out-of-reach');
    expect(step.match).toBe(run);
  });

  test('[38] the stopwatch counts thinking only', () => {
    const placed = reach(after(newRun(), 'buy K(7,0)'), 20_000).match;
    const thought = reach(after(placed, 'start'), 30_000).match;
    expect(stopwatchText(stopwatch(thought.state, thought.at))).toBe('00:10');
    const { run } = reply(after(thought, 'skip-turn'));
    const paused = after(after(run, 'pause'), 'resume');
    const transition = after(paused, 'skip-wave');
    const later = reach(transition, transition.at + 3000).match;
    expect(stopwatchText(stopwatch(later.state, later.at))).toBe('00:10');
    expect([stopwatchText(65_900), stopwatchText(3_600_000)]).toEqual(['01:05', '60:00']);
  });

  test('[39] a restart is a new match under the same settings; to abandon is to resign', () => {
    const lost = choose(begun(), 0, { action: '~resign', option: 'resign' }).match;
    expect(lost.result).toMatchObject({ outcome: ['lost'], reason: 'resign' });
    const ugly = newRun({ king: 'ugly' });
    const { match } = start(chessbrawl, { seed: 'OTHER', settings: recordOf(ugly).settings });
    expect(match?.state).toMatchObject({ points: 9, round: 1, moves: 0, captured: '', lost: '', timeMs: 0 });
    expect(piecesOn(match?.state.board ?? '', 'player')).toBe('');
  });

  test('[40] the golden wave', () => {
    const first = runWith('p(1,4) p(1,5) N(6,4) K(7,4)', { points: 0 });
    const plays: readonly (readonly [string, string, number | undefined])[] = [
      ['(6,4)(4,3)', '(1,4)(2,4)', -35],
      ['(4,3)(2,4)', '(1,5)(2,4)', 288],
      ['(7,4)(6,3)', '(2,4)(3,4)', -40],
      ['(6,3)(5,3)', '(3,4)(4,4)', -25],
    ];
    let run = first;
    for (const [mine, theirs, score] of plays) {
      const played = after(run, mine);
      expect(aimOf(played.state.board)?.score).toBe(score);
      const answered = reply(played);
      const moved = answered.events.find(({ type }) => type === 'moved');
      expect(moved).toMatchObject({
        side: 'enemy',
        from: Number(theirs.charAt(1)) * 6 + Number(theirs.charAt(3)),
        to: Number(theirs.charAt(6)) * 6 + Number(theirs.charAt(8)),
      });
      ({ run } = answered);
    }
    const over = after(run, '(5,3)(4,4)');
    expect(over.state).toMatchObject({
      points: 2,
      moves: 5,
      captured: 'PP',
      lost: 'N',
      phase: 'transition',
      wave: 2,
    });
    expect(piecesOn(over.state.board, 'player')).toBe('K(4,4)');
    expect(sorted(piecesOn(over.state.board, 'enemy'))).toEqual(sorted('p(0,2) p(0,5) p(1,4)'));
    expect(tableOf(over, 0).some(({ id }) => id === '~undo')).toBe(true);
  });
});
