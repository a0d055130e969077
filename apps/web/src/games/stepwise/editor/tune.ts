/** What belongs to a level beside its map: the squad, channels and clocks, weights and limits. */
import { squareName, type CharacterSheet, type Mode, type Square } from '@rankfall/stepwise';
import { changed, newcomer, type Draft } from './draft.ts';

export function changeCharacter(draft: Draft, who: number, some: Partial<CharacterSheet>): Draft {
  return changed(draft, { chars: draft.chars.map((one, i) => (i === who ? { ...one, ...some } : one)) });
}

export const moveCharacter = (draft: Draft, who: number, square: Square): Draft =>
  changeCharacter(draft, who, { at: squareName(square) });

/** On the first free square of the entrance, or of the floor. */
export function addCharacter(draft: Draft): Draft {
  const taken = new Set(draft.chars.map(({ at }) => at));
  const glyphs = draft.map.join('');
  const free = (wanted: string): string | undefined =>
    [...glyphs].flatMap((glyph, at) =>
      glyph === wanted && !taken.has(squareName(at)) ? [squareName(at)] : [],
    )[0];
  return changed(draft, {
    chars: [...draft.chars, newcomer(draft.chars.length, free('E') ?? free('.') ?? 'b1')],
  });
}

export const removeCharacter = (draft: Draft, who: number): Draft =>
  changed(draft, { chars: draft.chars.filter((_, i) => i !== who) });

/** Attributes that a level's author need not think up; the rest is 2. */
export const archetypes = {
  warrior: { str: 5, con: 5 },
  thief: { dex: 5, str: 5 },
  wizard: { int: 5, wis: 5 },
  cleric: { wis: 5, con: 5 },
  bard: { cha: 5, dex: 5 },
  paladin: { str: 5, cha: 5 },
} as const satisfies Readonly<Record<string, Partial<CharacterSheet>>>;
export type Archetype = keyof typeof archetypes;
export const archetypeNames = Object.keys(archetypes) as readonly Archetype[];

export const becomes = (draft: Draft, who: number, archetype: Archetype): Draft =>
  changeCharacter(draft, who, { dex: 2, str: 2, con: 2, int: 2, wis: 2, cha: 2, ...archetypes[archetype] });

export const setMode = (draft: Draft, channel: string, mode: Mode): Draft =>
  changed(draft, { modes: { ...draft.modes, [channel]: mode } });

/** An empty beat takes the clock away. */
export function setClock(draft: Draft, channel: string, beat: string): Draft {
  const { [channel]: _old, ...others } = draft.clocks;
  return changed(draft, { clocks: beat === '' ? others : { ...others, [channel]: beat } });
}

export const setWeight = (draft: Draft, crateWeight: number): Draft => changed(draft, { crateWeight });

/** A crate without a weight of its own weighs what all do. */
export function setCrate(draft: Draft, square: Square, weight: number | undefined): Draft {
  const { [squareName(square)]: _old, ...others } = draft.crates;
  return changed(draft, {
    crates: weight === undefined ? others : { ...others, [squareName(square)]: weight },
  });
}

export function setLimit(draft: Draft, what: 'turns' | 'steps', most: number | undefined): Draft {
  const { [what]: _old, ...others } = draft.limits;
  return changed(draft, { limits: most === undefined ? others : { ...others, [what]: most } });
}

/** What the first hint says. It changes nothing about the level itself, so what was proven stays so. */
export function setHint(draft: Draft, hint: string): Draft {
  const { hints: old, ...others } = draft.more;
  const hints = [...(hint === '' ? [] : [hint]), ...(old ?? []).slice(1)];
  return { ...draft, more: hints.length > 0 ? { ...others, hints } : others };
}

/** Every channel that something is wired to. */
export function channelsOf({ legend, clocks }: Pick<Draft, 'legend' | 'clocks'>): readonly string[] {
  const wired = Object.values(legend).flatMap((tile) => ('ch' in tile ? [tile.ch] : []));
  return [...new Set([...wired, ...Object.keys(clocks)])].toSorted();
}

/** After how many steps all clocks together begin anew; 0 without a clock. */
export function beatsOf({ clocks }: Pick<Draft, 'clocks'>): number {
  const lengths = Object.values(clocks).map((beat) => beat.length);
  const greatest = (a: number, b: number): number => (b === 0 ? a : greatest(b, a % b));
  const all = lengths.reduce((whole, one) => (whole * one) / (greatest(whole, one) || 1), 1);
  return lengths.length === 0 ? 0 : Math.min(all, MOST_BEATS);
}

/** As far as anybody would look. */
const MOST_BEATS = 60;
