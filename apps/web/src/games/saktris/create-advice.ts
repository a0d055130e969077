/** A hint: the analyst looks at the board for a moment, and its move is marked. The match remembers that somebody helped. */
import { createEffect, createMemo, createSignal, onCleanup, type Accessor } from 'solid-js';
import { SaktrisPosition, sanOf } from '@rankfall/saktris';
import type { Mark } from '../../board/marks.ts';
import type { Play } from './create-play.ts';
import { freshSeed } from './choice.ts';
import { thinker } from './players.ts';

/** Long enough to be worth hearing, short enough to wait for. */
const LONGEST = 700;

export interface Advice {
  readonly state: Accessor<'none' | 'looking' | 'found'>;
  readonly marks: Accessor<readonly Mark[]>;
  readonly ask: () => void;
}

/** @param onFound what it would play, as players write it; undefined if it has no idea */
export function createAdvice(game: Play, onFound: (move: string | undefined) => void): Advice {
  const [found, setFound] = createSignal<string>();
  const [isLooking, setLooking] = createSignal(false);
  let stop: () => void = () => undefined;

  const forget = (): void => {
    stop();
    setLooking(false);
    setFound(undefined);
  };
  // What was good for one position says nothing about the next.
  const occasion = createMemo(() => game.match().line);
  createEffect(() => {
    onCleanup(forget);
    return [occasion(), game.acting()];
  });

  const answer = (option: string | undefined): void => {
    setLooking(false);
    setFound(option);
    const position = new SaktrisPosition().load(game.match().state.position);
    const action = option === undefined ? undefined : position.find(option);
    onFound(action === undefined ? undefined : sanOf(position, action));
  };

  return {
    state: () => (isLooking() ? 'looking' : found() === undefined ? 'none' : 'found'),
    marks: () => marksOf(found()),
    ask: () => {
      const seat = game.acting();
      if (seat === undefined || isLooking()) return;
      forget();
      setLooking(true);
      game.hosted.room.host({ action: '~mark', option: 'hint' });
      const chair = { charter: game.match().charter, look: game.hosted.room.look(seat) };
      stop = thinker.think(
        { bot: 'analyst', chair, seed: freshSeed(), longest: LONGEST },
        { answer: (choice) => answer(choice?.option), failed: () => answer(undefined) },
      );
    },
  };
}

/** From the machine form: where from, where to. */
export function marksOf(option: string | undefined): readonly Mark[] {
  const squares = option?.split(',').flatMap((half) => half.match(/[a-h][1-8]/gu) ?? []) ?? [];
  return squares.map((square) => ({ square, type: 'hint' }));
}
