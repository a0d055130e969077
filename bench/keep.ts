/**
 * Long matches are kept game by game in a file, if somebody names one (`--keep FILE`): they can be stopped, and gone on with when
 * the machine is quiet again. Without a file nothing is kept.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface Played {
  /** Ours: 1, a half or 0. */
  readonly points: number;
  /** Moves of the peer that had to be replaced. */
  readonly faults: number;
}

type Kept = Record<string, Played[]>;

const at = process.argv.indexOf('--keep');
const path = at < 0 ? undefined : process.argv[at + 1];
if (at >= 0 && path === undefined) throw new Error('--keep wants the name of a file');

/** The words on the command line, without the file. */
export const words: readonly string[] = process.argv.slice(2, at < 0 ? undefined : at);

function read(): Kept {
  return path !== undefined && existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Kept) : {};
}

/** Plays games number 0 to `games` of a match, those that were kept excepted, one at a time. */
export async function playOn(
  match: string,
  games: number,
  play: (game: number) => Promise<Played>,
): Promise<{ readonly points: number; readonly faults: number }> {
  const played = (read()[match] ?? []).slice(0, games);
  const sum = (of: keyof Played): number => played.reduce((total, one) => total + one[of], 0);
  while (played.length < games) {
    played.push(await play(played.length));
    if (path !== undefined)
      writeFileSync(path, `${JSON.stringify({ ...read(), [match]: played }, undefined, 1)}\n`);
    console.error(`${match}: ${sum('points')} of ${played.length}`);
  }
  return { points: sum('points'), faults: sum('faults') };
}
