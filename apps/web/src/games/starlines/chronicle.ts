/** What everybody was told, step by step: the log, the frames of a replay, and the curves at the end are all read from it. */
import { choose, hears, lineOf, type Match, type Told } from '@rankfall/kernel';
import { starlines, worthOf, type StarlinesEvent, type StarlinesTerms } from '@rankfall/starlines';

/** One step that everybody heard of. */
export interface Page {
  readonly events: readonly StarlinesEvent[];
  /** How the match stood after it. */
  readonly match: Match<StarlinesTerms>;
}

/** What of this is news to all. A ready light is seen, not told. */
export function newsIn(told: readonly Told<StarlinesTerms>[]): readonly StarlinesEvent[] {
  return told.flatMap(({ event }) =>
    event.type.startsWith('~') || event.type === 'ready' || !hears(event, 'watcher')
      ? []
      : [event as StarlinesEvent],
  );
}

/** All pages of the line really played. */
export function pagesOf(match: Match<StarlinesTerms>): readonly Page[] {
  return lineOf(match).flatMap(({ before, entry: [, seat, action, option] }) => {
    const step = choose(before, seat, { action, option });
    const events = newsIn(step.told);
    return events.length === 0 ? [] : [{ events, match: step.match }];
  });
}

/** The events of one turn; turn 0 is the muster. */
export interface Chapter {
  readonly turn: number;
  readonly events: readonly StarlinesEvent[];
}

export function chaptersOf(pages: readonly Pick<Page, 'events'>[]): readonly Chapter[] {
  const chapters: { turn: number; events: StarlinesEvent[] }[] = [];
  for (const event of pages.flatMap(({ events }) => events)) {
    if (event.type === 'rolled' && event.by.length === 0) chapters.push({ turn: event.turn, events: [] });
    const last = chapters.at(-1);
    if (last) last.events.push(event);
    else chapters.push({ turn: 0, events: [event] });
  }
  return chapters;
}

const strikes: readonly string[] = ['first_strike', 'simultaneous_declaration', 'conditional_response'];

/** Of the last turn that was fought out, what was declared and lost in it; nothing for a turn in which ships only fired. */
export function lastStrikes(
  chapters: readonly Chapter[],
): { readonly turn: number; readonly events: readonly StarlinesEvent[] } | undefined {
  const chapter = chapters.findLast(({ events }) => events.some(({ type }) => type === 'resolved'));
  const events = (chapter?.events ?? []).flatMap((event): readonly StarlinesEvent[] => {
    if (event.type === 'revealed') return strikes.includes(event.phase) ? [event] : [];
    if (event.type === 'struck') return [event];
    // Health is on the table already: only what was lost, cancelled or mirrored is news.
    return event.type === 'resolved' ? [{ ...event, tolls: [] }] : [];
  });
  return chapter && { turn: chapter.turn, events };
}

/** Health and fleet of both after each turn. */
export interface Curves {
  readonly turns: readonly number[];
  readonly health: readonly [readonly number[], readonly number[]];
  readonly worth: readonly [readonly number[], readonly number[]];
}

export function curvesOf(match: Match<StarlinesTerms>, pages: readonly Page[]): Curves {
  const marks = [
    { turn: 0, sides: starlines.setup(match.charter.settings, 2, noDice).sides },
    ...pages.flatMap((page) =>
      page.events.flatMap((event) =>
        event.type === 'resolved' ? [{ turn: event.turn, sides: page.match.state.sides }] : [],
      ),
    ),
  ];
  const of = (seat: 0 | 1, what: 'health' | 'worth'): readonly number[] =>
    marks.map(({ sides }) => (what === 'health' ? sides[seat].health : worthOf(sides[seat])));
  return {
    turns: marks.map(({ turn }) => turn),
    health: [of(0, 'health'), of(1, 'health')],
    worth: [of(0, 'worth'), of(1, 'worth')],
  };
}

/** Nothing is rolled before the first turn. */
const noDice = {
  draw: () => 0,
  below: () => 0,
  shuffle: <E>(_stream: string, list: readonly E[]) => [...list],
};
