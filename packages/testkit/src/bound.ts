/** How long a match can last, as its game states it. */
import type { Millis } from '@rankfall/kernel';

export interface Bound {
  readonly choices: number;
  /** Where time itself ends the match. Otherwise it lasts as long as people think. */
  readonly time?: Millis;
}
