/** A battle looked at again, reveal by reveal: a kept one, or one that came by a link. Only what everybody knew then is shown. */
import { createMemo, createSignal, lazy, Show, Suspense, type JSX } from 'solid-js';
import { useNavigate, useSearchParams } from '@solidjs/router';
import { lineOf, matchAtPly, recordOf } from '@rankfall/kernel';
import { starlines } from '@rankfall/starlines';
import { playPath, replayPath, type ReplayProps } from '../../games.ts';
import { MatchIcon } from '../../match/MatchIcon.tsx';
import { ReplayBar } from '../../match/ReplayBar.tsx';
import { ShareDialog } from '../../match/ShareDialog.tsx';
import { matchWords } from '../../match/words.en.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { Heading } from '../../shell/Heading.tsx';
import { useShell } from '../../shell/shell.ts';
import { newMatchId } from '../../storage/matches.ts';
import { useGameWords } from '../../words/use-words.ts';
import { BattleLog } from './BattleLog.tsx';
import { humansOf } from './choice.ts';
import { chaptersOf, pagesOf, type Page } from './chronicle.ts';
import { useLabels, useNames } from './create-says.ts';
import { openStored } from './create-table.ts';
import { sharedTexts } from './share.ts';
import { TableView } from './TableView.tsx';
import { TipArea } from './Tips.tsx';
import { useNumbersOf } from './use-numbers-of.ts';
import { starlinesWords } from './words.en.ts';

const Ending = lazy(async () => ({ default: (await import('./Ending.tsx')).Ending }));

export function Replay(props: ReplayProps): JSX.Element {
  const shell = useShell();
  const words = useGameWords(starlinesWords);
  const common = useGameWords(matchWords);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const stored = props.match;
  const match = openStored(stored);
  useNumbersOf(stored.record.rules);
  const told = pagesOf(match);
  // The start, every reveal, and an end that came by itself (a flag, a resignation).
  const frames: readonly Page[] = [
    { events: [], match: matchAtPly(match, 0) },
    ...told,
    ...(match.result && told.at(-1)?.match.result === undefined ? [{ events: [], match }] : []),
  ];
  const last = frames.length - 1;
  const nameOf = useNames(stored.seats);
  const labels = useLabels(stored.seats);
  const names = createMemo(() => [nameOf(0), nameOf(1)]);
  const [opened, setOpened] = createSignal<'share' | 'log' | 'ending'>();
  const [at, setAt] = createSignal(
    frameFrom(search['ply'], last) ?? (stored.finished && !props.fromLink ? 0 : last),
  );
  const frame = createMemo(() => frames[at()] ?? { events: [], match });
  const view = createMemo(() => starlines.view(frame().match.state, 'watcher'));
  const chapters = createMemo(() => chaptersOf(frames.slice(0, at() + 1)));
  const said = (): string => {
    const { result } = frame().match;
    if (result && at() === last) return words().result(result, names());
    const text = frame().events.flatMap((event) => words().event(event, names()));
    return text.length === 0 ? words().replay.start : text.join(' ');
  };
  const where = (): string => {
    const { turn, phase } = view().at;
    return words().replay.step(turn === 0 ? words().muster : words().turn(turn), words().phase(phase));
  };
  const go = (next: number): void => {
    setAt(next);
    if (!props.fromLink) setSearch({ ply: String(next) }, { replace: true });
    shell.announce(said());
  };
  const save = (): string => {
    const id = newMatchId();
    shell.matches.save({
      id,
      seats: stored.seats,
      startedAt: Date.now(),
      plies: lineOf(match).length,
      record: recordOf(match),
    });
    return id;
  };
  const keep = (): void => {
    navigate(replayPath('starlines', save()), { replace: true });
    shell.toast({ text: words().replay.kept });
  };
  const playOn = (): void => navigate(playPath('starlines', props.fromLink ? save() : stored.id));
  return (
    <TipArea>
      <div class="sl" data-replay>
        <Heading hidden title={words().replay.title} />
        <div class="sl-in">
          <TableView
            view={view()}
            bottom={humansOf(stored.seats)[0] ?? 0}
            names={names()}
            labels={labels()}
            latest={frame().events}
            clocks={frame().match.clock}
            isOver={frame().match.result !== undefined}
          />
          <div class="sl-lower">
            <p class="sl-replay-said">{said()}</p>
            <ReplayBar ply={at()} plies={last} move={where()} onGo={go}>
              <Show when={!match.result}>
                <button type="button" onClick={playOn}>
                  {words().replay.playOn}
                </button>
              </Show>
              <Show when={props.fromLink}>
                <button type="button" class="quiet" onClick={keep}>
                  {words().replay.keep}
                </button>
              </Show>
              <Show when={match.result}>
                <button
                  type="button"
                  class="quiet"
                  aria-haspopup="dialog"
                  onClick={() => setOpened('ending')}
                >
                  {words().end.charts}
                </button>
              </Show>
              <button type="button" class="quiet" aria-haspopup="dialog" onClick={() => setOpened('log')}>
                <MatchIcon name="moves" />
                <span class="visually-hidden">{words().play.log}</span>
              </button>
              <button type="button" class="quiet" aria-haspopup="dialog" onClick={() => setOpened('share')}>
                <MatchIcon name="share" />
                <span class="visually-hidden">{common().share}</span>
              </button>
            </ReplayBar>
          </div>
          <aside class="sl-panel">
            <h2>{words().play.logTitle}</h2>
            <BattleLog chapters={chapters()} names={names()} />
          </aside>
        </div>
      </div>
      <Dialog open={opened() === 'log'} title={words().play.logTitle} onClose={() => setOpened(undefined)}>
        <BattleLog chapters={chapters()} names={names()} />
      </Dialog>
      <Dialog open={opened() === 'ending'} title={words().end.charts} onClose={() => setOpened(undefined)}>
        <Suspense>
          <Ending match={match} pages={told} names={names()} />
        </Suspense>
      </Dialog>
      <ShareDialog
        open={opened() === 'share'}
        texts={opened() === 'share' ? sharedTexts(match.result ? match : frame().match, words().play) : []}
        onClose={() => setOpened(undefined)}
      />
    </TipArea>
  );
}

/** A frame that an address names, if there is such a one. */
function frameFrom(text: string | readonly string[] | undefined, last: number): number | undefined {
  const at = typeof text === 'string' && /^\d{1,5}$/u.test(text) ? Number(text) : undefined;
  return at !== undefined && at <= last ? at : undefined;
}
