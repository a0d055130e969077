/** The ChessBrawl bots: the entry of their worker, and what the page falls back on. See `match/bot-host.ts`. */
import { chessbrawlBots } from '@rankfall/bots/chessbrawl';
import { anyGame } from '@rankfall/kernel';
import { chessbrawls } from '@rankfall/chessbrawl';
import { hostBots } from '../../match/bot-host.ts';
import type { Cast } from '@rankfall/bots/serving';

export const cast: Cast = { games: chessbrawls.map(anyGame), bots: chessbrawlBots };

hostBots(cast);
