/**
 * Numbers of many different bases packed into one text: each digit costs only log2(base) bits. What was written last
 * lies highest, and digits that were never written read as 0, so trailing zeros cost nothing and any text ends.
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Reads or writes one digit: a writer gives back what it was handed, a reader ignores it. */
export type Digit = (base: number, value: number) => number;

export interface DigitWriter {
  readonly digit: Digit;
  text(): string;
}

export function writeDigits(): DigitWriter {
  const digits: [base: number, value: number][] = [];
  return {
    digit(base, value) {
      if (!(value >= 0 && value < base)) throw new RangeError(`digit ${value} does not fit base ${base}`);
      digits.push([base, value]);
      return value;
    },
    text() {
      let sum = 0n;
      for (const [base, value] of digits.toReversed()) sum = sum * BigInt(base) + BigInt(value);
      return numberToText(sum);
    },
  };
}

export function readDigits(text: string): { readonly digit: Digit } | undefined {
  let rest = textToNumber(text);
  if (rest === undefined) return undefined;
  return {
    digit(base) {
      if (rest === undefined || rest === 0n) return 0;
      const by = BigInt(base);
      const value = rest % by;
      rest /= by;
      return Number(value);
    },
  };
}

// Two letters of 6 bits are three hexadecimal digits, and those the big number reads in linear time.
function numberToText(value: bigint): string {
  if (value === 0n) return '';
  const hex = value.toString(16);
  const padded = hex.padStart(Math.ceil(hex.length / 3) * 3, '0');
  let out = '';
  for (let i = 0; i < padded.length; i += 3) {
    const bits = Number.parseInt(padded.slice(i, i + 3), 16);
    out += `${ALPHABET.charAt(bits >> 6)}${ALPHABET.charAt(bits & 63)}`;
  }
  return out.startsWith('A') ? out.slice(1) : out;
}

function textToNumber(text: string): bigint | undefined {
  const even = text.length % 2 === 0 ? text : `A${text}`;
  let hex = '0';
  for (let i = 0; i < even.length; i += 2) {
    const high = ALPHABET.indexOf(even.charAt(i));
    const low = ALPHABET.indexOf(even.charAt(i + 1));
    if (high < 0 || low < 0) return undefined;
    hex += ((high << 6) | low).toString(16).padStart(3, '0');
  }
  return BigInt(`0x${hex}`);
}

/** A span of time as digits: its size class, then its place in the class. */
export function spanDigits(digit: Digit, span: number): number {
  const size = digit(48, span === 0 ? 0 : Math.floor(Math.log2(span)) + 1);
  if (size < 2) return size;
  const least = 2 ** (size - 1);
  return least + digit(least, span - least);
}
