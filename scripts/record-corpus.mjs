/**
 * Records the Saktris corpus: seeded random matches under every combination of rules, as links with the hash of their last
 * state, and some as whole records with clocks, undo and table talk. Run it once for new rules, and keep the old files:
 * they are what says that old matches can still be played again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { choose, hashOf, linkOf, offersTo, reach, recordOf, rollFrom, start } from '@rankfall/kernel';
import { saktris } from '@rankfall/saktris';
import { randomPlay } from '@rankfall/testkit';
import { main } from './failure.mjs';
import { install } from './install.mjs';

const orders = /** @type {const} */ (['fixed', 'select', 'same', 'diff']);
const blocked = /** @type {const} */ (['skip', 'queue', 'force']);

/**
 * The settings of match i: in 240 of them every combination of frequency, order, blocking and clears comes once.
 * @param {number} i
 */
const settingsOf = (i) => ({
  arrivalFrequency: 1 + (i % 5),
  arrivalOrder: orders[i % orders.length],
  blocked: blocked[i % blocked.length],
  noKing: i % 7 < 3 ? 'continue' : 'lose',
  rowClear: Math.floor(i / 60) % 2 === 1,
  tripletClear: Math.floor(i / 120) % 2 === 1,
});

/**
 * A match of people: a clock, offers, pauses, undo now and then, and sometimes somebody gives up.
 * @param {number} i
 */
function lively(i) {
  const dice = rollFrom(`lively ${i}`);
  const clock = { base: 300_000, increment: (i % 3) * 1000 };
  const { match } = start(saktris, { seed: `lively ${i}`, settings: settingsOf(i * 37), table: { clock } });
  if (!match) throw new Error('the settings were refused');
  let now = match;
  for (let step = 0; step < 400 && !now.result; step++) {
    if (!now.sitting.paused) now = reach(now, now.at + dice.below('wait', 4000)).match;
    const seat = now.charter.game.awaits(now.state)[0] ?? 0;
    const all = offersTo(now, seat).filter(({ id }) => id !== '~resign' || dice.below('resign', 40) === 0);
    const isTalk = dice.below('talk', 8) === 0 || now.sitting.paused;
    const some = all.filter(({ id }) => id.startsWith('~') === isTalk);
    const action = some[dice.below('action', Math.max(1, some.length))];
    const option = action?.options[dice.below('option', Math.max(1, action.options.length))];
    if (action && option) now = choose(now, seat, { action: action.id, option: option.id }).match;
  }
  return now;
}

await main(async () => {
  await install();
  const folder = new URL('../packages/saktris/corpus/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const links = Array.from({ length: 240 }, (_, i) => {
    const match = randomPlay(saktris, { seed: `corpus ${i}`, settings: settingsOf(i) });
    return `${linkOf(match)} ${hashOf(match.state)} ${match.result?.reason ?? '-'}`;
  });
  writeFileSync(new URL(`links-${saktris.rules}.txt`, folder), `${links.join('\n')}\n`);
  const records = Array.from({ length: 30 }, (_, i) => {
    const match = lively(i);
    return JSON.stringify({
      hash: hashOf([match.state, match.clock ?? null, match.at]),
      record: recordOf(match),
    });
  });
  writeFileSync(new URL(`records-${saktris.rules}.jsonl`, folder), `${records.join('\n')}\n`);
  console.log(`${links.length} links and ${records.length} records in packages/saktris/corpus`);
});
