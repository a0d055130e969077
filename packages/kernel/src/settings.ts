/**
 * Settings: one declaration of fields gives the type, the defaults, the presets, validation, the form and the link.
 * Problems are data, each naming its field and what was expected; the words module says them.
 */
import { isRecord, sameData } from './data.ts';
import type { Reason } from './types.ts';

interface Shown {
  /** Short name in links; its own name otherwise. */
  readonly code?: string;
}

export interface ChoiceField<V extends string = string> extends Shown {
  readonly kind: 'choice';
  readonly values: readonly V[];
  readonly default: V;
}

export interface RangeField extends Shown {
  readonly kind: 'range';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly default: number;
}

export interface FlagField extends Shown {
  readonly kind: 'flag';
  readonly default: boolean;
}

export interface TextField extends Shown {
  readonly kind: 'text';
  readonly longest: number;
  readonly default: string;
}

/** A document, such as a level or a start position: the name of a shipped one, or its text. */
export interface DataField extends Shown {
  readonly kind: 'data';
  readonly shipped: readonly string[];
  readonly longest: number;
  readonly default: string;
  /** Why this text is no such document. */
  check(text: string): Reason | undefined;
}

export interface GroupField<F extends Fields = Fields> extends Shown {
  readonly kind: 'group';
  readonly fields: F;
}

export type Field = ChoiceField | RangeField | FlagField | TextField | DataField | GroupField;
export type LeafField = Exclude<Field, GroupField>;
export type Fields = { readonly [name: string]: Field };

export type ValueOf<F extends Field> =
  F extends ChoiceField<infer V>
    ? V
    : F extends RangeField
      ? number
      : F extends FlagField
        ? boolean
        : F extends GroupField<infer G>
          ? ValuesOf<G>
          : string;
export type ValuesOf<F extends Fields> = { readonly [name in keyof F]: ValueOf<F[name]> };

export type Wish<S> = { readonly [name in keyof S]?: S[name] extends object ? Wish<S[name]> : S[name] };

export interface Schema<S extends object> {
  readonly fields: Fields;
  readonly defaults: S;
  /** Named wishes: what differs from the defaults. */
  readonly presets: { readonly [name: string]: Wish<S> };
  /** Repairs what depends on something else, such as a maximum below its minimum. */
  mend(settings: S): S;
}

/** The settings type of a schema. */
export type SettingsOf<X> = X extends Schema<infer S> ? S : never;

export const choice = <const V extends string>(
  values: readonly V[],
  usual: NoInfer<V>,
  code?: string,
): ChoiceField<V> => ({
  kind: 'choice',
  values,
  default: usual,
  ...(code ? { code } : {}),
});
export const range = (min: number, max: number, usual: number, step = 1, code?: string): RangeField => ({
  kind: 'range',
  min,
  max,
  step,
  default: usual,
  ...(code ? { code } : {}),
});
export const flag = (usual: boolean, code?: string): FlagField => ({
  kind: 'flag',
  default: usual,
  ...(code ? { code } : {}),
});
export const text = (longest: number, usual = '', code?: string): TextField => ({
  kind: 'text',
  longest,
  default: usual,
  ...(code ? { code } : {}),
});
export const group = <F extends Fields>(fields: F, code?: string): GroupField<F> => ({
  kind: 'group',
  fields,
  ...(code ? { code } : {}),
});
export const data = (field: Omit<DataField, 'kind'>): DataField => ({ kind: 'data', ...field });

export function schema<const F extends Fields>(
  fields: F,
  more: {
    readonly presets?: { readonly [name: string]: Wish<ValuesOf<F>> };
    readonly mend?: (settings: ValuesOf<F>) => ValuesOf<F>;
  } = {},
): Schema<ValuesOf<F>> {
  return {
    fields,
    // The values follow the fields one by one, which the compiler cannot see through Object.entries.
    defaults: defaultsOf(fields) as ValuesOf<F>,
    presets: more.presets ?? {},
    mend: more.mend ?? ((settings) => settings),
  };
}

