/** While a match is on the screen, its ships say the numbers of the rules that it is played by. */
import { onCleanup } from 'solid-js';
import { asWritten, changesIn, putInForce, type Changes } from '@rankfall/starlines';

/** What the open screens ask for: one may open before the one that it replaces has gone. */
const asked: Changes[] = [];

export function useNumbersOf(rules: number): void {
  const changes = changesIn(rules);
  asked.push(changes);
  putInForce(changes);
  onCleanup(() => {
    asked.splice(asked.indexOf(changes), 1);
    putInForce(asked.at(-1) ?? asWritten);
  });
}
