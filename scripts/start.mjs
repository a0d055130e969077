/** Installs and builds what is missing, then serves the site until it is stopped. */
import { dirname } from 'node:path';
import { main } from './failure.mjs';
import { install } from './install.mjs';
import { build } from './parts.mjs';
import { createSite, HOST, listen, parsePort } from './serve.mjs';

const USUAL_PORT = 4173;

await main(async () => {
  const asked = parsePort(process.env.PORT);
  await install();
  const server = createSite(dirname(await build('site')));
  const port = await listen(server, { asked, usual: USUAL_PORT });
  console.log(`Rankfall is ready: http://${HOST}:${port}/ (Ctrl+C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
  stopWithNpm();
});

/** A killed npm takes its shell along but not us, and the port would stay taken. Ctrl+C reaches all three. */
function stopWithNpm() {
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] === undefined) return;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(0);
  }, 500).unref();
}
