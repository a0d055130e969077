/** The public list of the Saktris opponents, nothing else. */
export { deepen, type Finding, type Limits } from './deepen.ts';
export { evaluate } from './evaluate.ts';
export { clearSight, Search, type Sight } from './search.ts';
export { MATE, Table, WINNING } from './table.ts';
export { analyst, botOf, levelNames, levels, saktrisLevels, type Level, type LevelName } from './levels.ts';
