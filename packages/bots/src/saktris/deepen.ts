/**
 * Looks one ply deeper, and deeper, until told otherwise. It yields every five hundred positions, a fraction of a millisecond, with the
 * best that it has found so far.
 */
import { MATE, WINNING } from './scale.ts';
import type { Search } from './search.ts';

/** Positions between two yields. */
const SLICE = 500;
const INFINITE = MATE + 1;
/** How far the score is expected to stay from that of the ply before. */
const WINDOW = 28;

export interface Finding {
  readonly move: number;
  /** For the side to move, in hundredths of a pawn; beyond WINNING a forced end. */
  readonly score: number;
  /** Plies searched in full. */
  readonly depth: number;
  readonly nodes: number;
  /** What is expected to be played, the move first. */
  readonly line: readonly number[];
}

export interface Limits {
  readonly depth: number;
  readonly nodes: number;
}

/** Searches the position that the search has entered. */
export function* deepen(
  search: Search,
  roots: Int32Array,
  limits: Limits,
): Generator<Finding, Finding, void> {
  const first = roots[0] ?? 0;
  let finding: Finding = { move: first, score: 0, depth: 0, nodes: 0, line: [first] };
  search.begin(roots);
  const start = search.nodes;
  for (let depth = 1; depth <= limits.depth; depth++) {
    finding = yield* searched(search, depth, finding, start, limits.nodes);
    if (search.nodes - start >= limits.nodes) return finding;
    yield finding;
    // A forced end as near as it has been searched will not get any nearer.
    if (Math.abs(finding.score) > WINNING && MATE - Math.abs(finding.score) <= depth) return finding;
  }
  return finding;
}

/** A search under way tries the best move of the ply before first, so a move it has settled on is at least as good. */
function better(search: Search, finding: Finding, start: number): Finding {
  const nodes = search.nodes - start;
  const { found } = search;
  return found === 0 ? { ...finding, nodes } : { ...finding, nodes, move: found, line: search.line() };
}

/** One depth to its end, or to the last node allowed: first in a narrow window around the last score, then wider. */
function* searched(
  search: Search,
  depth: number,
  before: Finding,
  start: number,
  nodes: number,
): Generator<Finding, Finding, void> {
  let finding = before;
  let wide = depth < 4 || Math.abs(finding.score) > WINNING ? INFINITE : WINDOW;
  for (;;) {
    const alpha = Math.max(-INFINITE, finding.score - wide);
    const beta = Math.min(INFINITE, finding.score + wide);
    search.open(depth, alpha, beta);
    while (!search.run(Math.min(search.nodes + SLICE, start + nodes))) {
      finding = better(search, finding, start);
      if (search.nodes - start >= nodes) return finding;
      yield finding;
    }
    const { value } = search;
    if (value > alpha && value < beta)
      return { move: search.found, score: value, depth, nodes: search.nodes - start, line: search.line() };
    // The truth lies outside the window: from there, look three times as wide.
    finding = { ...better(search, finding, start), score: value };
    wide = wide > 400 ? INFINITE : wide * 3;
  }
}
