/**
 * Records the ChessBrawl corpus: seeded runs of every King, mode and enemy as whole records with the hash of their last
 * state. Run it once for new rules, and keep the old files: they are what says that old runs can still be played again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chessbrawl, enemies, kings, modes } from '@rankfall/chessbrawl';
import { hashOf, recordOf } from '@rankfall/kernel';
import { anyOffer, randomPlay } from '@rankfall/testkit';
import { main } from './failure.mjs';
import { install } from './install.mjs';

/** @param {number} i */
function runOf(i) {
  const settings = {
    king: kings[i % kings.length],
    mode: modes[Math.floor(i / 3) % modes.length],
    enemy: enemies[Math.floor(i / 9) % enemies.length],
    ranked: i % 4 === 3,
    pace: i % 5 === 0 ? 'instant' : 'x1',
  };
  return randomPlay(chessbrawl, {
    seed: `BRAWL-${i}`,
    settings,
    seats: i % 11 === 10 ? 2 : 1,
    policy: (match, offers, dice) =>
      anyOffer(
        match,
        offers.filter(
          ({ action, option }) =>
            action !== 'pace' &&
            action !== 'refund' &&
            (option !== 'skip-wave' || dice.below('rare', 8) === 0),
        ),
        dice,
      ),
    most: { choices: 600 },
  });
}

await main(async () => {
  await install();
  const folder = new URL('../packages/chessbrawl/corpus/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const records = Array.from({ length: 54 }, (_, i) => {
    const match = runOf(i);
    return JSON.stringify({ hash: hashOf([match.state, match.at]), record: recordOf(match) });
  });
  writeFileSync(new URL(`records-${chessbrawl.rules}.jsonl`, folder), `${records.join('\n')}\n`);
  console.log(`${records.length} records in packages/chessbrawl/corpus`);
});
