/** Which key means what, beyond what has focus. Letters can be switched off, and never act while somebody types. */
import { createSignal, type Accessor } from 'solid-js';
import type { Shortcut, ShortcutGroup } from './shell.ts';

export interface Registry {
  readonly groups: Accessor<readonly ShortcutGroup[]>;
  add(group: Accessor<ShortcutGroup>): () => void;
}

export function createRegistry(): Registry {
  const [sources, setSources] = createSignal<readonly Accessor<ShortcutGroup>[]>([]);
  return {
    groups: () => sources().map((source) => source()),
    add: (group) => {
      setSources((all) => [...all, group]);
      return () => setSources((all) => all.filter((other) => other !== group));
    },
  };
}

/** As much of a key press as matters here. */
export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  readonly isTyping: boolean;
}

/** What a key press means, or undefined. The latest group wins. */
export function meaningOf(
  press: Press,
  groups: readonly ShortcutGroup[],
  letters: boolean,
): Shortcut | undefined {
  if (press.defaultPrevented || press.isTyping || press.ctrlKey || press.metaKey || press.altKey)
    return undefined;
  if (!letters && isCharacter(press.key)) return undefined;
  return groups
    .toReversed()
    .flatMap(({ shortcuts }) => shortcuts)
    .find(({ keys, run }) => run !== undefined && keys.includes(press.key));
}

/** A key that writes something, as opposed to an arrow or Escape. */
export const isCharacter = (key: string): boolean => [...key].length === 1 && key !== ' ';

/** What is printed: a letter that works with and without Shift is one key. */
export const keycaps = (keys: readonly string[]): readonly string[] =>
  keys.filter((key, at) => !keys.slice(0, at).some((one) => one.toLowerCase() === key.toLowerCase()));
