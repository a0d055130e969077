/** The shipped levels by short name. */
import { first } from './levels/first.ts';
import { second } from './levels/second.ts';
import { third } from './levels/third.ts';
import type { LevelFile } from './types.ts';

/** The campaign in its order. */
export const campaign: readonly LevelFile[] = [...first, ...second];

/** What comes after it: the same mechanics, combined. */
export const further: readonly LevelFile[] = third;

export const shipped: readonly LevelFile[] = [...campaign, ...further];

const byName: ReadonlyMap<string, LevelFile> = new Map(shipped.map((level) => [level.id ?? '', level]));

export const shippedNames: readonly string[] = [...byName.keys()];

export function levelNamed(name: string): LevelFile | undefined {
  return byName.get(name);
}
