/** The texts by which a game of Action travels. */
import { linkOf, recordOf, writeRecord, type Match } from '@rankfall/kernel';
import { writeActionLog, writeSnapshot, type ActionTerms } from '@rankfall/saktris/action';
import { openPath } from '../../games.ts';
import type { Shared } from '../../match/ShareDialog.tsx';
import type { ActionWords } from './words.en.ts';

export function sharedTexts(match: Match<ActionTerms>, words: ActionWords['play']): readonly Shared[] {
  return [
    { label: words.link, help: words.linkHelp, text: `${location.origin}${openPath(linkOf(match))}` },
    { label: words.log, help: words.logHelp, text: writeActionLog(match), file: 'saktris-action.txt' },
    { label: words.position, help: words.positionHelp, text: writeSnapshot(match.state, match.at) },
    {
      label: words.record,
      help: words.recordHelp,
      text: writeRecord(recordOf(match)),
      file: 'saktris-action.json',
    },
  ];
}
