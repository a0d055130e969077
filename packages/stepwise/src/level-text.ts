/**
 * A level as one short text for links: only letters that a link leaves alone, the map in runs, defaults left out.
 * 'S1!Hold_the_Door!…' Reading gives back the object of the JSON format, so there is one validation for both.
 */
import { attributes, shapes, type CharacterSheet, type LevelFile, type Tile } from './types.ts';
import { USUAL_WEIGHT, usualOf } from './level-read.ts';

const HEAD = 'S1!';
const FIELD = '!';
const ITEM = "'";
const PART = '-';

/** Letters and digits stay, a space is _, everything else is *hex*. */
const escape = (text: string): string =>
  text.replaceAll(/[^A-Za-z0-9]/gu, (sign) =>
    sign === ' ' ? '_' : `*${(sign.codePointAt(0) ?? 0).toString(16)}*`,
  );
const unescape = (text: string): string =>
  text.replaceAll(/_|\*([0-9a-f]{1,6})\*/gu, (_sign, hex?: string) =>
    hex === undefined ? ' ' : codePoint(Number.parseInt(hex, 16)),
  );
const codePoint = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '?');

const glyphOut: Readonly<Record<string, string>> = {
  '#': 'W',
  '.': 'F',
  E: 'E',
  X: 'X',
  _: 'P',
  '%': 'C',
  B: 'B',
};
const glyphIn: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(glyphOut).map(([glyph, letter]) => [letter, glyph]),
);
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const tileOut = (tile: Tile): string => {
  if (tile.t === 'crumble') return `c${tile.n}`;
  if (tile.t === 'plate') return (tile.kind === 'hold' ? 'h' : 'l') + escape(tile.ch);
  if (tile.t === 'switch') return `s${escape(tile.ch)}`;
  const letter = tile.t === 'door' ? 'd' : 'k';
  return (tile.inv ? letter.toUpperCase() : letter) + escape(tile.ch);
};

function tileIn(text: string): object {
  const ch = unescape(text.slice(1));
  switch (text[0]) {
    case 'c':
      return { t: 'crumble', n: Number(text.slice(1)) };
    case 'h':
      return { t: 'plate', ch, kind: 'hold' };
    case 'l':
      return { t: 'plate', ch, kind: 'latch' };
    case 's':
      return { t: 'switch', ch };
    case 'd':
    case 'D':
      return { t: 'door', ch, ...(text[0] === 'D' ? { inv: true } : {}) };
    case 'k':
    case 'K':
      return { t: 'spikes', ch, ...(text[0] === 'K' ? { inv: true } : {}) };
    default:
      return {};
  }
}

/** 'WWW' is 'W3'. */
const runs = (letters: string): string =>
  letters.replaceAll(/(.)\1+/gu, (run) => `${run[0] ?? ''}${run.length}`);
const unrun = (text: string): string =>
  text.replaceAll(/([A-Za-z])(\d{1,3})/gu, (_run, letter: string, count: string) =>
    letter.repeat(Math.min(Number(count), 100)),
  );

export const isLevelText = (text: string): boolean => text.startsWith(HEAD);

/** Par only where it is wanted: who opens a link proves it. The solution and unknown keys stay behind. */
export function levelText(level: LevelFile, withPar = false): string {
  const tiles = Object.entries(level.legend).filter(([glyph]) =>
    level.map.some((row) => row.includes(glyph)),
  );
  const letterOf = new Map(tiles.map(([glyph], i) => [glyph, LETTERS[i] ?? '?']));
  const letters = [...level.map.join('')]
    .map((glyph) => letterOf.get(glyph) ?? glyphOut[glyph] ?? '?')
    .join('');
  const list = (items: readonly string[]): string => items.join(ITEM);
  const pairs = (record: object): string =>
    list(Object.entries(record).map(([key, value]) => `${escape(key)}${PART}${String(value)}`));
  const modes = Object.fromEntries(Object.entries(level.modes).filter(([, mode]) => mode !== 'any'));
  const fields = [
    escape(level.title),
    runs(letters),
    list(tiles.map(([, tile]) => tileOut(tile))),
    list(level.chars.map(sheetOut)),
    pairs(modes),
    pairs(level.clocks),
    level.crateWeight === USUAL_WEIGHT ? '' : `${level.crateWeight}`,
    pairs(level.crates),
    pairs(level.limits),
    level.par && withPar ? pairs(level.par) : '',
    level.author === undefined ? '' : `a${escape(level.author)}`,
    list((level.hints ?? []).map((hint) => `h${escape(hint)}`)),
  ];
  return HEAD + fields.slice(0, fields.findLastIndex((field) => field !== '') + 1).join(FIELD);
}

/** Name, square, DEX, then the other attributes as far as one differs, then the shape. */
function sheetOut(sheet: CharacterSheet, i: number): string {
  const values = attributes.map((key) => (sheet[key] === usualOf(key) ? '' : `${sheet[key]}`));
  const shape = sheet.shape === shapes[i % shapes.length] ? '' : sheet.shape;
  const parts = [escape(sheet.name), sheet.at, ...values, shape];
  return parts.slice(0, parts.findLastIndex((part) => part !== '') + 1).join(PART);
}

function sheetIn(text: string): object {
  const [name = '', at = '', ...rest] = text.split(PART);
  const values = attributes.flatMap((key, i): [string, number][] =>
    rest[i] ? [[key, Number(rest[i])]] : [],
  );
  const shape = rest[attributes.length];
  return { name: unescape(name), at, ...Object.fromEntries(values), ...(shape ? { shape } : {}) };
}

const split = (text: string): readonly string[] => (text === '' ? [] : text.split(ITEM));

function pairsIn(text: string, read: (value: string) => unknown): object {
  return Object.fromEntries(
    split(text).map((item) => {
      const at = item.indexOf(PART);
      return [unescape(at < 0 ? item : item.slice(0, at)), read(at < 0 ? '' : item.slice(at + 1))];
    }),
  );
}

/** The object of the JSON format that this text stands for; whatever is wrong with it is found when that is read. */
export function levelFromText(text: string): Readonly<Record<string, unknown>> {
  const fields = text.slice(HEAD.length).split(FIELD);
  const field = (i: number): string => fields[i] ?? '';
  const tiles = split(field(2)).map(tileIn);
  const free = LETTERS.slice(0, tiles.length);
  const glyphs = [...unrun(field(1))].map((letter) => glyphIn[letter] ?? letter).join('');
  const rows = Array.from({ length: Math.ceil(glyphs.length / 10) }, (_, y) =>
    glyphs.slice(10 * y, 10 * y + 10),
  );
  const some = (key: string, value: object): object =>
    Object.keys(value).length > 0 ? { [key]: value } : {};
  const hints = split(field(11)).map((hint) => unescape(hint.slice(1)));
  return {
    v: 1,
    title: unescape(field(0)),
    map: rows,
    ...some('legend', Object.fromEntries(tiles.map((tile, i) => [free[i] ?? '', tile]))),
    chars: split(field(3)).map(sheetIn),
    ...some(
      'modes',
      pairsIn(field(4), (value) => value),
    ),
    ...some(
      'clocks',
      pairsIn(field(5), (value) => value),
    ),
    ...(field(6) === '' ? {} : { crateWeight: Number(field(6)) }),
    ...some('crates', pairsIn(field(7), Number)),
    ...some('limits', pairsIn(field(8), Number)),
    ...some('par', pairsIn(field(9), Number)),
    ...(field(10) === '' ? {} : { author: unescape(field(10).slice(1)) }),
    ...(hints.length > 0 ? { hints } : {}),
  };
}
