/** A game looked at again, move by move: a kept one, or one that came by a link. From any position one can play on. */
import { createMemo, createSignal, Show, type JSX } from 'solid-js';
import { useNavigate, useSearchParams } from '@solidjs/router';
import { lineOf, toldAtPly, type Told } from '@rankfall/kernel';
import { saktris, type SaktrisTerms, type Side } from '@rankfall/saktris';
import { Board } from '../../board/Board.tsx';
import type { BoardHandle } from '../../board/props.ts';
import { playPath, type ReplayProps } from '../../games.ts';
import { createLate } from '../../look/after-paint.ts';
import { MoveList } from '../../match/MoveList.tsx';
import { placeFrom } from '../../match/ReplayParts.tsx';
import { ReplayBar } from '../../match/ReplayBar.tsx';
import { ShareDialog } from '../../match/ShareDialog.tsx';
import { MatchIcon } from '../../match/MatchIcon.tsx';
import { useBoardKeys } from '../../match/use-board-keys.ts';
import { useKeep } from '../../match/use-keep.ts';
import { useBoardWords } from '../../match/use-board-words.ts';
import { matchWords } from '../../match/words.en.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { Heading } from '../../shell/Heading.tsx';
import { useShell, useShortcuts } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import { arrowsOf } from './analysis.ts';
import { AnalysisBar } from './AnalysisBar.tsx';
import { onlyHuman } from './choice.ts';
import { marksOf as hintMarks } from './create-advice.ts';
import { createAnalysis } from './create-analysis.ts';
import { goneIn, gameEvents, marksOf, openStored } from './create-play.ts';
import { useBotNames } from './create-says.ts';
import { follow, menOn, type Men } from './men.ts';
import { pgnTags, sharedTexts } from './share.ts';
import { Strip } from './Strip.tsx';
import { Swings } from './Swings.tsx';
import { armyOf, lost, trayOf } from './tray.ts';
import { useBoardTheme, usePieceLook } from '../../match/use-piece-look.ts';
import { frameAt, rowsOf, writtenLine } from './written.ts';
import { WhatIf } from './WhatIf.tsx';
import { saktrisWords } from './words.en.ts';
import '../../match/match.css';
import './play.css';

const nobody: ReadonlySet<string> = new Set();

interface ShownStep {
  readonly ply: number;
  /** What the step to it made happen. */
  readonly told: readonly Told<SaktrisTerms>[];
}

