/** Stepwise keeps the contract of every game, on limited levels, so that the last turn is seen, too. */
import { contractSuite } from '@rankfall/testkit';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { stepwise } from './game.ts';
import { levelText } from './level-text.ts';
import { campaign } from './levels.ts';

const short = ['09', '13', '14', '17', '22'].map((id) => {
  const level = campaign.find((one) => one.id === id);
  if (!level) throw new Error(`there is no level ${id}`);
  // Settings keep a level in its short form, and the suite is given what settings keep.
  return levelText({ ...level, limits: { turns: 2 } }, true);
});

/** The rules set no limit to drawing and clearing; at random, with Abandon always on offer, no match gets near this. */
contractSuite({ describe, test }, stepwise, {
  bound: { choices: 6000 },
  effort: 0.4,
  settings: fc.record({ level: fc.constantFrom(...short), freeDrawing: fc.nat(9).map((n) => n === 9) }),
});
