/** The squad beside the board: who is who, what each is doing, and a second way to choose one. */
import { For, Show, type JSX } from 'solid-js';
import type { StepwiseState } from '@rankfall/stepwise';
import { useGameWords } from '../../words/use-words.ts';
import { TokenPicture } from './Token.tsx';
import { stepwiseWords } from './words.en.ts';

export interface RosterProps {
  readonly state: StepwiseState;
  readonly edited: number | undefined;
  readonly hasCrates: boolean;
  /** Left out, the squad is only looked at. */
  readonly onSelect?: (who: number, byKey: boolean) => void;
}

export function Roster(props: RosterProps): JSX.Element {
  const words = useGameWords(stepwiseWords);
  return (
    <div class="s-roster" role="group" aria-label={words().play.squad}>
      <For each={props.state.level.chars}>
        {(sheet, who) => {
          const one = () => props.state.chars[who()];
          const status = (): string => {
            const member = one();
            return member ? words().status(member, props.edited === who()) : '';
          };
          return (
            <button
              type="button"
              class="s-member"
              data-status={one()?.status}
              aria-pressed={props.onSelect ? props.edited === who() : undefined}
              aria-disabled={props.onSelect ? undefined : true}
              title={status()}
              onClick={(event) => props.onSelect?.(who(), event.detail === 0)}
            >
              <TokenPicture who={who()} shape={sheet.shape} name={sheet.name} />
              <span class="s-member-name">
                {sheet.name}
                <Show when={props.hasCrates}>
                  <small>{words().play.stamina(one()?.stamina ?? 0)}</small>
                </Show>
              </span>
              <span class="s-member-status">{status()}</span>
            </button>
          );
        }}
      </For>
    </div>
  );
}
