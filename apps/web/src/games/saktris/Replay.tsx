/** A game looked at again, move by move: a kept one, or one that came by a link. From any position one can play on. */
import { createMemo, createSignal, Show, type JSX } from 'solid-js';
import { useNavigate, useSearchParams } from '@solidjs/router';
import { lineOf, recordOf, start, toldAtPly, type Match, type Told } from '@rankfall/kernel';
import { saktris, writeSakfen, type SaktrisTerms, type Side } from '@rankfall/saktris';
import { Board } from '../../board/Board.tsx';
import { playPath, replayPath, type ReplayProps } from '../../games.ts';
import { MoveList } from '../../match/MoveList.tsx';
import { ReplayBar } from '../../match/ReplayBar.tsx';
import { ShareDialog } from '../../match/ShareDialog.tsx';
import { MatchIcon } from '../../match/MatchIcon.tsx';
import { useBoardKeys } from '../../match/use-board-keys.ts';
import { useBoardWords } from '../../match/use-board-words.ts';
import { matchWords } from '../../match/words.en.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { Heading } from '../../shell/Heading.tsx';
import { useShell, useShortcuts } from '../../shell/shell.ts';
import { newMatchId } from '../../storage/matches.ts';
import { useGameWords } from '../../words/use-words.ts';
import { freshSeed, onlyHuman } from './choice.ts';
import { clearedIn, gameEvents, marksOf, openStored } from './create-play.ts';
import { follow, menOn, type Men } from './men.ts';
import { sharedTexts } from './share.ts';
import { Strip } from './Strip.tsx';
import { armyOf, lost, trayOf } from './tray.ts';
import { useBoardTheme, usePieceLook } from '../../match/use-piece-look.ts';
import { frameAt, rowsOf, writtenLine } from './written.ts';
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
  const plies = lineOf(match).length;
  const written = writtenLine(match);
  const rows = rowsOf(written);
  const [isTurned, setTurned] = createSignal(onlyHuman(stored.seats) === 1);
  const [opened, setOpened] = createSignal<'share' | 'moves'>();
  // A finished game is told from its beginning; one that is running, or came by a link, is shown as it stands.
  const [ply, setPly] = createSignal(
    plyFrom(search['ply'], plies) ?? (stored.finished && !props.fromLink ? 0 : plies),
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

  const go = (next: number): void => {
    setPly(next);
    if (!props.fromLink) setSearch({ ply: String(next) }, { replace: true });
    const text = moveAt(next);
    if (text !== '') shell.announce(text);
  };
  const save = (begun: Match<SaktrisTerms>): string => {
    const id = newMatchId();
    shell.matches.save({
      id,
      seats: stored.seats,
      startedAt: Date.now(),
      plies: lineOf(begun).length,
      record: recordOf(begun),
    });
    return id;
  };
  const playOn = (): void => {
    const shown = frame();
    if (!shown.result && shown === match && !props.fromLink) {
      navigate(playPath('saktris', stored.id));
      return;
    }
    const { previewCount, physicsBump } = match.charter.settings;
    const begun = start(saktris, {
      settings: { start: writeSakfen(shown.state.position), previewCount, physicsBump },
      seed: freshSeed(),
    });
    if (!begun.match) shell.toast({ text: words().reason(begun.refused) });
    else navigate(playPath('saktris', save(begun.match)));
  };
  const keep = (): void => {
    navigate(replayPath('saktris', save(match)), { replace: true });
    shell.toast({ text: words().replay.kept });
  };
  const flip = (): void => void setTurned((was) => !was);
  useShortcuts(() => ({
    title: words().play.keys,
    shortcuts: [{ keys: ['f'], label: words().play.keyFlip, run: flip }],
  }));

  const strip = (side: Side, place: 'top' | 'bottom'): JSX.Element => (
    <Strip
      side={side}
      place={place}
      name={stored.seats[side]?.name ?? words().side(side)}
      isOn={!frame().result && view().position.toMove === side}
      lost={lost(army(side), view().position.board, view().toCome[side], side)}
      left={frame().clock?.[side]}
      tray={trayOf(view(), side)}
      takable={nobody}
      taken={undefined}
      onTake={() => undefined}
      onGrab={() => undefined}
    />
  );
  const bottom = (): Side => (isTurned() ? 1 : 0);
  return (
    <div class="match" data-replay>
      <Heading hidden title={words().replay.title} />
      <div class="match-in">
        {strip(bottom() === 0 ? 1 : 0, 'top')}
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
            marks={marksOf(frame(), view())}
            cleared={clearedIn(step().told)}
            look={look()}
            theme={theme()}
            onFlip={flip}
          />
        </div>
        {strip(bottom(), 'bottom')}
        <div class="match-moves">
          <MoveList rows={rows} current={ply()} onGo={go} />
          <Show when={match.result}>
            {(result) => <p class="small moves-end">{words().result(result())}</p>}
          </Show>
        </div>
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
        <MoveList
          rows={rows}
          current={ply()}
          onGo={(next) => {
            setOpened(undefined);
            go(next);
          }}
        />
      </Dialog>
      <ShareDialog
        open={opened() === 'share'}
        texts={opened() === 'share' ? sharedTexts(match, words().play, frame()) : []}
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
