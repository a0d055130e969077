/** The texts by which a game travels. */
import { linkOf, recordOf, writeRecord, type Match } from '@rankfall/kernel';
import { writePgn, writeSakfen, type SaktrisTerms } from '@rankfall/saktris';
import { openPath } from '../../games.ts';
import type { Shared } from '../../match/ShareDialog.tsx';
import type { SaktrisWords } from './words.en.ts';

/** @param shown the position on the screen; the match itself where it is not another one of it */
export function sharedTexts(
  match: Match<SaktrisTerms>,
  words: SaktrisWords['play'],
  shown: Match<SaktrisTerms> = match,
): readonly Shared[] {
  return [
    { label: words.link, help: words.linkHelp, text: `${location.origin}${openPath(linkOf(match))}` },
    { label: words.position, help: words.positionHelp, text: writeSakfen(shown.state.position) },
    { label: words.pgn, text: writePgn(match), file: 'saktris.pgn' },
    { label: words.record, help: words.recordHelp, text: writeRecord(recordOf(match)), file: 'saktris.json' },
  ];
}
