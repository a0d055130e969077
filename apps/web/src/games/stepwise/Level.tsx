/** The screen of a level: the board, the squad, what lies ahead, and one button that moves everybody. */
import {
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  For,
  onCleanup,
  Show,
  untrack,
  type JSX,
} from 'solid-js';
import {
  FOCUS,
  levelFileOf,
  starsOf,
  WAIT,
  type Cost,
  type Square,
  type StepwiseTerms,
} from '@rankfall/stepwise';
import type { Match } from '@rankfall/kernel';
import { createMedia } from '../../match/create-media.ts';
import { ShareDialog } from '../../match/ShareDialog.tsx';
import { Tools, type ToolButton } from '../../match/Tools.tsx';
import { useSounds } from '../../match/use-sounds.ts';
import { Heading } from '../../shell/Heading.tsx';
import { useShell } from '../../shell/shell.ts';
import type { StoredMatch } from '../../storage/types.ts';
import { useGameWords } from '../../words/use-words.ts';
import { Controls } from './Controls.tsx';
import { createActs } from './create-acts.ts';
import { createHints } from './create-hints.ts';
import { createOutlook } from './create-outlook.ts';
import { createRun } from './create-run.ts';
import { createSession, gameEvents, type Keeper } from './create-session.ts';
import { HintDialog } from './HintDialog.tsx';
import { labelOf } from './label-of.ts';
import { LevelMenu } from './LevelMenu.tsx';
import { messageOf } from './message.ts';
import { Roster } from './Roster.tsx';
import { openOptions } from './screen-options.ts';
import { Scrub } from './Scrub.tsx';
import { sharedTexts } from './share.ts';
import { soundsOf } from './sounds-of.ts';
import { StepBoard, type BoardHandle } from './StepBoard.tsx';
import { squareFacts, type SquareFacts } from './tile-facts.ts';
import { TileDialog } from './TileDialog.tsx';
import { useLevelKeys } from './use-level-keys.ts';
import { stepwiseWords } from './words.en.ts';
import '../../match/match.css';
import './play.css';

type Opened = 'menu' | 'hint' | 'share' | 'won';

/** The last step is seen before the result lies over it. */
const RESULT_WAITS = 600;

/** How the level was solved, and what its result can do. */
export interface End {
  readonly open: boolean;
  readonly match: Match<StepwiseTerms>;
  readonly cost: Cost;
  readonly stars: number;
  readonly wasShown: boolean;
  share(): void;
  close(): void;
}

export interface LevelProps {
  readonly match: StoredMatch;
  /** Where it is kept while it is played. */
  readonly keeper: Keeper;
  readonly best?: Cost | undefined;
  /** The way out that stands first: back to where this level is being made. */
  readonly leave?: { readonly label: string; run(): void };
  readonly onWon: (end: Omit<End, 'open'>) => void;
  /** The same level from its beginning, once it is solved. */
  readonly onAgain: () => void;
  readonly result: (end: End) => JSX.Element;
}

export function Level(props: LevelProps): JSX.Element {
  const shell = useShell();
  const words = useGameWords(stepwiseWords);
  const sound = useSounds();
  const stored = props.match;
  const session = createSession(stored, props.keeper);
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
  const [asked, setAsked] = createSignal<SquareFacts>();
  const messageId = createUniqueId();
  let board: BoardHandle | undefined;

  const acts = createActs({ session, options, words, announce: shell.announce, sound });
  const hints = createHints({
    session,
    id: stored.id,
    box: shell.box,
    authored: level.hints?.[0] ?? words().authored(level.id ?? ''),
    words,
    announce: shell.announce,
  });
  const outlook = createOutlook(session, options);
  const { frames, ahead, shown, shades, warnings, routes, tiles } = outlook;
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
  /** The one big button, whatever it says just now. */
  const press = (): void => {
    run.stop();
    if (state().phase === 'skill' || state().phase === 'rest') session.endTurn();
    else execute();
  };
  const cost = (): Cost => ({ turns: state().turn, steps: state().steps });
  const finish = (): void => {
    props.onWon(end);
    const timer = setTimeout(() => setOpened('won'), RESULT_WAITS);
    onCleanup(() => clearTimeout(timer));
  };
  const end: End = {
    get open() {
      return opened() === 'won';
    },
    get match() {
      return session.match();
    },
    get cost() {
      return cost();
    },
    get stars() {
      return starsOf(cost(), level.par, hints.wasShown());
    },
    get wasShown() {
      return hints.wasShown();
    },
    share: () => setOpened('share'),
    close: () => setOpened((was) => (was === 'won' ? undefined : was)),
  };
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
    if (state().phase === 'won') return props.onAgain();
    session.restart();
    shell.announce(words().play.restarted);
  };
  const select = (who: number, byKey: boolean): void => {
    if ((edited() ?? acts.pusher()) === who) acts.done();
    else acts.select(who);
    if (byKey) board?.focus();
  };
  const ask = (square: Square): void =>
    void setAsked(squareFacts(shown(), ahead() > 0 ? [] : shades(), square));
  useLevelKeys({
    words,
    squad: () => level.chars.length,
    select: (who) => {
      if (edited() !== who) acts.select(who);
      board?.focus(state().chars[who]?.at);
    },
    skip: () => void session.skip(),
    wait: () => void acts.add(WAIT),
    focus: () => void acts.add(FOCUS),
    clearAll: () => void session.clearAll(),
    scrub: (by) => outlook.look(ahead() + by),
    ask: () => board && ask(board.cursor()),
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
          <Show when={props.best}>
            {(best) => <span class="s-best">{words().play.best(words().cost(best()))}</span>}
          </Show>
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
            onHold={ask}
            isDrawing={(edited() ?? acts.pusher()) !== undefined && !acts.isCursor()}
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
          edited={ahead() > 0 ? undefined : (edited() ?? acts.pusher())}
          hasCrates={state().crates.length > 0}
          onSelect={select}
        />
        <Scrub at={ahead()} steps={frames().length - 1} onGo={outlook.look} />
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
          onStep={acts.step}
          onDone={acts.done}
          onClearAll={() => void session.clearAll()}
          onExecute={press}
          onRun={run.toggle}
          onSkip={() => void session.skip()}
          onEndTurn={press}
          onUndo={() => turnBack('undo')}
          onPush={acts.push}
        >
          <Tools tools={tools()} />
        </Controls>
      </div>
      <LevelMenu
        open={opened() === 'menu'}
        title={title()}
        leave={props.leave}
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
      <TileDialog
        facts={asked()}
        nameOf={(who) => level.chars[who]?.name ?? ''}
        onStep={edited() === undefined ? undefined : (square) => void acts.add(square)}
        onSelect={state().phase === 'plan' || state().phase === 'rest' ? acts.select : undefined}
        onWires={acts.wire}
        onClose={() => setAsked(undefined)}
      />
      {props.result(end)}
    </div>
  );
}
