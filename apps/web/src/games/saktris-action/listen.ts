/** Two pairs of hands on one page: keys before anybody else hears them, and fingers that each count for themselves. */
import { onCleanup, type Accessor } from 'solid-js';

/** A key goes to the players unless somebody types, presses a button or reads a dialog. */
export function listenToHands(key: (code: string) => boolean, isRunning: Accessor<boolean>): void {
  const listen = (event: KeyboardEvent): void => {
    const { target } = event;
    const isElsewhere =
      document.querySelector('dialog[open]') !== null ||
      (target instanceof Element && target.closest('input, textarea, select, button, a[href]') !== null);
    if (isElsewhere || !isRunning() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!key(event.code)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', listen, { capture: true });
  onCleanup(() => document.removeEventListener('keydown', listen, { capture: true }));
}

/** Touches are taken before the board sees them, since it has only one hand. A finger may tap twice or drag. */
export function listenToFingers(
  element: HTMLElement,
  touch: (square: string) => boolean,
  isRunning: Accessor<boolean>,
): void {
  const downs = new Map<number, string>();
  const squareAt = (event: PointerEvent): string | undefined =>
    document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((one) => one instanceof HTMLElement && one.dataset['square'] !== undefined)
      ?.getAttribute('data-square') ?? undefined;
  const down = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' || !isRunning()) return;
    const square = squareAt(event);
    if (square === undefined) return;
    event.stopPropagation();
    downs.set(event.pointerId, square);
    touch(square);
  };
  const up = (event: PointerEvent): void => {
    const from = downs.get(event.pointerId);
    if (from === undefined) return;
    downs.delete(event.pointerId);
    event.stopPropagation();
    const square = squareAt(event);
    if (square !== undefined && square !== from) touch(square);
  };
  element.addEventListener('pointerdown', down, { capture: true });
  element.addEventListener('pointerup', up, { capture: true });
  element.addEventListener('pointercancel', up, { capture: true });
}
