/** What the shell offers to every screen, games included. There is one, handed down by context, so that tests bring their own. */
import { createContext, onCleanup, useContext, type Accessor } from 'solid-js';
import type { Box, Matches } from '../storage/types.ts';
import type { Words } from '../words/words.ts';
import type { Settings } from './settings.ts';

export interface Toast {
  readonly text: string;
  /** One thing to do about it, such as undoing it. */
  readonly action?: { readonly label: string; run(): void };
  /** Until it is dismissed; otherwise for a while. */
  readonly stays?: boolean;
}

export interface Shortcut {
  /** As `KeyboardEvent.key` names them: 'f', '?', 'ArrowLeft', 'Escape'. Several do the same. */
  readonly keys: readonly string[];
  /** What it does, for the list behind `?`. */
  readonly label: string;
  /** Left out, the screen listens itself (a board does), and the key is only listed. */
  run?(): void;
}

export interface ShortcutGroup {
  /** Heads the group in the list: 'On the board'. */
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

export interface Shell {
  /** The reader's settings; they survive a reload where storage does. */
  readonly settings: Accessor<Settings>;
  change(some: Partial<Settings>): void;
  /** The shell's texts in the reader's language. Games bring their own: `useGameWords`. */
  readonly words: Accessor<Words>;
  readonly matches: Matches;
  /** What a game keeps beside its matches: progress, records. Its keys begin with `rankfall/<game>/`; whatever is read may be damaged. */
  readonly box: Box;
  /** Whether things may move: the setting, or the system's wish. */
  readonly isStill: Accessor<boolean>;
  /** Says it in the one polite live region; the same text again is read again. */
  announce(text: string): void;
  /** Shows it at the edge for a while, and announces it. Answers with what takes it away. */
  toast(toast: Toast): () => void;
  /** Lists the keys behind `?` until the given function is called; those with `run` work everywhere on the page. */
  addShortcuts(group: Accessor<ShortcutGroup>): () => void;
  openSettings(): void;
  openShortcuts(): void;
}

export const ShellContext = createContext<Shell>();

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('a screen is drawn outside the shell');
  return shell;
}

/** Lists these keys as long as the component is there. */
export function useShortcuts(group: Accessor<ShortcutGroup>): void {
  onCleanup(useShell().addShortcuts(group));
}
