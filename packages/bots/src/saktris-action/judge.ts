/**
 * How good the board is for a side that has just moved. Both sides run against the clock: whoever acts next takes what hangs.
 * So a threat counts as much as it is likely to be carried out first, and that follows from both cooldowns and the usual delays.
 */
import { isPawn, sideOfMan, type ActionState, type Cells } from '@rankfall/saktris/action';
import { attacksOn, threatsBy, worthOf, type Attacks } from './attacks.ts';

/** What a level looks at. */
export interface Sight {
  /** Sees what the other side could take next. */
  readonly safety: boolean;
  /** Weighs who acts first, and so makes threats of its own. */
  readonly race: boolean;
  /** Looks at where pieces are about to land. */
  readonly arrivals: boolean;
}

export interface Reaction {
  readonly min: number;
  readonly max: number;
}

const LOST = 1_000_000;

export function judge(state: ActionState, side: 0 | 1, at: number, sight: Sight, reaction: Reaction): number {
  if (state.over) return state.over.winner === undefined ? 0 : state.over.winner === side ? LOST : -LOST;
  const other = side === 0 ? 1 : 0;
  let score = balance(state.cells, side);
  if (!sight.safety) return score;
  const attacks = attacksOn(state.cells);
  const against = threatsBy(state.cells, attacks, other);
  const isFirst = sight.race ? chanceOther(state, side, at, reaction) : 1;
  const [worst, second] = against;
  score -= (worst?.gain ?? 0) * (0.15 + 0.8 * isFirst) + (second?.gain ?? 0) * 0.15;
  if (sight.race) {
    const [best, next] = threatsBy(state.cells, attacks, side);
    score += (best?.gain ?? 0) * (0.06 + 0.75 * (1 - isFirst)) + (next?.gain ?? 0) * 0.06;
  }
  // Without it two careful players would guard their pieces for ever.
  score += hunt(state.cells, attacks, side);
  return sight.arrivals ? score + landings(state, attacks, side, at) : score;
}

/** Material, and pieces that stand well: toward the centre, pawns forward but never over the edge. */
function balance(cells: Cells, side: 0 | 1): number {
  let score = 0;
  for (let square = 0; square < 64; square++) {
    const man = cells[square];
    if (!man) continue;
    const owner = sideOfMan(man);
    const file = square & 7;
    const row = owner === 0 ? square >> 3 : 7 - (square >> 3);
    const centre = 3.5 - Math.abs(file - 3.5) + (3.5 - Math.abs(row - 3.5));
    const place = isPawn(man)
      ? Math.min(row, 5) * 4
      : man.piece.toUpperCase() === 'K'
        ? -row * 12
        : centre * 4;
    const value = (man.piece.toUpperCase() === 'K' ? 0 : worthOf(man.piece)) + place;
    score += owner === side ? value : -value;
  }
  return score;
}

/** Squares around a king that the other side attacks. */
function hunt(cells: Cells, { count }: Attacks, side: 0 | 1): number {
  let score = 0;
  for (let square = 0; square < 64; square++) {
    const piece = cells[square]?.piece;
    if (piece !== 'k' && piece !== 'K') continue;
    const isOurs = (piece === 'K') === (side === 0);
    const hunters = count[isOurs ? (side === 0 ? 1 : 0) : side];
    let near = 0;
    for (const step of [-9, -8, -7, -1, 1, 7, 8, 9]) {
      const to = square + step;
      const isNear = to >= 0 && to < 64 && Math.abs((to & 7) - (square & 7)) <= 1;
      if (isNear) near += Math.min(2, hunters[to] ?? 0);
    }
    score += (isOurs ? -9 : 9) * near;
  }
  return score;
}

/** A piece that is about to land where it is attacked is as good as threatened, the nearer in time the more. */
function landings(state: ActionState, { least, count }: Attacks, side: 0 | 1, at: number): number {
  let score = 0;
  for (const slot of state.slots) {
    if (!slot.target) continue;
    const enemy = slot.side === 0 ? 1 : 0;
    const { square, piece } = slot.target;
    const attacker = least[enemy][square] ?? 0;
    if (attacker === 0) continue;
    const value = worthOf(piece);
    const isDefended = value < 6000 && (least[slot.side][square] ?? 0) > 0;
    const gain = Math.max(0, value - (isDefended ? attacker : 0));
    const soon = Math.max(0, 1 - (slot.at - at) / 6000);
    const weight = value >= 6000 ? 0.25 + 0.05 * (count[enemy][square] ?? 0) : 0.3;
    score += (slot.side === side ? -gain : gain) * weight * soon;
  }
  return score;
}

/** How likely the other side is to act before this one, which has just moved and must cool down. */
function chanceOther({ readyAt }: ActionState, side: 0 | 1, at: number, { min, max }: Reaction): number {
  const other = side === 0 ? 1 : 0;
  const lead = readyAt[side] - Math.max(at, readyAt[other]);
  const spread = Math.max(1, max - min);
  // Both draw a delay from the same range, so the difference is spread like a triangle.
  const x = Math.min(1, Math.max(-1, lead / spread));
  return x >= 0 ? 1 - (1 - x) ** 2 / 2 : (1 + x) ** 2 / 2;
}
