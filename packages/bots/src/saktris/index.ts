/** The public list of the Saktris opponents, nothing else. */
export { Balance } from './balance.ts';
export { deepen, type Finding, type Limits } from './deepen.ts';
export { evaluate } from './evaluate.ts';
export { clearSight, type Sight } from './eye.ts';
export { saktrisScale } from './scale.ts';
export { Search } from './search.ts';
export { MATE, Table, WINNING } from './table.ts';
export { levelNames, type LevelName } from './level-names.ts';
export { analyst, botOf, levels, saktrisLevels, type Level } from './levels.ts';
