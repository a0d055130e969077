/** Whatever somebody pastes: a position, a game, a record or a link. Says which it is, or what is wrong with it. */
import {
  anyGame,
  fold,
  openLink,
  readRecord,
  settingsFromLink,
  type Match,
  type Reason,
} from '@rankfall/kernel';
import {
  matchFromPgn,
  readSakfen,
  saktris,
  saktrisSettings,
  writeSakfen,
  type SaktrisSettings,
  type SaktrisTerms,
} from '@rankfall/saktris';
import { tableKeys } from '../../shell/table-query.ts';

export type Pasted =
  | { readonly type: 'nothing' }
  /** Settings to play with, such as a start position. */
  | { readonly type: 'settings'; readonly settings: SaktrisSettings; readonly query: string }
  | { readonly type: 'match'; readonly match: Match<SaktrisTerms>; readonly note?: Reason }
  | { readonly type: 'refused'; readonly reason: Reason };

const refused = (reason: Reason): Pasted => ({ type: 'refused', reason });

export function readPasted(pasted: string): Pasted {
  const text = pasted.trim();
  if (text === '') return { type: 'nothing' };
  if (text.startsWith('{')) return fromRecord(text);
  if (/\[\s*(?:Variant|FEN|Event|SetUp)\s/u.test(text)) return fromPgn(text);
  const link = /(?:^|[#/])(saktris~\S*)$/u.exec(text)?.[1];
  if (link !== undefined) return fromLink(link);
  const query = /(?:^|\/)saktris\?(\S*)$/u.exec(text)?.[1];
  if (query !== undefined) return fromQuery(query);
  // Moves by number want to be a game; without any rank there is no board that could be wrong.
  if (/^\d+\.\s*\S/u.test(text)) return fromPgn(text);
  return text.includes('/') ? fromSakfen(text) : refused({ code: 'not-a-game' });
}

function fromRecord(text: string): Pasted {
  const record = readRecord(text);
  if ('code' in record) return refused(record);
  const { match, refused: why } = fold(saktris, record);
  return match ? { type: 'match', match } : refused(why);
}

function fromPgn(text: string): Pasted {
  const read = matchFromPgn(text);
  if (!read.match) return refused(read.refused);
  return { type: 'match', match: read.match, ...(read.open ? { note: read.open } : {}) };
}

function fromLink(link: string): Pasted {
  const { match, refused: why } = openLink([anyGame(saktris)], link);
  // The catalogue holds this game only.
  return match ? { type: 'match', match: match as unknown as Match<SaktrisTerms> } : refused(why);
}

function fromQuery(query: string): Pasted {
  const read = settingsFromLink(saktrisSettings, query, tableKeys);
  return 'settings' in read ? { type: 'settings', settings: read.settings, query } : refused(read.refused);
}

function fromSakfen(text: string): Pasted {
  const setup = readSakfen(text);
  if ('code' in setup) return refused(setup);
  return fromQuery(`s=${encodeURIComponent(writeSakfen(setup))}`);
}
