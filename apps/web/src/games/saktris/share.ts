/** The texts by which a game travels. */
import { linkOf, recordOf, writeRecord, type Match } from '@rankfall/kernel';
import { writePgn, writeSakfen, type SaktrisTerms, type Side } from '@rankfall/saktris';
import { openPath } from '../../games.ts';
import type { Shared } from '../../match/ShareDialog.tsx';
import type { StoredMatch } from '../../storage/types.ts';
import type { SaktrisWords } from './words.en.ts';

/** Who played, and on which day: what a PGN says before its moves. A human without a name stays unknown. */
export function pgnTags(
  { seats, startedAt }: Pick<StoredMatch, 'seats' | 'startedAt'>,
  botName: (side: Side) => string | undefined,
): Readonly<Record<string, string>> {
  const player = (side: Side): string => seats[side]?.name ?? botName(side) ?? '?';
  const day = new Date(startedAt).toISOString().slice(0, 10).replaceAll('-', '.');
  return { Date: day, White: player(0), Black: player(1) };
}

/** @param shown the position on the screen; the match itself where it is not another one of it */
export function sharedTexts(
  match: Match<SaktrisTerms>,
  words: SaktrisWords['play'],
  tags: Readonly<Record<string, string>>,
  shown: Match<SaktrisTerms> = match,
): readonly Shared[] {
  return [
    { label: words.link, help: words.linkHelp, text: `${location.origin}${openPath(linkOf(match))}` },
    { label: words.position, help: words.positionHelp, text: writeSakfen(shown.state.position) },
    { label: words.pgn, text: writePgn(match, tags), file: 'saktris.pgn' },
    { label: words.record, help: words.recordHelp, text: writeRecord(recordOf(match)), file: 'saktris.json' },
  ];
}
