/** Short hands for writing levels down. Everything goes through the same reader as a level from outside. */
import { readLevel } from '../level-read.ts';
import type { Cost, LevelFile } from '../types.ts';

export interface Sheet {
  readonly name: string;
  readonly at: string;
  readonly dex: number;
}

export const at = (name: string, square: string, dex: number, more: object = {}): Sheet => ({
  name,
  at: square,
  dex,
  ...more,
});

export interface Drawn {
  readonly id: string;
  readonly title: string;
  readonly map: string;
  readonly legend?: Readonly<Record<string, object>>;
  readonly modes?: Readonly<Record<string, string>>;
  readonly clocks?: Readonly<Record<string, string>>;
  readonly crateWeight?: number;
  readonly crates?: Readonly<Record<string, number>>;
  readonly chars: readonly Sheet[];
  readonly limits?: { readonly turns?: number; readonly steps?: number };
  readonly par?: Cost;
}

/** The map is drawn as ten lines of text. */
export function level(drawn: Drawn): LevelFile {
  const read = readLevel({ v: 1, ...drawn, map: drawn.map.trim().split(/\s+/u) });
  if (!read.level) throw new Error(`level ${drawn.id} is no level: ${JSON.stringify(read.problems)}`);
  return read.level;
}
