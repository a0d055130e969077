/** A game being played: the board as large as it can be, both sides' pieces to come, and whatever else a table has. */
import { createEffect, createMemo, createSignal, onCleanup, Show, type JSX } from 'solid-js';
import { useNavigate, useSearchParams } from '@solidjs/router';
import { lineOf, recordOf, start, type Option, type Told } from '@rankfall/kernel';
import { saktris, type SaktrisDoes, type SaktrisTerms, type Side } from '@rankfall/saktris';
import { Board } from '../../board/Board.tsx';
import type { Attempt, BoardHandle } from '../../board/props.ts';
import { analysisPath, gamePath, playPath, replayPath, rulesPath, type PlayProps } from '../../games.ts';
import { createLate } from '../../look/after-paint.ts';
import { MoveList } from '../../match/MoveList.tsx';
import { MatchIcon } from '../../match/MatchIcon.tsx';
import { tableOffers, type Act } from '../../match/offers.ts';
import { ResultDialog } from '../../match/ResultDialog.tsx';
import { ShareDialog } from '../../match/ShareDialog.tsx';
import { TableMenu } from '../../match/TableMenu.tsx';
import { Tools, type ToolButton } from '../../match/Tools.tsx';
import { useBoardKeys } from '../../match/use-board-keys.ts';
import { useBoardWords } from '../../match/use-board-words.ts';
import { useClocks } from '../../match/use-clocks.ts';
import { useSounds } from '../../match/use-sounds.ts';
import { matchWords } from '../../match/words.en.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { Heading } from '../../shell/Heading.tsx';
import { useShell, useShortcuts } from '../../shell/shell.ts';
import { newMatchId } from '../../storage/matches.ts';
import { useGameWords } from '../../words/use-words.ts';
import { attemptAt } from './attempt.ts';
import { freshSeed, rematchSeats } from './choice.ts';
import { createAdvice } from './create-advice.ts';
import { createPlay } from './create-play.ts';
import {
  createHint,
  sideOf,
  useBotNames,
  useClockSaying,
  useNames,
  useTelling,
  useTraySaying,
} from './create-says.ts';
import { halfMade } from './half-turn.ts';
import { pgnTags, sharedTexts } from './share.ts';
import { soundsOf } from './sounds-of.ts';
import { Strip } from './Strip.tsx';
import { threatsTo } from './threats.ts';
import { ToCome } from './ToCome.tsx';
import { lost, trayOf } from './tray.ts';
import { useBoardTheme, usePieceLook } from '../../match/use-piece-look.ts';
import { rowsOf, writtenLine } from './written.ts';
import { saktrisWords } from './words.en.ts';
import '../../match/match.css';
import './play.css';

type Note = { readonly square: string; readonly text: string };
type Opened = 'menu' | 'moves' | 'share' | 'result';

const NOTE_LASTS = 5000;
/** The last move is seen before the result lies over it. */
const RESULT_WAITS = 450;

