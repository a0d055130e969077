import { describe, expect, test } from 'vitest';
import { memoryBox } from '../../storage/box.ts';
import {
  againOf,
  beginRun,
  dailyWish,
  dayOf,
  daySeed,
  kingOfDay,
  readQuery,
  runQuery,
  seedFrom,
} from './begin.ts';
import { openStored } from './create-run.ts';
import { featsIn, featsOf, keepFeats } from './feats.ts';
import { prefsIn, PREFS_KEY, usualPrefs } from './prefs.ts';
import {
  bestOfDay,
  keepRun,
  readRuns,
  recordsOf,
  runsIn,
  setBy,
  streakOf,
  summaryOf,
  type RunSummary,
} from './records.ts';
import { act, newRun, randomRun } from './testing.ts';
import { timelineOf, wavesIn } from './timeline.ts';

const run = (some: Partial<RunSummary>): RunSummary => ({
  id: 'a',
  at: 1,
  king: 'good',
  mode: 'classic',
  rival: 'classic',
  ranked: false,
  assisted: false,
  won: false,
  round: 2,
  wave: 1,
  moves: 10,
  timeMs: 1000,
  score: 4,
  captured: 3,
  lost: 1,
  seed: 'X',
  ...some,
});

describe('records', () => {
  test('are set by runs without help, each mode and enemy for itself', () => {
    const runs = [
      run({ id: 'far', round: 5 }),
      run({ id: 'helped', round: 9, assisted: true }),
      run({ id: 'other', round: 8, rival: 'ruthless' }),
      run({ id: 'slow', won: true, round: 10, timeMs: 9000, moves: 90 }),
      run({ id: 'quick', won: true, round: 10, timeMs: 5000, moves: 95 }),
    ];
    const { far, quick, few, score } = recordsOf(runs, { mode: 'classic', rival: 'classic' });
    expect([far?.id, quick?.id, few?.id, score?.id]).toEqual(['slow', 'quick', 'slow', 'slow']);
  });

  test('the first run of its kind beats nobody; a better one does', () => {
    const first = run({ id: 'first' });
    const better = run({ id: 'better', round: 3 });
    expect(setBy(first, [first])).toEqual([]);
    expect(setBy(better, [first, better])).toEqual(['far']);
    expect(setBy(run({ id: 'same' }), [first])).toEqual([]);
  });

  test('a run counts once, however often its end is looked at', () => {
    const box = memoryBox();
    keepRun(box, run({}));
    keepRun(box, run({ score: 5 }));
    expect(runsIn(box)).toEqual([run({ score: 5 })]);
  });

  test.each(['', '{', 'null', '[null, 3, {"id":"x"}]', JSON.stringify([{ ...run({}), round: -1 }])])(
    'damaged text %j is as good as none',
    (text) => expect(readRuns(text)).toEqual([]),
  );

  test('a summary says how the run stood', () => {
    const skipped = act(act(act(newRun('CHESS'), 'BUY', 'K@c1'), 'START'), 'SKIP_WAVE');
    expect(summaryOf('id', skipped, 7)).toMatchObject({
      assisted: true,
      captured: 2,
      score: 5,
      wave: 2,
      at: 7,
    });
  });
});

describe('the daily run', () => {
  test('has the date in Greenwich, and a King of its own', () => {
    const late = Date.parse('2026-03-01T23:59:59Z');
    expect(dayOf(late)).toBe('2026-03-01');
    expect(dayOf(late + 1000)).toBe('2026-03-02');
    expect(new Set([0, 1, 2].map((day) => kingOfDay(dayOf(late + day * 86_400_000)))).size).toBe(3);
    expect(dailyWish(late, 'x2').settings).toMatchObject({ ranked: true, mode: 'classic', pace: 'x2' });
  });

  test('a streak is days in a row; today may still be open', () => {
    const on = (day: string): RunSummary => run({ id: day, seed: daySeed(day), ranked: true });
    const runs = ['2026-02-27', '2026-02-28', '2026-03-01'].map(on);
    expect(streakOf(runs, '2026-03-01')).toBe(3);
    expect(streakOf(runs, '2026-03-02')).toBe(3);
    expect(streakOf(runs, '2026-03-03')).toBe(0);
    expect(streakOf([run({ seed: daySeed('2026-03-01') })], '2026-03-01')).toBe(0);
  });

  test('its best run is the furthest without help', () => {
    const seed = daySeed('2026-03-01');
    const runs = [run({ id: 'a', seed, ranked: true }), run({ id: 'b', seed, ranked: true, round: 4 })];
    expect(bestOfDay(runs, seed)?.id).toBe('b');
    expect(bestOfDay(runs, daySeed('2026-03-02'))).toBeUndefined();
  });
});

