import { campaign, levelText, parseSquare, readLevelText, writeLevel } from '@rankfall/stepwise';
import { describe, expect, test } from 'vitest';
import {
  addCharacter,
  changeCharacter,
  channelsOf,
  check,
  draftOf,
  emptyDraft,
  looseState,
  moveCharacter,
  paint,
  removeCharacter,
  setClock,
  withProof,
  type Draft,
} from './draft.ts';
import { matchOf } from './play-turns.ts';

const at = (name: string): number => parseSquare(name) ?? -1;

describe('a draft', () => {
  test('begins as a level that can be played', () => {
    expect(check(emptyDraft).problems).toBeUndefined();
  });
  test('puts the same tile under the same letter, and forgets letters that are painted over', () => {
    const two = ['c3', 'd3'].reduce<Draft>((draft, name) => paint(draft, 'hold', 'a', at(name)), emptyDraft);
    expect(two.legend).toEqual({ a: { t: 'plate', ch: 'a', kind: 'hold' } });
    const three = paint(two, 'door', 'b', at('f3'));
    expect(channelsOf(three)).toEqual(['a', 'b']);
    expect(paint(three, 'floor', 'a', at('f3')).legend).toEqual(two.legend);
  });
  test('stays the very same where nothing changes', () => {
    expect(paint(emptyDraft, 'floor', 'a', at('c3'))).toBe(emptyDraft);
  });
  test.each([
    ['a corner that is open', paint(emptyDraft, 'floor', 'a', at('a0')), 'bad-corner', 'a0'],
    ['a plate on the ring', paint(emptyDraft, 'hold', 'a', at('a2')), 'bad-ring', 'a2'],
    ['an exit inside', paint(emptyDraft, 'exit', 'a', at('c3')), 'tag-inside', 'c3'],
    ['somebody in a wall', moveCharacter(emptyDraft, 0, at('j1')), 'start-solid', 'j1'],
    ['two on one square', moveCharacter(addCharacter(emptyDraft), 1, at('a2')), 'start-taken', 'a2'],
    ['no squad', removeCharacter(emptyDraft, 0), 'no-characters', undefined],
    ['a DEX of 30', changeCharacter(emptyDraft, 0, { dex: 30 }), 'bad-attribute', undefined],
    ['a clock that is none', setClock(emptyDraft, 'a', '012'), 'bad-clock', undefined],
  ])('%s is drawn all the same, and explained', (_title, draft, code, square) => {
    expect(check(draft).problems).toEqual(
      expect.arrayContaining([expect.objectContaining(square === undefined ? { code } : { code, square })]),
    );
    expect(looseState(draft).level.map).toBe(draft.map);
  });
  test('loses its proof with the next change', () => {
    const proven = withProof(emptyDraft, { turns: 1, steps: 13 }, []);
    expect(paint(proven, 'wall', 'a', at('c3')).proof).toBeUndefined();
    expect(addCharacter(proven).proof).toBeUndefined();
  });
});

test.each(campaign)('$id $title goes through editor, link and file unchanged', (level) => {
  const read = check(draftOf(level)).level;
  if (!read) throw new Error('the editor refuses a level of the campaign');
  const text = levelText(read);
  expect(`https://rankfall.example/stepwise?l=${text}`.length).toBeLessThanOrEqual(400);
  for (const again of [readLevelText(text), readLevelText(writeLevel(read))]) {
    expect(again.level?.map.length).toBe(10);
    expect(again.level?.chars).toEqual(level.chars);
  }
});

test('turns become a match that is won in the same way', () => {
  const turns = [{ paths: { A: 's s e s e e e e e e s e e' }, skills: [] }];
  const match = matchOf('01', turns);
  expect(match?.result?.outcome).toEqual(['won']);
  expect(match?.state.steps).toBe(13);
});
