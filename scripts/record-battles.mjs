/**
 * Records the Starlines corpus: seeded battles of every pairing of doctrines as whole records with the hash of their last
 * state. Run it once for new rules, and keep the old files: they are what says that old battles can still be played again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { declining, hashOf, recordOf } from '@rankfall/kernel';
import { pairs, starlines } from '@rankfall/starlines';
import { anyOffer, randomPlay } from '@rankfall/testkit';
import { main } from './failure.mjs';
import { install } from './install.mjs';

/** @param {number} i */
function battleOf(i) {
  const picks = [pairs[i % 3], pairs[Math.floor(i / 3) % 3]];
  return randomPlay(starlines, {
    seed: `BATTLE-${i}`,
    settings: i % 6 === 5 ? { health: 30 } : {},
    policy: (match, offers, dice) => {
      const wanted = offers.filter(
        ({ seat, option }) =>
          match.state.at.phase !== 'muster' || option === 'ready' || option === picks[seat === 0 ? 0 : 1],
      );
      // Much should happen, so ready is seldom said while there is something left to choose.
      const bold = wanted.filter(({ option }) => option !== 'ready' && !declining.includes(option));
      return anyOffer(match, bold.length > 0 && dice.below('bold', 4) > 0 ? bold : wanted, dice);
    },
    most: { choices: 4000 },
  });
}

await main(async () => {
  await install();
  const folder = new URL('../packages/starlines/corpus/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const records = Array.from({ length: 27 }, (_, i) => {
    const match = battleOf(i);
    return JSON.stringify({ hash: hashOf([match.state, match.at]), record: recordOf(match) });
  });
  writeFileSync(new URL(`records-${starlines.rules}.jsonl`, folder), `${records.join('\n')}\n`);
  console.log(`${records.length} records in packages/starlines/corpus`);
});
