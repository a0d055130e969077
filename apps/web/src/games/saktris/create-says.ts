/** What a game on the screen says, to the eye and to the ear: names, the line below the board, clocks and trays, what happened. */
import { createMemo, type Accessor } from 'solid-js';
import type { Told } from '@rankfall/kernel';
import type { SaktrisEvent, SaktrisTerms, SaktrisView, Side } from '@rankfall/saktris';
import { clockText } from '../../match/clock-text.ts';
import { matchWords } from '../../match/words.en.ts';
import type { Sitter } from '../../storage/types.ts';
import { useGameWords } from '../../words/use-words.ts';
import type { Play } from './create-play.ts';
import { hintOf } from './hint.ts';
import { trayOf } from './tray.ts';
import { newsOf } from './news.ts';
import { saktrisWords } from './words.en.ts';

export const sideOf = (seat: number): Side => (seat === 0 ? 0 : 1);

/** Who sits where: what a player typed, or the side, and for a bot which one. */
export function useNames(seats: readonly Sitter[]): (side: Side) => string {
  const words = useGameWords(saktrisWords);
  return (side) => {
    const sitter = seats[side];
    if (sitter?.name !== undefined) return sitter.name;
    const who = words().side(side);
    return sitter?.kind === 'bot' ? `${who} · ${words().players.bot(sitter.bot ?? '')}` : who;
  };
}

/** A bot by its name alone: whose turn it is has been said often enough. */
export function useBotNames(seats: readonly Sitter[]): (side: Side) => string | undefined {
  const words = useGameWords(saktrisWords);
  return (side) => {
    const sitter = seats[side];
    return sitter?.kind === 'bot' ? words().players.bot(sitter.bot ?? '') : undefined;
  };
}

/** What of these events is said aloud. */
export function useTelling(
  nameOf: (side: Side) => string,
): (told: readonly Told<SaktrisTerms>[]) => readonly string[] {
  const words = useGameWords(saktrisWords);
  const table = useGameWords(matchWords);
  return (told) =>
    newsOf(told).flatMap(({ event }) => {
      if (event.type === '~over') return [words().result(event.result)];
      if (event.type === '~paused') return [table().paused];
      if (event.type === '~undone') return [table().undone];
      if (event.type === '~redone') return [table().redone];
      if (event.type === '~asked' && event.ask === 'draw') return [table().offered(nameOf(sideOf(event.by)))];
      return event.type.startsWith('~') ? [] : [words().event(event as SaktrisEvent)];
    });
}

/** The one line below the board. */
export function createHint(
  game: Play,
  picked: Accessor<readonly string[]>,
  nameOf: (side: Side) => string | undefined,
): Accessor<string> {
  const words = useGameWords(saktrisWords);
  const table = useGameWords(matchWords);
  const thinking = (): Side | undefined => {
    const { result, sitting } = game.match();
    return !result && !sitting.paused && game.acting() === undefined
      ? game.view().position.toMove
      : undefined;
  };
  return createMemo(() => {
    const { result } = game.match();
    if (result) return words().result(result);
    const said = hintOf(game.view(), game.options(), picked(), thinking());
    switch (said.type) {
      case 'first-room':
        return words().play.firstRoom(words().piece(said.piece));
      case 'then-place':
        return words().play.thenPlace(words().piece(said.piece));
      case 'choose-any':
        return words().play.chooseAny;
      case 'or-move':
        return words().play.orMove;
      case 'thinking':
        return table().thinking(nameOf(said.side) ?? words().side(said.side));
      case 'turn':
        return words().turn(
          game.view(),
          game.options().filter(({ off }) => off === undefined),
        );
    }
  });
}

/** What waits, for the key that asks. */
export function useTraySaying(): (view: SaktrisView) => string {
  const words = useGameWords(saktrisWords);
  const names = (letters: readonly string[]): readonly string[] =>
    letters.map((letter) => (letter === 'X' ? words().play.hidden : words().piece(letter)));
  return (view) => {
    const tray = trayOf(view, view.position.toMove);
    if (tray.type === 'queue') return words().play.trayNow(names(tray.due), names(tray.next));
    const pool = tray.pool.map(({ letter, count }) => words().play.pool(words().piece(letter), count));
    return words().play.trayNow(pool, []);
  };
}

/** And the clocks. */
export function useClockSaying(nameOf: (side: Side) => string): (clocks: readonly number[]) => string {
  const table = useGameWords(matchWords);
  return (clocks) =>
    clocks.length === 0
      ? table().noClock
      : table().clocks(clocks.map((left, seat) => table().timeOf(nameOf(sideOf(seat)), clockText(left))));
}
