/** The board's words in the reader's language. The letters that jump to pieces are keys, not text. */
import { createMemo, type Accessor } from 'solid-js';
import { english } from '../board/words.en.ts';
import type { BoardWords } from '../board/words.ts';
import { useGameWords } from '../words/use-words.ts';

const all = { en: english };

export function useBoardWords(): Accessor<BoardWords> {
  const words = useGameWords(all);
  return createMemo(() => ({ ...words(), letters: english.letters }));
}
