/** The texts by which a solution travels. What was taken back stays at home. */
import { choose, linkOf, lineOf, recordOf, start, writeRecord, type Match } from '@rankfall/kernel';
import { levelFileOf, starsOf, stepwise, writePath, type StepwiseTerms } from '@rankfall/stepwise';
import { openPath } from '../../games.ts';
import type { Shared } from '../../match/ShareDialog.tsx';
import { levelTitle } from './begin.ts';
import type { StepwiseWords } from './words.en.ts';

/** The same match as if nothing had ever been taken back. */
export function straight(match: Match<StepwiseTerms>): Match<StepwiseTerms> {
  const { settings, seed } = match.charter;
  const begun = start(stepwise, { settings, seed });
  if (!begun.match) return match;
  let clean = begun.match;
  for (const { entry } of lineOf(match)) {
    const [, seat, action, option] = entry;
    const step = choose(clean, seat, { action, option });
    if (step.refused) return match;
    clean = step.match;
  }
  return clean;
}

/** 'A: e e s · B: . e', turn by turn. */
export function inWords(match: Match<StepwiseTerms>): string {
  const states = [...lineOf(match).map(({ before }) => before.state), match.state];
  const turns: string[] = [];
  for (const [place, state] of states.entries()) {
    const next = states[place + 1];
    if (next !== undefined && next.turn === state.turn) continue;
    const paths = state.chars.flatMap(({ start: from, path }, who) =>
      path.length > 0 ? [`${state.level.chars[who]?.name ?? ''}: ${writePath(from, path)}`] : [],
    );
    turns.push(paths.join(' · '));
  }
  return turns.filter((turn) => turn !== '').join('\n');
}

export function sharedTexts(match: Match<StepwiseTerms>, words: StepwiseWords): readonly Shared[] {
  const { state } = match;
  const level = levelTitle(levelFileOf(match.charter.settings));
  const link = `${location.origin}${openPath(linkOf(straight(match)))}`;
  const cost = { turns: state.turn, steps: state.steps };
  const result =
    state.phase === 'won' ? [words.sayShare(level, cost, starsOf(cost, state.level.par), link)] : [];
  return [
    { label: words.share.link, help: words.share.linkHelp, text: link },
    ...result.map((text) => ({ label: words.share.result, help: words.share.resultHelp, text })),
    { label: words.share.text, text: inWords(match) },
    {
      label: words.share.record,
      help: words.share.recordHelp,
      text: writeRecord(recordOf(match)),
      file: 'stepwise.json',
    },
  ];
}
