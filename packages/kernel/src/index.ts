/** The public list of the kernel, nothing else. */
export * from './types.ts';
export { openState, timeless } from './open.ts';
export { NO_DRAWS, rollFrom, seedProblem, type CountedDice, type Dice, type Draws } from './dice.ts';
export { canonical, hashOf, hashOfText, isRecord, sameData } from './data.ts';
export {
  clockPresets,
  flagIn,
  pressClock,
  readClock,
  runClock,
  windClock,
  writeClock,
  type Clock,
  type ClockSettings,
} from './clock.ts';
export * from './settings.ts';
export { editSettings, formOf, settingsFromLink, settingsToLink, type FormField } from './settings-form.ts';
export { entriesOf, entriesSince, type Entry, type Log } from './log.ts';
export { layTable, type Ask, type Sitting, type Table, type TableDoes, type TableEvent } from './table.ts';
export {
  hears,
  isStopped,
  nextDue,
  reach,
  start,
  startFrom,
  type Charter,
  type Match,
  type Played,
  type Standing,
  type Start,
  type Started,
  type Step,
  type Told,
} from './match.ts';
export { pendingOf } from './play.ts';
export { tableOf } from './table-acts.ts';
export { choose, offersTo } from './choose.ts';
export { takeBack, type TakenBack } from './take-back.ts';
export {
  fold,
  foldOn,
  readRecord,
  recordOf,
  writeRecord,
  RECORD_VERSION,
  type Folded,
  type MatchRecord,
} from './record.ts';
export { lineOf, matchAtPly, matchAtTime, toldAtPly } from './replay.ts';
export { imagineMatch, lookAt, preview, toldTo, type Look, type OpenCharter, type Preview } from './look.ts';
export {
  chooseJournaled,
  latestOf,
  reachJournaled,
  recover,
  type Journaled,
  type JournalRow,
  type Message,
} from './journal.ts';
export { gameOf, newest, type Catalogue } from './catalogue.ts';
export { linkOf, openLink } from './link.ts';
export * from './phases.ts';
export * from './effects.ts';
