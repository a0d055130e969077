/** The matches on the device: the newest 200, each under a key of its own, so that two tabs never write over each other's. */
import { createSignal } from 'solid-js';
import { readHead, splitEntry, writeEntry } from './entry.ts';
import type { Box, Damaged, MatchHead, Matches, MatchToSave, Trouble } from './types.ts';

export const MOST_MATCHES = 200;
export const MATCH_PREFIX = 'rankfall/match/';

const keyOf = (id: string): string => MATCH_PREFIX + id;

export interface Outside {
  readonly box: Box;
  /** Milliseconds since 1970. */
  now(): number;
  /** Called at most once for each trouble. */
  tell(trouble: Trouble): void;
}

/** What another tab changed, by the storage's own event. */
export interface KeptMatches extends Matches {
  /** `key` undefined: everything may have changed. */
  changed(key: string | undefined): void;
}

export function openMatches({ box, now, tell }: Outside): KeptMatches {
  const [shelf, setShelf] = createSignal(readAll(box));
  const [elsewhere, setElsewhere] = createSignal<ReadonlyMap<string, number>>(new Map());
  const told = new Set<Trouble>();

  const complain = (trouble: Trouble): void => {
    if (told.has(trouble)) return;
    told.add(trouble);
    tell(trouble);
  };

  /** Writes it, making room where that helps. */
  const write = (head: MatchHead, recordText: string): void => {
    const text = writeEntry(head, recordText);
    const others = shelf().heads.filter(({ id }) => id !== head.id);
    const evicted = new Set(excess(others, MOST_MATCHES - 1).map(({ id }) => id));
    let isKept = box.set(keyOf(head.id), text);
    for (const victim of box.lasts ? inOrderOfLeaving(others) : []) {
      if (isKept || !victim.finished) break;
      box.remove(keyOf(victim.id));
      evicted.add(victim.id);
      isKept = box.set(keyOf(head.id), text);
    }
    if (!isKept) complain(box.lasts ? 'full' : 'blocked');
    for (const id of evicted) box.remove(keyOf(id));
    const heads = [head, ...others].filter(({ id }) => !evicted.has(id));
    setShelf((before) => ({ heads: heads.toSorted(byLatest), damaged: before.damaged }));
  };

  return {
    heads: () => shelf().heads,
    damaged: () => shelf().damaged,
    recordText: (id) => {
      const text = box.get(keyOf(id));
      return text === undefined ? undefined : splitEntry(text).record;
    },
    save: (match) => {
      const head = headOf(match, now());
      write(head, JSON.stringify(match.record));
      return head;
    },
    take: (head, recordText) => {
      // One from long ago does not push out what is newer.
      const all = [head, ...shelf().heads.filter(({ id }) => id !== head.id)];
      if (!excess(all, MOST_MATCHES).includes(head)) write(head, recordText);
    },
    remove: (id) => {
      const text = box.get(keyOf(id));
      box.remove(keyOf(id));
      setShelf(readAll(box));
      return () => {
        if (text === undefined || box.get(keyOf(id)) !== undefined) return;
        if (!box.set(keyOf(id), text)) complain(box.lasts ? 'full' : 'blocked');
        setShelf(readAll(box));
      };
    },
    changesElsewhere: (id) => elsewhere().get(id) ?? 0,
    changed: (key) => {
      if (key !== undefined && !key.startsWith(MATCH_PREFIX)) return;
      setShelf(readAll(box));
      if (key === undefined) return;
      const id = key.slice(MATCH_PREFIX.length);
      setElsewhere((before) => new Map(before).set(id, (before.get(id) ?? 0) + 1));
    },
  };
}

function headOf({ id, seats, startedAt, plies, preset, record }: MatchToSave, savedAt: number): MatchHead {
  const { game, result } = record;
  return {
    id,
    game,
    seats,
    startedAt,
    savedAt,
    finished: result !== undefined,
    plies,
    ...(preset === undefined ? {} : { preset }),
    ...(result === undefined ? {} : { result }),
  };
}

function readAll(box: Box): { readonly heads: readonly MatchHead[]; readonly damaged: readonly Damaged[] } {
  const heads: MatchHead[] = [];
  const damaged: Damaged[] = [];
  for (const key of box.keys(MATCH_PREFIX)) {
    const id = key.slice(MATCH_PREFIX.length);
    const text = box.get(key);
    if (text === undefined) continue;
    const head = readHead(text, id);
    if (head) heads.push(head);
    else damaged.push({ id, text });
  }
  return { heads: heads.toSorted(byLatest), damaged };
}

const byLatest = (a: MatchHead, b: MatchHead): number => b.savedAt - a.savedAt;

/** Finished before running, and of those the oldest first. */
function inOrderOfLeaving(heads: readonly MatchHead[]): readonly MatchHead[] {
  return heads.toSorted((a, b) => Number(b.finished) - Number(a.finished) || a.savedAt - b.savedAt);
}

/** Those that there is no room for. */
function excess(heads: readonly MatchHead[], room: number): readonly MatchHead[] {
  return inOrderOfLeaving(heads).slice(0, Math.max(0, heads.length - room));
}

/** A name that no other match on any device is likely to have. */
export function newMatchId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => letters[byte % letters.length])
    .join('');
}
