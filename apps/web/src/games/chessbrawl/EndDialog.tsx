/** Victory or defeat: why, with all the figures, what was captured and lost, and the way to the next run. */
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { pieces, scoreOf, stopwatch, stopwatchText, type Piece } from '@rankfall/chessbrawl';
import { ResultFrame } from '../../match/ResultFrame.tsx';
import { usePieceLook } from '../../match/use-piece-look.ts';
import { Piece as Man } from '../../pieces/Piece.tsx';
import { useGameWords } from '../../words/use-words.ts';
import type { BrawlMatch } from './create-run.ts';
import { Crest } from './Crest.tsx';
import type { Feat } from './feats.ts';
import type { RecordName } from './records.ts';
import { Timeline } from './Timeline.tsx';
import { timelineOf } from './timeline.ts';
import { brawlWords } from './words.en.ts';

export interface EndProps {
  readonly open: boolean;
  readonly match: BrawlMatch;
  readonly isAssisted: boolean;
  readonly records: readonly RecordName[];
  readonly feats: readonly Feat[];
  readonly onRestart: () => void;
  readonly onMenu: () => void;
  readonly onReplay: () => void;
  readonly onShare: () => void;
  readonly onClose: () => void;
}

export function EndDialog(props: EndProps): JSX.Element {
  const words = useGameWords(brawlWords);
  const state = (): BrawlMatch['state'] => props.match.state;
  const isWon = (): boolean => props.match.result?.reason === 'victory';
  const why = (): string => {
    const { fall } = state();
    if (isWon()) return words().end.victoryLine;
    return fall ? words().fall(fall) : props.match.result ? words().result(props.match.result) : '';
  };
  const figures = createMemo((): readonly (readonly [string, string])[] => {
    const { round, wave, moves, mode } = state();
    const time = stopwatchText(stopwatch(state(), props.match.at));
    return [
      ...(mode === 'gauntlet'
        ? [[words().hud.wave, String(round)] as const]
        : [[words().hud.round, String(round)] as const, [words().hud.wave, String(wave)] as const]),
      [words().hud.moves, String(moves)],
      [words().hud.time, time],
      [words().hud.score, String(scoreOf(state()))],
    ];
  });
  const helped = (): string => {
    const { skippedTurns, skippedWaves, finishedWaves } = state();
    return words().end.helped(
      skippedTurns,
      skippedWaves,
      finishedWaves,
      props.match.sitting.marks.includes('undo'),
    );
  };
  return (
    <ResultFrame
      open={props.open}
      title={isWon() ? words().end.victory : words().end.defeat}
      above={<Crest king={state().king} />}
      look={isWon() ? 'end end-won' : 'end'}
      onEnter={props.onRestart}
      onClose={() => props.onClose()}
    >
      {(close) => (
        <>
          <p class="result-why">{why()}</p>
          <dl class="end-figures">
            <For each={figures()}>
              {([name, value]) => (
                <div class="stat">
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              )}
            </For>
          </dl>
          <div class="end-do">
            <button type="button" class="primary" onClick={() => props.onRestart()}>
              {words().end.restart}
            </button>
            <button type="button" onClick={() => props.onMenu()}>
              {words().end.menu}
            </button>
            <button type="button" class="quiet" onClick={() => props.onReplay()}>
              {words().end.replay}
            </button>
            <button type="button" class="quiet" onClick={() => props.onShare()}>
              {words().end.share}
            </button>
            <button type="button" class="quiet" onClick={close}>
              {words().end.look}
            </button>
          </div>
          <Show when={props.records.length > 0 || props.feats.length > 0}>
            <ul class="end-honours">
              <For each={props.records}>
                {(name) => <li>{words().end.newRecord(words().end.recordNames[name])}</li>}
              </For>
              <For each={props.feats}>
                {(feat) => <li>{words().end.feat(words().end.feats[feat].name)}</li>}
              </For>
            </ul>
          </Show>
          <Icons title={words().end.captured(state().captured.length)} letters={state().captured} side={1} />
          <Icons title={words().end.lost(state().lost.length)} letters={state().lost} side={0} />
          <Show when={helped() !== ''}>
            <p class="small aside">{helped()}</p>
          </Show>
          <Show when={props.isAssisted}>
            <p class="small">{words().end.assisted}</p>
          </Show>
          <Timeline moments={timelineOf(props.match)} />
        </>
      )}
    </ResultFrame>
  );
}

const FADE = 300;
const ALL = 10_000;

/** One after the other; a tap shows all at once. */
function Icons(props: {
  readonly title: string;
  readonly letters: string;
  readonly side: 0 | 1;
}): JSX.Element {
  const words = useGameWords(brawlWords);
  const look = usePieceLook();
  const [isAtOnce, setAtOnce] = createSignal(false);
  const gap = (): number => Math.min(FADE, ALL / Math.max(1, props.letters.length));
  const rows = (): number => (props.letters.length <= 4 ? 1 : props.letters.length <= 8 ? 2 : 3);
  const columns = (): number => Math.max(1, Math.ceil(props.letters.length / rows()));
  const counts = (): string =>
    pieces
      .map((piece): readonly [Piece, number] => [piece, props.letters.split(piece).length - 1])
      .filter(([, count]) => count > 0)
      .map(([piece, count]) => words().end.icons(piece, count))
      .join(', ');
  return (
    <section class="icons">
      <h3>{props.title}</h3>
      <Show when={props.letters !== ''}>
        <p class="small aside">{counts()}</p>
        <button
          type="button"
          class="icons-men"
          data-at-once={isAtOnce() || undefined}
          style={{ '--columns': columns() }}
          aria-label={words().end.skipAll}
          onClick={() => setAtOnce(true)}
        >
          <For each={[...props.letters]}>
            {(letter, at) => (
              <span class="icons-man" style={{ '--wait': `${Math.round(at() * gap())}ms` }}>
                <Man kind={letter} side={props.side} look={look()} />
              </span>
            )}
          </For>
        </button>
      </Show>
    </section>
  );
}
