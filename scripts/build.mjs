/** Builds everything. */
import { main } from './failure.mjs';
import { install } from './install.mjs';
import { build, compile } from './parts.mjs';
import { runQuietly } from './run.mjs';

await main(async () => {
  await install();
  await runQuietly(compile(), { doing: 'Compiling', failed: 'The project does not compile: see above.' });
  await build('moves');
  await build('site');
});
