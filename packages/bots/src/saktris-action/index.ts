/** The public list of the Action opponents, nothing else. */
export {
  actionBots,
  actionLevelNamed,
  actionLevels,
  pickAction,
  reactionOf,
  type ActionLevel,
} from './levels.ts';
export { actionLevelNames, type ActionLevelName } from './level-names.ts';
