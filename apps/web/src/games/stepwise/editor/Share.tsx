/** Out and in: the link that others play, the level as a file, and any of the three forms read back. */
import { createSignal, createUniqueId, For, Show, type JSX } from 'solid-js';
import { parseLevelText, readLevelText, writeLevel, writePlain, type LevelFile } from '@rankfall/stepwise';
import { SharedText } from '../../../match/ShareDialog.tsx';
import { useShell } from '../../../shell/shell.ts';
import { useGameWords } from '../../../words/use-words.ts';
import { looseDraft, type Draft } from './draft.ts';
import { levelLink, LONGEST_LINK } from './links.ts';
import { editorWords } from './words.en.ts';

export interface ShareProps {
  /** Nothing while the level cannot be played. */
  readonly level: LevelFile | undefined;
  /** A way out is known: proven, or played. */
  readonly hasWay: boolean;
  readonly onOpen: (draft: Draft) => void;
}

export function Share(props: ShareProps): JSX.Element {
  const words = useGameWords(editorWords);
  const { announce } = useShell();
  const id = createUniqueId();
  const [pasted, setPasted] = createSignal('');
  const [refused, setRefused] = createSignal<readonly string[]>([]);
  const [mendable, setMendable] = createSignal<Draft>();
  const open = (draft: Draft): void => {
    setRefused([]);
    setMendable(undefined);
    props.onOpen(draft);
  };
  const read = (text: string): void => {
    const inLink = /[?&]l=([^&#\s]+)/u.exec(text)?.[1];
    const meant = inLink === undefined ? text.trim() : decode(inLink);
    const { level, problems } = readLevelText(meant);
    const draft = level ? looseDraft(parseLevelText(meant).input) : undefined;
    if (draft) return open(draft);
    setRefused((problems ?? []).map(words().problem));
    setMendable(looseDraft(parseLevelText(meant).input));
    announce(refused()[0] ?? '');
  };
  const readFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const text = await file.text();
    setPasted(text);
    read(text);
  };
  return (
    <div class="s-share">
      <Show when={props.level} fallback={<p class="aside">{words().shareMend}</p>} keyed>
        {(level) => (
          <>
            <Show when={props.hasWay} fallback={<p class="notice">{words().shareFirst}</p>}>
              <LinkText level={level} />
            </Show>
            <SharedText
              label={words().file}
              help={words().fileHelp}
              text={writeLevel(level)}
              file="level.json"
            />
            <SharedText
              label={words().plain}
              help={words().plainHelp}
              text={writePlain(level)}
              file="level.txt"
            />
          </>
        )}
      </Show>
      <div class="field">
        <label for={id}>{words().importText}</label>
        <p class="aside small">{words().importHelp}</p>
        <textarea
          id={id}
          rows="5"
          spellcheck={false}
          value={pasted()}
          onInput={(event) => setPasted(event.currentTarget.value)}
        />
        <For each={refused()}>{(line) => <p class="problem">{line}</p>}</For>
        <div class="ways">
          <button type="button" onClick={() => read(pasted())}>
            {words().open}
          </button>
          <Show when={mendable()}>
            {(draft) => (
              <button type="button" onClick={() => open(draft())}>
                {words().mend}
              </button>
            )}
          </Show>
          <label class="button s-file">
            {words().openFile}
            <input
              type="file"
              class="visually-hidden"
              accept=".json,.txt,application/json,text/plain"
              onChange={(event) => void readFile(event.currentTarget.files?.[0])}
            />
          </label>
        </div>
      </div>
    </div>
  );
}

function LinkText(props: { readonly level: LevelFile }): JSX.Element {
  const words = useGameWords(editorWords);
  const made = () => levelLink(location.origin, props.level);
  return (
    <Show
      when={made().link.length <= LONGEST_LINK}
      fallback={<p class="notice">{words().linkLong(made().link.length, LONGEST_LINK)}</p>}
    >
      <SharedText
        label={words().link}
        help={words().linkHelp(made().link.length, made().isCut)}
        text={made().link}
      />
    </Show>
  );
}

/** A link that was cut in the middle of a sign says so as a level that cannot be read. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
