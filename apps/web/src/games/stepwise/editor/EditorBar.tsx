/** The row under the board: back and forth, try it, prove it. */
import type { JSX } from 'solid-js';
import { MatchIcon } from '../../../match/MatchIcon.tsx';
import { useGameWords } from '../../../words/use-words.ts';
import type { EditorDesk } from './create-editor.ts';
import { editorWords } from './words.en.ts';

export interface EditorBarProps {
  readonly desk: Pick<EditorDesk, 'canUndo' | 'canRedo' | 'undo' | 'redo'>;
  readonly canPlay: boolean;
  readonly isSearching: boolean;
  readonly onTest: () => void;
  readonly onProve: () => void;
}

export function EditorBar(props: EditorBarProps): JSX.Element {
  const words = useGameWords(editorWords);
  return (
    <div class="s-editor-bar">
      <button
        type="button"
        aria-disabled={!props.desk.canUndo() || undefined}
        onClick={() => props.desk.undo()}
      >
        <MatchIcon name="undo" />
        <span class="s-bar-name">{words().undo}</span>
      </button>
      <button
        type="button"
        aria-disabled={!props.desk.canRedo() || undefined}
        onClick={() => props.desk.redo()}
      >
        <MatchIcon name="redo" />
        <span class="s-bar-name">{words().redo}</span>
      </button>
      <button type="button" aria-disabled={!props.canPlay || undefined} onClick={() => props.onTest()}>
        <MatchIcon name="play" />
        <span>{words().test}</span>
      </button>
      <button
        type="button"
        class="primary"
        aria-disabled={!props.canPlay || undefined}
        onClick={() => props.onProve()}
      >
        {props.isSearching ? words().stop : words().prove}
      </button>
    </div>
  );
}
