/** The built command line, end to end, each time as a process of its own. One file, so that it is built once. */
import { afterAll, beforeAll } from 'vitest';
import { buildCli } from '../test/cli.ts';
import '../test/e2e/input.ts';
import '../test/e2e/positions.ts';
import '../test/e2e/matches.ts';
import '../test/e2e/tampering.ts';
import '../test/e2e/piped.ts';
import '../test/e2e/world.ts';
import { removeFolder } from '../test/e2e/shared.ts';

beforeAll(buildCli, 120_000);
afterAll(removeFolder);
