/** Byte-equal or not, and where not: how two plays of one match are compared. */
import { isRecord, lookAt, offersTo, toldTo, type AnyTerms, type Seat, type Told } from '@rankfall/kernel';
import type { AnyMatch } from './play-out.ts';

const parts = ['state', 'at', 'draws', 'clock', 'heard', 'result', 'sitting'] as const;
export type Part = (typeof parts)[number];

/** The first part in which two matches differ, byte for byte, with both. */
export function matchDifference(a: AnyMatch, b: AnyMatch, but: readonly Part[] = []): string | undefined {
  for (const part of parts) {
    if (but.includes(part)) continue;
    const difference = dataDifference(a[part], b[part], part);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

/** Where two pieces of data differ in their JSON text (so the order of keys counts), and how. */
export function dataDifference(a: unknown, b: unknown, path: string): string | undefined {
  const left = textOf(a);
  const right = textOf(b);
  if (left === right) return undefined;
  if (isRecord(a) && isRecord(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const inner = dataDifference(a[key], b[key], `${path}.${key}`);
      if (inner !== undefined) return inner;
    }
  }
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    for (const [i, item] of a.entries()) {
      const inner = dataDifference(item, b[i], `${path}.${i}`);
      if (inner !== undefined) return inner;
    }
  }
  return `${path}: ${left.slice(0, 200)} or ${right.slice(0, 200)}`;
}

export function textOf(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

type Listener = Seat | 'watcher';
const looks = new WeakMap<AnyMatch, Map<Listener, object>>();

/** All that a listener can perceive of a match at rest: the look, and their own options, the table’s too. */
export function perceived(match: AnyMatch, listener: Listener): object {
  const known = looks.get(match) ?? new Map<Listener, object>();
  looks.set(match, known);
  const seen = known.get(listener) ?? {
    ...lookAt(match, listener),
    pending: listener === 'watcher' ? [] : offersTo(match, listener),
  };
  known.set(listener, seen);
  return seen;
}

export function heardBy(told: readonly Told<AnyTerms>[], listener: Listener): unknown {
  return toldTo(told, listener);
}
