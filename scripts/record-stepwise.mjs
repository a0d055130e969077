/**
 * Records the Stepwise corpus: every shipped level solved by its stored plan, and seeded random play on each, as whole
 * records with the hash of their last state. Run it once for new rules, and keep the old files.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { choose, hashOf, recordOf, start } from '@rankfall/kernel';
import { boardOf, readPath, shipped, squareName, stepwise } from '@rankfall/stepwise';
import { solve } from '@rankfall/stepwise/solver';
import { anyOffer, randomPlay } from '@rankfall/testkit';
import { main } from './failure.mjs';
import { install } from './install.mjs';

/** @typedef {import('@rankfall/kernel').Match<import('@rankfall/stepwise').StepwiseTerms>} Match */

/** @param {string} level */
function solved(level) {
  const begun = start(stepwise, { seed: `STEP-${level}`, settings: { level } });
  if (!begun.match) throw new Error(`${level}: ${begun.refused.code}`);
  /** @type {Match} */
  let match = begun.match;
  /** @param {string} action @param {string} option */
  const take = (action, option) => {
    const done = choose(match, 0, { action, option });
    if (done.refused) throw new Error(`${level}: ${action} ${option}: ${JSON.stringify(done.refused)}`);
    ({ match } = done);
  };
  const verdict = solve(match.state);
  if (verdict.kind !== 'solved') throw new Error(`${level}: ${verdict.kind}`);
  const { ids } = boardOf(match.state.level);
  verdict.turns.forEach(({ paths, skills }, i) => {
    if (i > 0) take(`end/${match.state.turn}`, 'end');
    for (const [id, text] of Object.entries(paths)) {
      const path = readPath(match.state.chars[ids.indexOf(id)]?.at ?? 0, text);
      if ('unknown' in path) throw new Error(`${level}: ${path.unknown}`);
      for (const entry of path) take(`plan/${id}`, entry >= 0 ? squareName(entry) : entry === -1 ? '.' : 'f');
    }
    if (Object.keys(paths).length === 0) take(`skip/${match.state.turn}`, 'skip');
    while (match.state.phase === 'plan' || match.state.phase === 'run')
      take(`step/${match.state.turn}/${match.state.k + 1}`, 'step');
    for (const skill of skills) take(`skill/${match.state.turn}`, skill);
  });
  return match;
}

/** @param {string} level @param {number} i */
function random(level, i) {
  return randomPlay(stepwise, {
    seed: `STRAY-${level}`,
    settings: { level, freeDrawing: i % 7 === 6 },
    policy: (match, offers, dice) =>
      anyOffer(
        match,
        offers.filter(({ action }) => action !== 'abandon' || dice.below('rare', 8) === 0),
        dice,
      ),
    most: { choices: 250 },
  });
}

await main(async () => {
  await install();
  const folder = new URL('../packages/stepwise/corpus/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const matches = shipped.flatMap(({ id = '' }, i) => [solved(id), random(id, i)]);
  const records = matches.map((match) =>
    JSON.stringify({ hash: hashOf([match.state, match.at]), record: recordOf(match) }),
  );
  writeFileSync(new URL(`records-${stepwise.rules}.jsonl`, folder), `${records.join('\n')}\n`);
  console.log(`${records.length} records in packages/stepwise/corpus`);
});
