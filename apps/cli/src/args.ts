/** Reads command-line arguments against what a command declares. Wrong ones are answered with the nearest right one. */
import { clip, Complaint } from './complaint.ts';
import { didYouMean } from './spelling.ts';

export interface OptionSpec {
  readonly name: string;
  /** What stands for the value in the help; an option without it is a switch. */
  readonly value?: string;
  readonly help: string;
  /** May be given more than once. */
  readonly many?: boolean;
}

export interface Args {
  readonly words: readonly string[];
  has(name: string): boolean;
  one(name: string): string | undefined;
  all(name: string): readonly string[];
}

export const HELP: OptionSpec = { name: 'help', help: 'Say this' };

export function parseArgs(specs: readonly OptionSpec[], typed: readonly string[]): Args {
  const known = [...specs, HELP];
  const words: string[] = [];
  const given = new Map<string, string[]>();
  for (let i = 0; i < typed.length; i++) {
    const word = typed[i] ?? '';
    if (word === '--') {
      words.push(...typed.slice(i + 1));
      break;
    }
    // A lone dash means standard input, and is a field of a position too.
    if (word === '-' || !word.startsWith('-')) {
      words.push(word);
      continue;
    }
    const equals = word.indexOf('=');
    const name = word === '-h' ? '--help' : equals < 0 ? word : word.slice(0, equals);
    const spec = known.find((one) => `--${one.name}` === name);
    if (!spec) throw unknownOption(name, known);
    let value = equals < 0 ? undefined : word.slice(equals + 1);
    if (spec.value === undefined && value !== undefined)
      throw new Complaint(`--${spec.name} is a switch and takes no value.`);
    if (spec.value !== undefined && value === undefined) {
      i++;
      value = typed[i];
      if (value === undefined || known.some((one) => `--${one.name}` === value))
        throw new Complaint(`--${spec.name} needs a value: ${spec.value}.`);
    }
    const before = given.get(spec.name);
    if (before && spec.value !== undefined && !spec.many)
      throw new Complaint(`--${spec.name} is given twice; once is enough.`);
    given.set(spec.name, [...(before ?? []), value ?? '']);
  }
  return {
    words,
    has: (name) => given.has(name),
    one: (name) => given.get(name)?.[0],
    all: (name) => given.get(name) ?? [],
  };
}

function unknownOption(name: string, known: readonly OptionSpec[]): Complaint {
  const names = known.map((spec) => `--${spec.name}`);
  return new Complaint(`There is no option ${clip(name)}${didYouMean(name, names)}`);
}

/** A whole number in these bounds. */
export function wholeNumber(text: string, what: string, least: number, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new Complaint(`${what} must be a whole number from ${least} to ${most}, not "${clip(text)}".`);
}
