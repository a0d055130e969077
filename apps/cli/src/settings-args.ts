/** Settings as --preset, --set and --start wish them. Whether they are right is for the game's schema to say. */
import { formOf, isRecord, type AnyGame, type LeafField } from '@rankfall/kernel';
import type { Args } from './args.ts';
import { clip, Complaint } from './complaint.ts';
import { didYouMean } from './spelling.ts';

export function settingsFrom(args: Args, game: AnyGame): object {
  let settings = presetFrom(args, game);
  for (const word of args.all('set')) settings = withWish(settings, word, game);
  const position = args.one('start');
  if (position === undefined) return settings;
  if (!Object.hasOwn(game.settings.fields, 'start'))
    throw new Complaint(`${game.id} has no --start: it always begins the same way.`);
  return { ...settings, start: position };
}

function presetFrom(args: Args, game: AnyGame): object {
  const name = args.one('preset');
  if (name === undefined) return {};
  const { presets } = game.settings;
  const names = Object.keys(presets);
  if (names.length === 0) throw new Complaint(`${game.id} has no presets.`);
  if (!Object.hasOwn(presets, name))
    throw new Complaint(`There is no preset "${clip(name)}"${didYouMean(name, names)}`);
  return presets[name] ?? {};
}

/** 'rowClear=on', 'white.cooldown=900' */
function withWish(settings: object, word: string, game: AnyGame): object {
  const equals = word.indexOf('=');
  if (equals < 1)
    throw new Complaint(`--set needs KEY=VALUE, such as ${exampleOf(game)}, not "${clip(word)}".`);
  const key = word.slice(0, equals);
  const lines = formOf(game.settings);
  const line = lines.find(({ path, code }) => key === path || key === code);
  if (!line) {
    const known = lines.map(({ path }) => path);
    throw new Complaint(`There is no setting "${clip(key)}"${didYouMean(key, known)}`);
  }
  return withPath(settings, line.path.split('.'), readValue(line.field, word.slice(equals + 1)));
}

function exampleOf(game: AnyGame): string {
  const [line] = formOf(game.settings);
  return line ? `${line.path}=${String(line.field.default)}` : 'key=value';
}

const FLAGS: Readonly<Record<string, boolean>> = {
  on: true,
  true: true,
  yes: true,
  1: true,
  off: false,
  false: false,
  no: false,
  0: false,
};

/** A value of the wrong kind stays text, so that validation names what was expected. */
function readValue(field: LeafField, text: string): unknown {
  if (field.kind === 'flag') return Object.hasOwn(FLAGS, text) ? FLAGS[text] : text;
  if (field.kind === 'range') return /^-?\d{1,9}(?:\.\d{1,6})?$/.test(text) ? Number(text) : text;
  return text;
}

function withPath(target: object, [name = '', ...rest]: readonly string[], value: unknown): object {
  const inner: unknown = isRecord(target) ? target[name] : undefined;
  return {
    ...target,
    [name]: rest.length === 0 ? value : withPath(isRecord(inner) ? inner : {}, rest, value),
  };
}
