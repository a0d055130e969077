/** The analysis beside the board: an invitation, then the line of the game and a word about the position that is shown. */
import { Show, type JSX } from 'solid-js';
import { BalanceGraph } from '../../charts/BalanceGraph.tsx';
import { useGameWords } from '../../words/use-words.ts';
import type { Analysis } from './create-analysis.ts';
import { saktrisWords } from './words.en.ts';
import './analysis.css';

export interface AnalysisBarProps {
  readonly analysis: Analysis;
  readonly ply: number;
  /** What the move that led here is called. */
  readonly move: string;
  readonly onGo: (ply: number) => void;
  readonly onSwings: () => void;
}

export function AnalysisBar(props: AnalysisBarProps): JSX.Element {
  const words = useGameWords(saktrisWords);
  const judging = (): Analysis['judging'] => props.analysis.judging;
  const verdict = (): string => {
    const found = props.analysis.verdictAt(props.ply);
    if (!found) return words().analysis.unknown;
    return [words().analysis.verdict(found), words().analysis.number(found)].filter(Boolean).join(' ');
  };
  const best = (): string | undefined => props.analysis.bestAt(props.ply)?.text;
  return (
    <section class="analysis" aria-label={words().analysis.title}>
      <Show
        when={props.analysis.isOpen()}
        fallback={
          <div class="analysis-invite">
            <span>{words().analysis.invite}</span>
            <button type="button" onClick={() => judging().start()}>
              {words().analysis.start}
            </button>
          </div>
        }
      >
        <BalanceGraph
          label={words().analysis.graph}
          shares={props.analysis.shares()}
          current={props.ply}
          marks={props.analysis.swings().map(({ ply }, place) => ({ at: ply, label: String(place + 1) }))}
          sides={[words().side(0), words().side(1)]}
          text={words().analysis.at(props.move, verdict())}
          onGo={props.onGo}
        />
        <div class="analysis-line">
          <p class="analysis-said">
            <b>{verdict()}</b>
            <Show when={best()}>{(move) => <span> · {words().analysis.best(move())}</span>}</Show>
          </p>
          <Show
            when={props.analysis.isDone()}
            fallback={
              <>
                <span class="analysis-progress">
                  {judging().isRunning()
                    ? words().analysis.progress(judging().done(), props.analysis.count)
                    : words().analysis.stopped(judging().done(), props.analysis.count)}
                  <progress
                    max={props.analysis.count}
                    value={judging().done()}
                    aria-label={words().analysis.title}
                  />
                </span>
                <button
                  type="button"
                  class="quiet"
                  onClick={() => (judging().isRunning() ? judging().stop() : judging().start())}
                >
                  {judging().isRunning() ? words().analysis.stop : words().analysis.goOn}
                </button>
              </>
            }
          >
            <button
              type="button"
              class="quiet"
              data-narrow
              aria-haspopup="dialog"
              onClick={() => props.onSwings()}
            >
              {words().analysis.swingsShort}
            </button>
          </Show>
        </div>
      </Show>
    </section>
  );
}
