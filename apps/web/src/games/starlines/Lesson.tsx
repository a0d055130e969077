/** A first battle with somebody beside you: four turns, one thing at a time, on the real table. */
import { createEffect, createMemo, createSignal, on, Show, type JSX } from 'solid-js';
import { pendingOf, READY_TYPE, type Option, type PendingAction } from '@rankfall/kernel';
import { starlines, type Does, type StarlinesEvent } from '@rankfall/starlines';
import type { LessonProps } from '../../games.ts';
import { useSounds } from '../../match/use-sounds.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { Heading } from '../../shell/Heading.tsx';
import { useShell } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import { aimsOf } from './aims.ts';
import { BattleLog } from './BattleLog.tsx';
import { Catalogue } from './Catalogue.tsx';
import { chaptersOf, newsIn } from './chronicle.ts';
import { useTelling } from './create-says.ts';
import { Foot } from './Foot.tsx';
import { Hand } from './Hand.tsx';
import {
  beginScene,
  isAsked,
  isFree,
  playTask,
  scenes,
  type LessonStep,
  type Task,
} from './lesson-battle.ts';
import { soundsOf } from './sounds-of.ts';
import { TableView } from './TableView.tsx';
import { TipArea } from './Tips.tsx';
import { starlinesWords } from './words.en.ts';
import './lesson.css';

type Scene = (typeof scenes)[number];
const sceneAt = (at: number): Scene => {
  const scene = scenes[at] ?? scenes[0];
  if (!scene) throw new Error('a lesson without scenes');
  return scene;
};

export function Lesson(props: LessonProps): JSX.Element {
  const shell = useShell();
  const words = useGameWords(starlinesWords);
  const sound = useSounds();
  const names = createMemo(() => [words().side(0), words().side(1)]);
  const telling = useTelling(names);
  const [at, setAt] = createSignal(0);
  const [taskAt, setTaskAt] = createSignal(0);
  const [now, setNow] = createSignal<LessonStep>(beginScene(sceneAt(0)));
  const [isAgain, setAgain] = createSignal(false);
  const [opened, setOpened] = createSignal<'log' | 'ships'>();
  let next: HTMLButtonElement | undefined;
  let root: HTMLDivElement | undefined;
  let teacher: HTMLElement | undefined;

  const scene = createMemo(() => sceneAt(at()));
  const task = createMemo((): Task | undefined => scene().tasks[taskAt()]);
  const view = createMemo(() => starlines.view(now().match.state, 0));
  const offered = createMemo(() => (task() ? pendingOf(now().match, 0) : []));
  const actions = createMemo(() => offered().filter(({ type }) => type !== READY_TYPE));
  const ready = createMemo(() => offered().find(({ type }) => type === READY_TYPE));
  const latest = createMemo(() => newsIn(now().told));
  const [events, setEvents] = createSignal<readonly StarlinesEvent[]>([]);
  const aim = createMemo(() => actions().flatMap(aimsOf)[0]);
  const isLast = (): boolean => at() === scenes.length - 1;
  const said = (): string => {
    const wanted = task();
    return wanted ? words().lesson.tasks[wanted.id] : (words().lesson.over[at()] ?? '');
  };
  const hint = (): string | undefined => {
    const wanted = task();
    return wanted && `${wanted.type} ${wanted.option ?? ''}`;
  };

  createEffect(
    on([at, taskAt], () => {
      shell.announce(said());
      queueMicrotask(() => {
        if (!task()) next?.focus();
        else if (document.activeElement === document.body)
          root?.querySelector<HTMLElement>('[data-hint], .pile[data-target]')?.focus();
        root?.querySelector('.sl-hand [data-hint]')?.scrollIntoView({ block: 'nearest' });
      });
    }),
  );
  const go = (place: number): void => {
    // The next turn has been rolled for already; what came of it is told by its own scene, which has more ships.
    setEvents((before) => before.slice(0, before.findLastIndex(({ type }) => type === 'rolled') + 1));
    setNow((before) => beginScene(sceneAt(place), before.match.state));
    setAgain(false);
    setAt(place);
    setTaskAt(0);
  };
  const choose = (action: PendingAction<Does>, option: Option<Does>): void => {
    const wanted = task();
    if (!wanted) return;
    const isBeside = isFree(wanted, action, option);
    if (option.off || !(isAsked(wanted, action, option) || isBeside)) {
      setAgain(true);
      shell.announce(option.off ? words().reason(option.off) : `${words().lesson.other} ${said()}`);
      sound('refuse');
      return;
    }
    const step = playTask(now().match, scene(), action, option);
    setAgain(false);
    setNow(step);
    setEvents((before) => [...before, ...newsIn(step.told)]);
    for (const text of telling(step.told)) shell.announce(text);
    for (const { kind, piece } of soundsOf(step.told, 0)) sound(kind, piece);
    if (!isBeside) setTaskAt((was) => was + 1);
  };
  const declare = (): void => {
    const action = ready();
    const option = action?.options[0];
    if (action && option) choose(action, option);
  };
  return (
    <TipArea spares={() => teacher}>
      <div class="sl" ref={root}>
        <div class="sl-in sl-lesson">
          <TableView
            view={view()}
            bottom={0}
            names={names()}
            latest={latest()}
            isOver={now().match.result !== undefined}
            aim={task()?.type === READY_TYPE ? undefined : aim()}
            onPick={(chosen, option) => choose(chosen.action, option)}
          />
          <div class="sl-lower">
            <section class="sl-teacher" ref={teacher} data-again={isAgain() || undefined}>
              <Heading title={words().lesson.title} hidden />
              <p class="sl-teacher-step">
                {words().lesson.step(at() + 1, scenes.length)}
                <button type="button" class="quiet" onClick={() => props.onDone()}>
                  {words().lesson.skip}
                </button>
              </p>
              <p class="sl-teacher-said">
                <Show when={isAgain()}>
                  <b>{words().lesson.other} </b>
                </Show>
                {said()}
              </p>
              <Show when={!task()}>
                <button
                  type="button"
                  class="primary"
                  ref={next}
                  onClick={() => (isLast() ? props.onDone() : go(at() + 1))}
                >
                  {isLast() ? words().lesson.done : words().lesson.next}
                </button>
              </Show>
            </section>
            <Hand
              seat={0}
              view={view()}
              actions={actions()}
              aim={aim()}
              onAim={() => undefined}
              onChoose={choose}
              hint={hint()}
              latest={latest()}
              names={names()}
            />
            <Show when={task()}>
              <Foot
                view={view()}
                ready={ready()}
                open={actions().length}
                waitingFor={undefined}
                result={undefined}
                isHint={task()?.type === READY_TYPE}
                onReady={declare}
                onResult={() => undefined}
                onLog={() => setOpened('log')}
                onShips={() => setOpened('ships')}
              />
            </Show>
          </div>
          <aside class="sl-panel">
            <h2>{words().play.logTitle}</h2>
            <BattleLog chapters={chaptersOf([{ events: events() }])} names={names()} />
          </aside>
        </div>
      </div>
      <Dialog open={opened() === 'log'} title={words().play.logTitle} onClose={() => setOpened(undefined)}>
        <BattleLog chapters={chaptersOf([{ events: events() }])} names={names()} />
      </Dialog>
      <Dialog
        open={opened() === 'ships'}
        title={words().play.catalogueTitle}
        onClose={() => setOpened(undefined)}
      >
        <Catalogue />
      </Dialog>
    </TipArea>
  );
}
