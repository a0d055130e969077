/**
 * A language made mechanically from another: accented letters, so that a text left behind stands out, and about a third longer,
 * as German or Finnish would be. What is not text stays as it is.
 */
const PLAIN = 'acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ';
const STRANGE = 'áçðéĝĥíĵķļñóŕšţúŵýžÁÇÐÉĜĤÍĴĶĻÑÓŔŠŢÚŴÝŽ';

const LONGER = 0.3;
/** Made of words, since that is how languages are longer. */
const FILLER = 'ẋẋẋẋẋẋ ';

export function pseudoText(text: string): string {
  if (!/[a-z]/iu.test(text)) return text;
  const strange = [...text].map((letter) => STRANGE[PLAIN.indexOf(letter)] ?? letter).join('');
  const more = Math.max(1, Math.ceil(text.length * LONGER) - 1);
  return `${strange} ${FILLER.repeat(more).slice(0, more).trim()}`;
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
