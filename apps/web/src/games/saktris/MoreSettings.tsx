/** Every setting of the game, its clock and its seed, and a link that carries them all. */
import { createMemo, Show, type JSX } from 'solid-js';
import { editSettings } from '@rankfall/kernel';
import { saktrisSettings, type Order } from '@rankfall/saktris';
import { gamePath } from '../../games.ts';
import { Choices, SettingsForm } from '../../match/SettingsForm.tsx';
import { ClockLine, Typed } from '../../match/Setup.tsx';
import { SharedText } from '../../match/ShareDialog.tsx';
import { useGameWords } from '../../words/use-words.ts';
import { seedReason } from '../../shell/table-query.ts';
import { queryOf, type Choice } from './choice.ts';
import { saktrisWords } from './words.en.ts';

export interface MoreSettingsProps {
  readonly choice: Choice;
  /** No preset is like this, so that it should be seen. */
  readonly isOwn: boolean;
  readonly onChange: (some: Partial<Choice>) => void;
}

const orders = ['fixed', 'select', 'random'] as const;
const randomModes = ['same', 'diff'] as const;

export function MoreSettings(props: MoreSettingsProps): JSX.Element {
  const words = useGameWords(saktrisWords);
  const address = createMemo(() => `${location.origin}${gamePath('saktris', queryOf(props.choice))}`);
  const hasStart = (): boolean => props.choice.settings.start !== 'empty';
  const shows = (path: string): boolean => {
    if (path === 'arrivalOrder') return false;
    if (path === 'fixedOrder') return props.choice.settings.arrivalOrder === 'fixed' && !hasStart();
    // A start position brings its own rules; only what is for the eye is left to choose.
    return !hasStart() || ['start', 'physicsBump', 'previewCount'].includes(path);
  };
  const setStart = (start: string): void => {
    const edited = editSettings(saktrisSettings, props.choice.settings, 'start', start);
    if ('settings' in edited) props.onChange({ settings: edited.settings });
  };
  return (
    <details class="more" open={props.isOwn || undefined}>
      <summary>{words().newGame.more}</summary>
      <div class="more-body">
        <Show
          when={hasStart()}
          fallback={
            <OrderLines
              order={props.choice.settings.arrivalOrder}
              onOrder={(arrivalOrder) =>
                props.onChange({ settings: { ...props.choice.settings, arrivalOrder } })
              }
            />
          }
        >
          <p>
            {words().newGame.startsFrom}{' '}
            <button type="button" class="quiet" onClick={() => setStart('empty')}>
              {words().newGame.emptyBoard}
            </button>
          </p>
        </Show>
        <SettingsForm
          schema={saktrisSettings}
          settings={props.choice.settings}
          shows={shows}
          words={{
            name: (path) => words().newGame.setting(path),
            help: (path) => words().newGame.settingHelp(path),
            value: (path, value) => words().newGame.value(path, value),
            reason: (reason) => words().reason(reason),
          }}
          onEdit={(settings) => props.onChange({ settings })}
        />
        <ClockLine
          clock={props.choice.clock}
          reason={(reason) => words().reason(reason)}
          onClock={(clock) => props.onChange({ clock })}
        />
        <Typed
          label={words().newGame.seed}
          help={words().newGame.seedHelp}
          value={props.choice.seed}
          problem={seedReason}
          reason={(reason) => words().reason(reason)}
          onText={(seed) => props.onChange({ seed })}
        />
        <SharedText label={words().newGame.link} help={words().newGame.linkHelp} text={address()} />
      </div>
    </details>
  );
}

/** Two lines for one setting, as the rules tell it: the order, and for a random one whose it is. */
function OrderLines(props: { readonly order: Order; readonly onOrder: (order: Order) => void }): JSX.Element {
  const words = useGameWords(saktrisWords);
  const order = (): (typeof orders)[number] =>
    props.order === 'fixed' || props.order === 'select' ? props.order : 'random';
  return (
    <>
      <div class="setting">
        <Choices
          label={words().newGame.order}
          values={orders}
          value={order()}
          name={(one) => words().newGame.orders[one]}
          onPick={(one) => props.onOrder(one === 'random' ? 'same' : one)}
        />
        <p class="aside small">{words().newGame.orderHelp[order()]}</p>
      </div>
      <Show when={order() === 'random'}>
        <div class="setting">
          <Choices
            label={words().newGame.randomMode}
            values={randomModes}
            value={props.order}
            name={(one) => words().newGame.randomModes[one]}
            onPick={(one) => props.onOrder(one)}
          />
        </div>
      </Show>
    </>
  );
}
