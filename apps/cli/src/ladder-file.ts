/** What of a ladder has been played already, in a file, so that a long measurement can be stopped and gone on with. */
import { isRecord, sameData } from '@rankfall/kernel';
import type { Plan } from './batch.ts';
import { Complaint } from './complaint.ts';
import type { Outside } from './outside.ts';
import type { Tally } from './tally.ts';

/** Results of the upper level. */
export interface Count {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
}

/** As the first seat, and as the second. */
export interface Sides {
  readonly first: Count;
  readonly second: Count;
}

export const emptySides: Sides = {
  first: { games: 0, won: 0, drawn: 0 },
  second: { games: 0, won: 0, drawn: 0 },
};

export interface LadderFile {
  /** By "upper lower". */
  readonly pairs: Record<string, Sides>;
  /** Writes it down, if somebody asked for that. */
  keep(): Promise<void>;
}

type Base = Omit<Plan, 'seats'>;

export function addSides(sides: Sides, upperSeat: 0 | 1, tally: Tally): Sides {
  const which = upperSeat === 0 ? 'first' : 'second';
  const { games, won, drawn } = sides[which];
  const seat = tally.seats[upperSeat];
  const sum = {
    games: games + tally.games,
    won: won + (seat?.won ?? 0),
    drawn: drawn + (seat?.drawn ?? 0),
  };
  return { ...sides, [which]: sum };
}

export async function readLadder(
  path: string | undefined,
  base: Base,
  outside: Outside,
): Promise<LadderFile> {
  if (path === undefined) return { pairs: {}, keep: () => Promise.resolve() };
  const pairs = await pairsIn(path, base, outside);
  const keep = async (): Promise<void> =>
    outside.writeText(path, `${JSON.stringify({ ...base, pairs }, undefined, 2)}\n`);
  // What cannot be written is found out before the first game.
  await keep();
  return { pairs, keep };
}

async function pairsIn(path: string, base: Base, outside: Outside): Promise<Record<string, Sides>> {
  const text = await outside.readText(path).catch((error: unknown) => {
    if (error instanceof Complaint && error.message.startsWith('There is no file')) return undefined;
    throw error;
  });
  if (text === undefined) return {};
  const read = parse(text);
  if (!isRecord(read) || !isRecord(read['pairs']))
    throw new Complaint(`"${path}" is no file of a ladder; name another one, or remove it.`);
  const { pairs, ...others } = read;
  if (!sameData(others, base))
    throw new Complaint(
      `"${path}" is of another ladder: its game, seed or settings differ. Name another file.`,
    );
  const sides = Object.entries(pairs);
  if (!sides.every(([, one]) => isSides(one)))
    throw new Complaint(`"${path}" has results that cannot be; remove it and begin again.`);
  return Object.fromEntries(sides) as Record<string, Sides>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isCount = (value: unknown): boolean =>
  isRecord(value) &&
  [value['games'], value['won'], value['drawn']].every((n) => Number.isSafeInteger(n) && Number(n) >= 0) &&
  Number(value['won']) + Number(value['drawn']) <= Number(value['games']);

const isSides = (value: unknown): boolean =>
  isRecord(value) && isCount(value['first']) && isCount(value['second']);
