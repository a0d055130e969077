/** Three strengths of help, the weakest first. */
import { For, type JSX } from 'solid-js';
import type { Strength } from '@rankfall/stepwise/solver';
import { Dialog } from '../../shell/Dialog.tsx';
import { useGameWords } from '../../words/use-words.ts';
import { stepwiseWords } from './words.en.ts';

export interface HintDialogProps {
  readonly open: boolean;
  readonly onAsk: (strength: Strength) => void;
  readonly onClose: () => void;
}

/** As the solver names them; the page itself never loads it. */
const strengths: readonly Strength[] = ['nudge', 'next', 'show'];

export function HintDialog(props: HintDialogProps): JSX.Element {
  const words = useGameWords(stepwiseWords);
  return (
    <Dialog open={props.open} title={words().hint.title} onClose={props.onClose}>
      <div class="m-menu">
        <For each={strengths}>
          {(strength) => (
            <button
              type="button"
              class="s-hint-choice"
              onClick={() => {
                props.onClose();
                props.onAsk(strength);
              }}
            >
              <b>{words().hint.strengths[strength].name}</b>
              <span>{words().hint.strengths[strength].line}</span>
            </button>
          )}
        </For>
      </div>
    </Dialog>
  );
}
