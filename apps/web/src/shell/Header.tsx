/** The way home, the kept matches, the keys and the settings; while a page is coming the mark slips. */
import type { JSX } from 'solid-js';
import { useWords } from '../words/use-words.ts';
import { Icon } from './Icon.tsx';
import { Mark } from './Mark.tsx';
import { useShell } from './shell.ts';

export function Header(props: { readonly busy: boolean }): JSX.Element {
  const shell = useShell();
  const words = useWords();
  return (
    <header class="top">
      <a class="brand" href="/" aria-label={words().app.home}>
        <Mark busy={props.busy} />
        <span class="brand-name">{words().app.name}</span>
      </a>
      <nav class="tools" aria-label={words().app.main}>
        <a class="tool" href="/history">
          <Icon name="history" />
          <span>{words().app.history}</span>
        </a>
        <button type="button" class="tool" aria-haspopup="dialog" onClick={() => shell.openShortcuts()}>
          <Icon name="keys" />
          <span>{words().app.keys}</span>
        </button>
        <button type="button" class="tool" aria-haspopup="dialog" onClick={() => shell.openSettings()}>
          <Icon name="settings" />
          <span>{words().app.settings}</span>
        </button>
      </nav>
    </header>
  );
}
