/** The Saktris bots: the entry of their worker, and what the page falls back on. See `match/bot-host.ts`. */
import { random } from '@rankfall/bots';
import { analyst, saktrisLevels } from '@rankfall/bots/saktris';
import { anyGame } from '@rankfall/kernel';
import { saktris } from '@rankfall/saktris';
import { hostBots } from '../../match/bot-host.ts';
import type { Cast } from '../../match/thinker.ts';

export const cast: Cast = { games: [anyGame(saktris)], bots: [random, ...saktrisLevels, analyst] };

hostBots(cast);
