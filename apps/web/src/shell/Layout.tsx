/** What is on every page: the header, the page itself, the footer, and the things that may lie above it. */
import {
  useBeforeLeave,
  useCurrentMatches,
  useIsRouting,
  useNavigate,
  type RouteSectionProps,
} from '@solidjs/router';
import { gamePath } from '../games.ts';
import { createEffect, ErrorBoundary, onCleanup, Show, Suspense, type JSX } from 'solid-js';
import { useWords } from '../words/use-words.ts';
import { Broken } from './Broken.tsx';
import type { WholeShell } from './create-shell.ts';
import { Header } from './Header.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Loading } from './Mark.tsx';
import { noteNavigation } from './navigation.ts';
import { SettingsDialog } from './SettingsDialog.tsx';
import { useShortcuts } from './shell.ts';
import { meaningOf } from './shortcuts.ts';
import { Toasts } from './Toasts.tsx';
import { offerUpdates } from './updates.ts';

export function Layout(props: RouteSectionProps & { readonly shell: WholeShell }): JSX.Element {
  const words = useWords();
  const matches = useCurrentMatches();
  const isRouting = useIsRouting();
  const navigate = useNavigate();
  /** A board has the page to itself, and nobody is interrupted there. */
  const isBoard = (): boolean => matches().some(({ route }) => route.info?.['board'] === true);
  const { shell } = props;

  useBeforeLeave(noteNavigation);
  useShortcuts(() => ({
    title: words().keys.everywhere,
    shortcuts: [
      { keys: ['?'], label: words().keys.help, run: shell.openShortcuts },
      { keys: [','], label: words().keys.settings, run: shell.openSettings },
      {
        keys: ['a', 'A'],
        label: words().keys.action,
        run: () => navigate(gamePath('saktris-action', 'go=1')),
      },
      { keys: ['Escape'], label: words().keys.close },
    ],
  }));
  listenToKeys(shell);
  offerUpdates(shell, isBoard);
  createEffect(() => {
    document.documentElement.dataset['page'] = isBoard() ? 'board' : 'text';
  });

  return (
    <>
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.querySelector('main')?.focus();
        }}
      >
        {words().app.skip}
      </a>
      <Header busy={isRouting()} />
      {/* The footer comes with the page, or it would be pushed away by it. */}
      <Suspense fallback={<WhileLoading />}>
        <main id="main" tabindex="-1">
          <ErrorBoundary fallback={(error: unknown) => <Broken error={error} />}>
            {props.children}
          </ErrorBoundary>
        </main>
        <Show when={!isBoard()}>
          <footer>
            <p>
              {words().app.asksNobody} {words().app.licence}
            </p>
          </footer>
        </Show>
      </Suspense>
      <Toasts toasts={shell.toasts()} />
      <LiveRegion said={shell.said()} />
      <SettingsDialog open={shell.open() === 'settings'} onClose={shell.closeDialog} />
      <KeysDialog
        open={shell.open() === 'keys'}
        groups={shell.shortcuts()}
        letters={shell.settings().letters}
        onClose={shell.closeDialog}
      />
    </>
  );
}

function WhileLoading(): JSX.Element {
  return (
    <main tabindex="-1">
      <Loading />
    </main>
  );
}

function listenToKeys(shell: WholeShell): void {
  const listen = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
    const isTyping =
      document.querySelector('dialog[open]') !== null ||
      (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null);
    const press = { key, ctrlKey, metaKey, altKey, defaultPrevented, isTyping };
    const meaning = meaningOf(press, shell.shortcuts(), shell.settings().letters);
    if (!meaning?.run) return;
    event.preventDefault();
    meaning.run();
  };
  document.addEventListener('keydown', listen);
  onCleanup(() => document.removeEventListener('keydown', listen));
}
