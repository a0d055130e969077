/** The row under the thumb: undo, threats, waves, speed, menu. What can do nothing now stays where it is. */
import { For, Show, type JSX } from 'solid-js';
import { MatchIcon, type IconName } from '../../match/MatchIcon.tsx';

export interface BrawlTool {
  readonly name: string;
  readonly label: string;
  readonly icon?: IconName;
  /** In place of an icon: '×2'. */
  readonly sign?: string;
  readonly isOff?: boolean;
  readonly isOn?: boolean;
  readonly onlyNarrow?: boolean;
  readonly opensDialog?: boolean;
  readonly onPress: () => void;
}

export function BrawlTools(props: { readonly tools: readonly BrawlTool[] }): JSX.Element {
  const names = (): readonly string[] => props.tools.map(({ name }) => name);
  return (
    <div class="m-tools brawl-tools">
      <For each={names()}>
        {(name) => {
          const tool = (): BrawlTool | undefined => props.tools.find((one) => one.name === name);
          return (
            <button
              type="button"
              class="m-tool"
              data-narrow={tool()?.onlyNarrow ? true : undefined}
              aria-disabled={tool()?.isOff ? true : undefined}
              aria-pressed={tool()?.isOn}
              aria-haspopup={tool()?.opensDialog ? 'dialog' : undefined}
              onClick={() => {
                const now = tool();
                if (now && !now.isOff) now.onPress();
              }}
            >
              <Show when={tool()?.sign} fallback={<MatchIcon name={tool()?.icon ?? 'menu'} />}>
                <span class="m-tool-sign" aria-hidden="true">
                  {tool()?.sign}
                </span>
              </Show>
              <span class="m-tool-name">{tool()?.label}</span>
            </button>
          );
        }}
      </For>
    </div>
  );
}
