/** English, for the screens of Stepwise. What the rules say comes from the package. */
import { squareName, type Cost, type Square } from '@rankfall/stepwise';
import {
  levelWords,
  sayBlocked,
  sayButton,
  sayCost,
  sayCounters,
  sayEvent,
  sayGate,
  sayOtherStart,
  sayPhrase,
  sayRefusal,
  sayResult,
  sayShare,
  sayStatus,
  sayStep,
  sayWarning,
} from '@rankfall/stepwise/words';
import { sayReason } from '@rankfall/kernel/words';
import type { Reason } from '@rankfall/kernel';
import type { InEveryLanguage } from '../../words/words.ts';
import { hint } from './hint-words.en.ts';
import { isBetter } from './progress.ts';
import { rules } from './rules-words.en.ts';
import type { TileFact } from './scene.ts';
import type { Pace } from './screen-options.ts';
import { tile } from './tile-words.en.ts';

const paces: Readonly<Record<Pace, string>> = { slow: '1×', usual: '2×', fast: '4×', instant: 'At once' };

const stars = (n: number): string => `${n} of 3 stars`;

/** 'door a, closed'; nothing for bare floor. */
function tileWords({ kind, channel, inverse, on, jammed, left, beats }: TileFact): string {
  const wire = channel === undefined ? '' : ` ${channel}`;
  const turned = inverse ? ', turned round' : '';
  const soon = beats === undefined ? '' : `, changes in ${beats}`;
  switch (kind) {
    case 'floor':
      return 'floor';
    case 'wall':
      return 'wall';
    case 'entrance':
      return 'entrance';
    case 'exit':
      return 'exit';
    case 'pit':
      return 'pit';
    case 'crumble':
      return (left ?? 1) > 1 ? `crumbling floor, holds ${left} times` : 'crumbling floor';
    case 'hold':
      return `plate${wire}, ${on ? 'pressed' : 'up'}`;
    case 'latch':
      return `latch${wire}, ${on ? 'on for good' : 'off'}`;
    case 'switch':
      return `switch${wire}, ${on ? 'on' : 'off'}`;
    case 'door':
      return `door${wire}${turned}, ${jammed ? 'jammed open' : on ? 'open' : 'closed'}${soon}`;
    case 'spikes':
      return `spikes${wire}${turned}, ${on ? 'out' : 'in'}${soon}`;
  }
}

