/** The text of a PGN as tags and words: comments, NAGs, numbers and variations are left out, clock times kept. One pass. */
import type { Millis } from '@rankfall/kernel';
import { pgnResults, type PgnRefusal, type PgnResult } from './pgn.ts';

export interface PgnWord {
  readonly text: string;
  readonly line: number;
  readonly clock?: Millis;
}

export interface PgnText {
  readonly tags: Readonly<Record<string, string>>;
  readonly words: readonly PgnWord[];
  readonly result: PgnResult | undefined;
}

const LONGEST = 4_000_000;
const isSpace = (letter: string): boolean =>
  letter === ' ' || letter === '\n' || letter === '\r' || letter === '\t';
const ENDS_WORD = '{}();[] \n\r\t';

export function readPgnText(text: string): PgnText | PgnRefusal {
  if (text.length > LONGEST) return { code: 'pgn-too-long', longest: LONGEST };
  return new Scanner(text).game();
}

class Scanner {
  readonly #text: string;
  #at = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  /** The first game of the text; what follows its result is another one. */
  game(): PgnText | PgnRefusal {
    const tags: [string, string][] = [];
    if (this.#text.startsWith('\uFEFF')) this.#at = 1;
    while (this.#next() === '[') {
      const tag = this.#tag();
      if ('code' in tag) return tag;
      tags.push([...tag]);
    }
    const moves = this.#moves();
    return 'code' in moves ? moves : { tags: Object.fromEntries(tags), ...moves };
  }

  /** The next letter that is not space; none at the end. */
  #next(): string {
    for (; isSpace(this.#text.charAt(this.#at)); this.#at++)
      if (this.#text.charAt(this.#at) === '\n') this.#line++;
    return this.#text.charAt(this.#at);
  }

  /** [Name "value"], with \" and \\ inside. */
  #tag(): readonly [string, string] | PgnRefusal {
    const end = this.#text.indexOf('\n', this.#at);
    const line = this.#text.slice(this.#at, Math.min(end < 0 ? this.#text.length : end, this.#at + 4000));
    const found = /^\[\s*(\w{1,64})\s+"((?:[^"\\]|\\.)*)"\s*\]/.exec(line);
    if (!found) return { code: 'pgn-tag', line: this.#line };
    this.#at += found[0].length;
    return [found[1] ?? '', (found[2] ?? '').replaceAll(/\\(.)/g, '$1')];
  }

  #moves(): Omit<PgnText, 'tags'> | PgnRefusal {
    const words: PgnWord[] = [];
    let depth = 0;
    for (let letter = this.#next(); letter !== ''; letter = this.#next()) {
      if (letter === '{' || letter === ';') {
        const comment = this.#comment(letter === '{' ? '}' : '\n');
        if (typeof comment !== 'string') return comment;
        const last = words.at(-1);
        const clock = depth === 0 && last ? clockIn(comment) : undefined;
        if (last && clock !== undefined) words[words.length - 1] = { ...last, clock };
      } else if (letter === '(' || letter === ')') {
        depth += letter === '(' ? 1 : -1;
        if (depth < 0) return { code: 'pgn-brackets', line: this.#line };
        this.#at++;
      } else if (letter === '[' || letter === ']' || letter === '}') {
        return { code: 'pgn-brackets', line: this.#line };
      } else {
        const word = this.#word();
        const result = pgnResults.find((known) => known === word);
        if (depth === 0 && result) return { words, result };
        if (depth === 0 && word !== '') words.push({ text: word, line: this.#line });
      }
    }
    return depth > 0 ? { code: 'pgn-brackets', line: this.#line } : { words, result: undefined };
  }

  #comment(closing: string): string | PgnRefusal {
    const end = this.#text.indexOf(closing, this.#at);
    if (end < 0 && closing === '}') return { code: 'pgn-comment', line: this.#line };
    const comment = this.#text.slice(this.#at, end < 0 ? this.#text.length : end);
    for (let i = comment.indexOf('\n'); i >= 0; i = comment.indexOf('\n', i + 1)) this.#line++;
    // The end of a line is left for skipping, which counts it.
    this.#at = end < 0 ? this.#text.length : closing === '}' ? end + 1 : end;
    return comment;
  }

  /** A word without the number in front of it; nothing for numbers, dots and NAGs alone. */
  #word(): string {
    const from = this.#at;
    while (this.#at < this.#text.length && !ENDS_WORD.includes(this.#text.charAt(this.#at))) this.#at++;
    const word = this.#text.slice(from, this.#at);
    if (word.startsWith('$')) return '';
    // Digits without a dot behind them belong to the word (0-0, 0000, 1/2-1/2), unless they are all of it.
    const number = /^\d{1,6}\.{1,6}/.exec(word)?.[0].length ?? 0;
    const rest = word.slice(number);
    return rest === '0000' || !/^[\d.]{0,8}$/.test(rest) ? rest : '';
  }
}

/** {[%clk 0:04:31.5]} */
function clockIn(comment: string): Millis | undefined {
  const at = comment.indexOf('[%clk ');
  if (at < 0) return undefined;
  const found = /^\[%clk\s{1,8}(\d{1,3}):(\d{1,2}):(\d{1,2})(?:\.(\d{1,3}))?\s{0,8}\]/.exec(
    comment.slice(at, at + 48),
  );
  if (!found) return undefined;
  const [, hours, minutes, seconds, rest = ''] = found;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1000 + Number(rest.padEnd(3, '0'));
}