function defaultsOf(fields: Fields): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'group' ? defaultsOf(field.fields) : field.default,
    ]),
  );
}

export type Parsed<S> =
  | { readonly settings: S }
  | { readonly refused: Reason & { readonly problems: readonly Reason[] } };

/** Any value from outside as settings: what is missing is as usual, what is wrong is named, all of it at once. */
export function parseSettings<S extends object>(from: Schema<S>, input: unknown): Parsed<S> {
  const problems: Reason[] = [];
  const values = parseFields(from.fields, input, '', problems);
  if (problems.length > 0) return { refused: { code: 'bad-settings', problems } };
  return { settings: from.mend(values as S) };
}

const MANY = 20;

function parseFields(fields: Fields, input: unknown, path: string, problems: Reason[]): object {
  if (!isRecord(input)) {
    problems.push({ code: 'not-settings', field: path });
    return {};
  }
  for (const name of Object.keys(input)) {
    if (!Object.hasOwn(fields, name) && problems.length < MANY) {
      problems.push({
        code: 'unknown-setting',
        field: join(path, name.slice(0, 40)),
        known: Object.keys(fields),
      });
    }
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = Object.hasOwn(input, name) ? input[name] : undefined;
      return [name, parseField(field, value, join(path, name), problems)];
    }),
  );
}

function parseField(field: Field, value: unknown, path: string, problems: Reason[]): unknown {
  if (field.kind === 'group') return parseFields(field.fields, value ?? {}, path, problems);
  if (value === undefined) return field.default;
  const problem = fieldProblem(field, value);
  if (problem) problems.push({ ...problem, field: path });
  return field.kind === 'range' && typeof value === 'number' ? snap(field, value) : value;
}

/** What is wrong with one value; undefined if nothing is. */
export function fieldProblem(field: LeafField, value: unknown): Reason | undefined {
  switch (field.kind) {
    case 'choice':
      return field.values.some((known) => known === value)
        ? undefined
        : { code: 'not-a-choice', values: field.values };
    case 'range': {
      const { min, max, step } = field;
      const fits =
        typeof value === 'number' &&
        value >= min &&
        value <= max &&
        Math.abs(snap(field, value) - value) < 1e-9;
      return fits ? undefined : { code: 'not-in-range', min, max, step };
    }
    case 'flag':
      return typeof value === 'boolean' ? undefined : { code: 'not-a-flag' };
    case 'text':
      return textProblem(value, field.longest);
    case 'data': {
      if (field.shipped.some((name) => name === value)) return undefined;
      const problem = textProblem(value, field.longest);
      return problem ?? (typeof value === 'string' ? field.check(value) : undefined);
    }
  }
}

function textProblem(value: unknown, longest: number): Reason | undefined {
  if (typeof value !== 'string') return { code: 'not-text' };
  // Half a character could be written into no link and no file.
  if (/\p{Surrogate}/u.test(value)) return { code: 'not-text' };
  return value.length > longest ? { code: 'text-too-long', longest } : undefined;
}

/** The nearest step of the range, free of binary dust (0.1 + 0.2). */
function snap(field: RangeField, value: number): number {
  return Number((field.min + Math.round((value - field.min) / field.step) * field.step).toFixed(6));
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** A preset as whole settings. */
export function presetOf<S extends object>(from: Schema<S>, name: string): S | undefined {
  if (!Object.hasOwn(from.presets, name)) return undefined;
  const parsed = parseSettings(from, from.presets[name]);
  return 'settings' in parsed ? parsed.settings : undefined;
}

/** The preset that these settings are, if any. */
export function presetNamed<S extends object>(from: Schema<S>, settings: S): string | undefined {
  return Object.keys(from.presets).find((name) => sameData(presetOf(from, name), settings));
}
