/** What of a balance report has been played already, in a file, so that it can be stopped and gone on with. */
import { bookNamed } from '@rankfall/bots/starlines';
import { isRecord, sameData } from '@rankfall/kernel';
import { catalogue, figures, under, type Changes } from '@rankfall/starlines';
import { Complaint } from '../complaint.ts';
import type { Outside } from '../outside.ts';
import type { Count } from './balance-games.ts';

/** All that the games depend on. Other numbers in the catalogue, or other plans in the books, make other games. */
export interface Basis {
  readonly bot: string;
  readonly seed: string;
  readonly numbers: unknown;
  readonly plans: unknown;
}

export const basisOf = (bot: string, seed: string, numbers: Changes): Basis => ({
  bot,
  seed,
  plans: Object.values(bookNamed('both')).map((plans) => plans.map(({ text }) => text)),
  numbers: under(numbers, () => JSON.parse(JSON.stringify({ figures, catalogue })) as unknown),
});

export interface Kept {
  /** By book, pairing and batch: "handbook/0/3". */
  readonly batches: Map<string, Count>;
  write(): Promise<void>;
}

export async function readKept(path: string | undefined, basis: Basis, outside: Outside): Promise<Kept> {
  if (path === undefined) return { batches: new Map(), write: () => Promise.resolve() };
  const batches = new Map(Object.entries(await batchesIn(path, basis, outside)));
  const write = async (): Promise<void> =>
    outside.writeText(path, `${JSON.stringify({ basis, batches: Object.fromEntries(batches) })}\n`);
  // What cannot be written is found out before the first game.
  await write();
  return { batches, write };
}

async function batchesIn(path: string, basis: Basis, outside: Outside): Promise<Record<string, Count>> {
  const text = await outside.readText(path).catch((error: unknown) => {
    if (error instanceof Complaint && error.message.startsWith('There is no file')) return undefined;
    throw error;
  });
  if (text === undefined) return {};
  const read = parse(text);
  if (!isRecord(read) || !isRecord(read['batches']))
    throw new Complaint(`"${path}" is no file of a balance report; name another one, or remove it.`);
  if (!sameData(read['basis'], basis))
    throw new Complaint(
      `"${path}" is of another balance report: its bot, seed, ships or plans differ. Name another file.`,
    );
  const all = Object.entries(read['batches']);
  if (!all.every(([, count]) => isCount(count)))
    throw new Complaint(`"${path}" has results that cannot be; remove it and begin again.`);
  return Object.fromEntries(all) as Record<string, Count>;
}

const isCount = (value: unknown): value is Count =>
  isRecord(value) &&
  ['games', 'points', 'draws'].every((key) => Number.isFinite(value[key])) &&
  isRecord(value['turns']) &&
  isRecord(value['ships']);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
