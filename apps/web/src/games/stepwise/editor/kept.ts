/** Levels of one's own on the device: the one being made, and those that were saved by name. Whatever is damaged is left out. */
import { writeLevel } from '@rankfall/stepwise';
import type { Box } from '../../../storage/types.ts';
import { check, emptyDraft, fileOf, looseDraft, type Draft } from './draft.ts';

const NOW = 'rankfall/stepwise/draft';
const OWN = 'rankfall/stepwise/own/';

function read(box: Box, key: string): Draft | undefined {
  try {
    return looseDraft(JSON.parse(box.get(key) ?? 'null'));
  } catch {
    return undefined;
  }
}

export const readDraft = (box: Box): Draft => read(box, NOW) ?? emptyDraft;

export const keepDraft = (box: Box, draft: Draft): void => void box.set(NOW, JSON.stringify(fileOf(draft)));

export function saveOwn(box: Box, draft: Draft): void {
  const { level } = check(draft);
  box.set(OWN + draft.title, level ? writeLevel(level) : JSON.stringify(fileOf(draft)));
}

/** Those that cannot be played yet are among them. */
export function ownDrafts(box: Box): readonly Draft[] {
  return box
    .keys(OWN)
    .flatMap((key) => read(box, key) ?? [])
    .toSorted((one, two) => one.title.localeCompare(two.title));
}

export const removeOwn = (box: Box, title: string): void => box.remove(OWN + title);
