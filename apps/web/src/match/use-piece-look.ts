/** What the reader has chosen to look at: the piece set. */
import type { Accessor } from 'solid-js';
import { boardThemes, pieceLooks, type BoardTheme, type PieceLook } from '../look/themes.ts';
import { useShell } from '../shell/shell.ts';

export function usePieceLook(): Accessor<PieceLook> {
  const { settings } = useShell();
  return () => pieceLooks.find((look) => look === settings().pieces) ?? pieceLooks[0];
}

/** And the board they stand on. */
export function useBoardTheme(): Accessor<BoardTheme> {
  const { settings } = useShell();
  return () => boardThemes.find((theme) => theme === settings().board) ?? boardThemes[0];
}