export function Play(props: PlayProps): JSX.Element {
  const shell = useShell();
  const words = useGameWords(saktrisWords);
  const table = useGameWords(matchWords);
  const boardWords = useBoardWords();
  useBoardKeys('pnbrqk');
  const look = usePieceLook();
  const theme = useBoardTheme();
  const sound = useSounds();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [note, setNote] = createSignal<Note>();
  const [picked, setPicked] = createSignal<readonly string[]>([]);
  const [isTurned, setTurned] = createSignal(false);
  const [opened, setOpened] = createSignal<Opened>();
  const [advised, setAdvised] = createSignal<string>();
  let handle: BoardHandle | undefined;

  const stored = props.match;
  const nameOf = useNames(stored.seats);
  const botName = useBotNames(stored.seats);
  const telling = useTelling(nameOf);
  const sayTray = useTraySaying();
  const sayClocks = useClockSaying(nameOf);
  const game = createPlay(stored, shell.matches, tell);
  const { match, view, acting, human } = game;
  const clocks = useClocks(game.hosted, (seat, seconds) => {
    sound('low-time');
    shell.announce(table().left(nameOf(sideOf(seat)), seconds));
  });
  const humans = stored.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  // What stands beside the board follows one frame behind it, so that the board itself answers at once.
  const beside = createLate(match);
  const offers = createMemo(() => tableOffers(beside(), humans));
  const isTurning = (): boolean => human === undefined && search['turn'] === '1';
  const bottom = createMemo((): Side => {
    const side = human ?? (isTurning() ? view().position.toMove : 0);
    return isTurned() ? other(side) : side;
  });
  const rows = createMemo(() => rowsOf(writtenLine(beside())));
  const plies = createMemo(() => lineOf(beside()).length);
  const isForce = (): boolean => game.options().some(({ does }) => does.type === 'force');
  const men = createMemo(() => halfMade(game.men(), picked(), isForce()));

  function tell(told: readonly Told<SaktrisTerms>[]): void {
    setNote(undefined);
    for (const text of telling(told)) shell.announce(text);
    const passes = told.flatMap(({ event }) => (event.type === 'passed' ? [event] : []));
    for (const passed of passes) shell.toast({ text: words().event(passed) });
    for (const { kind, piece } of soundsOf(told, human)) sound(kind, piece);
    if (told.some(({ event }) => event.type === '~over')) setTimeout(() => setOpened('result'), RESULT_WAITS);
  }

  const refuse = (attempt: Attempt<Option<SaktrisDoes>>): void => {
    const option = attemptAt(match().state, attempt.picked, attempt.token);
    const reason = attempt.option?.off ?? (option === undefined ? undefined : game.why(option));
    if (!reason) return;
    const text = words().reason(reason);
    setNote({ square: attempt.token, text });
    shell.announce(text);
    sound('refuse');
  };
  createEffect(() => {
    if (!note()) return;
    const timer = setTimeout(() => setNote(undefined), NOTE_LASTS);
    onCleanup(() => clearTimeout(timer));
  });
  const choose = (option: Option<SaktrisDoes>): void => {
    const reason = game.place(option.id);
    if (reason) shell.announce(words().reason(reason));
  };
  const act = ({ seat, choice }: Act): void => {
    const reason = game.hosted.choose(seat, choice);
    if (reason) shell.toast({ text: words().reason(reason) });
  };
  const rematch = (): void => {
    const { settings, table: agreed } = match().charter;
    const seats = human === undefined ? stored.seats : rematchSeats(stored.seats);
    const begun = start(saktris, { settings, seed: freshSeed(), table: agreed });
    if (!begun.match) return;
    const id = newMatchId();
    shell.matches.save({
      id,
      seats,
      startedAt: Date.now(),
      plies: 0,
      ...(stored.preset ? { preset: stored.preset } : {}),
      record: recordOf(begun.match),
    });
    navigate(`${playPath('saktris', id)}${isTurning() ? '?turn=1' : ''}`);
  };

  const advice = createAdvice(game, (move) => {
    const said = move === undefined ? words().play.noHint : words().play.hint(move);
    setAdvised(move === undefined ? undefined : said);
    shell.announce(said);
    if (move === undefined) shell.toast({ text: said });
  });
  const told = createHint(game, picked, botName);
  const hint = (): string => {
    if (advice.state() === 'looking') return table().hinting;
    return advice.state() === 'found' && picked().length === 0 ? (advised() ?? told()) : told();
  };
  const isThinking = (): boolean =>
    advice.state() === 'looking' || (!match().result && acting() === undefined);
  // What stands beside the board is a frame late; a second press in that frame means what is on offer now.
  const take = (which: 'undo' | 'redo'): void => {
    const offered = tableOffers(match(), humans)[which];
    if (offered) act(offered);
  };
  const flip = (): void => void setTurned((was) => !was);
  useShortcuts(() => ({
    title: words().play.keys,
    shortcuts: [
      { keys: ['u'], label: words().play.keyUndo, run: () => take('undo') },
      { keys: ['y'], label: words().play.keyRedo, run: () => take('redo') },
      { keys: ['f'], label: words().play.keyFlip, run: flip },
      { keys: ['h'], label: words().play.keyHint, run: advice.ask },
      { keys: ['a'], label: words().play.keyTray, run: () => shell.announce(sayTray(view())) },
      { keys: ['t'], label: words().play.keyClocks, run: () => shell.announce(sayClocks(clocks())) },
    ],
  }));

  const tools = createMemo((): readonly ToolButton[] => {
    const { undo, redo } = offers();
    if (match().result)
      return [
        { icon: 'redo', label: table().result.rematch, onPress: rematch },
        {
          icon: 'play',
          label: table().result.replay,
          onPress: () => navigate(replayPath('saktris', stored.id)),
        },
        {
          icon: 'graph',
          label: table().result.analyse,
          onPress: () => navigate(analysisPath('saktris', stored.id)),
        },
        { icon: 'share', label: table().share, opensDialog: true, onPress: () => setOpened('share') },
        {
          icon: 'moves',
          label: table().moves,
          onlyNarrow: true,
          opensDialog: true,
          onPress: () => setOpened('moves'),
        },
        { icon: 'menu', label: table().menu, opensDialog: true, onPress: () => setOpened('menu') },
      ];
    return [
      { icon: 'undo', label: table().undo, isOff: !undo, onPress: () => take('undo') },
      { icon: 'redo', label: table().redo, isOff: !redo, onPress: () => take('redo') },
      { icon: 'hint', label: table().hint, isOff: acting() === undefined, onPress: advice.ask },
      { icon: 'book', label: table().rules, onPress: () => navigate(rulesPath('saktris')) },
      {
        icon: 'moves',
        label: table().moves,
        onlyNarrow: true,
        opensDialog: true,
        onPress: () => setOpened('moves'),
      },
      { icon: 'menu', label: table().menu, opensDialog: true, onPress: () => setOpened('menu') },
    ];
  });
  const takable = createMemo(
    () =>
      new Set(
        game.options().flatMap(({ picks, off }) => {
          const [first] = picks ?? [];
          return off === undefined && first && /^[KQRBNP]$/u.test(first) ? [first] : [];
        }),
      ),
  );
  const nobody: ReadonlySet<string> = new Set();
  const trays = createMemo(() => ({ 0: trayOf(view(), 0), 1: trayOf(view(), 1) }));
  // The strips change places a frame after the board has turned, and stay the same ones.
  const near = createLate(bottom);
  const far = (): Side => other(near());
  const strip = (side: () => Side, place: 'top' | 'bottom'): JSX.Element => (
    <Strip
      side={side()}
      place={place}
      name={nameOf(side())}
      isOn={!match().result && view().position.toMove === side()}
      lost={lost(game.armies[side()], view().position.board, view().toCome[side()], side())}
      left={match().clock ? clocks()[side()] : undefined}
      tray={trays()[side()]}
      takable={acting() === side() ? takable() : nobody}
      taken={picked().find((token) => /^[KQRBNP]$/u.test(token))}
      onTake={(letter) => handle?.pick(letter)}
      onGrab={(letter, event) => handle?.dragIn(event, letter, { kind: letter, side: side() })}
    />
  );

  return (
    <div class="match">
      <Heading hidden title={words().play.title} />
      <div class="match-in">
        {strip(far, 'top')}
        <div class="match-board">
          <Board
            files={8}
            ranks={8}
            pieces={men()}
            words={boardWords()}
            options={game.options()}
            onChoose={choose}
            announce={(text) => shell.announce(text)}
            flipped={bottom() === 1}
            marks={[...game.marks(), ...advice.marks()]}
            gone={game.gone()}
            threats={threatsTo(view().position.board, human ?? view().position.toMove)}
            look={look()}
            theme={theme()}
            physics={match().charter.settings.physicsBump}
            side={view().position.toMove}
            onPick={(next) => {
              setPicked(next);
              if (next.length > 0) setNote(undefined);
            }}
            onRefuse={refuse}
            onFlip={flip}
            handle={(made) => {
              handle = made;
            }}
            note={note()}
          />
          <Show when={match().sitting.paused}>
            <div class="match-paused">
              <p class="match-paused-title">{table().paused}</p>
              <p>{table().pausedLine}</p>
              <button
                type="button"
                class="primary"
                onClick={() => offers().resume && act(offers().resume as Act)}
              >
                {table().resume}
              </button>
            </div>
          </Show>
        </div>
        {strip(near, 'bottom')}
        <Show
          when={offers().draw}
          fallback={
            <p
              class="match-hint"
              data-check={view().check || undefined}
              data-thinking={(isThinking() && !match().sitting.paused) || undefined}
            >
              <Show when={game.danger() !== undefined} fallback={hint()}>
                <span class="match-warning">{words().play.lastPiece(words().side(game.danger() ?? 0))}</span>
              </Show>
            </p>
          }
        >
          {(draw) => (
            <div
              class="match-hint match-draw"
              role="group"
              aria-label={table().offered(nameOf(sideOf(draw().by)))}
            >
              <span>{table().offered(nameOf(sideOf(draw().by)))}</span>
              <button type="button" onClick={() => act(draw().accept)}>
                {table().accept}
              </button>
              <button type="button" class="quiet" onClick={() => act(draw().decline)}>
                {table().decline}
              </button>
            </div>
          )}
        </Show>
        <div class="match-moves">
          <MoveList rows={rows()} current={plies()} />
          <ToCome view={view()} />
        </div>
        <Tools tools={tools()} />
      </div>
      <TableMenu
        open={opened() === 'menu'}
        title={words().play.matchMenu}
        offers={offers()}
        resigner={nameOf(acting() ?? human ?? view().position.toMove)}
        rules={rulesPath('saktris')}
        newGame={gamePath('saktris')}
        onAct={act}
        onFlip={flip}
        onShare={() => setOpened('share')}
        onClose={() => setOpened((was) => (was === 'menu' ? undefined : was))}
      >
        <Show when={human === undefined}>
          <button
            type="button"
            class="m-item"
            aria-pressed={isTurning()}
            onClick={() => setSearch({ turn: isTurning() ? undefined : '1' }, { replace: true })}
          >
            <MatchIcon name="redo" />
            {words().play.turnBoard}
          </button>
        </Show>
      </TableMenu>
      <Dialog open={opened() === 'moves'} title={table().moves} onClose={() => setOpened(undefined)}>
        <MoveList rows={rows()} current={plies()} />
        <ToCome view={view()} />
      </Dialog>
      <ShareDialog
        open={opened() === 'share'}
        texts={opened() === 'share' ? sharedTexts(match(), words().play, pgnTags(stored, botName)) : []}
        onClose={() => setOpened(undefined)}
      />
      <ResultDialog
        open={opened() === 'result'}
        title={resultTitle()}
        why={words().cause(match().result ?? { outcome: [], reason: '' })}
        onRematch={rematch}
        onReplay={() => navigate(replayPath('saktris', stored.id))}
        onAnalyse={() => navigate(analysisPath('saktris', stored.id))}
        onShare={() => setOpened('share')}
        onHome={() => navigate('/')}
        onClose={() => setOpened((was) => (was === 'result' ? undefined : was))}
      />
    </div>
  );

  function resultTitle(): string {
    const winner = match().result?.outcome.indexOf('won') ?? -1;
    if (winner < 0) return table().result.drawn;
    return winner === human ? table().result.youWon : table().result.won(nameOf(sideOf(winner)));
  }
}

const other = (side: Side): Side => (side === 0 ? 1 : 0);
