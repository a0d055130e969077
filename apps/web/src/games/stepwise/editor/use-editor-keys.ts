/** The keys of the editor for the whole page, and the list of all of them behind `?`. */
import { onCleanup, type Accessor } from 'solid-js';
import type { Square } from '@rankfall/stepwise';
import { useShortcuts } from '../../../shell/shell.ts';
import type { EditorDesk } from './create-editor.ts';
import type { Tools } from './create-tools.ts';
import { brushes } from './paint.ts';
import type { EditorWords } from './words.en.ts';

export interface EditorKeys {
  readonly words: Accessor<EditorWords>;
  readonly desk: EditorDesk;
  readonly tools: Tools;
  /** Whether there is anything to edit: not while it is played. */
  readonly isOn: () => boolean;
  readonly cursor: () => Square;
  test(): void;
  prove(): void;
  save(): void;
}

export function useEditorKeys({ words, desk, tools, isOn, cursor, test, prove, save }: EditorKeys): void {
  const nextBrush = (by: number): void => {
    const now = tools.tool();
    const at = now.is === 'brush' ? brushes.indexOf(now.brush) : 0;
    tools.take({ is: 'brush', brush: brushes[(at + by + brushes.length) % brushes.length] ?? 'wall' });
  };
  useShortcuts(() => {
    const { key } = words();
    const all = [
      { keys: ['Enter', ' '], label: key.press },
      { keys: ['Backspace'], label: key.erase },
      { keys: ['['], label: key.brush, run: () => nextBrush(-1) },
      { keys: [']'], label: key.brush, run: () => nextBrush(1) },
      { keys: ['i'], label: key.pick, run: () => void tools.pick(cursor()) },
      { keys: ['k'], label: key.mark, run: () => tools.take({ is: 'mark' }) },
      { keys: ['c'], label: key.copy, run: tools.copy },
      { keys: ['x'], label: key.cut, run: tools.cut },
      { keys: ['v'], label: key.paste, run: () => tools.pasteAt(cursor()) },
      { keys: ['m'], label: key.mirror, run: () => tools.turn('mirror') },
      { keys: ['w'], label: key.flip, run: () => tools.turn('flip') },
      { keys: ['q'], label: key.rotate, run: () => tools.turn('rotate') },
      { keys: ['z'], label: key.undo, run: desk.undo },
      { keys: ['y'], label: key.redo, run: desk.redo },
      { keys: ['t'], label: key.test, run: test },
      { keys: ['p'], label: key.prove, run: prove },
    ];
    return { title: words().keys, shortcuts: isOn() ? all : [] };
  });
  // What every editor answers to.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented || !isOn()) return;
    const isTyping = (event.target as HTMLElement | null)?.matches('input, textarea, select') === true;
    const does = event.key === 's' ? save : isTyping ? undefined : usual(event);
    if (!does) return;
    event.preventDefault();
    does();
  };
  const usual = (event: KeyboardEvent): (() => void) | undefined => {
    switch (event.key.toLowerCase()) {
      case 'z':
        return event.shiftKey ? desk.redo : desk.undo;
      case 'y':
        return desk.redo;
      case 'x':
        return tools.cut;
      case 'v':
        return tools.clip() ? () => tools.pasteAt(cursor()) : undefined;
      case 'c':
        return tools.region() ? tools.copy : undefined;
      default:
        return undefined;
    }
  };
  document.addEventListener('keydown', onKeyDown);
  onCleanup(() => document.removeEventListener('keydown', onKeyDown));
}
