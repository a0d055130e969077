/** The public list of the Saktris opponents, nothing else. */
export { deepen, type Finding, type Limits } from './deepen.ts';
export { MATE, saktrisScale, WINNING } from './scale.ts';
export { Search } from './search.ts';
export { clearSight, type Sight } from './sight.ts';
export { levelNames, type LevelName } from './level-names.ts';
export { analyst, botOf, levels, saktrisLevels, type Level } from './levels.ts';
