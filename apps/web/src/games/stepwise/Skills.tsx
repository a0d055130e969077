/** The skills after a run: every push there is, with its price, or why it cannot be. */
import { createMemo, For, type JSX } from 'solid-js';
import { directions, planPush, type Direction, type StepwiseState } from '@rankfall/stepwise';
import { wayWords } from '@rankfall/stepwise/words';
import { useGameWords } from '../../words/use-words.ts';
import { TokenPicture } from './Token.tsx';
import { stepwiseWords } from './words.en.ts';

export interface SkillsProps {
  readonly state: StepwiseState;
  readonly onPush: (who: number, way: Direction) => void;
}

export function Skills(props: SkillsProps): JSX.Element {
  const words = useGameWords(stepwiseWords);
  const pushes = createMemo(() =>
    props.state.chars.flatMap((one, who) =>
      directions.flatMap((way) => {
        const plan = planPush(props.state, who, way);
        if ('code' in plan && (plan.code === 'NO_CRATE' || plan.code === 'ACTED')) return [];
        const isOff = 'code' in plan;
        const note = isOff ? words().phrase(plan) : words().play.pushCost(plan.cost, one.stamina);
        return [{ who, way, isOff, note }];
      }),
    ),
  );
  return (
    <div class="s-skills">
      <For each={pushes()}>
        {({ who, way, isOff, note }) => {
          const sheet = props.state.level.chars[who];
          return (
            <button
              type="button"
              class="s-push"
              aria-disabled={isOff || undefined}
              onClick={() => {
                if (!isOff) props.onPush(who, way);
              }}
            >
              <TokenPicture who={who} shape={sheet?.shape ?? 'circle'} name={sheet?.name ?? ''} />
              <span>
                {words().play.push(sheet?.name ?? '', wayWords[way])}
                <small>{note}</small>
              </span>
            </button>
          );
        }}
      </For>
    </div>
  );
}
