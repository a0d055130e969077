/** The computer cannot think, and plays at random instead: whoever plays must know, or takes it for a weak opponent. */
export class BotFailure extends Error {
  override readonly name = 'BotFailure';
}
