/** The Saktris bots: the entry of their worker, and what the page falls back on. See `match/bot-host.ts`. */
import { random } from '@rankfall/bots';
import { analyst, botOf, levels, saktrisLevels } from '@rankfall/bots/saktris';
import { anyGame } from '@rankfall/kernel';
import { saktris } from '@rankfall/saktris';
import { hostBots } from '../../match/bot-host.ts';
import type { Cast } from '@rankfall/bots/serving';

/** Looks at every position of a game for a moment: by positions, not by time, so that the same game always looks the same. */
const judge = botOf('judge', { ...levels.master, nodes: 90_000, bits: 17 });

export const cast: Cast = { games: [anyGame(saktris)], bots: [random, ...saktrisLevels, analyst, judge] };

hostBots(cast);
