/** The board's words for this game: pieces are yours or the enemy's, and its marks mean other things than at a chess board. */
import { createMemo, type Accessor } from 'solid-js';
import type { BoardWords } from '../../board/words.ts';
import { useBoardWords } from '../../match/use-board-words.ts';
import { useGameWords } from '../../words/use-words.ts';
import { brawlWords } from './words.en.ts';

export function useArenaWords(): Accessor<BoardWords> {
  const board = useBoardWords();
  const words = useGameWords(brawlWords);
  return createMemo(() => {
    const usual = board();
    const own = words().board;
    return {
      ...usual,
      board: own.label,
      piece: ({ kind, side }) => {
        const name = usual.token(kind).toLowerCase();
        return side === 0 ? own.own(name) : own.enemy(name);
      },
      state: { ...usual.state, ...own.states },
    };
  });
}
