/** From what is kept, or from a link, to a match that a screen can take; or why not. */
import {
  openLink,
  readRecord,
  recordOf,
  settingsFromLink,
  lineOf,
  newest,
  type Catalogue,
  type Reason,
} from '@rankfall/kernel';
import type { Matches, StoredMatch } from '../storage/types.ts';
import { readTableQuery, tableKeys } from './table-query.ts';

export type Opened =
  | { readonly is: 'match'; readonly match: StoredMatch }
  | { readonly is: 'missing' }
  | { readonly is: 'bad'; readonly reason: Reason };

export function openKept(matches: Matches, game: string, id: string): Opened {
  const head = matches.heads().find((one) => one.id === id && one.game === game);
  const text = matches.recordText(id);
  if (!head || text === undefined) return { is: 'missing' };
  const record = readRecord(text);
  return 'code' in record ? { is: 'bad', reason: record } : { is: 'match', match: { ...head, record } };
}

/** What stands behind the # of a shared address: a match, or settings for a new one. */
export type Link =
  | { readonly is: 'match'; readonly game: string; readonly text: string }
  | { readonly is: 'settings'; readonly game: string; readonly query: string }
  | { readonly is: 'nothing' };

export function parseLink(hash: string): Link {
  const text = tidy(hash.replace(/^#/u, ''));
  if (text === '') return { is: 'nothing' };
  const settings = /^([\w-]{1,64})\?(.*)$/su.exec(text);
  if (settings) return { is: 'settings', game: settings[1] ?? '', query: settings[2] ?? '' };
  return { is: 'match', game: text.split('~')[0] ?? '', text };
}

/** Chat programs like to escape the ~ of a link; a link itself writes its own as %7E inside a part only. */
function tidy(text: string): string {
  return text.includes('~') ? text : text.replaceAll(/%7E/giu, '~');
}

export function openShared(catalogue: Catalogue, text: string, now: number): Opened {
  const opened = openLink(catalogue, text);
  if (!opened.match) return { is: 'bad', reason: opened.refused };
  const { match } = opened;
  const record = recordOf(match);
  const { result } = match;
  return {
    is: 'match',
    match: {
      id: 'link',
      game: record.game,
      seats: Array.from({ length: record.seats }, () => ({ kind: 'human' })),
      startedAt: now,
      savedAt: now,
      finished: result !== undefined,
      plies: lineOf(match).length,
      ...(result ? { result } : {}),
      record,
    },
  };
}

/** Why these settings are refused; undefined when they are fine. */
export function settingsProblem(catalogue: Catalogue, game: string, query: string): Reason | undefined {
  const found = newest(catalogue, game);
  if (!found) return { code: 'unknown-game', game, known: catalogue.map(({ id }) => id) };
  const parsed = settingsFromLink(found.settings, query, tableKeys);
  if ('refused' in parsed) return parsed.refused;
  const beside = readTableQuery(query);
  return 'code' in beside ? beside : undefined;
}
