/** Chooses evenly among everything the game now offers. It leaves the table alone: it never resigns, draws or pauses. */
import { imagineMatch, pendingOf, type Choice, type Terms } from '@rankfall/kernel';
import type { Bot, Chair } from './bot.ts';

export const random: Bot = {
  name: 'random',
  // oxlint-disable-next-line require-yield -- it knows at once
  *think(chair, dice) {
    const choices = openChoices(chair);
    return choices.length === 0 ? undefined : choices[dice.below('random', choices.length)];
  },
};

/** What this seat can really choose at this moment: not disabled, not too early, not too late. */
export function openChoices<T extends Terms>({ charter, look }: Chair<T>): readonly Choice[] {
  if (look.seat === 'watcher') return [];
  const { at } = look;
  // What a seat may choose never depends on what it cannot see, so any imagined state will do.
  return pendingOf(imagineMatch(charter, look, 'options'), look.seat)
    .filter(({ opens = at, closes = at + 1 }) => opens <= at && at < closes)
    .flatMap(({ id, options }) =>
      options.filter(({ off }) => off === undefined).map((option) => ({ action: id, option: option.id })),
    );
}
