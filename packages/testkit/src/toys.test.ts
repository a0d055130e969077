/** The toys keep the contract themselves. */
import { describe, test } from 'vitest';
import { contractSuite } from './suite.ts';
import { toyContracts } from './toys/contracts.ts';

for (const [game, contract] of toyContracts) contractSuite({ describe, test }, game, contract);
