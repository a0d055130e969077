/** Levels of one's own on the device: the one being made, and those that were saved by name. */
import { readLevelText, writeLevel, type LevelFile } from '@rankfall/stepwise';
import type { Box } from '../../../storage/types.ts';
import { check, emptyDraft, fileOf, type Draft } from './draft.ts';

const NOW = 'rankfall/stepwise/draft';
const OWN = 'rankfall/stepwise/own/';

export function readDraft(box: Box): Draft {
  const text = box.get(NOW);
  if (text === undefined) return emptyDraft;
  try {
    const found = JSON.parse(text) as unknown;
    return looksLikeDraft(found) ? found : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** Written by this page; whatever is damaged is caught by being drawn from the empty one. */
function looksLikeDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { title, map, legend, modes, clocks, crateWeight, chars } = value as Partial<Draft>;
  const isObject = (one: unknown): boolean => typeof one === 'object' && one !== null;
  return (
    typeof title === 'string' &&
    Array.isArray(map) &&
    map.length === 10 &&
    map.every((row) => typeof row === 'string' && row.length === 10) &&
    [legend, modes, clocks].every(isObject) &&
    typeof crateWeight === 'number' &&
    Array.isArray(chars) &&
    chars.every((one: unknown) => isObject(one) && typeof (one as { at?: unknown }).at === 'string')
  );
}

export const keepDraft = (box: Box, draft: Draft): void => void box.set(NOW, JSON.stringify(draft));

export function saveOwn(box: Box, draft: Draft): void {
  const { level } = check(draft);
  box.set(OWN + draft.title, level ? writeLevel(level) : JSON.stringify(fileOf(draft)));
}

export function ownLevels(box: Box): readonly LevelFile[] {
  return box
    .keys(OWN)
    .flatMap((key) => readLevelText(box.get(key) ?? '').level ?? [])
    .toSorted((one, two) => one.title.localeCompare(two.title));
}

export const removeOwn = (box: Box, title: string): void => box.remove(OWN + title);
