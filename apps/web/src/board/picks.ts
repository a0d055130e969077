/**
 * From pointing to choosing. Every option says what to point at, in order: squares, and letters for pieces. This tells what can
 * be pointed at next, when an option is complete, and what Escape takes back. A letter that leaves no choice is skipped, and a
 * letter and the square after it may come in either order: so a click on the column is enough to place the piece that is due.
 */

export interface Pickable {
  readonly id: string;
  readonly picks?: readonly string[];
  /** Shown but not to be had, and why. */
  readonly off?: unknown;
}

/** Which tokens are squares; the others are letters. */
export type IsSquare = (token: string) => boolean;

export interface Look<O> {
  /** What can be pointed at now. */
  readonly next: ReadonlySet<string>;
  /** What could be pointed at, were it not off. */
  readonly off: ReadonlyMap<string, O>;
  /** The option that is complete as it stands; there may be longer ones. */
  readonly complete?: O;
}

export type Step<O> =
  | { readonly type: 'more'; readonly picked: readonly string[] }
  | { readonly type: 'chosen'; readonly option: O }
  | { readonly type: 'off'; readonly option: O }
  | { readonly type: 'refused' };

export function look<O extends Pickable>(
  options: readonly O[],
  picked: readonly string[],
  isSquare: IsSquare,
): Look<O> {
  const next = new Set<string>();
  const off = new Map<string, O>();
  let complete: O | undefined;
  for (const option of options) {
    for (const order of orders(option, isSquare)) {
      if (!startsWith(order, picked)) continue;
      const token = order[picked.length];
      if (token === undefined) {
        if (option.off === undefined) complete ??= option;
      } else if (option.off === undefined) next.add(token);
      else if (!off.has(token)) off.set(token, option);
    }
  }
  for (const token of next) off.delete(token);
  return { next, off, ...(complete === undefined ? {} : { complete }) };
}

/** The picks, and after them the letters that leave no choice. */
export function settle(
  options: readonly Pickable[],
  picked: readonly string[],
  isSquare: IsSquare,
): readonly string[] {
  const { next, off, complete } = look(options, picked, isSquare);
  const [only] = next;
  if (complete !== undefined || next.size !== 1 || off.size > 0 || only === undefined || isSquare(only))
    return picked;
  return settle(options, [...picked, only], isSquare);
}

export function pick<O extends Pickable>(
  options: readonly O[],
  picked: readonly string[],
  token: string,
  isSquare: IsSquare,
): Step<O> {
  const { next, off } = look(options, picked, isSquare);
  const barred = off.get(token);
  if (barred !== undefined) return { type: 'off', option: barred };
  if (!next.has(token)) return { type: 'refused' };
  const after = settle(options, [...picked, token], isSquare);
  const found = look(options, after, isSquare);
  return found.complete !== undefined && found.next.size === 0
    ? { type: 'chosen', option: found.complete }
    : { type: 'more', picked: after };
}

/** Takes back the last thing pointed at, with the letters that followed by themselves. */
export function unpick(
  options: readonly Pickable[],
  picked: readonly string[],
  isSquare: IsSquare,
): readonly string[] {
  for (let length = picked.length - 1; length >= 0; length--) {
    const shorter = picked.slice(0, length);
    if (settle(options, shorter, isSquare).length < picked.length) return settle(options, shorter, isSquare);
  }
  return picked;
}

/** Whether somebody has pointed at something that could be taken back. */
export function isBegun(
  options: readonly Pickable[],
  picked: readonly string[],
  isSquare: IsSquare,
): boolean {
  return picked.length > settle(options, [], isSquare).length;
}

/** What of the picks still holds after the options have changed: all of them, or none. */
export function keep(
  options: readonly Pickable[],
  picked: readonly string[],
  isSquare: IsSquare,
): readonly string[] {
  const { next, complete } = look(options, picked, isSquare);
  return picked.length > 0 && (next.size > 0 || complete !== undefined)
    ? picked
    : settle(options, [], isSquare);
}

const known = new WeakMap<Pickable, readonly (readonly string[])[]>();

/** An option's picks, and the same with each letter after its square instead of before it. */
function orders(option: Pickable, isSquare: IsSquare): readonly (readonly string[])[] {
  const found = known.get(option);
  if (found !== undefined) return found;
  const picks = option.picks ?? [];
  const swapped = [...picks];
  for (let at = 0; at + 1 < swapped.length; at++) {
    const [letter = '', square = ''] = swapped.slice(at, at + 2);
    if (isSquare(letter) || !isSquare(square)) continue;
    swapped.splice(at, 2, square, letter);
    at++;
  }
  const made = picks.length === 0 ? [] : startsWith(swapped, picks) ? [picks] : [picks, swapped];
  known.set(option, made);
  return made;
}

function startsWith(order: readonly string[], picked: readonly string[]): boolean {
  return picked.length <= order.length && picked.every((token, at) => token === order[at]);
}
