/** Thinks by the numbers of the rules that the match is played by; between two thoughts they are put back. */
import { asWritten, changesIn, under, type StarlinesTerms } from '@rankfall/starlines';
import type { Chair, Thinking } from '../bot.ts';

export function* underRules({ charter }: Chair<StarlinesTerms>, thinking: Thinking): Thinking {
  const changes = changesIn(charter.game.rules);
  if (changes === asWritten) return yield* thinking;
  for (;;) {
    const step = under(changes, () => thinking.next());
    if (step.done) return step.value;
    yield step.value;
  }
}
