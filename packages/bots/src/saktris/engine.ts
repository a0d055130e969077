/**
 * The compiled half of the search (`wasm/saktris`), as many of it as searches are under way: each has a memory of its own. One
 * that has finished is kept for the next, because memories are dear.
 */
import { searchCode } from './search-code.ts';

/** What `wasm/saktris/index.ts` exports. Truth is 0 or 1, places are addresses in the memory. */
export interface Engine {
  readonly memory: { readonly buffer: ArrayBuffer };
  setUp(
    bits: number,
    isSelective: boolean,
    noise: number,
    blind: number,
    careless: number,
    mood: number,
  ): void;

  inbox(): number;
  queuePlace(side: number): number;
  seenPlace(): number;
  stampPlace(): number;
  expectPosition(): void;
  takePosition(): void;
  forgets(action: number, share: number): number;

  rootPlace(): number;
  begin(count: number): void;
  open(depth: number, alpha: number, beta: number): void;
  run(until: number): number;
  nodes(): number;
  answer(): number;
  best(): number;
  linePlace(): number;
  lineLength(): number;
}

/** As much of it as is used here: it belongs to the machine, not to the browser, and the language's own library does not list it. */
declare const WebAssembly: {
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

let code: object | undefined;
const idle: Engine[] = [];

export function takeEngine(): Engine {
  const kept = idle.pop();
  if (kept) return kept;
  code ??= new WebAssembly.Module(bytesOf(searchCode));
  // Compiled from the file that is named above; a test holds it against this list.
  return new WebAssembly.Instance(code).exports as Engine;
}

export function giveBack(engine: Engine): void {
  idle.push(engine);
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64, which only hosts can read: here there is none. */
export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.replace(/=+$/u, '').length * 3) / 4));
  const values = new Uint8Array(128);
  for (let value = 0; value < 64; value++) values[DIGITS.charCodeAt(value)] = value;
  let word = 0;
  let bits = 0;
  let end = 0;
  for (let at = 0; end < bytes.length; at++) {
    word = (word << 6) | (values[text.charCodeAt(at)] ?? 0);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[end++] = word >> bits;
  }
  return bytes;
}
