/**
 * The service worker, and newer versions of the site. A newer one waits until the reader takes it, is offered only where no board
 * is on the page, and never reloads by itself.
 */
import { createEffect, createSignal, onCleanup, onMount, type Accessor } from 'solid-js';
import type { Shell } from './shell.ts';

export function offerUpdates(shell: Shell, isBoard: Accessor<boolean>): void {
  const [waiting, setWaiting] = createSignal<ServiceWorker>();
  onMount(() => {
    // Not allowed everywhere (private windows, plain http): the site then simply needs its server.
    if (import.meta.env.PROD && 'serviceWorker' in navigator)
      register(setWaiting).catch((error: unknown) => console.info(error));
  });
  createEffect(() => {
    const worker = waiting();
    if (!worker || isBoard()) return;
    const dismiss = shell.toast({
      text: shell.words().update.ready,
      action: { label: shell.words().update.now, run: () => switchTo(worker) },
      stays: true,
    });
    onCleanup(dismiss);
  });
}

async function register(onWaiting: (worker: ServiceWorker) => void): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/sw.js');
  const look = (): void => {
    // Without a controller this is the first visit: there is nothing older that it would replace.
    if (registration.waiting && serviceWorker.controller) onWaiting(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}

/** Only ever called by the reader's own hand. */
function switchTo(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage({ type: 'SKIP_WAITING' });
}
