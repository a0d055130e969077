/** The texts by which a run travels. */
import { linkOf, recordOf, writeRecord } from '@rankfall/kernel';
import { ROUNDS, stopwatch, stopwatchText } from '@rankfall/chessbrawl';
import { gamePath, openPath } from '../../games.ts';
import type { Shared } from '../../match/ShareDialog.tsx';
import { dayIn, runQuery } from './begin.ts';
import type { BrawlMatch } from './create-run.ts';
import type { BrawlWords } from './words.en.ts';

export function sentenceOf(match: BrawlMatch, words: BrawlWords): string {
  const { state, charter, result } = match;
  const day = dayIn(charter.seed);
  const how =
    day === undefined
      ? words.end.run(words.modes[state.mode].name, words.kings[state.king].name)
      : words.end.daily(day);
  const where =
    result?.reason === 'victory'
      ? words.end.won
      : (result ? words.end.fell : words.end.reached)(
          Math.min(state.round, state.mode === 'gauntlet' ? state.round : ROUNDS),
          state.wave,
        );
  const time = stopwatchText(stopwatch(state, match.at));
  return words.end.shareText(how, where, state.captured.length, state.lost.length, state.moves, time);
}

const seedLink = (match: BrawlMatch): string =>
  `${location.origin}${gamePath('chessbrawl', runQuery(match))}`;

export function sharedTexts(match: BrawlMatch, words: BrawlWords): readonly Shared[] {
  const { end } = words;
  return [
    { label: end.sentence, help: end.sentenceHelp, text: `${sentenceOf(match, words)} ${seedLink(match)}` },
    { label: end.link, help: end.linkHelp, text: `${location.origin}${openPath(linkOf(match))}` },
    { label: end.record, help: end.recordHelp, text: writeRecord(recordOf(match)), file: 'chessbrawl.json' },
  ];
}
