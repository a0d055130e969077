/** A first game with somebody beside you: one thing at a time, on the real board, and whatever is refused says why. */
import { createEffect, createMemo, createSignal, on, type JSX } from 'solid-js';
import { choose, pendingOf, start, type Match, type Option, type Told } from '@rankfall/kernel';
import { saktris, type SaktrisDoes, type SaktrisEvent, type SaktrisTerms } from '@rankfall/saktris';
import { Board } from '../../board/Board.tsx';
import type { Mark } from '../../board/marks.ts';
import type { Attempt, BoardHandle } from '../../board/props.ts';
import type { LessonProps } from '../../games.ts';
import { LessonFrame } from '../../match/LessonFrame.tsx';
import { useBoardWords } from '../../match/use-board-words.ts';
import { useSounds } from '../../match/use-sounds.ts';
import { useShell } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import { Arrivals } from './Arrivals.tsx';
import { attemptAt, withBlocked } from './attempt.ts';
import { marksOf } from './create-play.ts';
import { lessonSteps, tasks, type Task } from './lesson-steps.ts';
import { follow, menOn, type Men } from './men.ts';
import { soundsOf } from './sounds-of.ts';
import { trayOf } from './tray.ts';
import { useBoardTheme, usePieceLook } from '../../match/use-piece-look.ts';
import { saktrisWords } from './words.en.ts';
import './play.css';

function begin({ start: position }: Task): Match<SaktrisTerms> {
  const { match, refused } = start(saktris, {
    settings: { start: position, previewCount: 3 },
    seed: 'lesson',
  });
  if (!match) throw new Error(`the lesson cannot begin: ${refused.code}`);
  return match;
}

export function Lesson(props: LessonProps): JSX.Element {
  const shell = useShell();
  const words = useGameWords(saktrisWords);
  const boardWords = useBoardWords();
  const look = usePieceLook();
  const theme = useBoardTheme();
  const sound = useSounds();
  const [at, setAt] = createSignal(0);
  const name = createMemo(() => lessonSteps[at()] ?? 'place');
  const task = createMemo(() => tasks[name()]);
  const [now, setNow] = createSignal<{ match: Match<SaktrisTerms>; told: readonly Told<SaktrisTerms>[] }>({
    match: begin(task()),
    told: [],
  });
  const [isDone, setDone] = createSignal(false);
  const [note, setNote] = createSignal<{ readonly square: string; readonly text: string }>();
  const [picked, setPicked] = createSignal<readonly string[]>([]);
  let handle: BoardHandle | undefined;

  const match = (): Match<SaktrisTerms> => now().match;
  const view = createMemo(() => saktris.view(match().state, 0));
  const action = createMemo(() => (isDone() ? undefined : pendingOf(match(), 0)[0]));
  const options = createMemo((): readonly Option<SaktrisDoes>[] => {
    const offered = action();
    return offered ? withBlocked(match().state, 0, offered) : [];
  });
  const events = (): readonly SaktrisEvent[] =>
    now().told.flatMap(({ event }) => (event.type.startsWith('~') ? [] : [event as SaktrisEvent]));
  const men = createMemo<Men>(
    (before) => follow(before, events(), view().position.board),
    menOn(begin(task()).state.position.board),
  );
  const marks = createMemo((): readonly Mark[] =>
    isDone() ? marksOf(match(), view()) : task().marks.map((square): Mark => ({ square, type: 'hint' })),
  );
  const step = (): { readonly title: string; readonly task: string; readonly done: string } =>
    words().lesson.steps[name()];

  createEffect(
    on(at, (place, before) => {
      if (before === undefined) return;
      setDone(false);
      setNote(undefined);
      setNow({ match: begin(task()), told: [] });
      shell.announce(
        `${words().lesson.step(place + 1, lessonSteps.length)}. ${step().title}. ${step().task}`,
      );
      handle?.focus();
    }),
  );

  const complain = (square: string, text: string): void => {
    setNote({ square, text });
    shell.announce(text);
    sound('refuse');
  };
  const take = (option: Option<SaktrisDoes>): void => {
    const offered = action();
    if (!offered) return;
    if (!task().accepts.includes(option.id)) {
      complain(option.picks?.at(-1) ?? 'd1', words().lesson.other);
      return;
    }
    const played = choose(match(), 0, { action: offered.id, option: option.id });
    setNote(undefined);
    setNow({ match: played.match, told: played.told });
    setDone(true);
    for (const { kind, piece } of soundsOf(played.told, 0)) sound(kind, piece);
    shell.announce(step().done);
  };
  const refuse = ({ picked: tokens, token, option }: Attempt<Option<SaktrisDoes>>): void => {
    const wanted = attemptAt(match().state, tokens, token);
    const offered = action();
    const reason =
      option?.off ??
      (wanted && offered
        ? saktris.explain?.(match().state, 0, { action: offered.id, option: wanted }, 0)
        : undefined);
    if (reason) complain(token, words().reason(reason));
  };

  return (
    <LessonFrame
      words={words().lesson}
      at={at()}
      all={lessonSteps.length}
      step={step()}
      isDone={isDone()}
      onNext={() => setAt(at() + 1)}
      onLeave={() => props.onDone()}
      board={
        <Board
          files={8}
          ranks={8}
          pieces={men()}
          words={boardWords()}
          options={options()}
          onChoose={take}
          announce={(text) => shell.announce(text)}
          marks={marks()}
          look={look()}
          theme={theme()}
          side={0}
          onPick={setPicked}
          onRefuse={refuse}
          handle={(made) => {
            handle = made;
          }}
          note={note()}
        />
      }
    >
      <Arrivals
        side={0}
        tray={trayOf(view(), 0)}
        takable={new Set(options().flatMap(({ picks, off }) => (off ? [] : (picks?.slice(0, 1) ?? []))))}
        taken={picked().find((token) => /^[KQRBNP]$/u.test(token))}
        onTake={(letter) => handle?.pick(letter)}
        onGrab={(letter, event) => handle?.dragIn(event, letter, { kind: letter, side: 0 })}
      />
    </LessonFrame>
  );
}
