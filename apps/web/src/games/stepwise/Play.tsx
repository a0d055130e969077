/** A level being played: the board, the squad, what lies ahead, and one button that moves everybody. */
import {
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  For,
  on,
  onCleanup,
  Show,
  untrack,
  type JSX,
} from 'solid-js';
import { useNavigate } from '@solidjs/router';
import { FOCUS, levelFileOf, levelHash, starsOf, WAIT, type StepwiseState } from '@rankfall/stepwise';
import { gamePath, playPath, replayPath, type PlayProps } from '../../games.ts';
import { createMedia } from '../../match/create-media.ts';
import { ShareDialog } from '../../match/ShareDialog.tsx';
import { Tools, type ToolButton } from '../../match/Tools.tsx';
import { useSounds } from '../../match/use-sounds.ts';
import { Heading } from '../../shell/Heading.tsx';
import { useShell } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import { beginLevel, levelTitle, nextLevel, openLevel } from './begin.ts';
import { Controls } from './Controls.tsx';
import { createActs } from './create-acts.ts';
import { createHints } from './create-hints.ts';
import { createRun } from './create-run.ts';
import { createSession, gameEvents } from './create-session.ts';
import { dateOf, keepSolved } from './days.ts';
import { HintDialog } from './HintDialog.tsx';
import { labelOf } from './label-of.ts';
import { LevelMenu } from './LevelMenu.tsx';
import { messageOf } from './message.ts';
import { isBetter, keepResult, readProgress } from './progress.ts';
import { Roster } from './Roster.tsx';
import { routesOf } from './routes.ts';
import { tilesOf } from './scene.ts';
import { openOptions } from './screen-options.ts';
import { Scrub } from './Scrub.tsx';
import { sharedTexts } from './share.ts';
import { soundsOf } from './sounds-of.ts';
import { StepBoard } from './StepBoard.tsx';
import { useLevelKeys } from './use-level-keys.ts';
import { Won } from './Won.tsx';
import { stepwiseWords } from './words.en.ts';
import '../../match/match.css';
import './play.css';

type Opened = 'menu' | 'hint' | 'share' | 'won';

/** The last step is seen before the result lies over it. */
const RESULT_WAITS = 600;

