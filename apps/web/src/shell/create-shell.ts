/** Puts the shell together from what the page has: storage, the clock on the wall, the system's wishes. */
import { createEffect, createMemo, createSignal, type Accessor } from 'solid-js';
import { afterPaint } from '../look/after-paint.ts';
import { openMatches, type KeptMatches } from '../storage/matches.ts';
import type { Box } from '../storage/types.ts';
import { shellWords, wordsIn } from '../words/words.ts';
import { createAnnouncer, type Announcer } from './announcer.ts';
import { choices } from './choices.ts';
import { readSettings, writeSettings, type Settings } from './settings.ts';
import type { Shell } from './shell.ts';
import { createRegistry, type Registry } from './shortcuts.ts';
import { createToasts, type Toasts } from './toasts.ts';

/** The paper of both themes, as in tokens.css. */
const PAPER = { light: '#f5f2ea', dark: '#11131a' } as const;

export const SETTINGS_KEY = 'rankfall/settings';

export interface Page {
  readonly box: Box;
  now(): number;
  /** The system asks for less motion. */
  readonly systemIsStill: Accessor<boolean>;
}

export const dialogs = ['settings', 'keys'] as const;
export type DialogName = (typeof dialogs)[number];

/** The shell with its works, for the parts that draw it. */
export interface WholeShell extends Shell {
  readonly matches: KeptMatches;
  readonly said: Announcer['said'];
  readonly toasts: Toasts['shown'];
  readonly shortcuts: Registry['groups'];
  readonly open: Accessor<DialogName | undefined>;
  closeDialog(): void;
  /** Another tab has written this key, or anything. */
  changedElsewhere(key: string | undefined): void;
}

export function createShell({ box, now, systemIsStill }: Page): WholeShell {
  const [settings, setSettings] = createSignal<Settings>(readSettings(box.get(SETTINGS_KEY), choices));
  const words = createMemo(() => wordsIn(shellWords, settings().language));
  const [open, setOpen] = createSignal<DialogName>();
  const announcer = createAnnouncer(afterPaint);
  const toasts = createToasts();
  const registry = createRegistry();

  const toast: Shell['toast'] = (one) => {
    announcer.announce(one.text);
    return toasts.show(one).dismiss;
  };
  const matches = openMatches({ box, now, tell: (trouble) => toast({ text: words().trouble[trouble] }) });

  return {
    settings,
    change: (some) => box.set(SETTINGS_KEY, writeSettings(setSettings((all) => ({ ...all, ...some })))),
    words,
    matches,
    box,
    isStill: () => (settings().motion === 'system' ? systemIsStill() : settings().motion === 'less'),
    announce: announcer.announce,
    toast,
    addShortcuts: registry.add,
    openSettings: () => setOpen('settings'),
    openShortcuts: () => setOpen('keys'),
    said: announcer.said,
    toasts: toasts.shown,
    shortcuts: registry.groups,
    open,
    closeDialog: () => setOpen(undefined),
    changedElsewhere: (key) => {
      if (key === undefined || key === SETTINGS_KEY)
        setSettings(readSettings(box.get(SETTINGS_KEY), choices));
      matches.changed(key);
    },
  };
}

/** Keeps attributes of the page's root in step, by which the styles know theme, look and motion. */
export function dressPage(root: HTMLElement, { settings, isStill }: Shell, tag: Accessor<string>): void {
  createEffect(() => {
    const { theme, board, pieces } = settings();
    root.lang = tag();
    root.dataset['theme'] = theme;
    root.dataset['board'] = board;
    root.dataset['pieces'] = pieces;
    root.dataset['motion'] = isStill() ? 'less' : 'full';
    paintBrowser(theme);
  });
}

/** What the browser paints around the page. It asks the system by itself; a choice of the reader overrules both answers. */
function paintBrowser(theme: Settings['theme']): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const asked = theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme;
    meta.content = PAPER[asked];
  }
}
