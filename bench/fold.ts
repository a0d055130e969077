/** Growth: folding a log five times as long must take about five times as long. */
import {
  choose,
  fold,
  recordOf,
  start,
  type Choice,
  type Match,
  type MatchRecord,
  type Seat,
} from '@rankfall/kernel';
import { noughts, type NoughtsTerms } from '@rankfall/testkit';
import { median, ROUNDS, timeOf, type Row } from './measure.ts';

type Noughts = Match<NoughtsTerms>;

/** A match that never ends: at twenty marks a seat takes eight of its moves back, until the log is long enough. */
function longRecord(entries: number): MatchRecord {
  const { match } = start(noughts, { seed: 'bench', settings: { size: 5, line: 5 } });
  if (!match) throw new Error('the settings were refused');
  let now: Noughts = match;
  while (now.log.length < entries) {
    const { ply } = now.state;
    if (ply < 20) now = chosen(now, ply % 2, { action: `turn/${ply}`, option: `${ply}` });
    else for (let i = 0; i < 8; i++) now = chosen(now, 0, { action: '~undo', option: 'undo' });
  }
  return recordOf(now);
}

function chosen(match: Noughts, seat: Seat, choice: Choice): Noughts {
  const step = choose(match, seat, choice);
  if (step.refused) throw new Error(`refused: ${step.refused.code}`);
  return step.match;
}

export function foldRows(): Row[] {
  const short = longRecord(1000);
  const long = longRecord(5000);
  const foldOne = (record: MatchRecord): void => {
    if (!fold(noughts, record).match) throw new Error('the record does not fold');
  };
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const repeat = (record: MatchRecord) => (): void => {
      for (let i = 0; i < 20; i++) foldOne(record);
    };
    const ratio = timeOf(repeat(long)) / timeOf(repeat(short));
    if (round > 0) ratios.push(ratio);
  }
  return [{ name: 'folding 5,000 log entries', peer: 'folding 1,000', ratio: median(ratios), atMost: 7 }];
}