export function Play(props: PlayProps): JSX.Element {
  const shell = useShell();
  const words = useGameWords(stepwiseWords);
  const navigate = useNavigate();
  const sound = useSounds();
  const stored = props.match;
  const session = createSession(stored, shell.matches);
  const { state, edited } = session;
  const level = levelFileOf(session.match().charter.settings);
  const isWide = createMedia('(min-width: 600px)');
  const isCoarse = createMedia('(pointer: coarse)');
  const kept = openOptions(shell.box, {
    allRoutes: isWide(),
    carefulTaps: isCoarse(),
    pauseOnBlock: true,
    foresight: true,
    pace: 'fast',
  });
  const { options } = kept;
  const [opened, setOpened] = createSignal<Opened>();
  const [isBest, setBest] = createSignal(false);
  const [ahead, setAhead] = createSignal(0);
  const messageId = createUniqueId();
  let board: { focus(): void } | undefined;

  const acts = createActs({ session, options, words, announce: shell.announce, sound });
  const hints = createHints({
    session,
    id: stored.id,
    box: shell.box,
    authored: level.hints?.[0] ?? words().authored(level.id ?? ''),
    words,
    announce: shell.announce,
  });
  const frames = createMemo(() => (options().foresight ? session.frames() : session.frames().slice(0, 1)));
  const shown = createMemo(
    (): StepwiseState => (ahead() > 0 ? frames()[ahead()]?.state : undefined) ?? state(),
  );
  const shades = createMemo(() =>
    options().foresight || edited() === undefined
      ? session.shades()
      : session
          .shades()
          .map((one) =>
            one.kind === 'doubtful' ? { square: one.square, move: one.move, kind: 'good' as const } : one,
          ),
  );
  const warnings = createMemo(() =>
    session.warnings().filter(({ step }) => options().foresight || step === 1),
  );
  const routes = createMemo(() => routesOf(state(), warnings()));
  const tiles = createMemo(() => tilesOf(shown()));
  const message = createMemo(() =>
    messageOf(
      {
        state: state(),
        gate: session.gate(),
        frames: frames(),
        warnings: warnings(),
        edited: edited(),
        intro: words().intro(level.id ?? ''),
        foresight: options().foresight,
      },
      words(),
    ),
  );
  createEffect(on(state, () => setAhead(0), { defer: true }));

  const execute = (): boolean => {
    if (!session.gate().enabled) {
      for (const line of words().gate(session.gate())) shell.announce(line);
      sound('refuse');
      return false;
    }
    if (edited() !== undefined) session.select(undefined);
    return session.step() === undefined;
  };
  const run = createRun(session, options, execute, () => shell.announce(words().play.paused));
  const press = (): void => {
    run.stop();
    execute();
  };
  const finish = (): void => {
    const cost = { turns: state().turn, steps: state().steps };
    const name = level.id ?? levelHash(level);
    const day = dateOf(level.title);
    if (day !== undefined && level.id === undefined) keepSolved(shell.box, day);
    const before = readProgress(shell.box)[name];
    setBest(before !== undefined && isBetter(cost, before));
    keepResult(shell.box, name, { ...cost, stars: stars() });
    const timer = setTimeout(() => setOpened('won'), RESULT_WAITS);
    onCleanup(() => clearTimeout(timer));
  };
  const stars = (): number =>
    starsOf({ turns: state().turn, steps: state().steps }, level.par, hints.wasShown());
  createEffect(() => {
    const { told } = session.hosted.now();
    untrack(() => {
      const events = gameEvents(told);
      if (told.some(({ event }) => event.type === '~undone')) shell.announce(words().play.undone);
      if (told.some(({ event }) => event.type === '~redone')) shell.announce(words().play.redone);
      shell.announce(words().step(events, state()));
      for (const { kind, piece } of soundsOf(events)) sound(kind, piece);
      if (events.some(({ type }) => type === 'won')) finish();
    });
  });
  const turnBack = (which: 'undo' | 'redo'): void => {
    run.stop();
    session[which]();
  };
  const restart = (): void => {
    run.stop();
    if (state().phase === 'won') return again();
    session.restart();
    shell.announce(words().play.restarted);
  };
  const go = (begun: string | { readonly code: string }): void => {
    if (typeof begun === 'string') navigate(playPath('stepwise', begun));
    else shell.toast({ text: words().reason(begun) });
  };
  const again = (): void =>
    go(beginLevel(shell.matches, session.match().charter.settings, levelTitle(level)));
  const next = (): ReturnType<typeof nextLevel> => nextLevel(level.id);
  const select = (who: number, byKey: boolean): void => {
    if (edited() === who) acts.done();
    else acts.select(who);
    if (byKey) board?.focus();
  };
  useLevelKeys({
    words,
    squad: () => level.chars.length,
    select: (who) => {
      if (edited() !== who) acts.select(who);
      board?.focus();
    },
    wait: () => void acts.add(WAIT),
    focus: () => void acts.add(FOCUS),
    clearAll: () => void session.clearAll(),
    scrub: (by) => void setAhead((was) => Math.max(0, Math.min(frames().length - 1, was + by))),
    hint: () => setOpened('hint'),
    undo: () => turnBack('undo'),
    redo: () => turnBack('redo'),
    restart,
  });
  const tools = createMemo((): readonly ToolButton[] => [
    {
      icon: 'undo',
      label: words().play.undo,
      isOff: !session.offers().undo,
      onPress: () => turnBack('undo'),
    },
    {
      icon: 'redo',
      label: words().play.redo,
      isOff: !session.offers().redo,
      onPress: () => turnBack('redo'),
    },
    {
      icon: 'hint',
      label: words().play.hint,
      isOff: state().phase === 'won',
      opensDialog: true,
      onPress: () => setOpened('hint'),
    },
    { icon: 'menu', label: words().play.menu, opensDialog: true, onPress: () => setOpened('menu') },
  ]);
  /** What the board says by itself; a hint takes its place for a while. */
  const Lines = (): JSX.Element => (
    <>
      <For each={message().bad}>{(line) => <p data-as="bad">{line}</p>}</For>
      <For each={message().warn}>{(line) => <p data-as="warn">{line}</p>}</For>
      <Show when={message().plain}>{(line) => <p>{line()}</p>}</Show>
      <Show when={session.gate().reasons.some(({ code }) => code === 'NO_PLAN')}>
        <p class="s-quiet">{words().gate(session.gate())[0]}</p>
      </Show>
    </>
  );
  const goBack = (choices: number): void => {
    for (let n = 0; n < choices; n++) session.undo();
  };
  const title = (): string => words().play.level(level.id ?? '', level.title);

  return (
    <div class="s-match">
      <Heading hidden title={words().play.title(title())} />
      <div class="s-in">
        <p class="s-head">
          <strong>{title()}</strong>
          <span>{words().counters(state())}</span>
        </p>
        <div class="s-board-room">
          <StepBoard
            state={shown()}
            isForecast={ahead() > 0}
            ring={isWide() ? 0.7 : 0.5}
            routes={routes()}
            edited={edited()}
            allRoutes={options().allRoutes}
            shades={ahead() > 0 ? [] : shades()}
            wired={acts.wired() ?? hints.square()}
            arrows={hints.arrows()}
            note={acts.note()}
            label={words().play.board}
            labelOf={(square) =>
              labelOf(
                {
                  state: shown(),
                  tiles: tiles(),
                  routes: routes(),
                  shades: shades(),
                  edited: ahead() > 0 ? undefined : edited(),
                },
                words(),
                square,
              )
            }
            onTap={acts.tap}
            onGrab={acts.grab}
            onDraw={acts.draw}
            onDrop={acts.drop}
            isDrawing={edited() !== undefined && !acts.isCursor()}
            onIntent={(intent, cursor) => {
              if (intent.do === 'execute') press();
              else if (intent.do === 'run') run.toggle();
              else return acts.obey(intent, cursor);
              return true;
            }}
            handle={(made) => {
              board = made;
            }}
          />
        </div>
        <Roster
          state={shown()}
          edited={ahead() > 0 ? undefined : edited()}
          hasCrates={state().crates.length > 0}
          onSelect={select}
        />
        <Scrub at={ahead()} steps={frames().length - 1} onGo={setAhead} />
        <div class="s-message" id={messageId}>
          <Show when={hints.text()} fallback={<Lines />}>
            {(text) => (
              <p data-as="hint">
                {text()}
                <Show when={hints.goBack()}>
                  {(choices) => (
                    <button type="button" class="as-link" onClick={() => goBack(choices())}>
                      {words().hint.goBack(choices())}
                    </button>
                  )}
                </Show>
              </p>
            )}
          </Show>
        </div>
        <Controls
          state={state()}
          gate={session.gate()}
          edited={edited()}
          shades={shades()}
          isRunning={run.isRunning()}
          describedBy={messageId}
          onAdd={(entry) => void acts.add(entry)}
          onTap={acts.tap}
          onDone={acts.done}
          onClearAll={() => void session.clearAll()}
          onExecute={press}
          onRun={run.toggle}
          onSkip={() => void session.skip()}
          onEndTurn={() => void session.endTurn()}
          onUndo={() => turnBack('undo')}
          onPush={acts.push}
        >
          <Tools tools={tools()} />
        </Controls>
      </div>
      <LevelMenu
        open={opened() === 'menu'}
        title={title()}
        kept={kept}
        onRestart={restart}
        onShare={() => setOpened('share')}
        onClose={() => setOpened((was) => (was === 'menu' ? undefined : was))}
      />
      <HintDialog
        open={opened() === 'hint'}
        onAsk={hints.ask}
        onClose={() => setOpened((was) => (was === 'hint' ? undefined : was))}
      />
      <ShareDialog
        open={opened() === 'share'}
        texts={opened() === 'share' ? sharedTexts(session.match(), words()) : []}
        onClose={() => setOpened((was) => (was === 'share' ? undefined : was))}
      />
      <Won
        open={opened() === 'won'}
        cost={{ turns: state().turn, steps: state().steps }}
        par={level.par}
        stars={stars()}
        wasShown={hints.wasShown()}
        isBest={isBest()}
        next={next()}
        onNext={() => go(openLevel(shell.matches, next()?.id ?? ''))}
        onAgain={again}
        onReplay={() => navigate(replayPath('stepwise', stored.id))}
        onShare={() => setOpened('share')}
        onMap={() => navigate(gamePath('stepwise'))}
        onClose={() => setOpened((was) => (was === 'won' ? undefined : was))}
      />
    </div>
  );
}
