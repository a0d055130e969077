/** Whom to play: a friend, or one of six, drawn as the ranks that they are. */
import { createUniqueId, For, Show, type JSX } from 'solid-js';
import { levelNames } from '@rankfall/bots/saktris/words';
import { Choices } from '../../match/SettingsForm.tsx';
import { useGameWords } from '../../words/use-words.ts';
import { sides, type Choice, type SideChoice } from './choice.ts';
import { saktrisWords } from './words.en.ts';
import './opponent.css';

const kinds = ['computer', 'friend'] as const;

export interface OpponentProps {
  readonly choice: Choice;
  /** Which sides can be chosen; left out, all of them and by lot. */
  readonly sides?: readonly SideChoice[];
  readonly beaten: ReadonlySet<string>;
  readonly onChange: (some: Partial<Choice>) => void;
}

export function Opponent(props: OpponentProps): JSX.Element {
  const words = useGameWords(saktrisWords);
  const isFriend = (): boolean => props.choice.opponent === 'friend';
  return (
    <div class="opponent">
      <Choices
        label={words().newGame.opponent}
        values={kinds}
        value={isFriend() ? 'friend' : 'computer'}
        name={(kind) => words().players[kind]}
        onPick={(kind) => props.onChange({ opponent: kind === 'friend' ? 'friend' : props.choice.level })}
      />
      <Show
        when={!isFriend()}
        fallback={
          <label class="tick">
            <input
              type="checkbox"
              checked={props.choice.turning}
              onChange={(event) => props.onChange({ turning: event.currentTarget.checked })}
            />
            {words().newGame.turning}
          </label>
        }
      >
        <Rungs {...props} />
        <Choices
          label={words().newGame.side}
          values={props.sides ?? sides}
          value={props.choice.side}
          name={(side) => words().newGame.sides[side]}
          onPick={(side) => props.onChange({ side })}
        />
      </Show>
    </div>
  );
}

/** Six bars, each taller than the one before; what is known of the chosen one stands below. */
function Rungs(props: OpponentProps): JSX.Element {
  const words = useGameWords(saktrisWords);
  const group = createUniqueId();
  const isBeaten = (level: string): boolean => props.beaten.has(level);
  return (
    <fieldset class="ladder">
      <legend>{words().players.strength}</legend>
      <div class="rungs">
        <For each={levelNames}>
          {(level, i) => (
            <label class="rung" data-beaten={isBeaten(level) || undefined} style={{ '--rung': i() + 1 }}>
              <input
                type="radio"
                class="rung-input"
                name={group}
                value={level}
                aria-label={
                  isBeaten(level)
                    ? `${words().players.bot(level)}, ${words().players.beaten}`
                    : words().players.bot(level)
                }
                checked={props.choice.level === level}
                onChange={() => props.onChange({ opponent: level, level })}
              />
              <span class="rung-bar" aria-hidden="true" />
              <span class="rung-number" aria-hidden="true">
                {i() + 1}
              </span>
            </label>
          )}
        </For>
      </div>
      <p class="rung-said" aria-live="polite">
        <strong>{words().players.bot(props.choice.level)}</strong> {words().players.about(props.choice.level)}
        <Show when={isBeaten(props.choice.level)}>
          {' '}
          <span class="rung-beaten">{words().players.beatenLine}</span>
        </Show>
      </p>
    </fieldset>
  );
}