describe('seeds and restarts', () => {
  test.each([
    ['chess', 'CHESS'],
    [' a-1 ', 'A-1'],
    ['', undefined],
    ['no spaces', undefined],
    ['x'.repeat(33), undefined],
  ])('%j is the seed %j', (text, seed) => expect(seedFrom(text)).toBe(seed));

  test('a chosen seed and the day’s stay for the restart; a fresh one does not', () => {
    const begin = (seed: string, day?: string) => {
      const { settings } = newRun('X').charter;
      const begun = beginRun({ settings, seed, grandmaster: false, ...(day ? { day } : {}) }, 0);
      if ('code' in begun) throw new Error(begun.code);
      const stored = { ...begun, game: 'chessbrawl', savedAt: 0, finished: false };
      return againOf(stored, openStored(stored));
    };
    expect(begin('CHESS').seed).toBe('CHESS');
    expect(begin('').seed).toBe('');
    expect(begin(daySeed('2026-03-01'), '2026-03-01')).toMatchObject({
      seed: 'DAILY-2026-03-01',
      day: '2026-03-01',
    });
  });

  test('a ranked run has no undo at its table', () => {
    const { settings } = newRun('X', { ranked: true }).charter;
    const begun = beginRun({ settings, seed: 'A', grandmaster: false }, 0);
    expect('code' in begun ? begun.code : begun.record.table.undo).toBe('never');
  });

  test('a link brings the same run, and a bad one says so', () => {
    const link = runQuery(newRun('CHESS', { king: 'bad', mode: 'plus' }));
    expect(readQuery(link)).toMatchObject({ seed: 'CHESS', settings: { king: 'bad', mode: 'plus' } });
    expect(readQuery('rival=grandmaster&seed=A')).toMatchObject({ grandmaster: true });
    expect(readQuery('seed=%2F')).toMatchObject({ code: 'bad-run-seed' });
    expect(readQuery('m=nothing')).toHaveProperty('code');
  });
});

describe('feats and figures', () => {
  test('a wave cleared by hand is first blood; a skipped one is not', () => {
    const army = ['K@c1', 'R@b2', 'N@d2', 'P@e2'];
    const placed = army.reduce((now, id) => act(now, 'BUY', id), newRun('CHESS', { king: 'ugly' }));
    const cleared = ['b2a2', 'a2a8', 'a8a5', 'a5e5'].reduce(
      (now, id) => act(now, 'PLAY', id),
      act(placed, 'START'),
    );
    expect(featsOf(cleared, 0)).toContain('first-wave');
    expect(featsOf(act(act(placed, 'START'), 'SKIP_WAVE'), 0)).not.toContain('first-wave');
    expect(featsOf(placed, 3)).toEqual(['daily']);
  });

  test('are kept once, and damage harms nothing', () => {
    const box = memoryBox();
    expect(keepFeats(box, ['daily'], 5)).toEqual(['daily']);
    expect(keepFeats(box, ['daily', 'victory'], 9)).toEqual(['victory']);
    expect(featsIn(box)).toEqual({ daily: 5, victory: 9 });
    box.set('rankfall/chessbrawl/feats', '{"daily":"soon","other":3');
    expect(featsIn(box)).toEqual({});
  });

  test('wishes survive damage field by field', () => {
    const box = memoryBox();
    box.set(PREFS_KEY, '{"king":"bad","pace":"warp","warns":"no"}');
    expect(prefsIn(box)).toEqual({ ...usualPrefs, king: 'bad' });
  });

  test('the timeline ends where the run stands, one line for each wave', () => {
    const match = randomRun('TIME', 60, { king: 'ugly' });
    const moments = timelineOf(match);
    expect(moments.at(-1)).toMatchObject({
      round: match.state.round,
      wave: match.state.wave,
      lost: match.state.lost.length,
    });
    const waves = wavesIn(moments).map(({ round, wave }) => `${round}-${wave}`);
    expect(new Set(waves).size).toBe(waves.length);
  });
});
