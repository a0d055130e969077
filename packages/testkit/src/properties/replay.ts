/** Replay: the same log gives the same match, byte for byte, however time is driven and whatever crashed between. */
import {
  anyGame,
  chooseJournaled,
  fold,
  isStopped,
  linkOf,
  openLink,
  reach,
  reachJournaled,
  readRecord,
  recordOf,
  recover,
  start,
  writeRecord,
  type AnyGame,
  type AnyTerms,
  type Folded,
  type JournalRow,
  type Told,
} from '@rankfall/kernel';
import { perform, type AnyMatch, type Deed, type Moment, type Run } from '../play-out.ts';
import { firstOf, sample, type Failure, type Property } from '../property.ts';
import { dataDifference, matchDifference } from '../same.ts';

export const replay: Property = {
  name: 'replay',
  says: 'The same deeds give byte-equal states, events, draws, clocks and results.',
  runs: 30,
  longest: 60,
  table: 'laid',
  check(game, _contract, run) {
    let now = startAgain(game, run);
    const opening = run.started ? matchDifference(now, run.started) : undefined;
    if (opening !== undefined) return differs('the start', opening);
    return firstOf(run.moments.entries(), ([i, moment]) => {
      const step = perform(now, moment.deed);
      now = step.match;
      const difference = matchDifference(now, moment.after) ?? dataDifference(step.told, moment.told, 'told');
      return difference === undefined ? undefined : differs(`moment ${i}`, difference, moment.deed);
    });
  },
};

function startAgain(game: AnyGame, { script }: Run): AnyMatch {
  const started = start(game, script);
  if (!started.match) throw new Error(`cannot start again: ${started.refused.code}`);
  return started.match;
}

function differs(where: string, difference: string, deed?: Deed): Failure {
  return { what: `${where} came out differently`, detail: deed ? [deed, difference] : difference };
}

export const record: Property = {
  name: 'record',
  says: 'Records survive JSON, folding one equals playing, and links open as what they were made of.',
  runs: 25,
  longest: 50,
  table: 'used',
  check(game, _contract, run) {
    const { end } = run;
    if (!end) return undefined;
    const kept = recordOf(end);
    const read = readRecord(writeRecord(kept));
    if ('code' in read) return { what: 'its own record is refused', detail: read };
    const survived = dataDifference(read, kept, 'record');
    if (survived !== undefined) return differs('the record', survived);
    return (
      foldedDiffers('the fold', end, fold(game, read)) ??
      linkDiffers(game, end, {}) ??
      linkDiffers(game, end, { times: true })
    );
  },
};

function foldedDiffers(what: string, end: AnyMatch, folded: Folded<AnyTerms>): Failure | undefined {
  if (!folded.match) return { what: `${what} is refused`, detail: folded };
  const difference = matchDifference(folded.match, end);
  return difference === undefined ? undefined : differs(what, difference);
}

const LONGEST_LINK = 16_000;

function linkDiffers(game: AnyGame, end: AnyMatch, wish: { readonly times?: boolean }): Failure | undefined {
  const link = linkOf(end, wish);
  if (link.length > LONGEST_LINK) return undefined;
  const opened = openLink([anyGame(game)], link);
  if (!opened.match) return { what: 'its own link is refused', detail: [opened.refused, link] };
  // Times are left out where play comes out the same without them, and with them what only time tells.
  const difference = matchDifference(
    opened.match,
    end,
    wish.times ? [] : ['at', 'clock', 'heard', 'sitting', 'draws'],
  );
  return difference === undefined ? undefined : differs('the link', difference, undefined);
}

/** How hosts drive time: from one moment that matters to the next, in even ticks, or in leaps from choice to choice. */
const drives: { readonly [name: string]: (match: AnyMatch, to: number) => number } = {
  'wake by wake': (match, to) => Math.min(to, Math.max(match.charter.game.due(match.state) ?? to, match.at)),
  'at 10 Hz': (match, to) => Math.min(to, (Math.floor(match.at / 100) + 1) * 100),
  'at 60 Hz': (match, to) => Math.min(to, Math.ceil(((Math.floor((match.at * 60) / 1000) + 1) * 1000) / 60)),
  'in leaps': (_match, to) => to,
};

export const drive: Property = {
  name: 'drive',
  says: 'Driven by exact wakes, at 10 Hz, at 60 Hz or in leaps, a match has the same states, events and result.',
  runs: 12,
  longest: 50,
  table: 'used',
  check(game, _contract, run) {
    const told = run.moments.flatMap((moment) => moment.told);
    return firstOf(Object.entries(drives), ([name, next]) => {
      const heard: Told<AnyTerms>[] = [];
      let now = startAgain(game, run);
      const runTo = (to: number): void => {
        while (!isStopped(now) && now.at < to) {
          const step = reach(now, next(now, to));
          heard.push(...step.told);
          now = step.match;
        }
      };
      const failure = firstOf(choicesOf(run), ({ before, deed, after }) => {
        runTo(before.at);
        const step = perform(now, deed);
        heard.push(...step.told);
        now = step.match;
        const difference = matchDifference(now, after);
        return difference === undefined ? undefined : differs(`driven ${name}`, difference, deed);
      });
      if (failure) return failure;
      if (run.end) runTo(run.end.at);
      const difference =
        (run.end ? matchDifference(now, run.end) : undefined) ?? dataDifference(heard, told, 'told');
      return difference === undefined ? undefined : differs(`driven ${name}`, difference);
    });
  },
};

const choicesOf = (run: Run): readonly Moment[] => run.moments.filter(({ deed }) => deed.kind === 'choose');

/** One stored row, and the match as it stood when the row had been stored. */
interface Stored {
  readonly rows: readonly JournalRow[];
  readonly live: AnyMatch;
}

export const crash: Property = {
  name: 'crash',
  says: 'After a crash at any row of the journal the match is the one that was told of.',
  runs: 12,
  longest: 40,
  table: 'used',
  check(game, _contract, run) {
    const started = startAgain(game, run);
    const rows: JournalRow[] = [];
    const stored: Stored[] = [];
    let live = started;
    for (const { deed } of run.moments) {
      const step =
        deed.kind === 'reach' ? reachJournaled(live, deed.to) : chooseJournaled(live, deed.seat, deed.choice);
      if (step.refused) return { what: 'the journal refuses what was played', detail: step.refused };
      if (!step.row && step.told.length > 0)
        return { what: 'something was told that no row keeps', detail: deed };
      live = step.match;
      if (!step.row) continue;
      rows.push(step.row);
      stored.push({ rows: [...rows], live });
    }
    return firstOf(sample(stored, 12), ({ rows: kept, live: was }) => {
      const recovered = recover(startAgain(game, run), JSON.parse(JSON.stringify(kept)) as JournalRow[]);
      if (!recovered.match) return { what: 'the journal cannot be recovered', detail: recovered };
      const difference = matchDifference(recovered.match, was);
      return difference === undefined ? undefined : differs('the recovered match', difference);
    });
  },
};
