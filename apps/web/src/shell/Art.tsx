/** The still drawings of the games. They follow the theme, because they are part of the page. */
import type { JSX } from 'solid-js';
import action from '../art/action.svg?raw';
import chessbrawl from '../art/chessbrawl.svg?raw';
import empty from '../art/empty.svg?raw';
import pieces from '../art/pieces.svg?raw';
import saktris from '../art/saktris.svg?raw';
import starlines from '../art/starlines.svg?raw';
import stepwise from '../art/stepwise.svg?raw';
import type { GameId } from '../games.ts';
import { useWords } from '../words/use-words.ts';

const drawings: Readonly<Record<GameId, string>> = {
  saktris,
  'saktris-action': action,
  chessbrawl,
  stepwise,
  starlines,
};

/** The shapes that the drawings stamp; once on a page that shows any. */
export function ArtSymbols(): JSX.Element {
  return <div class="symbols" innerHTML={pieces} />;
}

/** A board on which something is not there. Only to be seen: the page says it in words. */
export function EmptyBoard(): JSX.Element {
  return <div class="drawing" aria-hidden="true" innerHTML={empty} />;
}

export function Art(props: { readonly game: GameId }): JSX.Element {
  const words = useWords();
  return (
    <div
      class="drawing"
      role="img"
      aria-label={words().games[props.game].drawing}
      innerHTML={drawings[props.game]}
    />
  );
}
