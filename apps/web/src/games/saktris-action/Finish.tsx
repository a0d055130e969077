/** How it ended, with the score where survival is counted. */
import { createMemo, Show, type JSX } from 'solid-js';
import type { Match, Result } from '@rankfall/kernel';
import type { ActionTerms } from '@rankfall/saktris/action';
import { ResultDialog } from '../../match/ResultDialog.tsx';
import { matchWords } from '../../match/words.en.ts';
import { useGameWords } from '../../words/use-words.ts';
import type { Side } from './choice.ts';
import { lastBlow } from './last-blow.ts';
import { actionWords } from './words.en.ts';

export interface FinishProps {
  readonly open: boolean;
  readonly match: Match<ActionTerms>;
  readonly result: Result | undefined;
  readonly human: Side | undefined;
  readonly nameOf: (side: Side) => string;
  readonly best: number;
  readonly isBest: boolean;
  readonly onRematch: () => void;
  /** The film of the end, running. */
  readonly onLastSeconds: () => void;
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
  // Its film is folded only once somebody is told.
  const blow = createMemo(() => (props.open && props.result ? lastBlow(props.match) : undefined));
  const why = (): string => {
    const found = blow();
    if (found) return words().play.blow(found, props.human);
    return props.result ? words().cause(props.result) : '';
  };
  return (
    <ResultDialog
      open={props.open}
      title={title()}
      why={why()}
      onRematch={props.onRematch}
      {...(blow() ? { first: { label: words().play.lastSeconds, onPress: props.onLastSeconds } } : {})}
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
