/** What a battle says, to the eye and to the ear: names, what happened, how things stand. */
import type { Accessor } from 'solid-js';
import type { Told } from '@rankfall/kernel';
import type { Side01, StarlinesEvent, StarlinesState, StarlinesTerms } from '@rankfall/starlines';
import { matchWords } from '../../match/words.en.ts';
import type { Sitter } from '../../storage/types.ts';
import { useGameWords } from '../../words/use-words.ts';
import { starlinesWords } from './words.en.ts';

/** Who sits where: what a player typed, or the colour. */
export function useNames(seats: readonly Sitter[]): (side: Side01) => string {
  const words = useGameWords(starlinesWords);
  return (side) => seats[side]?.name ?? words().side(side);
}

/** The same for the edges of the table, where a bot has its rank as well, and who plays alone reads which side is theirs. */
export function useLabels(seats: readonly Sitter[]): Accessor<readonly string[]> {
  const words = useGameWords(starlinesWords);
  const nameOf = useNames(seats);
  const isAlone = seats.filter(({ kind }) => kind === 'human').length === 1;
  return () =>
    ([0, 1] as const).map((side) => {
      const rank =
        isAlone && seats[side]?.kind === 'human' ? words().you : words().bot[seats[side]?.bot ?? ''];
      return rank === undefined ? nameOf(side) : words().ranked(nameOf(side), rank);
    });
}

/** What of these events is said aloud, each step in one breath. */
export function useTelling(
  names: Accessor<readonly string[]>,
): (told: readonly Told<StarlinesTerms>[]) => readonly string[] {
  const words = useGameWords(starlinesWords);
  const common = useGameWords(matchWords);
  return (told) => {
    const said = told.flatMap(({ event }): readonly string[] => {
      if (event.type === '~over') return [words().result(event.result, names())];
      if (event.type === '~paused') return [common().paused];
      if (event.type.startsWith('~')) return [];
      const own = event as StarlinesEvent;
      if (own.type === 'chose')
        return own.record.resolvedEffects.length > 0 ? [words().record(own.record)] : [];
      return words().event(own, names());
    });
    return said.length === 0 ? [] : [said.join(' ')];
  };
}

/** Everything in a breath, for the key that asks. */
export function useStanding(names: Accessor<readonly string[]>): (view: StarlinesState) => string {
  const words = useGameWords(starlinesWords);
  return (view) => {
    const of = (seat: Side01): string => {
      const { health, lines, joining, ships } = view.sides[seat];
      return words().play.standing(names()[seat] ?? '', health, lines, joining, ships.length);
    };
    const turn = view.at.turn === 0 ? words().muster : words().turn(view.at.turn);
    return words().play.status(turn, words().phase(view.at.phase), words().table.die(view.die), of(0), of(1));
  };
}
