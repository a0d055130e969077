/**
 * A language made mechanically from another: accented letters, so that a text left behind stands out, and about a third longer,
 * as German or Finnish would be. What is not text stays as it is.
 */
const ACCENTED: Readonly<Record<string, string>> = {
  ...{
    a: 'á',
    c: 'ç',
    d: 'ð',
    e: 'é',
    g: 'ĝ',
    h: 'ĥ',
    i: 'í',
    j: 'ĵ',
    k: 'ķ',
    l: 'ļ',
    n: 'ñ',
    o: 'ó',
    r: 'ŕ',
  },
  ...{
    s: 'š',
    t: 'ţ',
    u: 'ú',
    w: 'ŵ',
    y: 'ý',
    z: 'ž',
    A: 'Á',
    C: 'Ç',
    D: 'Ð',
    E: 'É',
    G: 'Ĝ',
    H: 'Ĥ',
    I: 'Í',
  },
  ...{ J: 'Ĵ', K: 'Ķ', L: 'Ļ', N: 'Ñ', O: 'Ó', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Ú', W: 'Ŵ', Y: 'Ý', Z: 'Ž' },
};

const LONGER = 0.3;
const FILLER = 'ẋ';

export function pseudoText(text: string): string {
  const letters = text.match(/[a-z]/giu)?.length ?? 0;
  if (letters === 0) return text;
  const strange = [...text].map((letter) => ACCENTED[letter] ?? letter).join('');
  return `${strange} ${FILLER.repeat(Math.max(1, Math.ceil(text.length * LONGER) - 1))}`;
}

/** The whole tree of words, functions included. */
export function pseudo<W>(words: W): W {
  return turn(words) as W;
}

function turn(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (typeof value === 'function') return (...args: unknown[]) => turn(Reflect.apply(value, undefined, args));
  if (Array.isArray(value)) return value.map(turn);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, turn(inner)]));
  return value;
}
