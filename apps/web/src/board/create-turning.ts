/**
 * Turns the squares. A square keeps its cell, its name and its focus: turning changes only where it lies. CSS lays the cells the
 * other way round at once; a painted frame later the page itself takes that order, for whoever reads it from the top.
 */
import { type Accessor, createEffect, on } from 'solid-js';
import { afterPaint } from '../look/after-paint.ts';

/** On rows that are drawn against their order in the page, and on the list of rows: see board.css. */
const AGAINST = 'data-against';

/** @param squares the list of rows; its rows and their cells must stay the same ones */
export function createTurning(squares: Accessor<HTMLElement>, isFlipped: Accessor<boolean>): void {
  const lists = (): readonly Element[] => [...squares().children, squares()];
  createEffect(
    on(isFlipped, (flipped, before) => {
      if (before === undefined && flipped) lists().forEach(reverse);
      if (before === undefined) return;
      for (const list of lists()) {
        // Turned back before the page had followed: it lies right as it is.
        if (list.toggleAttribute(AGAINST)) afterPaint(() => follow(list));
      }
    }),
  );
}

function follow(list: Element): void {
  if (!list.hasAttribute(AGAINST)) return;
  reverse(list);
  list.removeAttribute(AGAINST);
}

/** Around the one with the focus: taken out of the page, it would lose it. */
function reverse(list: Element): void {
  const turned = [...list.children].reverse();
  const still = turned.find((child) => child.contains(document.activeElement)) ?? turned[0];
  if (still === undefined) return;
  const at = turned.indexOf(still);
  still.before(...turned.slice(0, at));
  still.after(...turned.slice(at + 1));
}
