/** Words for components: they change with the reader's language. */
import { createMemo, type Accessor } from 'solid-js';
import { useShell } from '../shell/shell.ts';
import { wordsIn, type InEveryLanguage, type Words } from './words.ts';

export function useWords(): Accessor<Words> {
  return useShell().words;
}

/** A game's own words: `const words = useGameWords({ en })`, then `words().place('knight')`. Texts and functions that answer with them. */
export function useGameWords<W extends object>(all: InEveryLanguage<W>): Accessor<W> {
  const { settings } = useShell();
  return createMemo(() => wordsIn(all, settings().language));
}
