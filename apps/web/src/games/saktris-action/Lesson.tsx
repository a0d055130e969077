/** A first fight with somebody beside you: real time, real rules, one thing at a time, and nobody who strikes back. */
import { createEffect, createSignal, on, onCleanup, Show, type JSX } from 'solid-js';
import type { Told } from '@rankfall/kernel';
import type { ActionEvent, ActionTerms } from '@rankfall/saktris/action';
import { Board } from '../../board/Board.tsx';
import type { Mark } from '../../board/marks.ts';
import type { Attempt, BoardHandle } from '../../board/props.ts';
import type { LessonProps } from '../../games.ts';
import { LessonFrame } from '../../match/LessonFrame.tsx';
import { useBoardWords } from '../../match/use-board-words.ts';
import { useBoardTheme, usePieceLook } from '../../match/use-piece-look.ts';
import { useSounds } from '../../match/use-sounds.ts';
import { useShell } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import { Above } from './Above.tsx';
import { createPlay, type Order } from './create-play.ts';
import { createEffects } from './create-effects.ts';
import { lessonSteps, storedTask, tasks, type LessonStep } from './lesson-steps.ts';
import { soundsOf } from './sounds-of.ts';
import { Strip } from './Strip.tsx';
import { createNow } from './create-now.ts';
import { actionWords } from './words.en.ts';
import './play.css';
import './lesson.css';

export function Lesson(props: LessonProps): JSX.Element {
  const shell = useShell();
  const words = useGameWords(actionWords);
  const [at, setAt] = createSignal(0);
  const name = (): LessonStep => lessonSteps[at()] ?? 'land';
  createEffect(
    on(at, (place) => {
      const { title, task } = words().lesson.steps[name()];
      shell.announce(`${words().lesson.step(place + 1, lessonSteps.length)}. ${title}. ${task}`);
    }),
  );
  return (
    <Show when={name()} keyed>
      {(step) => (
        <Moment
          step={step}
          at={at()}
          isFirst={at() === 0}
          onNext={() => setAt(at() + 1)}
          onLeave={() => props.onDone()}
        />
      )}
    </Show>
  );
}

interface MomentProps {
  readonly step: LessonStep;
  readonly at: number;
  /** The page has just opened: focus belongs to its heading. */
  readonly isFirst: boolean;
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

/** One step, with a room of its own that is closed when the step is left. */
function Moment(props: MomentProps): JSX.Element {
  const shell = useShell();
  const words = useGameWords(actionWords);
  const boardWords = useBoardWords();
  const look = usePieceLook();
  const theme = useBoardTheme();
  const sound = useSounds();
  const task = tasks[props.step];
  const [isDone, setDone] = createSignal(false);
  const [note, setNote] = createSignal<{ readonly square: string; readonly text: string }>();
  const effects = createEffects();
  let happened: readonly ActionEvent[] = [];
  const stored = storedTask(task);
  const game = createPlay(stored, { save: (match) => ({ ...stored, ...match }) }, tell);
  const now = createNow(game);
  game.hosted.choose(0, { action: '~pause', option: 'resume' });

  function tell(told: readonly Told<ActionTerms>[]): void {
    const events = told.flatMap(({ event }) => (event.type.startsWith('~') ? [] : [event as ActionEvent]));
    happened = [...happened, ...events];
    effects.show(events);
    for (const { kind, piece } of soundsOf(told, 0)) sound(kind, piece);
    if (isDone() || !task.isDone(happened)) return;
    setDone(true);
    setNote(undefined);
    shell.announce(words().lesson.steps[props.step].done);
  }
  const refuseAt = (square: string, text: string): void => {
    setNote({ square, text });
    shell.announce(text);
    sound('refuse');
  };
  const choose = (order: Order): void => {
    const reason = game.order(order);
    setNote(undefined);
    if (reason) refuseAt(order.picks?.[1] ?? 'e4', words().reason(reason));
  };
  const refuse = ({ picked, token }: Attempt<Order>): void => {
    const [from] = picked;
    const reason = from === undefined ? undefined : game.explain(from, token);
    if (reason) refuseAt(token, words().reason(reason));
  };
  const marks = (): readonly Mark[] => [
    ...game.marks(),
    ...(isDone() || happened.length > 0 ? [] : task.marks.map((square): Mark => ({ square, type: 'hint' }))),
  ];
  const ready = (handle: BoardHandle): void => {
    if (props.isFirst) return;
    const timer = setTimeout(() => handle.focus(task.marks[0] ?? 'd1'));
    onCleanup(() => clearTimeout(timer));
  };
  return (
    <LessonFrame
      words={words().lesson}
      at={props.at}
      all={lessonSteps.length}
      step={words().lesson.steps[props.step]}
      isDone={isDone()}
      onNext={props.onNext}
      onLeave={props.onLeave}
      board={
        <Board<Order>
          files={8}
          ranks={8}
          pieces={game.pieces()}
          waiting={game.waiting()}
          words={boardWords()}
          options={isDone() ? [] : game.orders()}
          onChoose={choose}
          announce={(text) => shell.announce(text)}
          marks={marks()}
          gone={game.gone()}
          look={look()}
          theme={theme()}
          onRefuse={refuse}
          handle={ready}
          note={note()}
          above={
            <Above
              flipped={false}
              slots={game.state().slots}
              now={() => game.hosted.room.now()}
              effects={effects.all()}
              cursors={[]}
            />
          }
        />
      }
    >
      <Strip
        side={0}
        place="bottom"
        name={words().side(0)}
        isFacing={false}
        isReady={game.ready()[0]}
        readyAt={game.state().readyAt[0]}
        cooldown={game.state().rules.cooldown[0]}
        now={now()}
        slot={game.state().slots.find(({ side }) => side === 0)}
        queue={game.state().queues[0]}
      />
    </LessonFrame>
  );
}