export function Replay(props: ReplayProps): JSX.Element {
  const shell = useShell();
  const words = useGameWords(saktrisWords);
  const table = useGameWords(matchWords);
  const boardWords = useBoardWords();
  useBoardKeys('pnbrqk', ['threats']);
  const look = usePieceLook();
  const theme = useBoardTheme();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const stored = props.match;
  const match = openStored(stored);
  const botName = useBotNames(stored.seats);
  const plies = lineOf(match).length;
  const written = writtenLine(match);
  const rows = rowsOf(written);
  const [isTurned, setTurned] = createSignal(onlyHuman(stored.seats) === 1);
  const [opened, setOpened] = createSignal<'share' | 'moves' | 'swings' | 'what-if'>();
  // A finished game is told from its beginning; one that is running, or came by a link, is shown as it stands.
  const [ply, setPly] = createSignal(
    placeFrom(search['ply'], plies) ?? (stored.finished && !props.fromLink ? 0 : plies),
  );
  const frame = createMemo(() => frameAt(match, ply()));
  const view = createMemo(() => saktris.view(frame().state, 'watcher'));
  // A step forward happens as it did in the game; a step back or a jump has nothing to tell.
  const step = createMemo<ShownStep>(
    (before) => ({ ply: ply(), told: ply() === before.ply + 1 ? toldAtPly(match, ply()) : [] }),
    { ply: ply(), told: [] },
  );
  const men = createMemo<Men>(
    (before) => follow(before, gameEvents(step().told), view().position.board),
    menOn(view().position.board),
  );
  const moveAt = (at: number): string => written.find((one) => one.ply === at)?.text ?? '';
  const first = frameAt(match, 0).state;
  const toCome = saktris.view(first, 'watcher').toCome;
  const army = (side: Side): string => armyOf(first.position.board, toCome[side], side);

  // While a game runs its queues are a secret, so only one that is over is looked into.
  const analysis = match.result && plies > 0 ? createAnalysis(match, written) : undefined;
  if (search['analyse'] === '1') analysis?.judging.start();
  /** The move that would have been better, where one of the swings begins. */
  const better = createMemo(() => analysis?.swings().find((swing) => swing.ply - 1 === ply())?.best);

  let board: BoardHandle | undefined;
  const go = (next: number): void => {
    setPly(next);
    // What was drawn was about the position that was left.
    board?.erase();
    if (!props.fromLink) setSearch({ ply: String(next) }, { replace: true });
    const text = moveAt(next);
    if (text !== '') shell.announce(text);
  };
  const playOn = (): void => {
    const isRunning = !match.result && ply() === plies && !props.fromLink;
    if (isRunning) navigate(playPath('saktris', stored.id));
    else setOpened('what-if');
  };
  const keep = useKeep('saktris', match, stored.seats, () => words().replay.kept);
  const flip = (): void => void setTurned((was) => !was);
  useShortcuts(() => ({
    title: words().play.keys,
    shortcuts: [{ keys: ['f'], label: words().play.keyFlip, run: flip }],
  }));

  const strip = (side: () => Side, place: 'top' | 'bottom'): JSX.Element => (
    <Strip
      side={side()}
      place={place}
      name={stored.seats[side()]?.name ?? words().side(side())}
      isOn={!frame().result && view().position.toMove === side()}
      lost={lost(army(side()), view().position.board, view().toCome[side()], side())}
      left={frame().clock?.[side()]}
      tray={trayOf(view(), side())}
      takable={nobody}
      taken={undefined}
      onTake={() => undefined}
      onGrab={() => undefined}
    />
  );
  const near = createLate((): Side => (isTurned() ? 1 : 0));
  const far = (): Side => (near() === 0 ? 1 : 0);
  const swings = (onGo: (next: number) => void): JSX.Element => (
    <Show when={analysis}>
      {(one) => <Swings analysis={one()} written={written} ply={ply()} onGo={onGo} />}
    </Show>
  );
  const closeAndGo = (next: number): void => {
    setOpened(undefined);
    go(next);
  };
  return (
    <div class="match" data-replay>
      <Heading hidden title={words().replay.title} />
      <div class="match-in">
        {strip(far, 'top')}
        <div class="match-board">
          <Board
            files={8}
            ranks={8}
            pieces={men()}
            words={boardWords()}
            options={[]}
            onChoose={() => undefined}
            announce={(text) => shell.announce(text)}
            flipped={isTurned()}
            marks={[...marksOf(frame(), view()), ...hintMarks(better())]}
            arrows={arrowsOf(better() ?? '')}
            gone={goneIn(step().told)}
            look={look()}
            theme={theme()}
            onFlip={flip}
            handle={(handle) => {
              board = handle;
            }}
          />
        </div>
        {strip(near, 'bottom')}
        <div class="match-moves">
          {swings(go)}
          <MoveList rows={rows} current={ply()} onGo={go} />
          <Show when={match.result}>
            {(result) => <p class="small moves-end">{words().result(result())}</p>}
          </Show>
        </div>
        <Show when={analysis}>
          {(one) => (
            <AnalysisBar
              analysis={one()}
              ply={ply()}
              move={moveAt(ply())}
              onGo={go}
              onSwings={() => setOpened('swings')}
            />
          )}
        </Show>
        <ReplayBar ply={ply()} plies={plies} move={moveAt(ply())} onGo={go}>
          <button type="button" disabled={ply() === plies && match.result !== undefined} onClick={playOn}>
            {words().replay.playOn}
          </button>
          <Show when={props.fromLink}>
            <button type="button" class="quiet" onClick={keep}>
              {words().replay.keep}
            </button>
          </Show>
          <button
            type="button"
            class="quiet"
            data-narrow
            aria-haspopup="dialog"
            onClick={() => setOpened('moves')}
          >
            <MatchIcon name="moves" />
            <span class="visually-hidden">{table().moves}</span>
          </button>
          <button type="button" class="quiet" aria-haspopup="dialog" onClick={() => setOpened('share')}>
            <MatchIcon name="share" />
            <span class="visually-hidden">{table().share}</span>
          </button>
        </ReplayBar>
      </div>
      <Dialog open={opened() === 'moves'} title={table().moves} onClose={() => setOpened(undefined)}>
        <MoveList rows={rows} current={ply()} onGo={closeAndGo} />
      </Dialog>
      <Dialog
        open={opened() === 'swings'}
        title={words().analysis.title}
        onClose={() => setOpened(undefined)}
      >
        {swings(closeAndGo)}
      </Dialog>
      <WhatIf
        open={opened() === 'what-if'}
        frame={frame()}
        human={onlyHuman(stored.seats)}
        onClose={() => setOpened(undefined)}
      />
      <ShareDialog
        open={opened() === 'share'}
        texts={
          opened() === 'share' ? sharedTexts(match, words().play, pgnTags(stored, botName), frame()) : []
        }
        onClose={() => setOpened(undefined)}
      />
    </div>
  );
}
