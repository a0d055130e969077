/** Every game the command line knows. Adding one is a line here; a game is loaded only when it is asked for. */
import type { AnyGame } from '@rankfall/kernel';
import { clip, Complaint } from './complaint.ts';
import type { GameKit } from './kit.ts';
import { didYouMean } from './spelling.ts';

export interface Listed {
  readonly id: string;
  readonly summary: string;
  load(): Promise<GameKit>;
}

export const catalogue: readonly Listed[] = [
  {
    id: 'saktris',
    summary: 'Chess where the pieces arrive one by one',
    load: async () => (await import('./saktris/kit.ts')).saktrisKit,
  },
  {
    id: 'saktris-action',
    summary: 'The same without turns: both sides move at once, pieces land by themselves',
    load: async () => (await import('./saktris-action/kit.ts')).actionKit,
  },
  {
    id: 'chessbrawl',
    summary: 'A King against waves of enemies, with pieces bought from what he captured',
    load: async () => (await import('./chessbrawl/kit.ts')).chessbrawlKit,
  },
  {
    id: 'starlines',
    summary: 'Fleets drawn line by line around one shared die, sealed until both are ready',
    load: async () => (await import('./starlines/kit.ts')).starlinesKit,
  },
  {
    id: 'stepwise',
    summary: 'Plan routes for a squad, then step everybody at once',
    load: async () => (await import('./stepwise/kit.ts')).stepwiseKit,
  },
];

export async function kitNamed(id: string | undefined, command: string): Promise<GameKit> {
  const ids = catalogue.map((listed) => listed.id);
  if (id === undefined) throw new Complaint(`${command} needs a game: ${ids.join(', ')}.`);
  const listed = catalogue.find((one) => one.id === id);
  if (!listed) throw new Complaint(`There is no game "${clip(id)}"${didYouMean(id, ids)}`);
  return listed.load();
}

/** Every version of every game, as the kernel wants them for records and links. */
export async function allKits(): Promise<readonly GameKit[]> {
  return Promise.all(catalogue.map((listed) => listed.load()));
}

export function versionsOf(kits: readonly GameKit[]): readonly AnyGame[] {
  return kits.flatMap((kit) => kit.games);
}
