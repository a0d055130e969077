/** Turns as a match: every entry, step, push and end of turn chosen as a player would, so that a proof can be watched. */
import { choose, start, type Match } from '@rankfall/kernel';
import { boardOf, entryId, readPath, stepwise, type StepwiseTerms, type Turn } from '@rankfall/stepwise';

export function matchOf(level: string, turns: readonly Turn[]): Match<StepwiseTerms> | undefined {
  const begun = start(stepwise, { settings: { level, freeDrawing: false }, seed: '1' });
  if (!begun.match) return undefined;
  let match = begun.match;
  const does = (action: string, option: string): boolean => {
    const step = choose(match, 0, { action, option });
    if (!step.refused) ({ match } = step);
    return step.refused === undefined;
  };
  for (const [place, { paths, skills }] of turns.entries()) {
    if (place > 0) does(`end/${match.state.turn}`, 'end');
    const { ids } = boardOf(match.state.level);
    for (const [id, text] of Object.entries(paths)) {
      const path = readPath(match.state.chars[ids.indexOf(id)]?.at ?? 0, text);
      if (!('unknown' in path)) for (const entry of path) does(`plan/${id}`, entryId(entry));
    }
    if (Object.keys(paths).length === 0 && skills.length > 0) does(`skip/${match.state.turn}`, 'skip');
    while (does(`step/${match.state.turn}/${match.state.k + 1}`, 'step'));
    for (const skill of skills) does(`skill/${match.state.turn}`, skill);
  }
  return match;
}
