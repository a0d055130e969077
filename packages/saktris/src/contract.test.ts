/** Classic Saktris keeps the contract of every game. */
import { parseSettings } from '@rankfall/kernel';
import { contractSuite, settingsArbitrary } from '@rankfall/testkit';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import examples from '../examples/classic.json' with { type: 'json' };
import { saktris } from './game.ts';

/**
 * What cannot be taken back: 32 placements, 62 captured or cleared pieces at the very most (promoted ones among them),
 * and 16 pawns with 6 steps each; between two of these at most 100 turns [EN7].
 */
const IRREVERSIBLE = 32 + 62 + 16 * 6;

/** Any settings from the empty board, or one of the worked examples to start from. */
const settings = fc.oneof(
  { arbitrary: settingsArbitrary(saktris.settings), weight: 3 },
  {
    arbitrary: fc.constantFrom(...examples).map(({ fen }): object => {
      const parsed = parseSettings(saktris.settings, { start: fen });
      if ('refused' in parsed) throw new Error(`${fen}: ${parsed.refused.code}`);
      return parsed.settings;
    }),
    weight: 1,
  },
);

contractSuite({ describe, test }, saktris, { bound: { choices: 100 * (IRREVERSIBLE + 1) }, settings });
