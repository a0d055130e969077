/** The row of buttons under the thumb. A button that can do nothing now stays where it is and keeps focus: nothing jumps. */
import { Index, type JSX } from 'solid-js';
import { MatchIcon, type IconName } from './MatchIcon.tsx';

export interface ToolButton {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff?: boolean;
  /** Only where there is no panel that shows it anyway. */
  readonly onlyNarrow?: boolean;
  readonly opensDialog?: boolean;
  readonly onPress: () => void;
}

export function Tools(props: { readonly tools: readonly ToolButton[] }): JSX.Element {
  return (
    <div class="m-tools">
      <Index each={props.tools}>
        {(tool) => (
          <button
            type="button"
            class="m-tool"
            data-narrow={tool().onlyNarrow ? true : undefined}
            aria-disabled={tool().isOff ? true : undefined}
            aria-haspopup={tool().opensDialog ? 'dialog' : undefined}
            onClick={() => {
              if (!tool().isOff) tool().onPress();
            }}
          >
            <MatchIcon name={tool().icon} />
            <span class="m-tool-name">{tool().label}</span>
          </button>
        )}
      </Index>
    </div>
  );
}
