import { campaign, levelText, parseSquare, readLevelText, writeLevel } from '@rankfall/stepwise';
import { describe, expect, test } from 'vitest';
import { check, draftOf, emptyDraft, looseDraft, looseState, withProof, type Draft } from './draft.ts';
import { levelLink } from './links.ts';
import { erase, lay, paint, pick } from './paint.ts';
import { copy, interior, paste, regionBetween, turn, turns } from './region.ts';
import {
  addCharacter,
  becomes,
  beatsOf,
  changeCharacter,
  channelsOf,
  moveCharacter,
  removeCharacter,
  setClock,
  setCrate,
  setHint,
  setLimit,
} from './tune.ts';
import { matchOf, turnsOf } from './play-turns.ts';

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
    ['a DEX of 30', changeCharacter(emptyDraft, 0, { dex: 30 }), 'bad-attribute', 'a2'],
    [
      'a clock that is none',
      setClock(paint(emptyDraft, 'door', 'a', at('f3')), 'a', '012'),
      'bad-clock',
      'f3',
    ],
    ['a limit of nothing', setLimit(emptyDraft, 'turns', 0), 'bad-limit', undefined],
    [
      'a crate of a ton',
      setCrate(paint(emptyDraft, 'crate', 'a', at('c3')), at('c3'), 2000),
      'bad-weight',
      'c3',
    ],
  ])('%s is drawn all the same, and explained', (_title, draft, code, square) => {
    expect(check(draft).problems).toEqual(
      expect.arrayContaining([expect.objectContaining(square === undefined ? { code } : { code, square })]),
    );
    expect(looseState(draft).level.map).toEqual(draft.map);
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

describe('a part of the board', () => {
  const room = setCrate(
    ['c3', 'd3'].reduce<Draft>((draft, name) => paint(draft, 'crate', 'a', at(name)), emptyDraft),
    at('c3'),
    70,
  );
  const wired = paint(moveCharacter(room, 0, at('b2')), 'door', 'b', at('c4'));

  test('lies elsewhere as it was, with the weights of its crates', () => {
    const part = copy(wired, regionBetween(at('d4'), at('c3')));
    const pasted = paste(wired, part, at('g6'));
    expect(check(pasted).level?.crates).toEqual({ c3: 70, g6: 70 });
    expect(pick(pasted, at('g7'))).toEqual({ brush: 'door', channel: 'b' });
    expect(pasted.legend).toEqual(wired.legend);
    expect(paste(wired, part, at('j9')).map[9]?.[9]).toBe('B');
  });
  test.each([
    ['mirror', 'f3', 'g2'],
    ['flip', 'c6', 'b7'],
    ['rotate', 'f3', 'g2'],
  ] as const)('%s takes crates, weights and the squad along', (kind, crate, who) => {
    const one = setCrate(paint(moveCharacter(emptyDraft, 0, at('b2')), 'crate', 'a', at('c3')), at('c3'), 70);
    const turned = turn(one, { left: 1, top: 2, right: 6, bottom: 7 }, kind);
    expect(turned.crates).toEqual({ [crate]: 70 });
    expect(turned.chars[0]?.at).toBe(who);
  });
  test('is the same again after two mirrors or four quarters', () => {
    for (const kind of turns) {
      const again = Array.from({ length: kind === 'rotate' ? 4 : 2 });
      expect(again.reduce<Draft>((draft) => turn(draft, interior, kind), wired)).toEqual(wired);
    }
  });
  test('that is no square is not rotated', () => {
    expect(turn(wired, regionBetween(at('b1'), at('d8')), 'rotate')).toBe(wired);
  });
});

test('rubbing out leaves floor inside and wall on the ring', () => {
  const bare = erase(erase(paint(emptyDraft, 'pit', 'a', at('c3')), at('c3')), at('a1'));
  expect([bare.map[3]?.[2], bare.map[1]?.[0]]).toEqual(['.', '#']);
});

test('painting over a crate forgets what it weighed', () => {
  const heavy = setCrate(paint(emptyDraft, 'crate', 'a', at('c3')), at('c3'), 70);
  expect(paint(heavy, 'wall', 'a', at('c3')).crates).toEqual({});
  expect(lay(heavy, new Map())).toBe(heavy);
});

test('a ready-made brings its attributes, a hint no new proof, clocks a common beat', () => {
  expect(becomes(emptyDraft, 0, 'thief').chars[0]).toMatchObject({ dex: 5, str: 5, con: 2 });
  const proven = withProof(emptyDraft, { turns: 1, steps: 13 }, []);
  expect(setHint(proven, 'Go.')).toMatchObject({ proof: proven.proof, more: { hints: ['Go.'] } });
  expect(setHint(setHint(proven, 'Go.'), '').more).toEqual({});
  expect(beatsOf({ clocks: { a: '01', b: '001' } })).toBe(6);
  expect(beatsOf(emptyDraft)).toBe(0);
});

test('whatever has a map can be opened and mended, the rest cannot', () => {
  const { map } = emptyDraft;
  const broken = { v: 1, title: 7, map: [...map.slice(0, 9), '#########?'], chars: [{ at: 'z9', dex: 'x' }] };
  const draft = looseDraft(broken);
  expect(draft?.chars[0]).toMatchObject({ name: 'A', at: 'z9', dex: 2 });
  expect(draft && looseState(draft).chars).toEqual([]);
  expect(draft && check(draft).problems?.map(({ square }) => square)).toContain('j9');
  for (const nothing of [undefined, 'x', {}, { map: ['#'] }]) expect(looseDraft(nothing)).toBeUndefined();
});

test('a link leaves hint and author behind before it grows too long', () => {
  const { level } = check(setHint(emptyDraft, 'ö'.repeat(150)));
  if (!level) throw new Error('the empty room can be played');
  expect(levelLink('https://rankfall.example', level)).toMatchObject({ isCut: true });
  expect(levelLink('https://rankfall.example', level).link.length).toBeLessThanOrEqual(400);
});

test('what was played is kept as turns that win again', () => {
  const turnsPlayed = [{ paths: { A: 's s e s e e e e e e s e e' }, skills: [] }];
  const match = matchOf('01', turnsPlayed);
  expect(match && turnsOf(match)).toEqual(turnsPlayed);
});

test('turns become a match that is won in the same way', () => {
  const way = [{ paths: { A: 's s e s e e e e e e s e e' }, skills: [] }];
  const match = matchOf('01', way);
  expect(match?.result?.outcome).toEqual(['won']);
  expect(match?.state.steps).toBe(13);
});
