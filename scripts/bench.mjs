/** Builds the benchmarks and runs them, in a process of their own, so that nothing of ours is measured. */
import { build } from './parts.mjs';
import { main } from './failure.mjs';
import { install } from './install.mjs';
import { run } from './run.mjs';

await main(async () => {
  await install();
  await build('moves');
  const entry = await build('bench');
  process.exitCode = await run({ command: process.execPath, args: [entry, ...process.argv.slice(2)] });
});
