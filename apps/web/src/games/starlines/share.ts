/** The texts by which a battle travels. */
import { linkOf, recordOf, writeRecord, type Match } from '@rankfall/kernel';
import type { StarlinesTerms } from '@rankfall/starlines';
import { openPath } from '../../games.ts';
import type { Shared } from '../../match/ShareDialog.tsx';
import type { StarlinesWords } from './words.en.ts';

export function sharedTexts(match: Match<StarlinesTerms>, words: StarlinesWords['play']): readonly Shared[] {
  return [
    {
      label: words.link,
      help: match.result ? words.linkHelp : words.linkHelpOpen,
      text: `${location.origin}${openPath(linkOf(match))}`,
    },
    {
      label: words.record,
      help: words.recordHelp,
      text: writeRecord(recordOf(match)),
      file: 'starlines.json',
    },
  ];
}
