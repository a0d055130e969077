/** A fleet as it lies on the table: ships that are alike in one pile, in the order of the catalogue; what was just lost beside them. */
import { codeFrom, codes, nameOf, type Code, type Loss, type Ship, type Side } from '@rankfall/starlines';

export interface Pile {
  /** Stays the same while the pile does, however many lie on it. */
  readonly key: string;
  readonly code: Code;
  /** Oldest first; in a pile of the lost, those. */
  readonly names: readonly string[];
  readonly charges?: number;
  readonly trigger?: number;
  readonly isUsed?: boolean;
  readonly isLost?: boolean;
}

const keyOf = ({ code, charges, trigger, used }: Ship): string =>
  `${code}/${charges ?? ''}/${trigger ?? ''}/${used ? 'used' : ''}`;

export function pilesOf({ ships }: Pick<Side, 'ships'>, lost: readonly string[] = []): readonly Pile[] {
  const piles = new Map<string, Pile>();
  for (const ship of ships) {
    const key = keyOf(ship);
    const { code, charges, trigger, used } = ship;
    const before = piles.get(key);
    piles.set(key, {
      key,
      code,
      names: [...(before?.names ?? []), nameOf(ship)],
      ...(charges === undefined ? {} : { charges }),
      ...(trigger === undefined ? {} : { trigger }),
      ...(used ? { isUsed: true } : {}),
    });
  }
  const wrecks = lost.flatMap((name): readonly Pile[] => {
    const code = codeFrom(name);
    return code ? [{ key: `lost/${name}`, code, names: [name], isLost: true }] : [];
  });
  return [...piles.values(), ...wrecks].toSorted((one, two) => placeOf(one) - placeOf(two));
}

const placeOf = ({ code, trigger = 0, charges = 0 }: Pile): number =>
  codes.indexOf(code) * 100 + trigger * 10 + charges;

/** The names of the ships that this player lost in these events. */
export const lostBy = (losses: readonly Loss[], seat: number): readonly string[] =>
  losses.flatMap((loss) => (loss.seat === seat ? [loss.ship] : []));
