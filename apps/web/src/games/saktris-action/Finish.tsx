/** How it ended, with the score where survival is counted. */
import { Show, type JSX } from 'solid-js';
import type { Result } from '@rankfall/kernel';
import { ResultDialog } from '../../match/ResultDialog.tsx';
import { matchWords } from '../../match/words.en.ts';
import { useGameWords } from '../../words/use-words.ts';
import type { Side } from './choice.ts';
import { actionWords } from './words.en.ts';

export interface FinishProps {
  readonly open: boolean;
  readonly result: Result | undefined;
  readonly human: Side | undefined;
  readonly nameOf: (side: Side) => string;
  readonly best: number;
  readonly isBest: boolean;
  readonly onRematch: () => void;
  readonly onReplay: () => void;
  readonly onShare: () => void;
  readonly onHome: () => void;
  readonly onClose: () => void;
}

export function Finish(props: FinishProps): JSX.Element {
  const words = useGameWords(actionWords);
  const table = useGameWords(matchWords);
  const title = (): string => {
    const winner = props.result?.outcome.indexOf('won') ?? -1;
    if (winner < 0) return table().result.drawn;
    return winner === props.human
      ? table().result.youWon
      : table().result.won(props.nameOf(winner === 0 ? 0 : 1));
  };
  return (
    <ResultDialog
      open={props.open}
      title={title()}
      why={props.result ? words().result(props.result) : ''}
      onRematch={props.onRematch}
      onReplay={props.onReplay}
      onShare={props.onShare}
      onHome={props.onHome}
      onClose={props.onClose}
    >
      <Show when={props.result?.score?.[props.human ?? 0]}>
        {(seconds) => (
          <p class="a-result-score">
            <b>{words().play.survived(seconds())}</b>{' '}
            {props.isBest ? words().play.newBest : words().play.best(props.best)}
          </p>
        )}
      </Show>
    </ResultDialog>
  );
}
