/** What must always hold, over random levels of the campaign, random plans and random pushes. */
import { hashOf } from '@rankfall/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forecast, runAll, shade } from './forecast.ts';
import { campaign } from './levels.ts';
import { movesOf, tailOf, targetOf } from './moves.ts';
import { addEntry } from './plan.ts';
import { resolve, type Intents } from './resolve.ts';
import { endTurn, firstState, gate, intentsOf, setOff, step } from './run.ts';
import { forPlay } from './settings.ts';
import { push } from './skills.ts';
import { directions, FOCUS, WAIT, type Level, type StepwiseState } from './types.ts';

const levels: readonly Level[] = campaign.map(forPlay);

/** A state somewhere in play: a few turns of random entries, runs and pushes, then a fresh plan. */
const played = fc
  .tuple(fc.nat(levels.length - 1), fc.array(fc.nat(9999), { minLength: 4, maxLength: 90 }))
  .map(([i, picks]) => play(levels[i] ?? levels[0], picks));

function play(level: Level | undefined, picks: readonly number[]): StepwiseState {
  if (!level) throw new Error('no level');
  let state = firstState(level, false);
  for (const pick of picks) {
    if (state.phase === 'won' || state.phase === 'lost') break;
    state = advance(state, pick);
  }
  return state;
}

function advance(state: StepwiseState, pick: number): StepwiseState {
  if (state.phase === 'rest') return endTurn(state).state;
  if (state.phase === 'run') return step(state).state;
  if (state.phase === 'skill') {
    const way = directions[pick % 4] ?? 'n';
    return pick % 3 === 0 ? endTurn(state).state : push(state, pick % state.chars.length, way).state;
  }
  return pick % 12 === 0 && gate(state).enabled ? step(state).state : draw(state, pick);
}

/** Adds a random entry; walls and edges too, as a path from a file might. */
function draw(state: StepwiseState, pick: number): StepwiseState {
  const who = pick % state.chars.length;
  const one = state.chars[who];
  const sheet = state.level.chars[who];
  if (!one || !sheet || one.path.length >= 40) return state;
  const ways = movesOf(sheet.dex);
  const n = Math.floor(pick / 7) % (ways.length + 2);
  const move = ways[n];
  const to = move && targetOf(tailOf(one.start, one.path), move);
  return addEntry(state, who, to ?? (n % 2 === 0 ? WAIT : FOCUS));
}

const bodies = ({ chars, crates }: StepwiseState): readonly number[] =>
  [...chars, ...crates].map(({ at }) => at);

test('no two bodies ever share a square', () => {
  fc.assert(
    fc.property(played, (state) => {
      expect(new Set(bodies(state)).size).toBe(bodies(state).length);
    }),
    { numRuns: 300 },
  );
});

/** The same squad in another order. */
function permuted(state: StepwiseState, order: readonly number[]): StepwiseState {
  const pick = <E>(list: readonly E[]): E[] => order.flatMap((i) => list[i] ?? []);
  return { ...state, chars: pick(state.chars), level: { ...state.level, chars: pick(state.level.chars) } };
}

test('the order of the squad changes nothing: not who stops, nor why, nor where a run ends', () => {
  fc.assert(
    fc.property(played, fc.nat(23), (state, seed) => {
      const order = state.chars.map((_, i) => i).toSorted((a, b) => ((a + seed) % 5) - ((b + seed * 3) % 7));
      const other = permuted(state, order);
      const codes = (of: StepwiseState): Record<string, string | undefined> =>
        Object.fromEntries(
          resolve(of, intentsOf(setOff(of))).map((stop, i) => [of.level.chars[i]?.name, stop?.code]),
        );
      expect(codes(other)).toEqual(codes(state));
      if (state.phase !== 'plan' && state.phase !== 'run') return;
      const ends = (of: StepwiseState): unknown => {
        const last = forecast(of).at(-1)?.state;
        const chars = last?.chars.map(({ at, status }, i) => [of.level.chars[i]?.name, at, status]);
        return [
          last?.phase,
          last?.worn,
          last?.flipped,
          Object.fromEntries(chars?.map((c) => [c[0], c]) ?? []),
        ];
      };
      expect(ends(other)).toEqual(ends(state));
    }),
    { numRuns: 300 },
  );
});

test('stability: with the failing ones staying, the same movers succeed and nobody new fails', () => {
  fc.assert(
    fc.property(played, (state) => {
      const intents = intentsOf(setOff(state));
      const first = resolve(state, intents);
      const calm: Intents = intents.map((to, who) => (first[who] ? undefined : to));
      expect(resolve(state, calm).every((stop) => stop === undefined)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('the forecast is what happens, step by step, and Run all is repeated Execute', () => {
  fc.assert(
    fc.property(played, (state) => {
      if (!gate(state).enabled) return;
      const frames = forecast(state);
      let now = state;
      for (const frame of frames.slice(1)) {
        now = step(now).state;
        expect(hashOf(now)).toBe(hashOf(frame.state));
      }
      expect(gate(now).enabled).toBe(false);
      expect(hashOf(runAll(state).state)).toBe(hashOf(now));
    }),
    { numRuns: 150 },
  );
});

test('a shaded square keeps its word: good ones do not stop their character, doubtful ones say why', () => {
  fc.assert(
    fc.property(played, fc.nat(5), (state, n) => {
      const who = n % state.chars.length;
      for (const one of shade(state, who)) {
        if (one.kind === 'impossible') continue;
        // Only as far as the entry itself: later beats of a clock may still hurt whoever stays there.
        const frames = forecast(addEntry(state, who, one.square));
        const k = (state.chars[who]?.path.length ?? 0) + 1;
        const last = frames[Math.min(k, frames.length - 1)]?.state;
        const character = last?.chars[who];
        const stops = character?.status === 'blocked' || character?.status === 'down';
        if (one.kind === 'good') expect(stops).toBe(false);
        else if (one.reason.code !== 'TURN_SWAP' && last?.phase !== 'lost') expect(stops).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});
