/** Where Debian's Stockfish is; installed first if that is possible here. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/games/stockfish', '/usr/bin/stockfish', '/usr/local/bin/stockfish'];

export function findStockfish(): string | undefined {
  const here = places.find((place) => existsSync(place));
  if (here !== undefined || process.getuid?.() !== 0) return here;
  console.error('installing stockfish …');
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'stockfish'], { stdio: 'ignore' });
  return places.find((place) => existsSync(place));
}
