/** Plain data: equality, one canonical text, and a hash of it, so that two machines can compare states. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Whether two pieces of JSON-safe data say the same; the order of keys does not matter. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, i) => sameData(item, b[i]))
    );
  }
  const left = entries(a);
  const right = entries(b);
  return (
    left.length === right.length &&
    left.every(([key, value]) => Object.hasOwn(b, key) && sameData(value, read(b, key)))
  );
}

/** JSON with sorted keys: equal data, equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const parts = entries(value).map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`);
    return `{${parts.toSorted().join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** SHA-256 of the canonical text, in hex. */
export function hashOf(value: unknown): string {
  return hashOfText(canonical(value));
}

export function hashOfText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

function entries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, inner]) => inner !== undefined);
}

function read(value: object, key: string): unknown {
  return (value as Record<string, unknown>)[key];
}

/** Whether an unknown value is an object with string keys (not a list, not null). */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
