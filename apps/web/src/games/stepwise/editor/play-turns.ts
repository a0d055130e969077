/** Turns as a match and a match as turns, so that a proof can be watched and what was played can be kept. */
import { choose, lineOf, start, type Match } from '@rankfall/kernel';
import {
  boardOf,
  entryId,
  readPath,
  stepwise,
  writePath,
  type StepwiseTerms,
  type Turn,
} from '@rankfall/stepwise';

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

/** A match as turns again: the routes of each turn, and its pushes in order. */
export function turnsOf(match: Match<StepwiseTerms>): readonly Turn[] {
  const { ids } = boardOf(match.state.level);
  const line = lineOf(match).map(({ before, entry: [, , action, option] }) => ({
    state: before.state,
    action,
    option,
  }));
  return Array.from({ length: match.state.turn }, (_, place): Turn => {
    const turn = line.filter(({ state }) => state.turn === place + 1);
    const first = turn.find(({ action }) => action.startsWith('step/'));
    const paths = (first?.state.chars ?? []).flatMap(({ start: from, path }, who) =>
      path.length > 0 ? [[ids[who] ?? '', writePath(from, path)] as const] : [],
    );
    const skills = turn.flatMap(({ action, option }) => (action.startsWith('skill/') ? [option] : []));
    return { paths: Object.fromEntries(paths), skills };
  });
}
