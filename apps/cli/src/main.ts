#!/usr/bin/env node
/** The command line as a process: real streams, a real clock, and an exit code. */
import { bugReport, BUG, run } from './run.ts';
import { nodeOutside } from './node-outside.ts';

for (const stream of [process.stdout, process.stderr]) {
  // Whoever reads our output may stop early (`| head`); that is no error.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
}

const outside = nodeOutside();
for (const event of ['uncaughtException', 'unhandledRejection']) {
  process.on(event, (error: unknown) => {
    outside.stderr.write(bugReport(error, process.env));
    process.exit(BUG);
  });
}

process.exitCode = await run(process.argv.slice(2), outside);
// Standard input may still be open (a pipe that never ends), and must not keep us.
process.stdin.destroy();
