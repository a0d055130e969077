/** The form and the link of settings: every leaf field with its path and value, and the text of what is not usual. */
import type { Fields, LeafField, Parsed, Schema } from './settings.ts';
import { parseSettings } from './settings.ts';
import { isRecord } from './data.ts';
import type { Reason } from './types.ts';

/** One line of a form. */
export interface FormField {
  /** 'rowClear', 'white.cooldown' */
  readonly path: string;
  /** The same in links: 'rc', 'w.cd' */
  readonly code: string;
  readonly field: LeafField;
  readonly value: unknown;
}

/** The lines of the form, in the order of the declaration. */
export function formOf<S extends object>(from: Schema<S>, settings: S = from.defaults): readonly FormField[] {
  return linesOf(from.fields, settings, '', '');
}

function linesOf(fields: Fields, values: unknown, path: string, code: string): FormField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const here = path + name;
    const short = code + (field.code ?? name);
    const value = isRecord(values) ? values[name] : undefined;
    return field.kind === 'group'
      ? linesOf(field.fields, value, `${here}.`, `${short}.`)
      : [{ path: here, code: short, field, value }];
  });
}

/** The settings after one edit of the form, repaired where something depends on it. */
export function editSettings<S extends object>(
  from: Schema<S>,
  settings: S,
  path: string,
  value: unknown,
): Parsed<S> {
  const line = formOf(from, settings).find((known) => known.path === path);
  if (!line) return { refused: badSettings({ code: 'unknown-setting', field: path.slice(0, 40) }) };
  return parseSettings(from, withPath(settings, path.split('.'), value));
}

/** Settings as a link's query: only what differs from the usual, 'n=2&order=diff'. */
export function settingsToLink<S extends object>(from: Schema<S>, settings: S): string {
  return formOf(from, settings)
    .filter((line) => line.value !== line.field.default)
    .map((line) => `${line.code}=${encodeURIComponent(writeValue(line.value))}`)
    .join('&');
}

const LONGEST_LINK = 100_000;

/** The other way round; every wrong part is named. Parts that belong to somebody else are listed in `others`. */
export function settingsFromLink<S extends object>(
  from: Schema<S>,
  link: string,
  others: readonly string[] = [],
): Parsed<S> {
  if (link.length > LONGEST_LINK)
    return { refused: badSettings({ code: 'link-too-long', longest: LONGEST_LINK }) };
  const lines = formOf(from);
  const problems: Reason[] = [];
  let values: object = {};
  for (const part of link.split('&')) {
    const equals = part.indexOf('=');
    const code = equals < 0 ? part : part.slice(0, equals);
    if (part === '' || others.includes(code)) continue;
    const line = lines.find((known) => known.code === code);
    const raw = decode(equals < 0 ? '' : part.slice(equals + 1));
    if (!line)
      problems.push({
        code: 'unknown-setting',
        field: code.slice(0, 40),
        known: lines.map((known) => known.code),
      });
    else if (raw === undefined) problems.push({ code: 'bad-escape', field: line.path });
    else values = withPath(values, line.path.split('.'), readValue(line.field, raw));
  }
  if (problems.length > 0) return { refused: badSettings(...problems) };
  return parseSettings(from, values);
}

function badSettings(...problems: Reason[]): Reason & { readonly problems: readonly Reason[] } {
  return { code: 'bad-settings', problems };
}

function writeValue(value: unknown): string {
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
}

function readValue(field: LeafField, raw: string): unknown {
  // A value of the wrong kind stays text, so that validation names what was expected.
  if (field.kind === 'flag') return raw === '1' ? true : raw === '0' ? false : raw;
  if (field.kind === 'range') return /^-?\d+(\.\d+)?$/.test(raw) ? Number(raw) : raw;
  return raw;
}

function decode(escaped: string): string | undefined {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return undefined;
  }
}

function withPath(target: object, path: readonly string[], value: unknown): object {
  const [name, ...rest] = path;
  if (name === undefined) return target;
  const inner: unknown = isRecord(target) ? target[name] : undefined;
  return {
    ...target,
    [name]: rest.length === 0 ? value : withPath(isRecord(inner) ? inner : {}, rest, value),
  };
}
