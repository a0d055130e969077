/** ChessBrawl keeps the contract of every game. */
import { contractSuite } from '@rankfall/testkit';
import { describe, test } from 'vitest';
import { chessbrawl } from './game.ts';

/** The rules set no limit to stalling in unranked runs; at random, with Skip Wave on offer, no run gets near this. */
contractSuite({ describe, test }, chessbrawl, { bound: { choices: 60_000 } });
