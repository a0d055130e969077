/** The keys of the board for the list behind `?`. The board itself takes them while it has focus; here they are only told. */
import { defaultKeys, type Command } from '../board/keyboard.ts';
import { useShortcuts } from '../shell/shell.ts';
import { useGameWords } from '../words/use-words.ts';
import { matchWords } from './words.en.ts';

const keysOf = (command: Command): readonly string[] =>
  Object.entries(defaultKeys).flatMap(([key, means]) => (means === command ? [key] : []));

/** `jumps` are the letters that lead to pieces; `without` are commands that this game's board does not have. */
export function useBoardKeys(jumps: string, without: readonly Command[] = []): void {
  const words = useGameWords(matchWords);
  useShortcuts(() => {
    const say = words().boardKeys;
    const told = (['describe', 'moves', 'last', 'threats', 'flip', 'draw', 'erase'] as const)
      .filter((command) => !without.includes(command))
      .map((command) => ({ keys: keysOf(command), label: say[command] }));
    return {
      title: say.title,
      shortcuts: [
        { keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'], label: say.walk },
        { keys: ['Enter', ' '], label: say.press },
        { keys: ['Escape'], label: say.escape },
        ...(jumps === '' ? [] : [{ keys: [...jumps], label: say.jump }]),
        { keys: ['1', '…', '8'], label: say.rank },
        ...told,
      ],
    };
  });
}
