/** The level being made, played in its place: nothing is kept but how it was solved, and one key leads back. */
import { Show, type JSX } from 'solid-js';
import { recordOf, start } from '@rankfall/kernel';
import { levelText, stepwise, type LevelFile } from '@rankfall/stepwise';
import { MatchIcon } from '../../../match/MatchIcon.tsx';
import { ResultFrame } from '../../../match/ResultFrame.tsx';
import { useShortcuts } from '../../../shell/shell.ts';
import type { StoredMatch } from '../../../storage/types.ts';
import { useGameWords } from '../../../words/use-words.ts';
import { Level } from '../Level.tsx';
import { stepwiseWords } from '../words.en.ts';
import type { Way } from './draft.ts';
import { turnsOf } from './play-turns.ts';
import { editorWords } from './words.en.ts';

export interface PlaytestProps {
  readonly level: LevelFile;
  readonly onWon: (way: Way) => void;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

export function Playtest(props: PlaytestProps): JSX.Element {
  const words = useGameWords(editorWords);
  const game = useGameWords(stepwiseWords);
  const leave = { label: words().back, run: () => props.onLeave() };
  useShortcuts(() => ({
    title: words().testing,
    shortcuts: [{ keys: ['e', 'Escape'], label: words().back, run: leave.run }],
  }));
  return (
    <section class="s-playtest">
      <div class="s-playtest-bar">
        <button type="button" class="quiet" onClick={leave.run}>
          <MatchIcon name="back" />
          {words().back}
        </button>
        <span class="aside">{words().testing}</span>
      </div>
      <Show when={storedOf(props.level)} keyed>
        {(match) => (
          <Level
            match={match}
            keeper={{ save: () => undefined }}
            leave={leave}
            onWon={({ match: won, cost }) => props.onWon({ par: cost, solution: turnsOf(won) })}
            onAgain={props.onAgain}
            result={(end) => (
              <ResultFrame
                open={end.open}
                title={words().tested}
                onEnter={props.onLeave}
                onClose={() => end.close()}
              >
                {(close) => (
                  <>
                    <p class="result-why">{words().testedLine(game().cost(end.cost))}</p>
                    <div class="result-do">
                      <button type="button" class="primary" onClick={() => props.onLeave()}>
                        {words().back}
                      </button>
                      <button type="button" onClick={() => props.onAgain()}>
                        {game().won.again}
                      </button>
                      <button type="button" class="quiet" onClick={close}>
                        {game().won.look}
                      </button>
                    </div>
                  </>
                )}
              </ResultFrame>
            )}
          />
        )}
      </Show>
    </section>
  );
}

/** A match as if it had been kept; nobody keeps it. */
function storedOf(level: LevelFile): StoredMatch | undefined {
  const begun = start(stepwise, {
    settings: { level: levelText(level, true), freeDrawing: false },
    seed: '1',
  });
  if (!begun.match) return undefined;
  return {
    id: 'playtest',
    game: 'stepwise',
    savedAt: 0,
    finished: false,
    seats: [{ kind: 'human' }],
    startedAt: 0,
    plies: 0,
    record: recordOf(begun.match),
  };
}
