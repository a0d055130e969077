/** The page's clock for a room. Browsers cut longer timers short, so a far wake-up is reached in several. */
import type { Wall } from '@rankfall/room';

const LONGEST = 2 ** 31 - 1;

export const pageWall: Wall = {
  now: () => performance.now(),
  after: (millis, run) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (left: number): void => {
      timer = setTimeout(() => (left > LONGEST ? wait(left - LONGEST) : run()), Math.min(left, LONGEST));
    };
    wait(millis);
    return () => clearTimeout(timer);
  },
};
