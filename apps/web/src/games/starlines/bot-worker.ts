/** The Starlines bots: the entry of their worker, and what the page falls back on. See `match/bot-host.ts`. */
import { random } from '@rankfall/bots';
import { starlinesBots } from '@rankfall/bots/starlines';
import { anyGame } from '@rankfall/kernel';
import { starlinesVersions } from '@rankfall/starlines';
import { hostBots } from '../../match/bot-host.ts';
import type { Cast } from '@rankfall/bots/serving';

export const cast: Cast = { games: starlinesVersions.map(anyGame), bots: [random, ...starlinesBots] };

hostBots(cast);
