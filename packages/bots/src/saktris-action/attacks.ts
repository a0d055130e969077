/** Who attacks what: for each side and square the cheapest attacker, worked out once for a board. */
import { isPawn, kindOfMan, linesOfKind, pawnAttacks, sideOfMan, type Cells } from '@rankfall/saktris/action';

/** What a piece is worth, in hundredths of a pawn. A king in danger is worth the game. */
export const worth: Readonly<Record<string, number>> = { P: 100, N: 300, B: 310, R: 500, Q: 900, K: 6000 };
export const worthOf = (piece: string): number => worth[piece.toUpperCase()] ?? 0;

export interface Attacks {
  /** By side: the worth of the cheapest attacker of each square, 0 for none. */
  readonly least: readonly [Int16Array, Int16Array];
  readonly count: readonly [Int16Array, Int16Array];
}

export function attacksOn(cells: Cells): Attacks {
  const least = [new Int16Array(64), new Int16Array(64)] as const;
  const count = [new Int16Array(64), new Int16Array(64)] as const;
  for (let from = 0; from < 64; from++) {
    const man = cells[from];
    if (!man) continue;
    const side = sideOfMan(man);
    const value = worthOf(man.piece);
    const own = least[side];
    const many = count[side];
    const hit = (to: number): void => {
      const before = own[to] ?? 0;
      if (before === 0 || value < before) own[to] = value;
      many[to] = (many[to] ?? 0) + 1;
    };
    if (isPawn(man)) {
      for (const to of pawnAttacks(side, from)) hit(to);
      continue;
    }
    for (const line of linesOfKind(kindOfMan(man), from)) {
      for (const to of line) {
        hit(to);
        if (cells[to]) break;
      }
    }
  }
  return { least, count };
}

export interface Threat {
  readonly square: number;
  readonly gain: number;
}

/** What a side can win by one capture now, best first; an exchange that loses is none. */
export function threatsBy(cells: Cells, { least }: Attacks, side: 0 | 1): readonly Threat[] {
  const attackers = least[side];
  const defenders = least[side === 0 ? 1 : 0];
  const threats: Threat[] = [];
  for (let square = 0; square < 64; square++) {
    const man = cells[square];
    const attacker = attackers[square] ?? 0;
    if (!man || attacker === 0 || sideOfMan(man) === side) continue;
    const value = worthOf(man.piece);
    // The king that was taken ends it: nobody takes back.
    const price = value >= 6000 || (defenders[square] ?? 0) === 0 ? 0 : attacker;
    if (value > price) threats.push({ square, gain: value - price });
  }
  return threats.toSorted((a, b) => b.gain - a.gain);
}
