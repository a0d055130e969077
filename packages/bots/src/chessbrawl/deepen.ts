/** Looks one ply deeper, and deeper, until the budget is used up; after every move of the first ply it says what is best so far. */
import type { Move } from '@rankfall/chessbrawl';
import { FALL, type Fighter, type Search } from './search.ts';

export interface Finding {
  readonly move: Move;
  readonly score: number;
  /** Plies looked at in full. */
  readonly depth: number;
  readonly nodes: number;
}

export function* deepen(
  search: Search,
  side: Fighter,
  limits: { readonly depth: number; readonly nodes: number },
): Generator<Finding, Finding, void> {
  let order = search.roots(side);
  const [first = 0] = order;
  let finding: Finding = { move: first, score: 0, depth: 0, nodes: 0 };
  if (order.length < 2) return finding;
  const begun = search.nodes;
  search.allow(limits.nodes);
  for (let depth = 1; depth <= limits.depth; depth++) {
    let best = -FALL - 1;
    let move = finding.move;
    for (const one of order) {
      const isFirst = best < -FALL;
      let value = search.after(
        one,
        side,
        depth - 1,
        isFirst ? -FALL - 1 : best,
        isFirst ? FALL + 1 : best + 1,
      );
      if (!isFirst && value > best && !search.isSpent)
        value = search.after(one, side, depth - 1, best, FALL + 1);
      if (search.isSpent) return { ...finding, move, nodes: search.nodes - begun };
      if (value > best) {
        best = value;
        move = one;
      }
      // The best of the ply before is tried first, so a better one found on the way is better indeed.
      yield { ...finding, move, nodes: search.nodes - begun };
    }
    finding = { move, score: best, depth, nodes: search.nodes - begun };
    if (Math.abs(best) > FALL - depth - 1) return finding;
    const settled = move;
    order = [settled, ...order.filter((one) => one !== settled)];
  }
  return finding;
}
