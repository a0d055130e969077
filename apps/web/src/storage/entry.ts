/**
 * One match as one text: its head as JSON on the first line, its record as JSON behind it. A list reads first lines only, and a
 * head that is cut off or written by hand is found out here.
 */
import { sitterKinds, type MatchHead, type Sitter } from './types.ts';

export function writeEntry(head: MatchHead, recordText: string): string {
  return `${JSON.stringify(head)}\n${recordText}`;
}

export function splitEntry(text: string): { readonly head: string; readonly record: string } {
  const end = text.indexOf('\n');
  return end < 0 ? { head: text, record: '' } : { head: text.slice(0, end), record: text.slice(end + 1) };
}

/** The head of this id, or undefined when it is none. */
export function readHead(text: string, id: string): MatchHead | undefined {
  try {
    const head = parseHead(JSON.parse(splitEntry(text).head));
    return head?.id === id && splitEntry(text).record.startsWith('{') ? head : undefined;
  } catch {
    return undefined;
  }
}

type Loose = Readonly<Record<string, unknown>>;
const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** What a calendar can show: a date beyond throws where it is written out. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= 64;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const MOST_SEATS = 16;

export function parseHead(value: unknown): MatchHead | undefined {
  if (!isLoose(value)) return undefined;
  const { id, game, seats, startedAt, savedAt, finished, plies, preset, result } = value;
  if (!isShort(id) || !/^[\w-]+$/u.test(id) || !isShort(game) || !isTime(startedAt) || !isTime(savedAt))
    return undefined;
  if (typeof finished !== 'boolean' || !isCount(plies) || !Array.isArray(seats) || seats.length > MOST_SEATS)
    return undefined;
  const sitters = seats.map(parseSitter).filter((sitter) => sitter !== undefined);
  if (sitters.length !== seats.length) return undefined;
  const ended = parseResult(result);
  return {
    id,
    game,
    seats: sitters,
    startedAt,
    savedAt,
    finished,
    plies,
    ...(isShort(preset) ? { preset } : {}),
    ...(ended ? { result: ended } : {}),
  };
}

function parseSitter(value: unknown): Sitter | undefined {
  if (!isLoose(value)) return undefined;
  const kind = sitterKinds.find((known) => known === value['kind']);
  const { name, bot, byLot } = value;
  return (
    kind && {
      kind,
      ...(isShort(name) ? { name } : {}),
      ...(isShort(bot) ? { bot } : {}),
      ...(byLot === true ? { byLot } : {}),
    }
  );
}

const outcomes = ['won', 'lost', 'drawn'] as const;

function parseResult(value: unknown): MatchHead['result'] {
  if (!isLoose(value) || !isShort(value['reason']) || !Array.isArray(value['outcome'])) return undefined;
  const { reason, outcome } = value;
  const known = outcome
    .map((one: unknown) => outcomes.find((word) => word === one))
    .filter((one) => one !== undefined);
  return known.length === outcome.length ? { outcome: known, reason } : undefined;
}
