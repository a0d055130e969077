/** Formats the files named on the command line, or everything. */
import { main } from './failure.mjs';
import { install } from './install.mjs';
import { run, tool } from './run.mjs';

await main(async () => {
  await install();
  process.exitCode = await run(tool('oxfmt', process.argv.slice(2)));
});
