/** The public list of Stepwise, nothing else. */
export * from './types.ts';
export { stepwise } from './game.ts';
export {
  forPlay,
  levelFileOf,
  stepwiseSettings,
  type BadLevel,
  type StepwiseSettings,
  type StepwiseTerms,
} from './settings.ts';
export { isCorner, isRing, parseSquare, SIZE, SQUARES, squareAt, squareName, xOf, yOf } from './squares.ts';
export {
  entryName,
  entryNamed,
  middleOf,
  moveBetween,
  moves,
  movesOf,
  readPath,
  tailOf,
  targetOf,
  writePath,
  type Move,
} from './moves.ts';
export { boardOf, type Board, type Sink } from './board.ts';
export { strengthOf, worldOf, type World } from './world.ts';
export { resolve, solidAt, type Intents } from './resolve.ts';
export { endTurn, firstState, gate, intentsOf, lastTurn, step, type Gate, type GateReason } from './run.ts';
export {
  addEntry,
  clearAll,
  clearPath,
  impossible,
  planCodes,
  removeEntry,
  setPath,
  whyNever,
  type PlanCode,
  type PlanRefusal,
} from './plan.ts';
export { focusBonus, LEAST_STRENGTH, planPush, push, pushCost } from './skills.ts';
export {
  forecast,
  runAll,
  shade,
  warningsOf,
  type Frame,
  type Hazard,
  type Shade,
  type Warning,
} from './forecast.ts';
export { entryId } from './options.ts';
export {
  planTurn,
  playOn,
  playTurns,
  readSkill,
  writePaths,
  type PlayedTurns,
  type TurnRefusal,
} from './turns.ts';
export { LONGEST_LEVEL, readLevel, USUAL_WEIGHT, usualOf, type ReadLevel } from './level-read.ts';
export {
  levelProblems,
  levelWarnings,
  type LevelProblem,
  type LevelProblemCode,
  type LevelWarning,
} from './level-problem.ts';
export { parseLevelText, readLevelText, type ParsedLevel } from './level-parse.ts';
export { writePlain } from './level-plain.ts';
export { levelHash, levelJson, writeLevel } from './level-write.ts';
export { isLevelText, levelText } from './level-text.ts';
export { levelWarningsOf } from './level-warn.ts';
export { campaign, further, levelNamed, shipped, shippedNames } from './levels.ts';
export { starsOf } from './stars.ts';