const en = {
  title: 'Stepwise',
  rules,
  tile,
  intro: (id: string): string | undefined =>
    Object.hasOwn(levelWords, id) ? levelWords[id]?.intro : undefined,
  authored: (id: string): string | undefined =>
    Object.hasOwn(levelWords, id) ? levelWords[id]?.hint : undefined,
  sayShare,
  hint,
  reason: (reason: Reason): string => sayRefusal(reason) ?? sayReason(reason),
  phrase: sayPhrase,
  gate: sayGate,
  button: sayButton,
  blocked: sayBlocked,
  warning: sayWarning,
  counters: sayCounters,
  cost: sayCost,
  status: sayStatus,
  step: sayStep,
  event: sayEvent,
  otherStart: sayOtherStart,
  result: sayResult,
  square: {
    here: (square: Square, parts: readonly string[]): string => [squareName(square), ...parts].join(', '),
    tile: tileWords,
    stands: (name: string, status: string) => `${name}, ${status.toLowerCase()}`,
    crate: (weight: number) => `crate of ${weight} lb`,
    steps: (name: string, steps: readonly number[]) =>
      `${name}’s ${steps.length === 1 ? 'step' : 'steps'} ${steps.join(' and ')}`,
    ends: (name: string) => `${name}’s route ends here`,
    good: 'next step possible',
    doubtful: (phrase: string) => `doubtful: ${phrase}`,
  },
  play: {
    title: (level: string) => `Stepwise: ${level}`,
    best: (cost: string) => `Your best: ${cost}`,
    level: (id: string, title: string) => (/^\d+$/u.test(id) ? `${Number(id)}. ${title}` : title),
    board: 'Board',
    squad: 'Squad',
    choose: 'Tap a member of the squad to draw its route.',
    drawing: (name: string) => `Tap squares to draw ${name}’s route. Tap ${name} again when it is done.`,
    selected: (name: string, square: string) => `Drawing ${name}’s route from ${square}.`,
    ready: 'Everything is planned. Execute, or look ahead first.',
    forecastWins: 'Forecast: everybody gets out.',
    running: 'One step at a time, or run all.',
    blockedNext: 'Plan again from where they stand.',
    nextTurn: 'New turn',
    skill: 'Push a crate, or end the turn.',
    noPush: 'Nobody can push from here. End the turn to plan again.',
    lost: (why: string) => `${why} Undo is free: go back and try another way.`,
    done: 'Done',
    doneWith: (name: string, status: string) => `${name}: ${status}.`,
    clear: 'Clear',
    clearAll: 'Clear All',
    wait: 'Wait',
    focus: 'Focus',
    back: 'Back one',
    execute: 'Execute Free Moves',
    runAll: 'Run all',
    pauseRun: 'Pause',
    paused: 'Paused: somebody is blocked.',
    skip: 'Skip to skills',
    endTurn: 'End turn',
    pusher: (name: string) => `${name} pushes: choose a direction.`,
    whoPushes: 'More than one can push it: choose who, then the crate.',
    push: (name: string, way: string) => `${name} pushes ${way}`,
    pushCost: (cost: number, stamina: number) => `${cost} of ${stamina} stamina`,
    stamina: (stamina: number) => `stamina ${stamina}`,
    focused: 'focused',
    pad: 'Direction pad',
    padKinds: { walk: 'Walk', dash: 'Dash', leap: 'Leap' },
    move: (name: string) => moveWords[name] ?? name,
    padDoubt: (label: string, why: string) => `${label}, doubtful: ${why}`,
    scrub: 'Look ahead',
    scrubAt: (at: number, all: number) => (at === 0 ? `Now, ${all} steps ahead` : `Step ${at} of ${all}`),
    scrubShort: (at: number, all: number) => `${at}/${all}`,
    tapAgain: (phrase: string) => `${phrase}. Tap again to add it anyway.`,
    undo: 'Undo',
    redo: 'Redo',
    undone: 'Taken back.',
    redone: 'Played again.',
    restart: 'Restart the level',
    restarted: 'Back to the beginning. Redo brings it back.',
    hint: 'Hint',
    menu: 'Menu',
    map: 'All levels',
    rules: 'Rules',
    share: 'Share',
    soundOn: 'Sound is on',
    soundOff: 'Sound is off',
    allRoutes: 'Show all routes',
    carefulTaps: 'Careful taps: a doubtful square asks first',
    pauseOnBlock: 'Pause Run all when somebody is blocked',
    foresight: 'Foresight: ghosts, look ahead and doubtful squares',
    pace: 'Pace of Run all',
    paces,
    cursor: 'Cursor: walk with the arrows, Enter adds the square.',
    keys: 'In a level',
    keySelect: 'Draw the route of that member; after the run, push with it',
    keyWalk: 'A step of the route, or a push; otherwise walk the board',
    keyDiagonal: 'Diagonal steps, or the keypad',
    keyDash: 'With Shift: a dash',
    keyLeap: 'Cursor for leaps and far squares',
    keyWait: 'Wait a step',
    keyFocus: 'Focus a step',
    keyBack: 'Take the last step of the route back',
    keyDone: 'The route is done; without one, press the square',
    keyExecute: 'Execute one step, or end the turn; with Shift run all',
    keySkip: 'Skip to skills, where there are crates',
    keyClear: 'Clear all routes',
    keyScrub: 'Look one step less or more ahead',
    keyUndo: 'Undo',
    keyRedo: 'Redo',
    keyAsk: 'What is this square? With a finger, rest on it',
    keyHint: 'Hint',
    keyRestart: 'Restart the level',
  },
  won: {
    title: 'Everybody is out',
    stars,
    line: (cost: string, par: string | undefined) =>
      par === undefined ? `In ${cost}.` : `In ${cost}. Par is ${par}.`,
    best: (cost: Cost, before: Cost) =>
      isBetter(cost, before) ? `A new best: it was ${sayCost(before)}.` : `Your best: ${sayCost(before)}.`,
    why: [
      '',
      'Get out within par’s turns for the second star.',
      'Save a step or two for the third star.',
      'As short as it can be.',
    ] as readonly string[],
    shown: 'The solution was shown, so this counts one star.',
    next: (title: string) => `Next: ${title}`,
    again: 'Play it again',
    replay: 'Replay',
    share: 'Share',
    look: 'See the board',
    map: 'All levels',
  },
  map: {
    title: 'Stepwise',
    lead: 'Draw a route for everyone, look ahead, then move them all at once. The squad is out when everybody stands in the exit together.',
    play: (title: string) => `Play ${title}`,
    goOn: (title: string) => `Go on with ${title}`,
    rules: 'How to play',
    editor: 'Make a level',
    campaign: 'Campaign',
    more: 'Further levels',
    moreLine: 'The same mechanics, combined.',
    collected: (got: number, all: number) => `${got} of ${all} stars`,
    levelLabel: (number: string, title: string, note: string) => `${number}. ${title}, ${note}`,
    unsolved: 'not solved yet',
    best: (cost: string) => `best ${cost}`,
    par: (cost: string) => `Par ${cost}`,
    badLevel: 'This level cannot be played.',
    own: 'A level by link',
    playOwn: 'Play this level',
  },
  daily: {
    title: 'Puzzle of the day',
    line: (date: string) => `${date}, the same for everybody. Easy on Monday, hard on Sunday.`,
    streak: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} in a row.`,
    play: 'Play today’s puzzle',
    drawing: (drawn: number) => (drawn === 0 ? 'Drawing …' : `Drawing … ${drawn} looked at`),
    failed: 'This device could not draw that puzzle in time. Try again.',
    archive: 'Past puzzles',
    archiveLine: 'The last weeks. Only puzzles solved on their day count for days in a row.',
    drawingOf: (date: string, text: string) => `${date}: ${text}`,
    weekdays: [
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ] as readonly string[],
    dayLabel: (date: string, weekday: string, got: number | undefined) =>
      `${weekday} ${date}, ${got === undefined ? 'not solved' : stars(got)}`,
  },
  replay: {
    title: (level: string) => `Replay: ${level}`,
    at: (turn: number, text: string) => `Turn ${turn}: ${text}`,
    start: 'The start',
    endOfTurn: 'the turn is over',
    play: 'Play this level',
    keep: 'Keep it',
    kept: 'Kept in your history.',
  },
  share: {
    link: 'Link to this solution',
    linkHelp: 'Whoever opens it can watch it step by step and then try the level.',
    result: 'The result in words',
    resultHelp: 'Without the way: nothing is given away.',
    text: 'The way in words',
    record: 'The whole game as a file',
    recordHelp: 'With everything that was taken back; it can be imported again.',
  },
};

const moveWords: Readonly<Record<string, string>> = {
  n: 'Up',
  e: 'Right',
  s: 'Down',
  w: 'Left',
  ne: 'Up right',
  se: 'Down right',
  sw: 'Down left',
  nw: 'Up left',
  n2: 'Dash up',
  e2: 'Dash right',
  s2: 'Dash down',
  w2: 'Dash left',
  ne2: 'Dash up right',
  se2: 'Dash down right',
  sw2: 'Dash down left',
  nw2: 'Dash up left',
  nne: 'Leap up, right',
  ene: 'Leap right, up',
  ese: 'Leap right, down',
  sse: 'Leap down, right',
  ssw: 'Leap down, left',
  wsw: 'Leap left, down',
  wnw: 'Leap left, up',
  nnw: 'Leap up, left',
};

export type StepwiseWords = typeof en;
export const stepwiseWords: InEveryLanguage<StepwiseWords> = { en };
