/** A match from any text that tells of one: a record, a PGN, a link. */
import { fold, gameOf, openLink, readRecord, type Reason } from '@rankfall/kernel';
import { sayReason } from '@rankfall/kernel/words';
import { versionsOf } from './catalogue.ts';
import { clip, Complaint } from './complaint.ts';
import type { FromText, GameKit } from './kit.ts';
import { grouped } from './table.ts';

/** 'saktris~1~2~…', perhaps behind an address. No file is called that. */
const LINK = /(?:^|[#/?=&])(?=[a-z][a-z0-9-]*~\d+~)/u;

/** The link in a text that is nothing else. */
export function linkIn(text: string): string | undefined {
  const found = LINK.exec(text.slice(0, 300));
  return found && !/\s/u.test(text) ? text.slice(found.index + found[0].length) : undefined;
}

export interface Told {
  readonly folded: FromText;
  readonly kit: GameKit | undefined;
  readonly log?: readonly (readonly [number, number, string, string])[];
}

export function readMatch(text: string, kits: readonly GameKit[]): Told {
  const trimmed = text.trim();
  if (trimmed === '') throw new Complaint('The input is empty: a record, a PGN or a link was expected.');
  if (trimmed.startsWith('{')) return tellRecord(trimmed, kits);
  const link = linkIn(trimmed);
  if (link !== undefined) return { folded: openLink(versionsOf(kits), link), kit: undefined };
  const reader = kits.find((kit) => kit.fromPgn !== undefined);
  if (reader?.fromPgn && LOOKS_LIKE_PGN.test(trimmed.slice(0, 1000)))
    return { folded: reader.fromPgn(trimmed), kit: reader };
  throw new Complaint(
    `This is no match: a record begins with {, a PGN with [ or 1., a link with the name of a game and ~; this begins with "${clip(trimmed, 20)}".`,
  );
}

const LOOKS_LIKE_PGN = /^(?:\[\s*[A-Za-z]|\{|\d+\s*\.)/u;

function tellRecord(text: string, kits: readonly GameKit[]): Told {
  const record = readRecord(text);
  if ('code' in record) return { folded: { refused: record }, kit: undefined };
  const game = gameOf(versionsOf(kits), record);
  if ('code' in game) return { folded: { refused: game }, kit: undefined };
  const kit = kits.find((one) => one.games.includes(game));
  return { folded: fold(game, record), kit, log: record.log };
}

/** What is wrong with it, and at which entry. */
export function sayBroken({ folded, kit, log }: Told): string {
  const reason: Reason = folded.refused ?? { code: 'unknown' };
  const why = kit ? kit.sayReason(reason) : sayReason(reason);
  const number = folded.match ? undefined : folded.entry;
  const entry = number === undefined ? undefined : log?.[number];
  if (number === undefined || !entry) return why;
  const [at, seat, action, option] = entry;
  const who = seat < 0 ? 'the host' : (kit?.seatName(seat) ?? `seat ${seat}`);
  return `Entry ${grouped(number + 1)} of ${grouped(log?.length ?? 0)} breaks the log (at ${at} ms, seat ${seat} ${who}, action ${clip(action)}, option ${clip(option)}): ${why}`;
}

export function brokenJson(told: Told): object {
  const { folded, log } = told;
  const number = folded.match ? undefined : folded.entry;
  const entry = number === undefined ? undefined : log?.[number];
  return {
    ok: false,
    error: sayBroken(told),
    reason: folded.refused,
    ...(number === undefined || !entry
      ? {}
      : { entry: number + 1, at: entry[0], seat: entry[1], action: entry[2], option: entry[3] }),
  };
}
