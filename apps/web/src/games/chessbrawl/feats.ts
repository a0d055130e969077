/** Feats of skill: what a run shows that few do. Found by looking at the whole run once it is over. */
import { lineOf, type Match } from '@rankfall/kernel';
import {
  countOf,
  isAssisted,
  SIEGE_WARNING,
  type BrawlEvent,
  type BrawlState,
  type BrawlTerms,
} from '@rankfall/chessbrawl';
import type { Box } from '../../storage/types.ts';
import { endWords } from './end-words.en.ts';
import { eventsOfPly } from './line.ts';
import { parse } from './prefs.ts';

export type Feat = keyof typeof endWords.feats;
export const feats = Object.keys(endWords.feats) as readonly Feat[];

export const FEATS_KEY = 'rankfall/chessbrawl/feats';

/** When each was first achieved. */
export type Achieved = Readonly<Partial<Record<Feat, number>>>;

export function featsIn(box: Box): Achieved {
  const kept = parse(box.get(FEATS_KEY));
  return Object.fromEntries(
    feats.flatMap((feat) => (typeof kept[feat] === 'number' ? [[feat, kept[feat]]] : [])),
  );
}

/** Keeps what is new, and answers with it. */
export function keepFeats(box: Box, found: readonly Feat[], at: number): readonly Feat[] {
  const had = featsIn(box);
  const fresh = found.filter((feat) => had[feat] === undefined);
  if (fresh.length > 0)
    box.set(FEATS_KEY, JSON.stringify({ ...had, ...Object.fromEntries(fresh.map((feat) => [feat, at])) }));
  return fresh;
}

interface Seen {
  readonly state: BrawlState;
  /** What the choice made here brought about. */
  readonly events: readonly BrawlEvent[];
}

export function featsOf(match: Match<BrawlTerms>, streak: number): readonly Feat[] {
  const line = lineOf(match);
  const seen = line.map(({ before }, at): Seen => ({
    state: before.state,
    events: eventsOfPly(match, at + 1),
  }));
  const { state } = match;
  const isFair = !isAssisted(state, match.sitting.marks);
  const is: Readonly<Record<Feat, boolean>> = {
    'first-wave': seen.some(({ events }) => events.some(isCleared)),
    'round-three': isFair && state.round >= 4,
    'round-six': isFair && state.round >= 7,
    victory: isFair && state.mode === 'classic' && match.result?.reason === 'victory',
    'no-loss': isFair && hasCleanRound([...seen.map((one) => one.state), state]),
    pacifist: hasLoneWave(seen),
    thrifty: isFair && seen.some((one) => one.state.round >= 3 && one.state.points >= 20),
    promoter: seen.flatMap(({ events }) => events).filter(isOwnPromotion).length >= 3,
    hoarder: seen.some((one) => one.state.board.split('Q').length > 2),
    ruthless: isFair && state.enemy === 'ruthless' && state.round >= 4,
    siege: seen.some(
      (one) => one.state.ranked && one.state.quiet >= SIEGE_WARNING && one.events.some(isCleared),
    ),
    daily: streak >= 3,
  };
  return feats.filter((feat) => is[feat]);
}

const isCleared = (event: BrawlEvent): boolean => event.type === 'wave-ended' && event.reason === 'cleared';
const isOwnPromotion = (event: BrawlEvent): boolean => event.type === 'promoted' && event.side === 'player';

/** A whole round, from its placement to that of the next, in which nothing was lost. */
function hasCleanRound(states: readonly BrawlState[]): boolean {
  const firsts = states.filter(({ round }, at) => round !== states[at - 1]?.round);
  return firsts.some((first, at) => {
    const next = firsts[at + 1];
    return next !== undefined && next.lost.length === first.lost.length;
  });
}

function hasLoneWave(seen: readonly Seen[]): boolean {
  let isLone = false;
  for (const { state, events } of seen) {
    if (events.some(({ type }) => type === 'wave-started')) isLone = countOf(state.board, 'player') === 1;
    if (isLone && events.some(isCleared)) return true;
  }
  return false;
}
