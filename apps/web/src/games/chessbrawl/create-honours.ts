/** When a run is over: it is counted, and what it set or achieved is told. */
import { createSignal, type Accessor } from 'solid-js';
import type { Box, StoredMatch } from '../../storage/types.ts';
import { dayOf } from './begin.ts';
import type { BrawlMatch } from './create-run.ts';
import { featsOf, keepFeats, type Feat } from './feats.ts';
import { keepRun, setBy, streakOf, summaryOf, type RecordName } from './records.ts';

export interface Honours {
  readonly records: Accessor<readonly RecordName[]>;
  readonly feats: Accessor<readonly Feat[]>;
  add(match: BrawlMatch): void;
}

export function createHonours({ id }: Pick<StoredMatch, 'id'>, box: Box): Honours {
  const [records, setRecords] = createSignal<readonly RecordName[]>([]);
  const [feats, setFeats] = createSignal<readonly Feat[]>([]);
  return {
    records,
    feats,
    add: (match) => {
      const now = Date.now();
      const run = summaryOf(id, match, now);
      const runs = keepRun(box, run);
      setRecords(setBy(run, runs));
      setFeats(keepFeats(box, featsOf(match, streakOf(runs, dayOf(now))), now));
    },
  };
}
