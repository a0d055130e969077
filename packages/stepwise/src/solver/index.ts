/** The public list of the solver, nothing else. It thinks, so the site runs it in a worker. */
export {
  MOST_STATES,
  solve,
  solving,
  unpack,
  type Progress,
  type SolveWish,
  type Stats,
  type Verdict,
} from './solve.ts';
export { hinting, strengths, type Hint, type NextMove, type Strength } from './hint.ts';
export { PlainSearch, type PlainVerdict } from './plain.ts';
