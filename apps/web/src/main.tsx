/** Starts the site: opens what is kept, puts the shell together and draws it. */
import { createRoot, createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import { openBox } from './storage/box.ts';
import { App } from './shell/App.tsx';
import { BotFailure } from './shell/bot-failure.ts';
import { createShell, dressPage } from './shell/create-shell.ts';
import { tagOf } from './words/languages.ts';

const still = matchMedia('(prefers-reduced-motion: reduce)');

createRoot(() => {
  const [systemIsStill, setSystemIsStill] = createSignal(still.matches);
  still.addEventListener('change', () => setSystemIsStill(still.matches));
  const shell = createShell({ box: openBox(() => localStorage), now: () => Date.now(), systemIsStill });
  dressPage(document.documentElement, shell, () => tagOf(shell.settings().language));
  addEventListener('storage', ({ key }) => shell.changedElsewhere(key ?? undefined));
  watchForErrors(shell);
  const place = document.querySelector('#app');
  if (!place) throw new Error('the page has no place for the app');
  place.textContent = '';
  render(() => <App shell={shell} />, place);
});

/** What nobody caught breaks nothing at once, but the reader may wonder. Said once. */
function watchForErrors({ toast, words }: ReturnType<typeof createShell>): void {
  let isSaid = false;
  const say = (error: unknown): void => {
    if (isSaid || !(error instanceof Error)) return;
    isSaid = true;
    toast({
      text: error instanceof BotFailure ? words().error.bot : words().error.title,
      action: { label: words().error.reload, run: () => location.reload() },
    });
  };
  addEventListener('error', (event) => say(event.error));
  addEventListener('unhandledrejection', (event) => say(event.reason));
}
