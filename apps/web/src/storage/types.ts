/**
 * What is kept on the device. Everything is synchronous: a choice that was accepted is on the disk before anybody goes on.
 * Nothing here throws when storage is blocked, full or damaged; it goes on in memory and says so once.
 */
import type { MatchRecord, Result } from '@rankfall/kernel';

/** Texts by key: the page's storage, or memory. */
export interface Box {
  /** Whether it outlives the page. */
  readonly lasts: boolean;
  get(key: string): string | undefined;
  /** Whether it will still be there after a reload; it is there now in any case. */
  set(key: string, text: string): boolean;
  remove(key: string): void;
  /** The keys that begin so. */
  keys(prefix: string): readonly string[];
}

/** Why something is not kept as it should be: said once, politely. */
export const troubles = ['blocked', 'full'] as const;
export type Trouble = (typeof troubles)[number];

export const sitterKinds = ['human', 'bot', 'remote'] as const;

/** Who sits at a seat. */
export interface Sitter {
  readonly kind: (typeof sitterKinds)[number];
  /** A name that a player typed; without one the words of the game say who it is ("White"). */
  readonly name?: string;
  /** Which bot, as the game knows it. */
  readonly bot?: string;
  /** The seat was drawn by lot; the next match draws again. */
  readonly byLot?: true;
}

/** All that a list of matches shows, so that it need not open the records. */
export interface MatchHead {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly Sitter[];
  /** Milliseconds since 1970, of the wall clock. */
  readonly startedAt: number;
  readonly savedAt: number;
  readonly finished: boolean;
  readonly result?: Result;
  /** Choices of the line really played. */
  readonly plies: number;
  /** The name of the preset, if the settings are one; several are joined by a plus. */
  readonly preset?: string;
}

/** A match on the device. */
export interface StoredMatch extends MatchHead {
  readonly record: MatchRecord;
}

/** What a game hands in: the rest of the head follows from the record and the clock on the wall. */
export type MatchToSave = Pick<StoredMatch, 'id' | 'seats' | 'startedAt' | 'plies' | 'preset' | 'record'>;

/** An entry that could not be read. It is never deleted by itself: what becomes of it is up to the reader. */
export interface Damaged {
  readonly id: string;
  readonly text: string;
}

export interface Matches {
  /** All that can be read, the latest saved first. Reactive: lists follow other tabs, too. */
  heads(): readonly MatchHead[];
  /** Entries that cannot be read. */
  damaged(): readonly Damaged[];
  /** The text of a match's record, for `readRecord` of the kernel. */
  recordText(id: string): string | undefined;
  /**
   * Keeps the match; call it after every accepted choice. Evicts the oldest finished matches beyond the newest 200, and running
   * ones only when there is nothing else. Answers with the head as it is listed now.
   */
  save(match: MatchToSave): MatchHead;
  /** Keeps a match that was saved somewhere else, with the times it had there. */
  take(head: MatchHead, recordText: string): void;
  /** Takes it out, and hands back what puts it in again exactly as it was. */
  remove(id: string): () => void;
  /** How often another tab has changed this match since the page was opened. Reactive. */
  changesElsewhere(id: string): number;
}
