/** A first run with somebody beside you: the real board, the real enemy, one thing at a time. Nothing of it is kept. */
import { createEffect, createSignal, on, Show, type JSX } from 'solid-js';
import { brawlSettings } from '@rankfall/chessbrawl';
import type { LessonProps } from '../../games.ts';
import { useShell } from '../../shell/shell.ts';
import type { MatchHead, MatchToSave, StoredMatch } from '../../storage/types.ts';
import { useGameWords } from '../../words/use-words.ts';
import { beginRun } from './begin.ts';
import { afterEvents, lessonSteps, type LessonStep } from './lesson-steps.ts';
import { RunScreen } from './Play.tsx';
import { brawlWords } from './words.en.ts';
import './lesson.css';

/** Its pawns come one after the other, and neither can be missed. */
const SEED = 'CHESS';

const headOf = (match: MatchToSave): MatchHead => ({
  ...match,
  game: 'chessbrawl',
  savedAt: match.startedAt,
  finished: false,
});

function begin(): StoredMatch {
  const settings = { ...brawlSettings.defaults, king: 'ugly' } as const;
  const begun = beginRun({ settings, seed: SEED, grandmaster: false }, 0);
  if ('code' in begun) throw new Error(`the lesson cannot begin: ${begun.code}`);
  return { ...headOf(begun), record: begun.record };
}

export function Lesson(props: LessonProps): JSX.Element {
  const { announce } = useShell();
  const words = useGameWords(brawlWords);
  const [run, setRun] = createSignal(begin());
  const [step, setStep] = createSignal<LessonStep | 'fallen'>('king');
  const said = (): { readonly title: string; readonly task: string } => words().lesson.steps[step()];
  const place = (): number => {
    const at = step();
    return at === 'fallen' ? lessonSteps.length : lessonSteps.indexOf(at) + 1;
  };
  createEffect(on(step, () => announce(`${said().title}. ${said().task}`), { defer: true }));
  const again = (): void => {
    setStep('king');
    setRun(begin());
  };
  return (
    <Show when={run()} keyed>
      {(match) => (
        <RunScreen
          match={match}
          coach={{
            keeper: { save: headOf },
            onTold: (events) => {
              const now = step();
              if (now !== 'fallen') setStep(afterEvents(now, events));
            },
            panel: (
              <section class="coach" aria-label={words().lesson.title}>
                <div class="coach-head">
                  <p class="small aside">{words().lesson.step(place(), lessonSteps.length)}</p>
                  <Show
                    when={step() === 'end' || step() === 'fallen'}
                    fallback={
                      <button type="button" class="quiet" onClick={() => props.onDone()}>
                        {words().lesson.skip}
                      </button>
                    }
                  >
                    <Show when={step() === 'fallen'}>
                      <button type="button" onClick={again}>
                        {words().lesson.again}
                      </button>
                    </Show>
                    <button type="button" class="primary" onClick={() => props.onDone()}>
                      {words().lesson.done}
                    </button>
                  </Show>
                </div>
                <h2>{said().title}</h2>
                <p class="coach-task">{said().task}</p>
              </section>
            ),
          }}
        />
      )}
    </Show>
  );
}
