/**
 * A script: everything that makes one match, small enough to shrink. A pick says as little as possible, so that any
 * list of picks is a script for any game, and a shorter list is a shorter match.
 */
import type { AnyGame, Table } from '@rankfall/kernel';
import fc from 'fast-check';
import { settingsArbitrary } from './settings-arbitrary.ts';

/** What kind of thing happens, and two numbers to choose by. A smaller kind is a plainer thing. */
export type Pick = readonly [kind: number, a: number, b: number];

export interface Script {
  readonly settings: object;
  readonly seats: number;
  readonly seed: string;
  readonly table: Partial<Table>;
  readonly picks: readonly Pick[];
}

/** Every seed of the suite begins so, which makes it easy to search for. */
export const SEED_MARK = 'sEcReT-sEeD';

/** Kinds of picks up to this one play the game; beyond it they are acts at the table. */
export const PLAIN = 89;
const USED = 119;

export interface ScriptWishes {
  readonly longest: number;
  /** The game's own table and nobody acting at it; other tables laid, with clocks; or used too: pauses, undos, draws. */
  readonly table?: 'own' | 'laid' | 'used';
  readonly settings?: fc.Arbitrary<object>;
}

export function scriptArbitrary(game: AnyGame, wishes: ScriptWishes): fc.Arbitrary<Script> {
  const { longest, table = 'own' } = wishes;
  const pick = fc.tuple(fc.nat(table === 'used' ? USED : PLAIN), fc.nat(9999), fc.nat(9999));
  return fc.record({
    settings: wishes.settings ?? settingsArbitrary(game.settings),
    seats: fc.integer(game.seats),
    seed: fc.nat(9999).map((n) => `${SEED_MARK}-${n}`),
    table: table === 'own' ? fc.constant({}) : tableArbitrary(game),
    picks: fc.array(pick, { minLength: 0, maxLength: longest, size: 'max' }),
  });
}

/** The game's own table, or a stricter one; with a clock long enough to be played on, sometimes. */
function tableArbitrary(game: AnyGame): fc.Arbitrary<Partial<Table>> {
  const clock = fc.record({ base: fc.integer({ min: 1000, max: 60_000 }), increment: fc.nat(2000) });
  return fc.record(
    {
      ...(game.table.undo === 'free' ? { undo: fc.constantFrom('free' as const, 'ask' as const) } : {}),
      ...(game.table.pause === 'free' ? { pause: fc.constantFrom('free' as const, 'ask' as const) } : {}),
      ...(game.table.clock ? { clock } : {}),
      ready: fc.boolean(),
    },
    { requiredKeys: [] },
  );
}
