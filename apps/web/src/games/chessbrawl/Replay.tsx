/** A run looked at again, choice by choice: a kept one, or one that came by a link. */
import { createMemo, createSignal, Show, type JSX } from 'solid-js';
import { useNavigate, useSearchParams } from '@solidjs/router';
import { lineOf, recordOf } from '@rankfall/kernel';
import { isAssisted, kingCell, stopwatch, stopwatchText } from '@rankfall/chessbrawl';
import { Board } from '../../board/Board.tsx';
import type { BoardHandle } from '../../board/props.ts';
import { gamePath, playPath, replayPath, type ReplayProps } from '../../games.ts';
import { MatchIcon } from '../../match/MatchIcon.tsx';
import { ReplayBar } from '../../match/ReplayBar.tsx';
import { ShareDialog } from '../../match/ShareDialog.tsx';
import { useBoardKeys } from '../../match/use-board-keys.ts';
import { useBoardTheme, usePieceLook } from '../../match/use-piece-look.ts';
import { matchWords } from '../../match/words.en.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { Heading } from '../../shell/Heading.tsx';
import { useShell } from '../../shell/shell.ts';
import { newMatchId } from '../../storage/matches.ts';
import { useGameWords } from '../../words/use-words.ts';
import { presetOf, runQuery } from './begin.ts';
import { lastMoved, openStored } from './create-run.ts';
import { CrestOver } from './Overlay.tsx';
import { HudOf } from './Hud.tsx';
import { eventsOfPly, frameAt } from './line.ts';
import { marksOf } from './marks.ts';
import { follow, menOn, type Men } from './men.ts';
import { sharedTexts } from './share.ts';
import { Timeline } from './Timeline.tsx';
import { timelineOf } from './timeline.ts';
import { useArenaWords } from './use-arena-words.ts';
import { WaveList } from './WaveList.tsx';
import { brawlWords } from './words.en.ts';
import '../../match/match.css';
import './play.css';
import './overlay.css';
import './end.css';

const QUIET = new Set(['turn-changed', 'aimed', 'spawned', 'paced']);

export function Replay(props: ReplayProps): JSX.Element {
  const shell = useShell();
  const words = useGameWords(brawlWords);
  const table = useGameWords(matchWords);
  const boardWords = useArenaWords();
  const look = usePieceLook();
  const theme = useBoardTheme();
  const navigate = useNavigate();
  useBoardKeys('pnbrqk', ['threats', 'flip', 'moves']);
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = createSignal<'share' | 'summary'>();
  const stored = props.match;
  const match = openStored(stored);
  const plies = lineOf(match).length;
  const [ply, setPly] = createSignal(
    plyFrom(search['ply'], plies) ?? (stored.finished && !props.fromLink ? 0 : plies),
  );
  const frame = createMemo(() => frameAt(match, ply()));
  const state = (): typeof match.state => frame().state;
  const events = createMemo(() => eventsOfPly(match, ply()));
  let last = ply();
  const men = createMemo<Men>((before) => {
    const isNext = ply() === last + 1;
    last = ply();
    return follow(before, isNext ? events() : [], state().board);
  }, menOn(frame().state.board));
  const said = createMemo(() =>
    events()
      .filter(({ type }) => !QUIET.has(type))
      .map((event) => words().event(event))
      .join(' '),
  );
  let board: BoardHandle | undefined;
  const go = (next: number): void => {
    setPly(next);
    board?.erase();
    if (!props.fromLink) setSearch({ ply: String(next) }, { replace: true });
    shell.announce(said());
  };
  const keep = (): void => {
    const id = newMatchId();
    shell.matches.save({
      id,
      seats: stored.seats,
      startedAt: Date.now(),
      plies,
      preset: presetOf(match.charter.settings, match.charter.seed, stored.seats.length > 1),
      record: recordOf(match),
    });
    navigate(replayPath('chessbrawl', id), { replace: true });
    shell.toast({ text: words().replay.kept });
  };
  return (
    <div class="match brawl" data-replay>
      <Heading hidden title={words().replay.title} />
      <div class="brawl-in">
        <HudOf
          state={state()}
          time={stopwatchText(stopwatch(state(), frame().at))}
          isAssisted={isAssisted(state(), frame().sitting.marks)}
          siege={undefined}
        />
        <div class="arena-room">
          <div class="arena">
            <Board
              files={6}
              ranks={8}
              pieces={men()}
              words={boardWords()}
              options={[]}
              onChoose={() => undefined}
              announce={(text) => shell.announce(text)}
              marks={marksOf(state(), lastMoved(events()), [])}
              look={look()}
              theme={theme()}
              handle={(handle) => {
                board = handle;
              }}
            />
            <CrestOver king={state().king} at={state().fall ? undefined : kingCell(state().board)} />
          </div>
        </div>
        <aside class="brawl-side">
          <h2>{words().play.wavesOf(state().round)}</h2>
          <WaveList state={state()} />
        </aside>
        <p class="brawl-hint">{said() === '' ? words().replay.start : said()}</p>
        <div class="brawl-replay">
          <ReplayBar ply={ply()} plies={plies} move={said()} onGo={go}>
            <Show
              when={match.result !== undefined || props.fromLink}
              fallback={
                <button type="button" onClick={() => navigate(playPath('chessbrawl', stored.id))}>
                  {words().replay.playOn}
                </button>
              }
            >
              <button type="button" onClick={() => navigate(gamePath('chessbrawl', runQuery(match)))}>
                {words().replay.again}
              </button>
            </Show>
            <Show when={props.fromLink}>
              <button type="button" class="quiet" onClick={keep}>
                {words().replay.keep}
              </button>
            </Show>
            <button type="button" class="quiet" aria-haspopup="dialog" onClick={() => setOpened('summary')}>
              {words().replay.summary}
            </button>
            <button type="button" class="quiet" aria-haspopup="dialog" onClick={() => setOpened('share')}>
              <MatchIcon name="share" />
              <span class="visually-hidden">{table().share}</span>
            </button>
          </ReplayBar>
        </div>
      </div>
      <Dialog
        open={opened() === 'summary'}
        title={words().replay.summary}
        onClose={() => setOpened(undefined)}
      >
        <Timeline moments={timelineOf(match)} />
      </Dialog>
      <ShareDialog
        open={opened() === 'share'}
        texts={opened() === 'share' ? sharedTexts(match, words()) : []}
        onClose={() => setOpened(undefined)}
      />
    </div>
  );
}

/** A ply that an address names, if there is such a one. */
function plyFrom(text: string | readonly string[] | undefined, plies: number): number | undefined {
  const ply = typeof text === 'string' && /^\d{1,5}$/u.test(text) ? Number(text) : undefined;
  return ply !== undefined && ply <= plies ? ply : undefined;
}
